//! The levels.

/// A step on the way to chess.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// One card is turned over each turn and says which type moves (rules L1).
    One,
    /// Three cards in hand, one more is drawn, one is played (rules L2).
    Two,
    /// As Level 2 with five cards in hand.
    Three,
    /// Level 3 with check, castling, en passant and promotion (rules A).
    Advanced,
    /// Chess without cards (rules C).
    Standard,
}

impl Level {
    /// All levels, the easiest first.
    pub const ALL: [Self; 5] = [
        Self::One,
        Self::Two,
        Self::Three,
        Self::Advanced,
        Self::Standard,
    ];

    /// The level's name in links and files.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::One => "1",
            Self::Two => "2",
            Self::Three => "3",
            Self::Advanced => "advanced",
            Self::Standard => "standard",
        }
    }

    /// The level a key names.
    #[must_use]
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.key() == key)
    }
}
