//! A player's discard pile.

use super::card::Card;

/// A player's discard pile: the cards played, and under them the hands given up (rule L2.4), so
/// that the top stays the last card played. All of it lies open.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DiscardPile {
    given_up: Vec<Card>,
    played: Vec<Card>,
}

impl DiscardPile {
    /// The cards played, the last one last.
    #[must_use]
    pub fn played(&self) -> &[Card] {
        &self.played
    }

    /// The cards of hands given up, which count as shown for no Same-type card.
    #[must_use]
    pub fn given_up(&self) -> &[Card] {
        &self.given_up
    }

    /// The last card played.
    #[must_use]
    pub fn top(&self) -> Option<Card> {
        self.played.last().copied()
    }

    /// How many cards the pile holds.
    #[must_use]
    pub fn len(&self) -> usize {
        self.given_up.len() + self.played.len()
    }

    /// Whether the pile holds no card.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    pub(in crate::engine) fn lay(&mut self, card: Card) {
        self.played.push(card);
    }

    pub(in crate::engine) fn put_under(&mut self, hand: &mut Vec<Card>) {
        self.given_up.append(hand);
    }

    /// Moves all cards to `pile`.
    pub(in crate::engine) fn empty_into(&mut self, pile: &mut Vec<Card>) {
        pile.append(&mut self.given_up);
        pile.append(&mut self.played);
    }
}
