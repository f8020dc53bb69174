//! Game files: what is read, what is refused, and that what is written is the standard's.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test stops at the first surprise"
)]

mod any_bytes;
mod cards;
mod collections;
#[path = "../shared/corpora.rs"]
mod corpora;
mod draws;
mod export;
mod faults;
mod from_issues;
mod known_bugs;
mod limits;
mod model;
mod parser_verdicts;
mod round_trip;
mod support;
