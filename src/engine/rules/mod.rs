//! The rules of the levels: the tables, and why something can't be done.

mod level;
mod lost_turn;
mod refusal;
mod tables;

pub use level::{Level, Ruleset};
pub(in crate::engine) use lost_turn::lost_turn;
pub use lost_turn::{LostTurn, Stuck};
pub use refusal::{Refusal, why_not, why_not_from};
pub(in crate::engine) use tables::QUIET_TURNS_BEFORE_DRAW_IS_SUGGESTED;
