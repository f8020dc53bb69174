//! The two clocks of a game as they stand.

use std::fmt;
use std::str::FromStr;

use super::super::chess::{ByColor, Color};
use super::flag::FlagFallen;
use super::millis::Millis;
use super::time_control::TimeControl;

/// The clocks of both sides, of which at most one runs.
///
/// Every call that changes something is told the moment it happens, in milliseconds since an
/// origin that stays the same as long as the clock lives. Time is charged as the difference of
/// two moments, never counted in ticks, so none is lost between them. A moment before an earlier
/// one counts as that one: time going backwards neither adds time nor takes any.
///
/// ```
/// use chess_a_la_carte::engine::{Clock, Color, Millis, TimeControl};
/// let control: TimeControl = "5+3".parse().unwrap();
/// let mut clock = Clock::new(control).unwrap();
/// clock.start_turn(Color::White, Millis(1_000));
/// assert_eq!(clock.deadline(), Some(Millis(301_000)));
/// clock.commit(Millis(11_000)).unwrap(); // ten seconds gone, three gained
/// assert_eq!(clock.remaining(Color::White, Millis(11_000)), Millis::from_seconds(293));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    control: TimeControl,
    /// What was left at the moment `at`.
    times: ClockSnapshot,
    /// The latest moment it was told of.
    at: Millis,
    /// Between two turns, before the first one, and on a hand-over screen.
    waiting: bool,
    paused: bool,
    stopped: bool,
}

/// The times of both sides at one moment: what taking back and saved games keep. Saved games hold
/// one for each turn, so it is written short: `300000,300000,-,0`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockSnapshot {
    /// What each side has left in all.
    left: ByColor<Millis>,
    /// Whose turn it is; nobody's before the first turn and between two.
    turn: Option<Color>,
    /// What this turn has taken so far.
    spent: Millis,
}

impl fmt::Display for ClockSnapshot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ByColor { white, black } = self.left;
        let turn = self.turn.map_or('-', Color::letter);
        write!(f, "{},{},{turn},{}", white.0, black.0, self.spent.0)
    }
}

/// The text shows no two clocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseSnapshotError;

impl fmt::Display for ParseSnapshotError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not two clocks such as 300000,300000,-,0")
    }
}

impl std::error::Error for ParseSnapshotError {}

impl FromStr for ClockSnapshot {
    type Err = ParseSnapshotError;

    fn from_str(text: &str) -> Result<Self, ParseSnapshotError> {
        let mut parts = text.split(',');
        let mut part = || parts.next().ok_or(ParseSnapshotError);
        let millis = |text: &str| text.parse().map(Millis).map_err(|_| ParseSnapshotError);
        let (white, black) = (millis(part()?)?, millis(part()?)?);
        let turn = match part()? {
            "-" => None,
            "w" => Some(Color::White),
            "b" => Some(Color::Black),
            _ => return Err(ParseSnapshotError),
        };
        let spent = millis(part()?)?;
        if parts.next().is_some() {
            return Err(ParseSnapshotError);
        }
        Ok(Self {
            left: ByColor { white, black },
            turn,
            spent,
        })
    }
}

impl ClockSnapshot {
    pub(in crate::engine) const fn turn(&self) -> Option<Color> {
        self.turn
    }

    /// Whether `control` can leave these times after so many turns.
    pub(in crate::engine) fn is_possible(&self, control: &TimeControl, turns: u64) -> bool {
        Color::ALL.into_iter().all(|color| {
            let gained = control.increment(color).0.saturating_mul(turns);
            let most = control
                .total(color)
                .map(|total| total.0.saturating_add(gained));
            most.is_some_and(|most| self.left.get(color).0 <= most)
        }) && (self.turn.is_some() || self.spent == Millis::ZERO)
    }
}

impl Clock {
    /// Clocks that have not begun; `None` if `control` sets no clock.
    #[must_use]
    pub const fn new(control: TimeControl) -> Option<Self> {
        let (Some(white), Some(black)) = (control.total(Color::White), control.total(Color::Black))
        else {
            return None;
        };
        Some(Self {
            control,
            times: ClockSnapshot {
                left: ByColor { white, black },
                turn: None,
                spent: Millis::ZERO,
            },
            at: Millis::ZERO,
            waiting: true,
            paused: false,
            stopped: false,
        })
    }

    /// The time control it keeps.
    #[must_use]
    pub const fn control(&self) -> &TimeControl {
        &self.control
    }

