//! A game as it is saved.

use serde::{Deserialize, Serialize};

use super::super::super::chess::ByColor;
use super::super::super::clock::{Millis, TimeControl};
use super::super::super::notation::Fen;
use super::super::super::rules::{HouseRules, Level};
use super::super::command::{Command, CommandError};
use super::super::start::{Start, StartError, Timing};
use super::super::state::Game;
use super::super::timed::{TimedGame, Times};

/// The most commands that are played again when a game is loaded, done and taken back together.
/// They are some ten thousand turns, a hundred times as many as a game usually has.
pub const MAX_COMMANDS: usize = 20_000;

/// A game as it is saved: how it began and what was done. Loading plays it again, so a record
/// that was tampered with can't become a game that breaks the rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameRecord {
    level: Level,
    #[serde(default)]
    house: HouseRules,
    fen: String,
    deck: String,
    #[serde(default)]
    hands: ByColor<String>,
    #[serde(default)]
    clock: TimeControl,
    #[serde(default)]
    timeout_loses: bool,
    /// As text: JSON numbers lose digits past 2^53.
    seed: String,
    commands: Vec<Command>,
    undone: Vec<Command>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    times: Option<Times>,
}

/// Why a record is no game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecordError {
    /// The game can't start like that.
    Start(StartError),
    /// The seed is not a number.
    Seed,
    /// There are more than [`MAX_COMMANDS`].
    TooManyCommands,
    /// A command can't be carried out.
    Command {
        /// Its place, from 0; those taken back follow those done, the next one to redo first.
        index: usize,
        /// Why.
        error: CommandError,
    },
    /// The times are not those of such a game.
    Times,
}

impl From<StartError> for RecordError {
    fn from(error: StartError) -> Self {
        Self::Start(error)
    }
}

impl From<&Game> for GameRecord {
    fn from(game: &Game) -> Self {
        let start = game.start();
        Self {
            level: start.level(),
            house: *start.house_rules(),
            fen: Fen(start.position().to_setup()).to_string(),
            deck: start.pile_letters(),
            hands: start.hand_letters(),
            clock: start.timing().control,
            timeout_loses: start.timing().timeout_loses,
            seed: start.seed().to_string(),
            commands: game.commands.clone(),
            undone: game.undone.clone(),
            times: None,
        }
    }
}

impl GameRecord {
    /// The record of a game and of its clock as of `now`.
    #[must_use]
    pub fn with_times(game: &TimedGame, now: Millis) -> Self {
        Self {
            times: game.times(now),
            ..Self::from(game.game())
        }
    }

    /// Plays the record again, with the clock as it was. It waits, and `now` is the time from
    /// which on it is told of time. In a record without times all clocks are full.
    ///
    /// # Errors
    /// What in the record is no game.
    pub fn restore_with_times(&self, now: Millis) -> Result<TimedGame, RecordError> {
        TimedGame::restored(self.restore()?, self.times.clone(), now).ok_or(RecordError::Times)
    }

    /// Plays the record again: a time linear in its commands.
    ///
    /// # Errors
    /// What in the record is no game.
    pub fn restore(&self) -> Result<Game, RecordError> {
        if self.commands.len() + self.undone.len() > MAX_COMMANDS {
            return Err(RecordError::TooManyCommands);
        }
        let seed = self.seed.parse().map_err(|_| RecordError::Seed)?;
        let hands = ByColor {
            white: &*self.hands.white,
            black: &*self.hands.black,
        };
        let start = Start::with_house_rules(self.level, self.house, seed)
            .map_err(StartError::from)?
            .with_fen(&self.fen)?
            .with_cards(Some(&self.deck), Some(hands))?
            .with_timing(Timing {
                control: self.clock,
                timeout_loses: self.timeout_loses,
            });
        let mut game = Game::replay(start, &self.commands)
            .map_err(|(index, error)| RecordError::Command { index, error })?;
        // What was taken back must be playable too, though it is not played.
        let mut ahead = game.clone();
        for (place, &command) in self.undone.iter().rev().enumerate() {
            ahead.advance(command).map_err(|error| {
                let index = self.commands.len() + place;
                RecordError::Command { index, error }
            })?;
        }
        game.undone.clone_from(&self.undone);
        Ok(game)
    }
}
