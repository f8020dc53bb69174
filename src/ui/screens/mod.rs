//! The screens.

mod game;
mod games;
mod home;
mod review;
mod rules;

pub(super) use game::game_screen;
pub(super) use games::games;
pub(super) use home::home;
pub(super) use review::review;
pub(super) use rules::rules;
