//! A card and what it shows.

use super::super::chess::Role;

/// What a card shows: a piece, or "same type".
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CardKind {
    /// Move a piece of this role.
    Piece(Role),
    /// Move a piece of a type that the two discard piles show (rule S1).
    SameType,
}

impl CardKind {
    /// All seven kinds, from pawn to Same type.
    pub const ALL: [Self; 7] = [
        Self::Piece(Role::Pawn),
        Self::Piece(Role::Knight),
        Self::Piece(Role::Bishop),
        Self::Piece(Role::Rook),
        Self::Piece(Role::Queen),
        Self::Piece(Role::King),
        Self::SameType,
    ];

    /// The piece the card pictures; `None` for Same type.
    #[must_use]
    pub const fn role(self) -> Option<Role> {
        match self {
            Self::Piece(role) => Some(role),
            Self::SameType => None,
        }
    }

    /// The letter of the card in links, files and tests: `P N B R Q K S`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Piece(role) => role.letter(),
            Self::SameType => 'S',
        }
    }

    /// The kind a letter stands for, in either case.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|kind| kind.letter() == letter.to_ascii_uppercase())
    }
}

/// Tells one card of a deck from another of the same kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CardId(pub u8);

/// One card of the deck in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Card {
    /// Which card of the deck it is; says nothing about the kind.
    pub id: CardId,
    /// What it shows.
    pub kind: CardKind,
}
