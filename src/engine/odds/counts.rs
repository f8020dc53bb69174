//! Cards of which only the kinds are known, not the order.

use super::super::cards::{CardKind, MAX_DECK};
use super::super::chess::{Role, RoleSet};
use super::ratio::Ratio;
use super::tally::{Tally, binomial};

/// How many cards of each kind there are, in whatever order; [`MAX_DECK`] in all at most.
///
/// ```
/// use chess_a_la_carte::engine::{CardCounts, CardKind, DeckList};
/// let list: DeckList = "P11N8B8R8Q8K7S6".parse().unwrap();
/// let deck = CardCounts::of(list.kinds()).unwrap();
/// assert_eq!(deck.tally(CardKind::SameType).to_string(), "6/56");
/// let unseen = deck.without([CardKind::SameType]).unwrap();
/// assert_eq!(unseen.tally(CardKind::SameType).to_string(), "5/55");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct CardCounts([u8; CardKind::ALL.len()]);

impl CardCounts {
    /// These cards; `None` if they are more than [`MAX_DECK`].
    #[must_use]
    pub fn of(kinds: impl IntoIterator<Item = CardKind>) -> Option<Self> {
        let mut counts = Self::default();
        for kind in kinds {
            if usize::from(counts.len()) == MAX_DECK {
                return None;
            }
            counts.0[index(kind)] += 1;
        }
        Some(counts)
    }

    /// What is left when these cards are taken out; `None` if they are not all there.
    #[must_use]
    pub fn without(mut self, kinds: impl IntoIterator<Item = CardKind>) -> Option<Self> {
        for kind in kinds {
            let count = &mut self.0[index(kind)];
            *count = count.checked_sub(1)?;
        }
        Some(self)
    }

    /// The number of cards.
    #[must_use]
    pub fn len(&self) -> u8 {
        self.0.iter().sum()
    }

    /// Whether there is no card.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The number of cards of `kind`.
    #[must_use]
    pub fn count(&self, kind: CardKind) -> u8 {
        self.0[index(kind)]
    }

    /// The cards of `kind` among all.
    #[must_use]
    pub fn tally(&self, kind: CardKind) -> Tally {
        self.among_all(self.count(kind))
    }

    /// The cards among all that let a piece of one of `roles` move, where a Same-type card
    /// stands for `shown` (rule S1).
    #[must_use]
    pub fn tally_moving(&self, roles: RoleSet, shown: RoleSet) -> Tally {
        let pictured = roles.iter().map(|role| self.count(CardKind::Piece(role)));
        let repeats = if roles.iter().any(|role| shown.contains(role)) {
            self.count(CardKind::SameType)
        } else {
            0
        };
        self.among_all(pictured.sum::<u8>() + repeats)
    }

    /// `favourable` counts some of these cards, each once.
    fn among_all(&self, favourable: u8) -> Tally {
        Tally {
            favourable,
            all: self.len(),
        }
    }

    /// The chance that a hand of `cards` cards holds three or more of a kind, which allows
    /// changing it (rule L2.4). More cards than there are count as all of them.
    #[must_use]
    pub fn three_alike_in(&self, cards: u8) -> Ratio {
        let cards = cards.min(self.len());
        let all = binomial(self.len(), cards);
        Ratio::new(self.hands_without_three_alike(cards), all)
            .unwrap_or(Ratio::ONE)
            .complement()
    }

    /// In how many ways a hand of `cards` cards has at most two of each kind.
    fn hands_without_three_alike(&self, cards: u8) -> u128 {
        // The ways to take 0, 1, 2, … cards of the kinds so far: two of each of seven at most.
        let mut ways = [0; 2 * CardKind::ALL.len() + 1];
        ways[0] = 1;
        for &count in &self.0 {
            let before = ways;
            for take in 1..=2 {
                let choices = binomial(count, take);
                for (more, fewer) in ways.iter_mut().skip(take.into()).zip(before) {
                    *more += fewer * choices;
                }
            }
        }
        ways.get(usize::from(cards)).copied().unwrap_or(0)
    }
}

const fn index(kind: CardKind) -> usize {
    match kind {
        CardKind::Piece(role) => role.index(),
        CardKind::SameType => Role::ALL.len(),
    }
}
