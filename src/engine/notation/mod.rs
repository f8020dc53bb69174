//! Positions and moves as text.

mod fen;
mod read_san;
mod san;
mod uci;

pub use fen::{Fen, FenError, FenField};
pub use read_san::{SanError, read_san};
pub use san::{basic_san, san};
pub use uci::{UciError, read_uci};
