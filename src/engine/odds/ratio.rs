//! Exact fractions.

use std::cmp::Ordering;
use std::fmt;

/// A fraction not below zero, in lowest terms: a probability, or a sum of weighted ones.
///
/// ```
/// use chess_a_la_carte::engine::Ratio;
/// let third = Ratio::new(2, 6).unwrap();
/// assert_eq!(third.to_string(), "1/3");
/// assert_eq!(third.checked_add(third).unwrap(), third.complement());
/// assert!(third < Ratio::new(3, 8).unwrap());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ratio {
    numerator: u128,
    /// Never zero.
    denominator: u128,
}

impl Ratio {
    /// Never.
    pub const ZERO: Self = Self {
        numerator: 0,
        denominator: 1,
    };

    /// Always.
    pub const ONE: Self = Self {
        numerator: 1,
        denominator: 1,
    };

    /// `numerator` of `denominator`; `None` if the latter is zero.
    #[must_use]
    pub const fn new(numerator: u128, denominator: u128) -> Option<Self> {
        if denominator == 0 {
            return None;
        }
        let divisor = gcd(numerator, denominator);
        Some(Self {
            numerator: numerator / divisor,
            denominator: denominator / divisor,
        })
    }

    /// The upper number, in lowest terms.
    #[must_use]
    pub const fn numerator(self) -> u128 {
        self.numerator
    }

    /// The lower number, in lowest terms; never zero.
    #[must_use]
    pub const fn denominator(self) -> u128 {
        self.denominator
    }

    /// What is missing to one; zero if nothing is.
    #[must_use]
    pub const fn complement(self) -> Self {
        // One less a fraction in lowest terms is in lowest terms.
        match self.denominator.checked_sub(self.numerator) {
            None | Some(0) => Self::ZERO,
            Some(numerator) => Self { numerator, ..self },
        }
    }

    /// The sum; `None` if its numbers grow beyond 128 bits.
    #[must_use]
    pub const fn checked_add(self, other: Self) -> Option<Self> {
        let Some((mine, theirs, denominator)) = self.alike(other) else {
            return None;
        };
        match mine.checked_add(theirs) {
            Some(numerator) => Self::new(numerator, denominator),
            None => None,
        }
    }

    /// The difference; `None` if `other` is larger or the numbers grow beyond 128 bits.
    #[must_use]
    pub const fn checked_sub(self, other: Self) -> Option<Self> {
        let Some((mine, theirs, denominator)) = self.alike(other) else {
            return None;
        };
        match mine.checked_sub(theirs) {
            Some(numerator) => Self::new(numerator, denominator),
            None => None,
        }
    }

    /// The product; `None` if its numbers grow beyond 128 bits.
    #[must_use]
    pub const fn checked_mul(self, other: Self) -> Option<Self> {
        // Reduced crosswise first, the products are as small as they can be.
        let left = gcd(self.numerator, other.denominator);
        let right = gcd(other.numerator, self.denominator);
        let numerator = (self.numerator / left).checked_mul(other.numerator / right);
        let denominator = (self.denominator / right).checked_mul(other.denominator / left);
        match (numerator, denominator) {
            (Some(numerator), Some(denominator)) => Self::new(numerator, denominator),
            _ => None,
        }
    }

    /// Both numerators over the least common denominator.
    const fn alike(self, other: Self) -> Option<(u128, u128, u128)> {
        let divisor = gcd(self.denominator, other.denominator);
        let by = other.denominator / divisor;
        let mine = self.numerator.checked_mul(by);
        let theirs = other.numerator.checked_mul(self.denominator / divisor);
        match (mine, theirs, self.denominator.checked_mul(by)) {
            (Some(mine), Some(theirs), Some(denominator)) => Some((mine, theirs, denominator)),
            _ => None,
        }
    }

    /// The nearest floating-point number, for showing it only.
    #[must_use]
    pub const fn to_f64(self) -> f64 {
        self.numerator as f64 / self.denominator as f64
    }
}

/// The greatest common divisor; that of a number and zero is the number.
const fn gcd(mut a: u128, mut b: u128) -> u128 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

impl fmt::Display for Ratio {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.numerator, self.denominator)
    }
}

impl PartialOrd for Ratio {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Ratio {
    /// By whole parts, then by what remains turned over: exact where products would overflow.
    fn cmp(&self, other: &Self) -> Ordering {
        let (mut a, mut b) = (*self, *other);
        loop {
            let whole = (a.numerator / a.denominator).cmp(&(b.numerator / b.denominator));
            if whole != Ordering::Equal {
                return whole;
            }
            let rests = (a.numerator % a.denominator, b.numerator % b.denominator);
            if rests.0 == 0 || rests.1 == 0 {
                return rests.0.cmp(&rests.1);
            }
            // a/b < c/d as d/c < b/a.
            (a, b) = (
                Self {
                    numerator: b.denominator,
                    denominator: rests.1,
                },
                Self {
                    numerator: a.denominator,
                    denominator: rests.0,
                },
            );
        }
    }
}
