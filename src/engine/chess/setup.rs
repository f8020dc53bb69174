//! A position as somebody wrote it down, before it is checked.

use std::fmt;

use super::board::Board;
use super::castling::CastlingRights;
use super::square::Square;
use super::types::Color;

/// An unchecked position: whatever a FEN or an editor says.
/// [`Position::new`](super::position::Position::new) checks it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The pieces.
    pub board: Board,
    /// Who moves next.
    pub turn: Color,
    /// The castlings the text grants.
    pub castling: CastlingRights,
    /// The square behind a pawn that just moved two squares.
    pub en_passant: Option<Square>,
    /// Moves since the last capture or pawn move, both sides counted.
    pub halfmoves: u16,
    /// The number of the move, 1 at the start, one more after each move of Black.
    pub fullmoves: u16,
}

impl Default for Setup {
    fn default() -> Self {
        Self {
            board: Board::default(),
            turn: Color::White,
            castling: CastlingRights::NONE,
            en_passant: None,
            halfmoves: 0,
            fullmoves: 1,
        }
    }
}

/// By which game's rules a [`Setup`] must be possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Strictness {
    /// Levels 1 to 3 and lessons: there is no check, and a king may be missing.
    Basic,
    /// Advanced: as chess, but a lost turn may leave a king in check (rule A4).
    Advanced,
    /// Standard: whatever no chess game could reach is refused, as far as one look can tell.
    Chess,
}

/// One reason why a [`Setup`] can't be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// The side has no king: nobody could ever take it.
    NoKing(Color),
    /// The side has more than one king.
    TooManyKings(Color),
    /// The side has more than sixteen pieces.
    TooManyPieces(Color),
    /// The side has more than eight pawns.
    TooManyPawns(Color),
    /// A pawn stands on its own first rank, where no pawn can come.
    PawnOnFirstRank(Square),
    /// A pawn stands on the last rank, where it would have been promoted.
    PawnOnLastRank(Square),
    /// More pieces than the side began with, and too many pawns left for them to be promoted ones.
    TooManyPromoted(Color),
    /// The side may castle, but king or rook isn't at home.
    NoCastling(Color),
    /// The kings stand side by side.
    KingsTouch,
    /// The side that just moved stands in check.
    OppositeCheck,
    /// Both kings stand in check.
    BothInCheck,
    /// Three or more pieces give check.
    TooManyCheckers,
    /// No last move can have given these checks at once.
    ImpossibleCheck,
    /// No pawn can just have passed over the en-passant square.
    NoEnPassant,
}

impl SetupError {
    /// All reasons but those that name a square, the weightiest first.
    const ALL: [Self; 18] = [
        Self::NoKing(Color::White),
        Self::NoKing(Color::Black),
        Self::TooManyKings(Color::White),
        Self::TooManyKings(Color::Black),
        Self::TooManyPieces(Color::White),
        Self::TooManyPieces(Color::Black),
        Self::TooManyPawns(Color::White),
        Self::TooManyPawns(Color::Black),
        Self::TooManyPromoted(Color::White),
        Self::TooManyPromoted(Color::Black),
        Self::NoCastling(Color::White),
        Self::NoCastling(Color::Black),
        Self::KingsTouch,
        Self::OppositeCheck,
        Self::BothInCheck,
        Self::TooManyCheckers,
        Self::ImpossibleCheck,
        Self::NoEnPassant,
    ];

    /// The reason's place in a set of 64: those above, then sixteen squares twice.
    fn bit(self) -> u64 {
        match self {
            Self::PawnOnFirstRank(square) => edge_bit(square) << 32,
            Self::PawnOnLastRank(square) => edge_bit(square) << 48,
            Self::NoKing(_)
            | Self::TooManyKings(_)
            | Self::TooManyPieces(_)
            | Self::TooManyPawns(_)
            | Self::TooManyPromoted(_)
            | Self::NoCastling(_)
            | Self::KingsTouch
            | Self::OppositeCheck
            | Self::BothInCheck
            | Self::TooManyCheckers
            | Self::ImpossibleCheck
            | Self::NoEnPassant => Self::ALL
                .into_iter()
                .position(|error| error == self)
                .map_or(0, |index| 1 << index),
        }
    }
}

/// The place of a square of rank 1 or 8 in a set of 16; nothing for the squares between.
const fn edge_bit(square: Square) -> u64 {
    match square.rank().index() {
        0 => 1 << square.file().index(),
        7 => 1 << (8 + square.file().index()),
        _ => 0,
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoKing(color) => write!(f, "{color:?} has no king"),
            Self::TooManyKings(color) => write!(f, "{color:?} has more than one king"),
            Self::TooManyPieces(color) => write!(f, "{color:?} has more than 16 pieces"),
            Self::TooManyPawns(color) => write!(f, "{color:?} has more than 8 pawns"),
            Self::PawnOnFirstRank(square) | Self::PawnOnLastRank(square) => {
                write!(f, "no pawn can stand on {square}")
            }
            Self::TooManyPromoted(color) => {
                write!(f, "{color:?} has too many pieces for the pawns it has left")
            }
            Self::NoCastling(color) => {
                write!(f, "{color:?} may castle without king and rook at home")
            }
            Self::KingsTouch => f.write_str("the kings stand side by side"),
            Self::OppositeCheck => f.write_str("the side that just moved is in check"),
            Self::BothInCheck => f.write_str("both kings are in check"),
            Self::TooManyCheckers => f.write_str("more than two pieces give check"),
            Self::ImpossibleCheck => f.write_str("no move can have given this check"),
            Self::NoEnPassant => f.write_str("no pawn just passed over the en-passant square"),
        }
    }
}

/// Every reason why a [`Setup`] can't be played.
///
/// ```
/// use chess_a_la_carte::engine::{Color, Fen, Position, SetupError, Strictness};
/// let Fen(setup) = "K6K/8/8/8/8/8/8/P7 w".parse().unwrap();
/// let errors = Position::new(&setup, Strictness::Chess).unwrap_err();
/// assert!(errors.contains(SetupError::NoKing(Color::Black)));
/// assert_eq!(
///     errors.to_string(),
///     "Black has no king; White has more than one king; no pawn can stand on a1"
/// );
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SetupErrors(u64);

impl SetupErrors {
    /// No reason: the setup can be played.
    pub(super) const NONE: Self = Self(0);

    /// These reasons and one more.
    #[must_use]
    pub(super) fn with(self, error: SetupError) -> Self {
        Self(self.0 | error.bit())
    }

    /// Whether there is no reason.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether `error` is one of the reasons.
    #[must_use]
    pub fn contains(self, error: SetupError) -> bool {
        self.0 & error.bit() != 0
    }

    /// The reasons, the weightiest first.
    pub fn iter(self) -> impl Iterator<Item = SetupError> {
        let on_squares = Square::all().flat_map(|square| {
            [
                SetupError::PawnOnFirstRank(square),
                SetupError::PawnOnLastRank(square),
            ]
        });
        SetupError::ALL
            .into_iter()
            .chain(on_squares)
            .filter(move |&error| self.contains(error))
    }
}

impl FromIterator<SetupError> for SetupErrors {
    fn from_iter<I: IntoIterator<Item = SetupError>>(errors: I) -> Self {
        errors.into_iter().fold(Self::NONE, Self::with)
    }
}

impl fmt::Display for SetupErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, error) in self.iter().enumerate() {
            write!(f, "{}{error}", if index == 0 { "" } else { "; " })?;
        }
        Ok(())
    }
}

impl std::error::Error for SetupErrors {}
