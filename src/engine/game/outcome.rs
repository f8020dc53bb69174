//! Who won, and how a game ended.

use super::super::chess::Color;

/// Who won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// This side won.
    Win(Color),
    /// Nobody won.
    Draw,
}

impl Outcome {
    /// The winner, if there is one.
    #[must_use]
    pub const fn winner(self) -> Option<Color> {
        match self {
            Self::Win(color) => Some(color),
            Self::Draw => None,
        }
    }
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EndReason {
    /// A king was taken (rule B7).
    KingTaken,
    /// A side gave up.
    Resigned,
    /// Both sides agreed to a draw.
    DrawAgreed,
}

impl EndReason {
    /// The reason's name in the page and to embedding sites.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::KingTaken => "kingTaken",
            Self::Resigned => "resigned",
            Self::DrawAgreed => "drawAgreed",
        }
    }
}
