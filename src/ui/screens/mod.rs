//! The screens.

mod gallery;
mod gallery_samples;
mod game;
mod games;
mod home;
mod lesson;
mod lessons;
mod placing;
mod review;
mod rules;
mod seats;
mod settings;
mod setup;

pub(super) use gallery::gallery;
pub(super) use game::game_screen;
pub(super) use games::games;
pub(super) use home::home;
pub(super) use lesson::lesson_screen;
pub(super) use lessons::lessons;
pub(super) use placing::placing_screen;
pub(super) use review::review;
pub(super) use rules::rules;
pub(super) use settings::settings;
pub(super) use setup::setup;
