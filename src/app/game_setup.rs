//! What was asked for when a game began.

use serde::{Deserialize, Serialize};

use crate::engine::{Level, Start, StartError};

/// What was asked for when a game began, by the home screen or by a link.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameSetup {
    /// The level.
    pub level: Level,
    /// Another position than the level's own.
    pub fen: Option<String>,
    /// A deck in an explicit order.
    pub deck: Option<String>,
    /// The number that decides the shuffles.
    pub seed: Option<u64>,
    /// Whether a teacher's link locked the game: no taking back, no other level.
    pub locked: bool,
}

impl GameSetup {
    /// The level as it is, shuffled by chance.
    #[must_use]
    pub const fn plain(level: Level) -> Self {
        Self {
            level,
            fen: None,
            deck: None,
            seed: None,
            locked: false,
        }
    }

    /// The start of a game; `chance` decides the shuffles unless a seed was asked for.
    ///
    /// # Errors
    /// The position or the deck that was asked for is none.
    pub fn start(&self, chance: u64) -> Result<Start, StartError> {
        let mut start = Start::new(self.level, self.seed.unwrap_or(chance));
        if let Some(fen) = &self.fen {
            start = start.with_fen(fen)?;
        }
        if let Some(deck) = &self.deck {
            start = start.with_deck(deck)?;
        }
        Ok(start)
    }
}
