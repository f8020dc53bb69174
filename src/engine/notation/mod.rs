//! Positions and moves as text.

mod fen;
mod pgn;
mod read_san;
mod san;
mod uci;

pub use fen::{Fen, FenError, FenField};
pub use pgn::{
    MAX_PGN_BYTES, MAX_PGN_DEPTH, MAX_PGN_GAMES, MAX_PGN_PLIES, MAX_PGN_TAGS, MAX_PGN_WARNINGS,
    Pgn, PgnFault, PgnFaultCode, PgnLine, PgnMove, PgnPlies, PgnPly, PgnReader, PgnReading,
    PgnResult, PgnShape, PgnTagError, PgnTags, read_pgn,
};
pub use read_san::{SanError, read_basic_san, read_san};
pub use san::{basic_san, san};
pub use uci::{UciError, read_uci};
