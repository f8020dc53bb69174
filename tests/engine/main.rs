//! The referee, rule by rule. Test names begin with the rule's id.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::wildcard_enum_match_arm,
    reason = "a test stops at the first surprise"
)]

mod advanced;
mod any_commands;
mod basic_moves;
mod clocks;
mod draw_and_resign;
mod flags;
mod hands;
mod house_rules;
mod interplay_advanced;
mod interplay_cards;
mod interplay_standard;
mod links;
mod looking_back;
mod lost_turns;
mod matches;
mod material;
mod odds;
mod random_games;
mod records;
mod refusals;
mod same_type;
mod saves;
mod standard;
mod support;
mod taking_back;
mod timed;
mod truest_reasons;
mod turns;
mod wild;
