//! The state of the app: what actions do, what links and stored games become, what is said.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test stops at the first surprise"
)]

mod across;
mod backup;
mod clocks;
mod hands;
mod history;
mod importing;
mod keys;
mod links;
mod placing;
mod review;
mod saving;
mod setup;
mod sounds;
mod strips;
mod support;
mod table;
mod views;
mod words;
