//! Chess without cards: squares, pieces, positions and how pieces move.

mod attacks;
mod basic;
mod bitboard;
mod board;
mod castling;
mod guard;
mod legal;
mod magic;
mod move_list;
mod movegen;
mod moves;
mod perft;
mod play;
mod position;
mod repetition;
mod setup;
mod setup_check;
mod square;
mod types;
mod zobrist;

pub(in crate::engine) use attacks::neighbours;
pub use attacks::{attacks, between, line};
pub(in crate::engine) use basic::forward;
pub use bitboard::{Bitboard, Squares};
pub use board::Board;
pub use castling::{CastlingRights, CastlingSide};
pub use move_list::MoveList;
pub use moves::{Move, ParseMoveError};
pub use perft::perft;
pub use play::IllegalMove;
pub use position::Position;
pub use repetition::Repetitions;
pub use setup::{Setup, SetupError, SetupErrors, Strictness};
pub use square::{File, ParseSquareError, Rank, Square};
pub use types::{ByColor, Color, Piece, Role, RoleSet};
pub use zobrist::Zobrist;
