//! What each language has to say in the settings and before a game.

use super::texts::Texts;
use crate::app::{HouseRule, Switch};

/// A choice and one sentence that explains it.
pub type Explained = (&'static str, &'static str);

/// The words of the settings. Names of values stand in the order of the values.
#[derive(Clone, Copy, Debug)]
pub struct SettingsTexts {
    pub title: &'static str,
    pub theme: &'static str,
    pub themes: [&'static str; 3],
    pub board: &'static str,
    pub boards: [&'static str; 3],
    pub pieces: &'static str,
    pub piece_styles: [&'static str; 2],
    pub coordinates: &'static str,
    pub coordinate_places: [&'static str; 3],
    pub help: &'static str,
    pub helps: [&'static str; 3],
    pub seating: &'static str,
    pub seatings: [Explained; 3],
    pub text: &'static str,
    pub text_sizes: [&'static str; 3],
    pub reading: &'static str,
    pub playing: &'static str,
    pub sound: &'static str,
    /// The heading of what follows.
    pub device: &'static str,
    pub device_hint: &'static str,
    pub install: &'static str,
    pub save_everything: &'static str,
    pub erase_everything: &'static str,
    pub erase_everything_question: &'static str,
    pub keep_everything: &'static str,
    pub elsewhere: &'static str,
    pub play_here: &'static str,
    pub licences: &'static str,
    /// The switches, in their order.
    pub switches: [Explained; 11],
}

/// The words of the screen where a game is chosen.
#[derive(Clone, Copy, Debug)]
pub struct SetupTexts {
    pub title: &'static str,
    pub more: &'static str,
    pub who_has_white: &'static str,
    pub by_lot: &'static str,
    pub clock: &'static str,
    pub no_clock: &'static str,
    pub per_move: &'static str,
    /// So many minutes, and so many seconds more a move.
    pub increment: fn(u16, u16) -> String,
    pub own_time: &'static str,
    pub minutes: &'static str,
    pub seconds: &'static str,
    pub time_limits: &'static str,
    pub timeout_loses: Explained,
    pub house: &'static str,
    pub other_levels: &'static str,
    /// The house rules, in their order.
    pub house_rules: [Explained; 8],
    pub hand_size: Explained,
    pub own_deck: Explained,
    pub deck_total: fn(usize) -> String,
    pub bad_deck: fn(usize) -> String,
    pub fewer: fn(&str) -> String,
    pub more_of: fn(&str) -> String,
    pub match_goes_on: &'static str,
    /// Two names and what each has won.
    pub score: fn(&str, &str, &str, &str) -> String,
    pub new_match: &'static str,
}

/// The words of guided setup.
#[derive(Clone, Copy, Debug)]
pub struct PlacingTexts {
    pub title: &'static str,
    pub other_side: &'static str,
    pub turn_over: &'static str,
    pub take: &'static str,
    pub put: fn(&str) -> String,
    /// A piece and how many of it are left.
    pub left: fn(&str, u32) -> String,
    pub all: &'static str,
    pub full: &'static str,
    pub not_yours: fn(&str) -> String,
    /// The board shows where "a knight" starts.
    pub look: fn(&str) -> String,
    /// Where pawn, knight, bishop, rook, queen and king start.
    pub homes: [&'static str; 6],
    /// The piece that a square shows, read aloud.
    pub printed: fn(&str) -> String,
}

/// What is read aloud when a letter is pressed on the board.
#[derive(Clone, Copy, Debug)]
pub struct ReadTexts {
    pub moves: fn(&str, &str) -> String,
    pub no_moves: fn(&str) -> String,
}

impl Texts {
    /// The name of a switch, and what it does.
    #[must_use]
    pub fn switch(&self, switch: Switch) -> Explained {
        let words = self.settings.switches.get(switch as usize);
        words.copied().unwrap_or_default()
    }

    /// The name of a house rule, and what it says.
    #[must_use]
    pub fn house_rule(&self, rule: HouseRule) -> Explained {
        let words = self.setup.house_rules.get(rule as usize);
        words.copied().unwrap_or_default()
    }
}
