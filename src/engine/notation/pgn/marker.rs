//! How a game file says who won.

use std::fmt;

use super::text;

/// The result as a game file tells it: in its tag `Result` and in the marker that ends the moves.
///
/// ```
/// use chess_a_la_carte::engine::PgnResult;
/// assert_eq!(PgnResult::Draw.to_string(), "1/2-1/2");
/// assert_eq!(PgnResult::from_text("½–½"), Some(PgnResult::Draw));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum PgnResult {
    /// `1-0`
    WhiteWins,
    /// `0-1`
    BlackWins,
    /// `1/2-1/2`
    Draw,
    /// `*`: still played, given up, or not known.
    #[default]
    Unfinished,
}

impl PgnResult {
    /// Reads a result; dashes of all kinds, `½` and colons are understood too.
    #[must_use]
    pub fn from_text(text: &str) -> Option<Self> {
        match text::plain(text.trim()).replace(':', "-").as_str() {
            "1-0" => Some(Self::WhiteWins),
            "0-1" => Some(Self::BlackWins),
            "1/2-1/2" | "1/2" => Some(Self::Draw),
            "*" => Some(Self::Unfinished),
            _ => None,
        }
    }
}

impl fmt::Display for PgnResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::WhiteWins => "1-0",
            Self::BlackWins => "0-1",
            Self::Draw => "1/2-1/2",
            Self::Unfinished => "*",
        })
    }
}