    /// The turn of `color` begins, or goes on after [`Self::wait`]. Its clock runs unless the
    /// clocks are paused or stopped.
    pub fn start_turn(&mut self, color: Color, now: Millis) {
        self.charge(now);
        if self.times.turn != Some(color) {
            self.times.turn = Some(color);
            self.times.spent = Millis::ZERO;
        }
        self.waiting = false;
    }

    /// The side whose turn it is has made its move, which ends the turn (rule K4): it gains its
    /// increment at once, and both clocks wait for the next turn. Between two turns nothing
    /// happens.
    ///
    /// # Errors
    /// Its flag had fallen by then: the move comes too late, and nothing is gained.
    pub fn commit(&mut self, now: Millis) -> Result<(), FlagFallen> {
        self.charge(now);
        let Some(color) = self.times.turn else {
            return Ok(());
        };
        if let Some(color) = self.flagged(now) {
            return Err(FlagFallen { color });
        }
        let left = self.times.left.get_mut(color);
        *left = left.saturating_add(self.control.increment(color));
        self.times.turn = None;
        self.times.spent = Millis::ZERO;
        self.waiting = true;
        Ok(())
    }

    /// The board is covered for handing it over: the clock waits (rule K1) until
    /// [`Self::start_turn`].
    pub fn wait(&mut self, now: Millis) {
        self.charge(now);
        self.waiting = true;
    }

    /// Halts the clocks until [`Self::resume`] (rule K5).
    pub fn pause(&mut self, now: Millis) {
        self.charge(now);
        self.paused = true;
    }

    /// Lets the clocks go on after [`Self::pause`].
    pub fn resume(&mut self, now: Millis) {
        self.charge(now);
        self.paused = false;
    }

    /// The game is over: nothing runs until an earlier moment is restored.
    pub fn stop(&mut self, now: Millis) {
        self.charge(now);
        self.stopped = true;
    }

    /// Whether the players have paused the clocks.
    #[must_use]
    pub const fn is_paused(&self) -> bool {
        self.paused
    }

    /// The side whose time runs.
    #[must_use]
    pub const fn running(&self) -> Option<Color> {
        if self.waiting || self.paused || self.stopped {
            None
        } else {
            self.times.turn
        }
    }

    /// What `color` has left in all.
    #[must_use]
    pub fn remaining(&self, color: Color, now: Millis) -> Millis {
        *self.snapshot(now).left.get(color)
    }

    /// What is left for the move of the side whose turn it is, or for the next side's if it is
    /// nobody's; `None` without a limit for each move.
    #[must_use]
    pub fn remaining_for_move(&self, now: Millis) -> Option<Millis> {
        let limit = self.control.per_move()?;
        Some(limit.saturating_sub(self.snapshot(now).spent))
    }

    /// The moment at which the running side's flag falls if nothing happens before. One timer set
    /// to it is enough; nothing needs to tick.
    #[must_use]
    pub fn deadline(&self) -> Option<Millis> {
        let color = self.running()?;
        Some(self.at.saturating_add(self.before_the_flag(color, self.at)))
    }

    /// The side whose flag has fallen: no time is left for its turn. It stays fallen until an
    /// earlier moment is restored.
    #[must_use]
    pub fn flagged(&self, now: Millis) -> Option<Color> {
        let turn = self.times.turn;
        turn.filter(|&color| self.before_the_flag(color, now) == Millis::ZERO)
    }

    fn before_the_flag(&self, color: Color, now: Millis) -> Millis {
        let left = self.remaining(color, now);
        let for_move = self.remaining_for_move(now);
        for_move.map_or(left, |limit| limit.min(left))
    }

    /// The times as of `now`. Taken when a turn begins and restored when it is taken back, it
    /// gives both sides the time they had.
    #[must_use]
    pub fn snapshot(&self, now: Millis) -> ClockSnapshot {
        let mut times = self.times;
        if let Some(color) = self.running() {
            let elapsed = now.saturating_sub(self.at);
            let left = times.left.get_mut(color);
            *left = left.saturating_sub(elapsed);
            times.spent = times.spent.saturating_add(elapsed);
        }
        times
    }

    /// Puts both clocks back to `times`, even after the end of a game. They wait for
    /// [`Self::start_turn`]; a pause stays a pause.
    pub fn restore(&mut self, times: ClockSnapshot, now: Millis) {
        self.charge(now);
        self.times = times;
        self.waiting = true;
        self.stopped = false;
    }

    fn charge(&mut self, now: Millis) {
        self.times = self.snapshot(now);
        self.at = self.at.max(now);
    }
}
