//! A position as somebody wrote it down, before it is checked.

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

/// Why a [`Setup`] can't be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// The side has more than one king.
    TooManyKings(Color),
    /// The side has no king: nobody could ever take it.
    NoKing(Color),
    /// The side has more than sixteen pieces.
    TooManyPieces(Color),
    /// The side has more than eight pawns.
    TooManyPawns(Color),
    /// A pawn stands on its own first rank, where no pawn can come.
    PawnOnFirstRank(Square),
}
