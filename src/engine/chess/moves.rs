//! A move, written as UCI writes it.

use std::fmt;
use std::str::FromStr;

use super::square::Square;
use super::types::Role;

/// One piece going from one square to another. Castling is the king's two-square move.
///
/// ```
/// use chess_a_la_carte::engine::Move;
/// let step: Move = "e2e4".parse().unwrap();
/// assert_eq!(step.to_string(), "e2e4");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    /// The square the piece leaves.
    pub from: Square,
    /// The square it arrives on.
    pub to: Square,
    /// What a pawn becomes on the last rank; `None` for every other move.
    pub promotion: Option<Role>,
}

impl Move {
    /// A move without promotion.
    #[must_use]
    pub const fn new(from: Square, to: Square) -> Self {
        Self {
            from,
            to,
            promotion: None,
        }
    }

    /// Whether the move goes two files along a rank: no king but a castling one does.
    pub(in crate::engine) const fn is_two_files_wide(self) -> bool {
        self.from.index().abs_diff(self.to.index()) == 2
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from, self.to)?;
        match self.promotion {
            Some(role) => write!(f, "{}", role.letter().to_ascii_lowercase()),
            None => Ok(()),
        }
    }
}

/// The text is not a move such as `e2e4` or `e7e8q`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseMoveError;

impl fmt::Display for ParseMoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a move such as e2e4 or e7e8q")
    }
}

impl std::error::Error for ParseMoveError {}

impl FromStr for Move {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Self, ParseMoveError> {
        let square = |range| {
            text.get(range)
                .and_then(|part: &str| part.parse::<Square>().ok())
        };
        let (Some(from), Some(to)) = (square(0..2), square(2..4)) else {
            return Err(ParseMoveError);
        };
        let promotion = match text.get(4..) {
            None | Some("") => None,
            Some("n") => Some(Role::Knight),
            Some("b") => Some(Role::Bishop),
            Some("r") => Some(Role::Rook),
            Some("q") => Some(Role::Queen),
            Some(_) => return Err(ParseMoveError),
        };
        Ok(Self {
            from,
            to,
            promotion,
        })
    }
}
