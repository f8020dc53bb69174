//! Small parts that every screen uses.

mod button;
mod dialog;
mod header;
mod icon;
mod notices;

pub(super) use button::{Button, Weight};
pub(super) use dialog::Dialog;
pub(super) use header::header;
pub(super) use icon::icon;
pub(super) use notices::notices;
