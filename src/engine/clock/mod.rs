//! Clocks (rules K): how much time there is, how it runs, and what a fallen flag means.
//!
//! Nothing here reads a clock: the time comes with each call.

mod flag;
mod millis;
mod parse;
mod state;
mod time_control;

pub use flag::{FlagFallen, FlagVerdict, flag_verdict};
pub use millis::Millis;
pub use state::{Clock, ClockSnapshot, ParseSnapshotError};
pub use time_control::{PerMove, SideTime, TimeControl, TimeControlError};
