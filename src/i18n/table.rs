//! What is said at the table, beside what to do and what happened.

/// What is said at the table, beside what to do and what happened.
#[derive(Clone, Copy, Debug)]
pub struct TableTexts {
    /// To look at the own cards, said to `who`, whose hand is covered.
    pub look: fn(&str) -> String,
    /// With touch-move: the player's own piece, or the other's, on the square was touched.
    pub touched_own: fn(&str, &str) -> String,
    pub touched_other: fn(&str, &str) -> String,
    /// To tap the piece that is put straight ("j'adoube").
    pub adjust: fn(&str) -> String,
    /// The button that opens the own hand: held for a moment, or tapped.
    pub peek: &'static str,
    /// The same in a word.
    pub peek_short: &'static str,
    /// The button that covers the own hand again.
    pub cover: &'static str,
    /// The same in a word.
    pub cover_short: &'static str,
    /// What a player has taken, and the list of it.
    pub taken: fn(&str) -> String,
    /// A piece's name and how many there are of it.
    pub several: fn(&str, usize) -> String,
    /// By how many points a side is ahead.
    pub ahead: fn(u16) -> String,
    /// The heading of a player's points in the match.
    pub match_points: &'static str,
    /// Whose turn it is, beside the name.
    pub to_move: &'static str,
    /// The buttons of one player.
    pub controls_of: fn(&str) -> String,
    /// Covers the whole screen, or gives it back.
    pub full_screen: &'static str,
}
