//! A clock as it is drawn.

use crate::engine::{Clock, Color, Millis};

/// A side's clock at one moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockView {
    /// What is left: in all, or for this move where that is less.
    pub left: Millis,
    /// Whether it runs.
    pub running: bool,
    /// Whether little is left: an eighth of what there was, but ten seconds to one minute.
    pub low: bool,
}

/// The clock of `color` at the moment `now`.
#[must_use]
pub fn clock_view(clock: &Clock, color: Color, now: Millis) -> ClockView {
    let control = clock.control();
    let mine = clock.running() == Some(color);
    let left = match clock.remaining_for_move(now).filter(|_| mine) {
        Some(for_move) => for_move.min(clock.remaining(color, now)),
        None => clock.remaining(color, now),
    };
    let all = control
        .per_move()
        .or(control.total(color))
        .unwrap_or_default();
    ClockView {
        left,
        running: mine,
        low: left.0 <= (all.0 / 8).clamp(10_000, 60_000),
    }
}

impl ClockView {
    /// As it is read: minutes and seconds, and tenths in the last ten seconds. The last moment
    /// before the flag falls still shows something.
    #[must_use]
    pub fn text(&self) -> String {
        let Millis(left) = self.left;
        if left < 10_000 {
            let tenths = left.div_ceil(100);
            return format!("0:{:02}.{}", tenths / 10, tenths % 10);
        }
        let seconds = left.div_ceil(1_000);
        let (minutes, seconds) = (seconds / 60, seconds % 60);
        if minutes < 60 {
            format!("{minutes}:{seconds:02}")
        } else {
            format!("{}:{:02}:{seconds:02}", minutes / 60, minutes % 60)
        }
    }

    /// After how many milliseconds the text changes.
    #[must_use]
    pub fn until_change(&self) -> u32 {
        let step = if self.left.0 <= 10_000 { 100 } else { 1_000 };
        let rest = self.left.0 % step;
        u32::try_from(if rest == 0 { step } else { rest }).unwrap_or(1_000)
    }
}
