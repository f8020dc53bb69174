//! A game with its cards: what may be done, what happens, and what happened.

mod advance;
mod cards;
mod command;
mod endings;
mod event;
mod history;
mod moves;
mod outcome;
mod pgn;
mod ply;
mod record;
mod start;
mod state;
mod timed;
mod view;

pub use command::{Command, CommandError};
pub use event::Event;
pub use outcome::{EndReason, Outcome};
pub use pgn::PgnGameError;
pub use ply::{Moved, Ply, PlyAction, Special};
pub use record::{GameRecord, RecordError};
pub use start::{Start, StartError, Timing};
pub use state::{Game, Phase};
pub use timed::TimedGame;
pub use view::{GameView, Seat};
