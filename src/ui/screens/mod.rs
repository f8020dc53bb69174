//! The screens.

mod game;
mod home;
mod lesson;
mod lessons;
mod rules;
mod seats;
mod settings;
mod setup;

pub(super) use game::game_screen;
pub(super) use home::home;
pub(super) use lesson::lesson_screen;
pub(super) use lessons::lessons;
pub(super) use rules::rules;
pub(super) use settings::settings;
pub(super) use setup::setup;
