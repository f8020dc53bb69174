//! A game played with a clock (rules K).

use super::super::clock::{Clock, ClockSnapshot, Millis};
use super::command::{Command, CommandError};
use super::event::Event;
use super::start::Start;
use super::state::Game;

/// A game and its clock, kept together. Without a time control there is no clock, and this is
/// just the game. Times are passed in: milliseconds since any fixed moment, never going back.
///
/// After each turn the clock waits until [`Self::start_turn`]: a hand-over screen costs nobody
/// time (rule K1).
///
/// ```
/// use chess_a_la_carte::engine::{Color, Command, Level, Millis, Start, TimedGame, Timing};
/// let timing = Timing { control: "5+3".parse().unwrap(), timeout_loses: false };
/// let mut game = TimedGame::new(Start::new(Level::Standard, 1).with_timing(timing));
/// game.start_turn(Millis(0));
/// game.advance(Command::Move("e2e4".parse().unwrap()), Millis(10_000)).unwrap();
/// let clock = game.clock().unwrap();
/// assert_eq!(clock.remaining(Color::White, Millis(10_000)), Millis(293_000));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TimedGame {
    game: Game,
    clock: Option<Clock>,
    /// The times when each turn began: of every turn so far, and of those taken back. Empty
    /// without a clock.
    turns: Vec<ClockSnapshot>,
}

/// What of a clock is saved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Times {
    pub(super) turns: Vec<ClockSnapshot>,
    pub(super) now: ClockSnapshot,
    pub(super) paused: bool,
}

impl TimedGame {
    /// A game before its first command. Its clock has not begun.
    #[must_use]
    pub fn new(start: Start) -> Self {
        let clock = Clock::new(start.timing().control);
        let turns = clock
            .iter()
            .map(|clock| clock.snapshot(Millis::ZERO))
            .collect();
        Self {
            game: Game::new(start),
            clock,
            turns,
        }
    }

    /// A game that was opened without its times. Its clock waits and is full.
    #[must_use]
    pub fn with_full_clock(game: Game, now: Millis) -> Self {
        let start = game.start().clone();
        Self::restored(game, None, now).unwrap_or_else(|| Self::new(start))
    }

    /// A game that was saved. Its clock waits; without saved times it is full. `None` if these
    /// are not the times of such a game.
    pub(super) fn restored(game: Game, times: Option<Times>, now: Millis) -> Option<Self> {
        let Some(mut clock) = Clock::new(game.start().timing().control) else {
            let untimed = Self {
                game,
                clock: None,
                turns: Vec::new(),
            };
            return times.is_none().then_some(untimed);
        };
        let turns = game.turns_with_those_taken_back() + 1;
        let times = times.unwrap_or_else(|| Times {
            turns: vec![clock.snapshot(now); turns],
            now: clock.snapshot(now),
            paused: false,
        });
        let plausible = times.turns.len() == turns
            && (0..).zip(&times.turns).all(|(before, turn)| {
                turn.turn().is_none() && turn.is_possible(clock.control(), before)
            })
            && times.now.turn().is_none_or(|color| color == game.turn())
            && times
                .now
                .is_possible(clock.control(), game.plies().len() as u64);
        if !plausible {
            return None;
        }
        clock.restore(times.now, now);
        if times.paused {
            clock.pause(now);
        }
        if game.outcome().is_some() {
            clock.stop(now);
        }
        Some(Self {
            game,
            clock: Some(clock),
            turns: times.turns,
        })
    }

    /// What of the clock is saved, as of `now`.
    pub(super) fn times(&self, now: Millis) -> Option<Times> {
        self.clock.map(|clock| Times {
            turns: self.turns.clone(),
            now: clock.snapshot(now),
            paused: clock.is_paused(),
        })
    }

    /// The game.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// The clock, if there is one.
    #[must_use]
    pub const fn clock(&self) -> Option<&Clock> {
        self.clock.as_ref()
    }

    /// The times when each turn began, and of each turn that was taken back.
    #[must_use]
    pub fn turn_times(&self) -> &[ClockSnapshot] {
        &self.turns
    }

    /// Lets the clock of the side to move run: its turn begins, or goes on.
    pub fn start_turn(&mut self, now: Millis) {
        if let Some(clock) = self
            .clock
            .as_mut()
            .filter(|_| self.game.outcome().is_none())
        {
            clock.start_turn(self.game.turn(), now);
        }
    }

    /// Lets the clock wait, as while the board is covered.
    pub fn wait(&mut self, now: Millis) {
        if let Some(clock) = &mut self.clock {
            clock.wait(now);
        }
    }

    /// Halts the clock (rule K5).
    pub fn pause(&mut self, now: Millis) {
        if let Some(clock) = &mut self.clock {
            clock.pause(now);
        }
    }

    /// Lets the clock go on.
    pub fn resume(&mut self, now: Millis) {
        if let Some(clock) = &mut self.clock {
            clock.resume(now);
        }
    }

    /// Carries out `command` at the moment `now`. If a flag has fallen by then, that ends the
    /// game instead: a move counts only when it is committed in time (rule K4).
    ///
    /// # Errors
    /// Why the command is refused; the game is then as it was.
    pub fn advance(&mut self, command: Command, now: Millis) -> Result<Vec<Event>, CommandError> {
        if let Some(events) = self.let_flag_fall(now) {
            return Ok(events);
        }
        let plies = self.game.plies().len();
        let events = self.game.advance(command)?;
        if let Some(clock) = &mut self.clock {
            // What was taken back can't come again.
            self.turns.truncate(plies + 1);
            if self.game.plies().len() > plies {
                // In time: the flag was looked at above.
                let _ = clock.commit(now);
                self.turns.push(clock.snapshot(now));
            }
            if self.game.outcome().is_some() {
                clock.stop(now);
            }
        }
        Ok(events)
    }

    /// Ends the game if a flag has fallen by `now`, and tells what happened.
    pub fn let_flag_fall(&mut self, now: Millis) -> Option<Vec<Event>> {
        let clock = self.clock.as_mut()?;
        let color = clock.flagged(now)?;
        let events = self.game.advance(Command::FlagFell(color)).ok()?;
        clock.stop(now);
        self.turns.truncate(self.game.plies().len() + 1);
        Some(events)
    }

    /// Takes the last turn back, and both clocks to when it began. `None` if nothing can be
    /// taken back.
    #[must_use]
    pub fn undo(&self, now: Millis) -> Option<Self> {
        self.turned_to(self.game.undo()?, now)
    }

    /// Plays again what was taken back last, with the times of then. `None` if nothing was.
    #[must_use]
    pub fn redo(&self, now: Millis) -> Option<Self> {
        self.turned_to(self.game.redo()?, now)
    }

    fn turned_to(&self, game: Game, now: Millis) -> Option<Self> {
        let mut clock = self.clock;
        if let Some(clock) = &mut clock {
            clock.restore(*self.turns.get(game.plies().len())?, now);
            if game.outcome().is_some() {
                clock.stop(now);
            }
        }
        Some(Self {
            game,
            clock,
            turns: self.turns.clone(),
        })
    }
}
