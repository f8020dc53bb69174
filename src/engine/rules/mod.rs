//! The rules of the levels: the tables, what a card allows, and why something can't be done.

mod house;
mod level;
mod lost_turn;
mod moves;
mod refusal;
mod ruleset;
mod tables;
mod why_not;
mod why_not_king;

pub use house::{HouseRules, HouseRulesError};
pub use level::Level;
pub(in crate::engine) use lost_turn::lost_turn;
pub use lost_turn::{LostTurn, Stuck, StuckCause};
pub use refusal::Refusal;
pub use ruleset::Ruleset;
pub(in crate::engine) use tables::{
    HALFMOVES_BEFORE_DRAW, IDENTICAL_CARDS_TO_CHANGE_HAND, OCCURRENCES_BEFORE_DRAW,
    QUIET_TURNS_BEFORE_DRAW_IS_SUGGESTED, SHUTTLE_TURNS,
};
