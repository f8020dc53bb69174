//! What a deck is made of.

use std::fmt;
use std::str::FromStr;

use super::card::{Card, CardId, CardKind};
use super::shuffle::shuffle;

/// The most cards a deck may hold (rule H10).
pub const MAX_DECK: usize = 120;

/// How many cards of each kind a deck holds. Written `P11N8B8R8Q8K7S6`.
///
/// ```
/// use chess_a_la_carte::engine::DeckList;
/// let deck: DeckList = "P20N4K4".parse().unwrap();
/// assert_eq!((deck.len(), deck.to_string()), (28, "P20N4K4".to_owned()));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DeckList {
    /// A kind and how often it is in the deck.
    pub(in crate::engine) counts: [(CardKind, u8); 7],
}

impl DeckList {
    /// How many cards of a kind there are.
    #[must_use]
    pub fn count(&self, kind: CardKind) -> u8 {
        self.counts
            .iter()
            .filter(|(other, _)| *other == kind)
            .map(|(_, count)| count)
            .sum()
    }

    /// The same list with `count` cards of a kind.
    ///
    /// ```
    /// use chess_a_la_carte::engine::{CardKind, DeckList};
    /// let deck: DeckList = "P20N4".parse().unwrap();
    /// assert_eq!(deck.with(CardKind::SameType, 3).to_string(), "P20N4S3");
    /// ```
    #[must_use]
    pub fn with(mut self, kind: CardKind, count: u8) -> Self {
        for (other, own) in &mut self.counts {
            if *other == kind {
                *own = count;
            }
        }
        self
    }

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

impl fmt::Display for DeckList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.counts
            .iter()
            .filter(|(_, count)| *count > 0)
            .try_for_each(|(kind, count)| write!(f, "{}{count}", kind.letter()))
    }
}

/// The text is no list such as `P11N8`: a letter of a card and its count, each card once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseDeckListError;

impl fmt::Display for ParseDeckListError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a list of cards such as P11N8")
    }
}

impl std::error::Error for ParseDeckListError {}

impl FromStr for DeckList {
    type Err = ParseDeckListError;

    fn from_str(text: &str) -> Result<Self, ParseDeckListError> {
        let mut counts = CardKind::ALL.map(|kind| (kind, 0));
        let mut rest = text;
        while let Some(letter) = rest.chars().next() {
            let after = rest.get(letter.len_utf8()..).unwrap_or_default();
            let end = after
                .find(|sign: char| !sign.is_ascii_digit())
                .unwrap_or(after.len());
            let (number, next) = after.split_at(end);
            let kind = CardKind::from_letter(letter).ok_or(ParseDeckListError)?;
            let count = number.parse().map_err(|_| ParseDeckListError)?;
            let place = counts
                .iter_mut()
                .find(|(other, before)| *other == kind && *before == 0);
            place.ok_or(ParseDeckListError)?.1 = count;
            rest = next;
        }
        Ok(Self { counts })
    }
}

/// Why a text is not a deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeckError {
    /// Too few cards to be dealt and drawn.
    TooShort {
        /// The fewest that do.
        least: usize,
    },
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
            Self::TooShort { least } => write!(f, "a deck of fewer than {least} cards"),
            Self::TooLong => write!(f, "a deck of more than {MAX_DECK} cards"),
            Self::UnknownCard { place, letter } => {
                write!(f, "unknown card {letter:?} at place {place}")
            }
        }
    }
}

impl std::error::Error for DeckError {}

/// The kinds of a list, shuffled, the top one first.
pub(in crate::engine) fn shuffled(list: &DeckList, seed: u64) -> Vec<CardKind> {
    let mut kinds: Vec<CardKind> = list.kinds().collect();
    shuffle(&mut kinds, seed, 0);
    kinds
}

/// Cards in the order of `kinds`, numbered from `first` by their place: the number says nothing
/// of the kind.
pub(in crate::engine) fn number(kinds: impl Iterator<Item = CardKind>, first: u8) -> Vec<Card> {
    (first..)
        .map(CardId)
        .zip(kinds)
        .map(|(id, kind)| Card { id, kind })
        .collect()
}

/// Cards in an explicit order, the first letter on top, numbered from `first`.
pub(in crate::engine) fn cards_from_letters(text: &str, first: u8) -> Result<Vec<Card>, DeckError> {
    let mut kinds = Vec::new();
    for (index, letter) in text.chars().enumerate() {
        if index >= MAX_DECK {
            return Err(DeckError::TooLong);
        }
        let place = index + 1;
        let kind = CardKind::from_letter(letter);
        kinds.push(kind.ok_or(DeckError::UnknownCard { place, letter })?);
    }
    Ok(number(kinds.into_iter(), first))
}

/// The letters of cards, top card first.
pub(in crate::engine) fn card_letters(cards: &[Card]) -> String {
    cards.iter().map(|card| card.kind.letter()).collect()
}
