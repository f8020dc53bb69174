//! The tutorial: its demonstrations are legal, its answers right, its words there.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test stops at the first surprise"
)]

mod answers;
mod demos;
mod runs;
mod words;
