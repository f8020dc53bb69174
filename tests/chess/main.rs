//! Chess without cards: moves, positions and notation, against rules, known bugs and corpora.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::cast_possible_truncation,
    reason = "a test stops at the first surprise"
)]

#[path = "../shared/corpora.rs"]
mod corpora;
mod differential;
mod draws;
mod fen;
mod keys;
mod known_bugs;
mod perft;
mod rules;
mod san;
mod support;
