//! What a game file says about a game besides its moves.

use super::text;

/// The tags that every exported game has, in the order of the standard. The seventh, `Result`, is
/// the game's own [`result`](super::Pgn::result).
pub(super) const ROSTER: [(&str, &str); 6] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
];

/// The tags that other parts of a game tell.
pub(super) const TOLD_ELSEWHERE: [&str; 5] = ["Result", "SetUp", "FEN", "Variant", "Level"];

/// The tags of a game, in the order of the standard: `Event Site Date Round White Black`, then all
/// others by name. What nobody knows (`?`, `????.??.??`) is no tag.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PgnTags(Vec<(String, String)>);

impl PgnTags {
    /// The value of the tag of that name; upper and lower case differ.
    ///
    /// ```
    /// use chess_a_la_carte::engine::read_pgn;
    /// let reading = read_pgn(b"[White \"Anna\"] [Black \"?\"] 1. e4 *").next().unwrap();
    /// assert_eq!(reading.pgn.tags().get("White"), Some("Anna"));
    /// assert_eq!(reading.pgn.tags().get("Black"), None);
    /// ```
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&str> {
        let place = self.place(name).ok()?;
        self.0.get(place).map(|(_, value)| value.as_str())
    }

    /// All names and values, in order.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0
            .iter()
            .map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// Sets a tag, or removes it if the value says that nobody knows.
    pub(super) fn set(&mut self, name: &str, value: &str) {
        let value = text::printable(value);
        let known = ROSTER
            .iter()
            .all(|&(tag, unknown)| tag != name || unknown != value);
        match (self.place(name), known) {
            (Ok(place), true) => {
                if let Some((_, old)) = self.0.get_mut(place) {
                    *old = value;
                }
            }
            (Ok(place), false) => {
                self.0.remove(place);
            }
            (Err(place), true) => self.0.insert(place, (name.to_owned(), value)),
            (Err(_), false) => {}
        }
    }

    fn place(&self, name: &str) -> Result<usize, usize> {
        self.0
            .binary_search_by(|(other, _)| order(other).cmp(&order(name)))
    }
}

/// By what tags are sorted: the roster first.
fn order(name: &str) -> (usize, &str) {
    let place = ROSTER.iter().position(|&(tag, _)| tag == name);
    (place.unwrap_or(ROSTER.len()), name)
}

/// Whether the standard allows the name: letters, digits and underscores.
pub(super) fn is_name(name: &str) -> bool {
    !name.is_empty()
        && name
            .bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
}

/// The name as the standard spells it, if only upper and lower case are wrong.
pub(super) fn canonical_name(name: &str) -> &str {
    ROSTER
        .iter()
        .map(|&(tag, _)| tag)
        .chain(TOLD_ELSEWHERE)
        .find(|tag| tag.eq_ignore_ascii_case(name))
        .unwrap_or(name)
}
