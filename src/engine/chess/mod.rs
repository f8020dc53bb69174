//! Chess without cards: squares, pieces, positions and how pieces move.

mod attacks;
mod basic;
mod bitboard;
mod board;
mod castling;
mod moves;
mod position;
mod setup;
mod square;
mod types;

pub(in crate::engine) use attacks::neighbours;
pub use attacks::{attacks, between};
pub(in crate::engine) use basic::forward;
pub use bitboard::{Bitboard, Squares};
pub use board::Board;
pub use castling::{CastlingRights, CastlingSide};
pub use moves::{Move, ParseMoveError};
pub use position::Position;
pub use setup::{Setup, SetupError};
pub use square::{File, ParseSquareError, Rank, Square};
pub use types::{ByColor, Color, Piece, Role, RoleSet};
