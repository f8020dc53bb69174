//! What was asked for when a game began.

use serde::{Deserialize, Serialize};

use crate::engine::{
    ByColor, Fen, Game, HouseRules, Level, LinkError, Start, StartError, read_link,
};

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
    /// The game a link brought with it, as its letters. It is opened instead of a new one.
    #[serde(default)]
    pub game: Option<String>,
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
            game: None,
            locked: false,
        }
    }

    /// What the letters of a game in a link ask for: that game, and in a rematch another from the
    /// same position by the same rules.
    ///
    /// # Errors
    /// The letters are no game.
    pub(super) fn from_link(letters: &str) -> Result<Self, LinkError> {
        let game = read_link(letters)?;
        let start = game.start();
        let usual_position = *start.position() == start.rules().position();
        Ok(Self {
            house: *start.house_rules(),
            fen: (!usual_position).then(|| Fen(start.position().to_setup()).to_string()),
            game: Some(letters.to_owned()),
            ..Self::plain(start.level())
        })
    }

    /// The game that was asked for: the link's, or a new one.
    ///
    /// # Errors
    /// The position, the cards or the house rules that were asked for can't be used.
    pub(super) fn open(&self, chance: u64) -> Result<Game, StartError> {
        match self.game.as_deref().map(read_link) {
            Some(Ok(game)) => Ok(game),
            Some(Err(_)) | None => self.start(chance).map(Game::new),
        }
    }

    /// The start of a new game; `chance` decides the shuffles unless a seed was asked for.
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
