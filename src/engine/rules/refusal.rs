//! Why a move can't be made, with the facts a sentence or an arrow needs.

use super::super::chess::{Bitboard, Color, Role, RoleSet, Square};
use super::lost_turn::Stuck;

/// Why the piece on one square may not go to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Nothing stands on the square.
    EmptySquare {
        /// The empty square.
        square: Square,
    },
    /// The piece belongs to the other side.
    NotYours {
        /// Where it stands.
        square: Square,
        /// Whose it is.
        owner: Color,
    },
    /// The card moves another type.
    WrongType {
        /// The types the card moves.
        card: RoleSet,
        /// The type that was tried.
        role: Role,
    },
    /// The card is a Same-type card and neither discard pile shows a piece (rule S5).
    NothingToRepeat,
    /// The piece can't go anywhere; another one of the card's type can.
    Stuck(Stuck),
    /// One of the player's own pieces stands where the move would end (rule B4).
    OwnThere {
        /// The square.
        square: Square,
        /// What stands there.
        role: Role,
    },
    /// A piece stands in the way; only the knight jumps (rules B2, B4).
    Blocked {
        /// The first square that is in the way.
        by: Square,
        /// What stands there.
        blocker: Role,
    },
    /// This is not how the piece moves (rules B1, B2).
    Shape {
        /// What the piece is.
        role: Role,
    },
    /// A pawn can't take straight ahead (rule B3).
    PawnStraightBlocked {
        /// The square ahead that is taken.
        by: Square,
    },
    /// A pawn goes diagonally only to take (rule B3).
    PawnDiagonalEmpty {
        /// The empty square.
        square: Square,
    },
    /// A pawn never goes back or sideways (rule B3).
    PawnBack,
    /// Two squares only from the pawn's own second rank (rule B3).
    PawnTwo,
    /// Taking in passing is possible only right after the pawn's two steps (rules A8, C6).
    EnPassantLate,
    /// A pawn on the last rank must become a queen, rook, bishop or knight (rules A9, C4).
    PromotionMissing,
    /// Only a pawn on the last rank becomes something else.
    NoPromotion,
    /// Castling, en passant and promotion come with the Advanced game (rule B6).
    NotInThisLevel,
    /// The king stands in check from here, and the move doesn't help (rules A2, C2).
    StillInCheck {
        /// The attacker.
        by: Square,
        /// What it is.
        attacker: Role,
    },
    /// The piece guards its king from the attacker on its line (rules A2, C2).
    Pinned {
        /// The attacker.
        by: Square,
        /// What is pinned.
        role: Role,
    },
    /// The king would step where this piece attacks him (rules A2, C2).
    KingAttacked {
        /// The attacker.
        by: Square,
        /// What it is.
        attacker: Role,
    },
    /// Kings never stand side by side (rule A2).
    KingsTouch,
    /// The king or the rook has moved before (rules A7, C5).
    CastlingMoved,
    /// No rook stands in the corner (rules A7, C5).
    CastlingNoRook,
    /// A piece stands between king and rook (rules A7, C5).
    CastlingBetween {
        /// Where it stands.
        by: Square,
    },
    /// No castling while the king is in check (rules A7, C5).
    CastlingInCheck {
        /// The attacker.
        by: Square,
    },
    /// The king would pass over or land on an attacked square (rules A7, C5).
    CastlingAttacked {
        /// The attacked square.
        square: Square,
        /// The attacker.
        by: Square,
    },
    /// Another piece was touched and must be moved, or taken (rule C12).
    TouchMove {
        /// The touched piece.
        square: Square,
    },
}

impl Refusal {
    /// The code that names the refusal in the page and to embedding sites.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::EmptySquare { .. } => "emptySquare",
            Self::NotYours { .. } => "notYours",
            Self::WrongType { .. } => "wrongType",
            Self::NothingToRepeat => "noReference",
            Self::Stuck(_) => "stuck",
            Self::OwnThere { .. } => "ownThere",
            Self::Blocked { .. } => "blocked",
            Self::Shape { .. } => "shape",
            Self::PawnStraightBlocked { .. } => "pawnStraightBlocked",
            Self::PawnDiagonalEmpty { .. } => "pawnDiagEmpty",
            Self::PawnBack => "pawnBack",
            Self::PawnTwo => "pawnTwo",
            Self::EnPassantLate => "epLate",
            Self::PromotionMissing => "promotionMissing",
            Self::NoPromotion => "noPromotion",
            Self::NotInThisLevel => "notInThisLevel",
            Self::StillInCheck { .. } => "leavesCheck",
            Self::Pinned { .. } => "pinned",
            Self::KingAttacked { .. } => "kingAttack",
            Self::KingsTouch => "kingsTouch",
            Self::CastlingMoved => "castleMoved",
            Self::CastlingNoRook => "castleNoRook",
            Self::CastlingBetween { .. } => "castleBetween",
            Self::CastlingInCheck { .. } => "castleCheck",
            Self::CastlingAttacked { .. } => "castleThrough",
            Self::TouchMove { .. } => "touchMove",
        }
    }

    /// The squares of the pieces that stop the move: in the way, or attacking.
    #[must_use]
    pub const fn in_the_way(&self) -> Bitboard {
        match *self {
            Self::OwnThere { square, .. } | Self::TouchMove { square } => Bitboard::of(square),
            Self::Blocked { by, .. }
            | Self::PawnStraightBlocked { by }
            | Self::StillInCheck { by, .. }
            | Self::Pinned { by, .. }
            | Self::KingAttacked { by, .. }
            | Self::CastlingBetween { by }
            | Self::CastlingInCheck { by }
            | Self::CastlingAttacked { by, .. } => Bitboard::of(by),
            Self::Stuck(Stuck { cause, .. }) => cause.by(),
            Self::EmptySquare { .. }
            | Self::NotYours { .. }
            | Self::WrongType { .. }
            | Self::NothingToRepeat
            | Self::Shape { .. }
            | Self::PawnDiagonalEmpty { .. }
            | Self::PawnBack
            | Self::PawnTwo
            | Self::EnPassantLate
            | Self::PromotionMissing
            | Self::NoPromotion
            | Self::NotInThisLevel
            | Self::KingsTouch
            | Self::CastlingMoved
            | Self::CastlingNoRook => Bitboard::EMPTY,
        }
    }
}
