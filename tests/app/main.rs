//! The state of the app: what actions do, what links and stored games become, what is said.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test stops at the first surprise"
)]

mod clocks;
mod hands;
mod links;
mod saving;
mod setup;
mod sounds;
mod support;
mod table;
mod views;
mod words;
