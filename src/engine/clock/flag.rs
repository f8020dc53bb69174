//! What a fallen flag means (rules K2 and K3).

use std::fmt;

use super::super::chess::{Board, Color};
use super::time_control::TimeControl;

/// A side had no time left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FlagFallen {
    /// Whose time it was.
    pub color: Color,
}

impl fmt::Display for FlagFallen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let side = match self.color {
            Color::White => "White",
            Color::Black => "Black",
        };
        write!(f, "{side} is out of time")
    }
}

impl std::error::Error for FlagFallen {}

/// How a game ends for the side whose flag fell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FlagVerdict {
    /// It loses (rule K2).
    Loss,
    /// A draw: its opponent has only a king (rule K2).
    Draw,
    /// The game doesn't count and nobody wins (rule K3).
    Annulled,
}

/// How the game ends for `flagged`, whose flag fell under `control` with `board` as it then
/// stood. A limit for each move annuls the game, unless the switch `counts_as_loss` of rule K3 is
/// on; every other clock decides it by rule K2.
///
/// ```
/// use chess_a_la_carte::engine::{Color, Fen, FlagVerdict, TimeControl, flag_verdict};
/// let Fen(setup) = "4k3/8/8/8/8/8/4Q3/4K3 w - - 0 1".parse().unwrap();
/// let five_minutes: TimeControl = "5+0".parse().unwrap();
/// let verdict = |flagged| flag_verdict(&five_minutes, false, flagged, &setup.board);
/// assert_eq!(verdict(Color::White), FlagVerdict::Draw);
/// assert_eq!(verdict(Color::Black), FlagVerdict::Loss);
/// ```
#[must_use]
pub fn flag_verdict(
    control: &TimeControl,
    counts_as_loss: bool,
    flagged: Color,
    board: &Board,
) -> FlagVerdict {
    if matches!(control, TimeControl::PerMove(_)) && !counts_as_loss {
        FlagVerdict::Annulled
    } else if board.by_color(flagged.opponent()).has_several() {
        FlagVerdict::Loss
    } else {
        FlagVerdict::Draw
    }
}
