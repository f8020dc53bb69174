//! So many cards of so many.

use std::fmt;

use super::super::cards::MAX_DECK;
use super::ratio::Ratio;

/// So many cards of so many, any of which may come: "13 of 55 cards". Not reduced, because it is
/// told in cards.
///
/// ```
/// use chess_a_la_carte::engine::{Ratio, Tally};
/// let bishops = Tally::new(8, 52).unwrap();
/// assert_eq!(bishops.ratio(), Ratio::new(2, 13).unwrap());
/// // A hand of four has one in half of all cases.
/// assert_eq!(format!("{:.3}", bishops.some_in(4).to_f64()), "0.499");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Tally {
    pub(super) favourable: u8,
    /// At least `favourable`, at most [`MAX_DECK`].
    pub(super) all: u8,
}

impl Tally {
    /// `favourable` cards of `all`; `None` if those are fewer, or more than [`MAX_DECK`].
    #[must_use]
    pub const fn new(favourable: u8, all: u8) -> Option<Self> {
        if favourable > all || all as usize > MAX_DECK {
            return None;
        }
        Some(Self { favourable, all })
    }

    /// The cards that count.
    #[must_use]
    pub const fn favourable(self) -> u8 {
        self.favourable
    }

    /// All the cards.
    #[must_use]
    pub const fn all(self) -> u8 {
        self.all
    }

    /// The chance that one card is favourable; zero if there is no card.
    #[must_use]
    pub fn ratio(self) -> Ratio {
        Ratio::new(self.favourable.into(), self.all.into()).unwrap_or(Ratio::ZERO)
    }

    /// The chance that none of `cards` cards is favourable, when every choice of them is equally
    /// likely (hypergeometric). More cards than there are count as all of them.
    #[must_use]
    pub fn none_in(self, cards: u8) -> Ratio {
        let cards = cards.min(self.all);
        let without = binomial(self.all - self.favourable, cards);
        Ratio::new(without, binomial(self.all, cards)).unwrap_or(Ratio::ZERO)
    }

    /// The chance that at least one of `cards` cards is favourable.
    #[must_use]
    pub fn some_in(self, cards: u8) -> Ratio {
        self.none_in(cards).complement()
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.favourable, self.all)
    }
}

/// In how many ways `k` cards can be taken from `n`. With at most [`MAX_DECK`] cards every step
/// stays below 2^124.
pub(super) fn binomial(n: u8, k: u8) -> u128 {
    if k > n {
        return 0;
    }
    let shorter = u128::from(k.min(n - k));
    (0..shorter).fold(1, |ways, taken| {
        ways * (u128::from(n) - taken) / (taken + 1)
    })
}

#[cfg(test)]
mod tests {
    use super::super::super::cards::MAX_DECK;
    use super::binomial;

    #[test]
    fn every_binomial_of_a_deck_obeys_pascal() {
        let most = u8::try_from(MAX_DECK).unwrap();
        for n in 1..=most {
            assert_eq!((binomial(n, 0), binomial(n, n)), (1, 1));
            for k in 1..n {
                assert_eq!(binomial(n, k), binomial(n - 1, k - 1) + binomial(n - 1, k));
            }
        }
        assert_eq!(binomial(56, 3), 27_720);
        assert_eq!(binomial(3, 4), 0);
    }
}
