//! A game with its cards: what may be done, what happens, and what happened.

mod advance;
mod command;
mod event;
mod history;
mod outcome;
mod record;
mod start;
mod state;

pub use command::{Command, CommandError};
pub use event::Event;
pub use outcome::{EndReason, Outcome};
pub use record::{GameRecord, RecordError};
pub use start::{Start, StartError};
pub use state::{Game, Phase, Ply, PlyAction};
