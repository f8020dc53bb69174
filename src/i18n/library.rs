//! What is said of games that are over.

use super::texts::ByRole;

/// What is said of games that are over.
#[derive(Clone, Copy, Debug)]
pub struct LibraryTexts {
    pub review: &'static str,
    pub first: &'static str,
    pub previous: &'static str,
    pub next: &'static str,
    pub last: &'static str,
    /// What the slider chooses.
    pub turn: &'static str,
    /// Where the slider stands, of how many.
    pub turn_of: fn(usize, usize) -> String,
    pub start: &'static str,
    pub moments: &'static str,
    pub no_moments: &'static str,
    /// The mover, the square of the king.
    pub king_missed: fn(&str, &str) -> String,
    /// The mover, the square it goes to.
    pub mate_missed: fn(&str, &str) -> String,
    /// The mover, what it could take, the square.
    pub piece_missed: fn(&str, &str, &str) -> String,
    /// The name of the card, who drew it.
    pub lucky: fn(&str, &str) -> String,
    /// Who drew which card into the hand.
    pub drew: fn(&str, &str) -> String,
    /// The letters of the pieces in written moves.
    pub letters: ByRole<&'static str>,

    pub games: &'static str,
    pub no_games: &'static str,
    /// The names of White and Black.
    pub versus: fn(&str, &str) -> String,
    pub import: &'static str,
    pub import_hint: &'static str,
    pub erase: &'static str,
    pub erase_all: &'static str,
    pub erase_all_question: &'static str,
    pub keep: &'static str,
    pub share: &'static str,
    pub share_position: &'static str,
    pub share_game: &'static str,
    pub share_warning: &'static str,
    pub link: &'static str,
    pub copy: &'static str,
    pub copied: &'static str,
    pub not_copied: &'static str,
    pub send: &'static str,
    pub qr: &'static str,
    pub no_qr: &'static str,
    pub export_pgn: &'static str,
    pub export_save: &'static str,
    pub history_damaged: &'static str,
    pub import_too_long: &'static str,
    pub import_unknown: &'static str,
    pub import_damaged: &'static str,
    pub import_other_version: &'static str,
    pub import_everything: &'static str,
    pub import_running_left: &'static str,
    pub import_more_games: &'static str,
    pub import_earlier: &'static str,
    /// Line and column.
    pub place: fn(usize, usize) -> String,
    /// How many turns were opened all the same.
    pub kept: fn(usize) -> String,
    pub fault_move: &'static str,
    pub fault_after_the_end: &'static str,
    pub fault_unclosed: &'static str,
    pub fault_unexpected: &'static str,
    pub fault_position: &'static str,
    pub fault_rules: &'static str,
    pub fault_tags: &'static str,
    pub fault_too_many: &'static str,
    /// The number of the turn.
    pub fault_turn: fn(usize) -> String,
}
