//! Chess à la Carte: a card-driven way to come to chess.
//!
//! `engine` is the referee, `app` is what the screen means, `i18n` the words; with the feature
//! `web` also `platform`, the door to the browser, and `ui`, the components.

pub mod app;
pub mod engine;
pub mod i18n;
#[cfg(feature = "web")]
#[cfg_attr(
    not(feature = "csr"),
    allow(
        dead_code,
        unused_imports,
        reason = "part of it only serves `ui::mount`"
    )
)]
mod platform;
#[cfg(feature = "web")]
pub mod ui;
