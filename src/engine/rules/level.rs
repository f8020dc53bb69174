//! The levels and what each is made of.

use serde::{Deserialize, Serialize};

use super::super::cards::DeckList;
use super::super::chess::{Position, Strictness};
use super::super::notation::Fen;
use super::tables::{DECK, LEARNING_SIDE};

/// A step on the way to chess.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Level {
    /// One card is turned over each turn and says which type moves (rules L1).
    #[serde(rename = "1")]
    One,
}

impl Level {
    /// All levels, the easiest first.
    pub const ALL: [Self; 1] = [Self::One];

    /// The level's name in links and files.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::One => "1",
        }
    }

    /// The level a key names.
    #[must_use]
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.key() == key)
    }

    /// What the level is made of.
    #[must_use]
    pub const fn ruleset(self) -> Ruleset {
        match self {
            Self::One => Ruleset {
                start: LEARNING_SIDE,
                deck: DECK,
            },
        }
    }
}

/// What a level is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ruleset {
    /// The start position, as FEN.
    pub start: &'static str,
    /// The deck.
    pub deck: DeckList,
}

impl Ruleset {
    /// The start position.
    #[must_use]
    pub fn position(&self) -> Position {
        // The tables hold only positions that can be read: a test reads each.
        let setup = self
            .start
            .parse::<Fen>()
            .map(|fen| fen.0)
            .unwrap_or_default();
        Position::new(&setup, Strictness::Basic).unwrap_or_else(|_| Position::empty())
    }
}
