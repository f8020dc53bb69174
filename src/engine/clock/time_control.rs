//! How much time the players have (rule K1).

use std::fmt;
use std::ops::RangeInclusive;

use super::super::chess::{ByColor, Color};
use super::millis::Millis;

/// How much time the players have. Reads and writes itself as links and saved games have it; the
/// spans are whole minutes and seconds within fixed limits, so no sum of them can overflow.
///
/// | text | means |
/// |---|---|
/// | `none` | no clock |
/// | `60s+15m` | 60 seconds for each move and 15 minutes in all |
/// | `5+3` | 5 minutes, and 3 seconds more after each move |
/// | `5+3/10+5` | the same, White before the stroke and Black after it |
///
/// ```
/// use chess_a_la_carte::engine::{Color, Millis, TimeControl};
/// let control: TimeControl = "5+3/10+5".parse().unwrap();
/// assert_eq!(control.total(Color::Black), Some(Millis::from_minutes(10)));
/// assert_eq!(control.increment(Color::White), Millis::from_seconds(3));
/// assert_eq!(control.to_string(), "5+3/10+5");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TimeControl {
    /// No clock.
    #[default]
    Unlimited,
    /// So much for each move and so much in all, the same for both sides.
    PerMove(PerMove),
    /// So much for each side, and some more after each of its moves.
    Increment(ByColor<SideTime>),
}

/// A time for each move and a time for all moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PerMove {
    seconds: u16,
    minutes: u16,
}

/// A side's time and what it gains after each move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SideTime {
    minutes: u16,
    seconds: u16,
}

/// Why something is no time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TimeControlError {
    /// The text is none of `none`, `60s+15m`, `5+3` and `5+3/10+5`, with any numbers.
    Form,
    /// The time in all is outside [`TimeControl::MINUTES`].
    Minutes,
    /// The time for each move is outside [`PerMove::SECONDS`].
    PerMove,
    /// The time after each move is outside [`SideTime::SECONDS`].
    Increment,
}

impl fmt::Display for TimeControlError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (what, limits) = match self {
            Self::Form => return f.write_str("not a clock such as none, 60s+15m, 5+3 or 5+3/10+5"),
            Self::Minutes => ("minutes in all", TimeControl::MINUTES),
            Self::PerMove => ("seconds for each move", PerMove::SECONDS),
            Self::Increment => ("seconds after each move", SideTime::SECONDS),
        };
        write!(f, "{what}: {} to {}", limits.start(), limits.end())
    }
}

impl std::error::Error for TimeControlError {}

impl PerMove {
    /// The seconds that each move may have.
    pub const SECONDS: RangeInclusive<u16> = 1..=3_600;

    /// `seconds` for each move and `minutes` in all.
    ///
    /// # Errors
    /// A number is outside [`Self::SECONDS`] or [`TimeControl::MINUTES`].
    pub fn new(seconds: u16, minutes: u16) -> Result<Self, TimeControlError> {
        if !Self::SECONDS.contains(&seconds) {
            return Err(TimeControlError::PerMove);
        }
        if !TimeControl::MINUTES.contains(&minutes) {
            return Err(TimeControlError::Minutes);
        }
        Ok(Self { seconds, minutes })
    }

    /// The seconds for each move.
    #[must_use]
    pub const fn seconds(self) -> u16 {
        self.seconds
    }

    /// The minutes in all.
    #[must_use]
    pub const fn minutes(self) -> u16 {
        self.minutes
    }
}

impl SideTime {
    /// The seconds that a move may bring.
    pub const SECONDS: RangeInclusive<u16> = 0..=180;

    /// `minutes` in all, and `seconds` more after each move.
    ///
    /// # Errors
    /// A number is outside [`TimeControl::MINUTES`] or [`Self::SECONDS`].
    pub fn new(minutes: u16, seconds: u16) -> Result<Self, TimeControlError> {
        if !TimeControl::MINUTES.contains(&minutes) {
            return Err(TimeControlError::Minutes);
        }
        if !Self::SECONDS.contains(&seconds) {
            return Err(TimeControlError::Increment);
        }
        Ok(Self { minutes, seconds })
    }

    /// The minutes in all.
    #[must_use]
    pub const fn minutes(self) -> u16 {
        self.minutes
    }

    /// The seconds gained after each move.
    #[must_use]
    pub const fn seconds(self) -> u16 {
        self.seconds
    }
}

impl TimeControl {
    /// The minutes that a side may have in all.
    pub const MINUTES: RangeInclusive<u16> = 1..=180;

    /// The clocks to choose from at once: 60 seconds a move within 15 minutes, and the quick
    /// picks 5+3, 10+5, 15+10.
    pub const PRESETS: [Self; 4] = [
        Self::PerMove(PerMove {
            seconds: 60,
            minutes: 15,
        }),
        Self::same(5, 3),
        Self::same(10, 5),
        Self::same(15, 10),
    ];

    const fn same(minutes: u16, seconds: u16) -> Self {
        let time = SideTime { minutes, seconds };
        Self::Increment(ByColor {
            white: time,
            black: time,
        })
    }

    /// The time `color` has in all, `None` without a clock.
    #[must_use]
    pub const fn total(&self, color: Color) -> Option<Millis> {
        match self {
            Self::Unlimited => None,
            Self::PerMove(limits) => Some(Millis::from_minutes(limits.minutes)),
            Self::Increment(times) => Some(Millis::from_minutes(times.get(color).minutes)),
        }
    }

    /// The time a single move may take, `None` if there is no such limit.
    #[must_use]
    pub const fn per_move(&self) -> Option<Millis> {
        match self {
            Self::PerMove(limits) => Some(Millis::from_seconds(limits.seconds)),
            Self::Unlimited | Self::Increment(_) => None,
        }
    }

    /// What `color` gains after each of its moves.
    #[must_use]
    pub const fn increment(&self, color: Color) -> Millis {
        match self {
            Self::Increment(times) => Millis::from_seconds(times.get(color).seconds),
            Self::Unlimited | Self::PerMove(_) => Millis::ZERO,
        }
    }
}
