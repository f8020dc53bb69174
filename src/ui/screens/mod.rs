//! The screens.

mod game;
mod home;
mod rules;

pub(super) use game::GameScreen;
pub(super) use home::Home;
pub(super) use rules::Rules;
