//! The unit of time.

/// Milliseconds: a span of time, or a moment as the span since an origin of the caller's choice.
///
/// ```
/// use chess_a_la_carte::engine::Millis;
/// assert_eq!(Millis::from_minutes(1), Millis::from_seconds(60));
/// assert_eq!(Millis(5).saturating_sub(Millis(8)), Millis(0));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Millis(pub u64);

impl Millis {
    /// No time at all.
    pub const ZERO: Self = Self(0);

    /// So many seconds.
    #[must_use]
    pub const fn from_seconds(seconds: u16) -> Self {
        Self(seconds as u64 * 1_000)
    }

    /// So many minutes.
    #[must_use]
    pub const fn from_minutes(minutes: u16) -> Self {
        Self(minutes as u64 * 60_000)
    }

    /// The sum, or the largest number there is.
    #[must_use]
    pub const fn saturating_add(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }

    /// The difference, or zero if `other` is larger.
    #[must_use]
    pub const fn saturating_sub(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }
}
