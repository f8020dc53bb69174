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
    /// The times when each turn began: of every turn so far, and of those taken back.
    turns: Vec<ClockSnapshot>,
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

    /// A game that was saved, with the times when each of its turns began and the times when it
    /// was saved. Its clock waits.
    #[must_use]
    pub fn restored(
        game: Game,
        turns: Vec<ClockSnapshot>,
        times: Option<ClockSnapshot>,
        now: Millis,
    ) -> Self {
        let mut clock = Clock::new(game.start().timing().control);
        if let (Some(clock), Some(times)) = (&mut clock, times) {
            clock.restore(times, now);
            if game.outcome().is_some() {
                clock.stop(now);
            }
        }
        Self { game, clock, turns }
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

    /// The times when each turn began, to be saved.
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
            if self.game.plies().len() > plies {
                // In time: the flag was looked at above.
                let _ = clock.commit(now);
                self.turns.truncate(plies + 1);
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
