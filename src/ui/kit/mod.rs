//! Small parts that every screen uses.

mod button;
mod choice;
mod dialog;
mod header;
mod icon;
mod notices;
mod speaker;

pub(super) use button::{Button, Weight, press};
pub(super) use choice::{Offer, offers, radios, stepper, switch, toggle};
pub(super) use dialog::Dialog;
pub(super) use header::header;
pub(super) use icon::icon;
pub(super) use notices::notices;
pub(super) use speaker::speaker;
