//! What was asked for when a game began.

use serde::{Deserialize, Serialize};

use crate::engine::{
    ByColor, Fen, HouseRules, Level, LinkError, Millis, Start, StartError, TimeControl, TimedGame,
    Timing, read_link,
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
    /// The clock.
    #[serde(default)]
    pub clock: TimeControl,
    /// Whether a fallen flag loses also where it would annul the game (rule K3).
    #[serde(default)]
    pub timeout_loses: bool,
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
            clock: TimeControl::Unlimited,
            timeout_loses: false,
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
            clock: start.timing().control,
            timeout_loses: start.timing().timeout_loses,
            fen: (!usual_position).then(|| Fen(start.position().to_setup()).to_string()),
            game: Some(letters.to_owned()),
            ..Self::plain(start.level())
        })
    }

    /// The game that was asked for: the link's, or a new one.
    ///
    /// # Errors
    /// The position, the cards or the house rules that were asked for can't be used.
    pub(super) fn open(&self, chance: u64, now: Millis) -> Result<TimedGame, StartError> {
        match self.game.as_deref().map(read_link) {
            Some(Ok(game)) => Ok(TimedGame::with_full_clock(game, now)),
            Some(Err(_)) | None => self.start(chance).map(TimedGame::new),
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
        let start = start.with_cards(self.deck.as_deref(), hands)?;
        Ok(start.with_timing(Timing {
            control: self.clock,
            timeout_loses: self.timeout_loses,
        }))
    }
}
