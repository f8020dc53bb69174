//! Moves as chess engines write them: `e2e4`, `e7e8q`, castling as `e1g1`.

use std::fmt;

use super::super::chess::{File, Move, Piece, Position, Role, Square};

/// Why a text is no legal move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UciError {
    /// The text is not two squares and perhaps a promotion.
    NotUci,
    /// The move is not legal.
    Illegal(Move),
}

impl fmt::Display for UciError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotUci => f.write_str("not a move such as e2e4 or e7e8q"),
            Self::Illegal(mv) => write!(f, "{mv} is not legal here"),
        }
    }
}

impl std::error::Error for UciError {}

/// Reads a legal move as UCI writes it. Castling may also be told as the king going onto its own
/// rook; the answer is always the king's two squares. [`Move`] writes itself as UCI.
///
/// ```
/// use chess_a_la_carte::engine::{Fen, Position, Strictness, read_uci};
/// let Fen(setup) = "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1".parse().unwrap();
/// let position = Position::new(&setup, Strictness::Chess).unwrap();
/// assert_eq!(read_uci(&position, "e1a1").unwrap().to_string(), "e1c1");
/// assert!(read_uci(&position, "0000").is_err());
/// ```
///
/// # Errors
/// The text is no move, or the move is not legal.
pub fn read_uci(position: &Position, text: &str) -> Result<Move, UciError> {
    let mv: Move = text.parse().map_err(|_| UciError::NotUci)?;
    let mv = two_squares_for_castling(position, mv);
    if position.is_legal(mv) {
        Ok(mv)
    } else {
        Err(UciError::Illegal(mv))
    }
}

fn two_squares_for_castling(position: &Position, mv: Move) -> Move {
    let own = |role| {
        Some(Piece {
            color: position.turn(),
            role,
        })
    };
    let board = position.board();
    if board.piece_at(mv.from) != own(Role::King) || board.piece_at(mv.to) != own(Role::Rook) {
        return mv;
    }
    let file = if mv.to > mv.from { File::G } else { File::C };
    Move {
        to: Square::new(file, mv.from.rank()),
        ..mv
    }
}
