//! What was asked for when a game began.

use serde::{Deserialize, Serialize};

use crate::engine::{ByColor, HouseRules, Level, Start, StartError};

/// The levels that the table can play.
pub const PLAYABLE: [Level; 5] = Level::ALL;

/// What was asked for when a game began, by the home screen or by a link.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameSetup {
    /// The level.
    pub level: Level,
    /// Another position than the level's own.
    pub fen: Option<String>,
    /// A deck in an explicit order.
    pub deck: Option<String>,
    /// Hands in an explicit order, White's and Black's.
    #[serde(default)]
    pub hands: Option<ByColor<String>>,
    /// The house rules.
    #[serde(default)]
    pub house: HouseRules,
    /// The number that decides the shuffles.
    pub seed: Option<u64>,
    /// Whether a teacher's link locked the game: no taking back, no other level.
    pub locked: bool,
}

impl GameSetup {
    /// The level as it is, shuffled by chance.
    #[must_use]
    pub fn plain(level: Level) -> Self {
        Self {
            level,
            fen: None,
            deck: None,
            hands: None,
            house: HouseRules::default(),
            seed: None,
            locked: false,
        }
    }

    /// The start of a game; `chance` decides the shuffles unless a seed was asked for.
    ///
    /// # Errors
    /// The position, the cards or the house rules that were asked for can't be used.
    pub fn start(&self, chance: u64) -> Result<Start, StartError> {
        let seed = self.seed.unwrap_or(chance);
        let mut start = Start::with_house_rules(self.level, self.house, seed)?;
        if let Some(fen) = &self.fen {
            start = start.with_fen(fen)?;
        }
        let hands = self.hands.as_ref().map(|hands| ByColor {
            white: &*hands.white,
            black: &*hands.black,
        });
        start.with_cards(self.deck.as_deref(), hands)
    }
}
