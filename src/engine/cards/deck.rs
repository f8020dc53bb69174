//! What a deck is made of.

use std::fmt;

use super::card::{Card, CardId, CardKind};
use super::shuffle::shuffle;

/// The most cards a deck may hold (rule H10).
pub const MAX_DECK: usize = 120;

/// How many cards of each kind a deck holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DeckList {
    /// A kind and how often it is in the deck.
    pub counts: [(CardKind, u8); 7],
}

impl DeckList {
    /// The kinds of all cards, sorted; shuffling comes after.
    pub fn kinds(&self) -> impl Iterator<Item = CardKind> {
        self.counts
            .iter()
            .flat_map(|&(kind, count)| std::iter::repeat_n(kind, count.into()))
    }

    /// The number of cards.
    #[must_use]
    pub fn len(&self) -> usize {
        self.counts
            .iter()
            .map(|&(_, count)| usize::from(count))
            .sum()
    }

    /// Whether the deck has no card.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// Why a text is not a deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeckError {
    /// There is no card in it.
    Empty,
    /// More than [`MAX_DECK`] cards.
    TooLong,
    /// The character at this place, counted from 1, is none of `P N B R Q K S`.
    UnknownCard {
        /// The character's place, from 1.
        place: usize,
        /// The character.
        letter: char,
    },
}

impl fmt::Display for DeckError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("a deck of no cards"),
            Self::TooLong => write!(f, "a deck of more than {MAX_DECK} cards"),
            Self::UnknownCard { place, letter } => {
                write!(f, "unknown card {letter:?} at place {place}")
            }
        }
    }
}

impl std::error::Error for DeckError {}

/// The deck of a list, shuffled, the top card first.
pub(in crate::engine) fn shuffled(list: &DeckList, seed: u64) -> Vec<Card> {
    let mut kinds: Vec<CardKind> = list.kinds().collect();
    shuffle(&mut kinds, seed, 0);
    number(kinds.into_iter())
}

/// Cards in the order of `kinds`, numbered by their place: the number says nothing of the kind.
fn number(kinds: impl Iterator<Item = CardKind>) -> Vec<Card> {
    (0..)
        .map(CardId)
        .zip(kinds)
        .map(|(id, kind)| Card { id, kind })
        .collect()
}

/// A deck in an explicit order, first letter on top.
pub(in crate::engine) fn deck_from_letters(text: &str) -> Result<Vec<Card>, DeckError> {
    if text.is_empty() {
        return Err(DeckError::Empty);
    }
    let mut kinds = Vec::new();
    for (index, letter) in text.chars().enumerate() {
        if index >= MAX_DECK {
            return Err(DeckError::TooLong);
        }
        let place = index + 1;
        let kind = CardKind::from_letter(letter);
        kinds.push(kind.ok_or(DeckError::UnknownCard { place, letter })?);
    }
    Ok(number(kinds.into_iter()))
}

/// The letters of a deck, top card first.
pub(in crate::engine) fn deck_letters(cards: &[Card]) -> String {
    cards.iter().map(|card| card.kind.letter()).collect()
}
