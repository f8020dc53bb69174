//! Positions and moves as text.

mod fen;
mod san;

pub use fen::{Fen, FenError, FenField};
pub use san::basic_san;
