//! Who won, and how a game ended.

use super::super::chess::Color;

/// Who won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// This side won.
    Win(Color),
    /// Nobody won.
    Draw,
    /// The game does not count (rule K3).
    Annulled,
}

impl Outcome {
    /// The outcome's name in the page and where games are kept.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Win(Color::White) => "white",
            Self::Win(Color::Black) => "black",
            Self::Draw => "draw",
            Self::Annulled => "annulled",
        }
    }

    /// The outcome with this name.
    #[must_use]
    pub fn from_key(key: &str) -> Option<Self> {
        let all = [
            Self::Win(Color::White),
            Self::Win(Color::Black),
            Self::Draw,
            Self::Annulled,
        ];
        all.into_iter().find(|outcome| outcome.key() == key)
    }

    /// The winner, if there is one.
    #[must_use]
    pub const fn winner(self) -> Option<Color> {
        match self {
            Self::Win(color) => Some(color),
            Self::Draw | Self::Annulled => None,
        }
    }
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EndReason {
    /// A king was taken (rules B7, A4).
    KingTaken,
    /// The king is in check and no move helps (rules A5, C3).
    Checkmate,
    /// The king is in check and no card of the hand answers it (switch H6).
    HandMate,
    /// No check and no legal move (rules A6, C7).
    Stalemate,
    /// Neither side can mate any more (rule C7).
    InsufficientMaterial,
    /// The same position for the third time (rules C8, A10).
    Repetition,
    /// Fifty moves of each side without a capture or a pawn move (rules C8, A10).
    FiftyMoves,
    /// Both sides went back and forth for three turns each (rule C9).
    Shuttle,
    /// A side's time was up (rules K2, K3).
    TimeOut,
    /// A side's time was up, and its opponent has only a king (rule K2).
    TimeOutBareKing,
    /// A side gave up (rules B7, C11).
    Resigned,
    /// Both sides agreed to a draw (rules B7, C10).
    DrawAgreed,
}

impl EndReason {
    /// All reasons.
    pub const ALL: [Self; 12] = [
        Self::KingTaken,
        Self::Checkmate,
        Self::HandMate,
        Self::Stalemate,
        Self::InsufficientMaterial,
        Self::Repetition,
        Self::FiftyMoves,
        Self::Shuttle,
        Self::TimeOut,
        Self::TimeOutBareKing,
        Self::Resigned,
        Self::DrawAgreed,
    ];

    /// The reason with this name.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|reason| reason.code() == code)
    }

    /// The reason's name in the page and to embedding sites.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::KingTaken => "kingTaken",
            Self::Checkmate => "checkmate",
            Self::HandMate => "handMate",
            Self::Stalemate => "stalemate",
            Self::InsufficientMaterial => "insufficientMaterial",
            Self::Repetition => "repetition",
            Self::FiftyMoves => "fiftyMoves",
            Self::Shuttle => "shuttle",
            Self::TimeOut => "timeOut",
            Self::TimeOutBareKing => "timeOutBareKing",
            Self::Resigned => "resigned",
            Self::DrawAgreed => "drawAgreed",
        }
    }
}
