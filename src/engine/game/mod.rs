//! A game with its cards: what may be done, what happens, and what happened.

mod advance;
mod cards;
mod command;
mod command_text;
mod endings;
mod event;
mod history;
mod link;
mod moves;
mod outcome;
mod pgn;
mod ply;
mod save;
mod start;
mod state;
mod timed;
mod view;

pub use command::{Command, CommandError};
pub use command_text::ParseCommandError;
pub use event::Event;
pub use link::{LinkError, MAX_LINK_LETTERS, read_link, write_link};
pub use outcome::{EndReason, Outcome};
pub use pgn::PgnGameError;
pub use ply::{Moved, Ply, PlyAction, Special};
pub use save::{
    Fields, GameRecord, MAX_COMMANDS, MAX_SAVE_BYTES, RecordError, SaveError, read_game, seal,
    unseal, write_game,
};
pub use start::{Start, StartError, Timing};
pub use state::{Game, Phase};
pub use timed::TimedGame;
pub use view::{GameView, Seat};
