//! The screens.

mod game;
mod home;
mod rules;

pub(super) use game::game_screen;
pub(super) use home::home;
pub(super) use rules::rules;
