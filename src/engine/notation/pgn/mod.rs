//! Portable Game Notation: games as text, with tags, comments and variations. Written by the
//! standard of 1994, read generously.
//!
//! A file is cut into words (`token`), a game's tags come first (`head`), then its moves (`body`);
//! `law` is the one place that knows which rules a move must follow.

mod body;
mod command;
mod fault;
mod game;
mod glyph;
mod head;
mod law;
mod line;
mod log;
mod marker;
mod read;
mod tag_pair;
mod tags;
mod text;
mod token;
mod write;

pub use body::{MAX_PGN_DEPTH, MAX_PGN_PLIES};
pub use command::PgnShape;
pub use fault::{PgnFault, PgnFaultCode};
pub use game::{Pgn, PgnTagError};
pub use head::MAX_PGN_TAGS;
pub use line::{PgnLine, PgnMove, PgnPlies, PgnPly};
pub use log::MAX_PGN_WARNINGS;
pub use marker::PgnResult;
pub use read::{MAX_PGN_BYTES, MAX_PGN_GAMES, PgnReader, PgnReading, read_pgn};
pub use tags::PgnTags;
