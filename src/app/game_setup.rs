//! What was asked for when a game began.

use crate::engine::{
    ByColor, Fen, HouseRules, Level, LinkError, Millis, Start, StartError, TimeControl, TimedGame,
    Timing, read_link,
};

/// What was asked for when a game began, by the home screen or by a link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameSetup {
    /// The level.
    pub level: Level,
    /// Another position than the level's own.
    pub fen: Option<String>,
    /// A deck in an explicit order.
    pub deck: Option<String>,
    /// Hands in an explicit order, White's and Black's.
    pub hands: Option<ByColor<String>>,
    /// The house rules.
    pub house: HouseRules,
    /// The clock.
    pub clock: TimeControl,
    /// Whether a fallen flag loses also where it would annul the game (rule K3).
    pub timeout_loses: bool,
    /// The number that decides the shuffles.
    pub seed: Option<u64>,
    /// The game a link brought with it, as its letters. It is opened instead of a new one.
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
        Ok(Self {
            game: Some(letters.to_owned()),
            ..Self::of(read_link(letters)?.start())
        })
    }

    /// What asks for another game like one that began so: the same position and rules.
    pub(super) fn of(start: &Start) -> Self {
        let usual_position = *start.position() == start.rules().position();
        Self {
            house: *start.house_rules(),
            clock: start.timing().control,
            timeout_loses: start.timing().timeout_loses,
            fen: (!usual_position).then(|| Fen(start.position().to_setup()).to_string()),
            ..Self::plain(start.level())
        }
    }

    /// The setup as the fragment of a link that asks for it, without its `#`.
    #[must_use]
    pub fn to_fragment(&self) -> String {
        let mut fragment = format!("level={}", self.level.key());
        let mut add = |key: &str, value: &str| {
            fragment.push('&');
            fragment += key;
            fragment.push('=');
            percent_encode(value, &mut fragment);
        };
        if let Some(fen) = &self.fen {
            add("fen", fen);
        }
        if let Some(deck) = &self.deck {
            add("deck", deck);
        }
        if let Some(ByColor { white, black }) = &self.hands {
            add("hands", &[white, ",", black].concat());
        }
        if self.house != HouseRules::default() {
            add("house", &self.house.to_string());
        }
        if self.clock != TimeControl::Unlimited {
            add("clock", &self.clock.to_string());
        }
        if self.timeout_loses {
            add("timeout", "loses");
        }
        if let Some(seed) = self.seed {
            add("seed", &seed.to_string());
        }
        if self.locked {
            add("lock", "1");
        }
        if let Some(game) = &self.game {
            // Its letters are none that an address changes.
            fragment += "&game=";
            fragment += game;
        }
        fragment
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

/// Adds a value of a fragment: letters and digits as they are, a space as `_`, the rest in hex.
fn percent_encode(value: &str, fragment: &mut String) {
    for byte in value.bytes() {
        match byte {
            b' ' => fragment.push('_'),
            b'-' | b'/' | b',' | b':' => fragment.push(char::from(byte)),
            _ if byte.is_ascii_alphanumeric() => fragment.push(char::from(byte)),
            _ => {
                fragment.push('%');
                for digit in [byte / 16, byte % 16] {
                    let digit = char::from_digit(digit.into(), 16).unwrap_or('0');
                    fragment.push(digit.to_ascii_uppercase());
                }
            }
        }
    }
}
