//! A game as it is saved.

use std::fmt;
use std::str::FromStr;

use super::super::super::chess::ByColor;
use super::super::super::clock::{Millis, TimeControl};
use super::super::super::notation::Fen;
use super::super::super::rules::{HouseRules, Level};
use super::super::command::{Command, CommandError};
use super::super::start::{Start, StartError, Timing};
use super::super::state::Game;
use super::super::timed::{TimedGame, Times};
use super::fields::Fields;

/// The most commands that are played again when a game is loaded, done and taken back together.
/// They are some ten thousand turns, a hundred times as many as a game usually has.
pub const MAX_COMMANDS: usize = 20_000;

/// A game as it is saved: how it began and what was done. Loading plays it again, so a record
/// that was tampered with can't become a game that breaks the rules.
///
/// Its fields are `level house fen deck white black clock timeout seed commands undone`, and of a
/// clock `turns now paused`; those that would be empty are left out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameRecord(Fields);

/// Why a record is no game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecordError {
    /// The game can't start like that.
    Start(StartError),
    /// A field that has to be there is missing, or is no such value.
    Field,
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

impl From<Fields> for GameRecord {
    fn from(fields: Fields) -> Self {
        Self(fields)
    }
}

impl From<&Game> for GameRecord {
    fn from(game: &Game) -> Self {
        let start = game.start();
        let timing = start.timing();
        let hands = start.hand_letters();
        Self(
            Fields::default()
                .with("level", start.level().key())
                .with("house", start.house_rules())
                .with("fen", Fen(start.position().to_setup()))
                .with("deck", start.pile_letters())
                .with("white", hands.white)
                .with("black", hands.black)
                .with("clock", timing.control)
                .with_flag("timeout", timing.timeout_loses)
                .with("seed", start.seed())
                .with("commands", words(&game.commands))
                .with("undone", words(&game.undone)),
        )
    }
}

impl GameRecord {
    /// The record of a game and of its clock as of `now`.
    #[must_use]
    pub fn with_times(game: &TimedGame, now: Millis) -> Self {
        let Self(fields) = Self::from(game.game());
        Self(match game.times(now) {
            Some(times) => fields
                .with("turns", words(&times.turns))
                .with("now", times.now)
                .with_flag("paused", times.paused),
            None => fields,
        })
    }

    /// Its fields, to be kept.
    #[must_use]
    pub const fn fields(&self) -> &Fields {
        &self.0
    }

    /// Plays the record again, with the clock as it was. It waits, and `now` is the time from
    /// which on it is told of time. In a record without times all clocks are full.
    ///
    /// # Errors
    /// What in the record is no game.
    pub fn restore_with_times(&self, now: Millis) -> Result<TimedGame, RecordError> {
        let times = match self.0.get("now") {
            Some(now) => Some(Times {
                turns: parsed(self.0.text("turns")).ok_or(RecordError::Times)?,
                now: now.parse().map_err(|_| RecordError::Times)?,
                paused: self.0.flag("paused"),
            }),
            None => None,
        };
        TimedGame::restored(self.restore()?, times, now).ok_or(RecordError::Times)
    }

    /// Plays the record again: a time linear in its commands.
    ///
    /// # Errors
    /// What in the record is no game.
    pub fn restore(&self) -> Result<Game, RecordError> {
        let Self(fields) = self;
        let commands: Vec<Command> = parsed(fields.text("commands")).ok_or(RecordError::Field)?;
        let undone: Vec<Command> = parsed(fields.text("undone")).ok_or(RecordError::Field)?;
        if commands.len() + undone.len() > MAX_COMMANDS {
            return Err(RecordError::TooManyCommands);
        }
        let mut game = Game::replay(self.start()?, &commands)
            .map_err(|(index, error)| RecordError::Command { index, error })?;
        // What was taken back must be playable too, though it is not played.
        let mut ahead = game.clone();
        for (place, &command) in undone.iter().rev().enumerate() {
            ahead.advance(command).map_err(|error| {
                let index = commands.len() + place;
                RecordError::Command { index, error }
            })?;
        }
        game.undone = undone;
        Ok(game)
    }

    fn start(&self) -> Result<Start, RecordError> {
        let Self(fields) = self;
        let level = Level::from_key(fields.text("level")).ok_or(RecordError::Field)?;
        let house = fields.text("house").parse();
        let house: HouseRules = house.map_err(StartError::House)?;
        let control = match fields.get("clock") {
            Some(clock) => clock.parse().map_err(|_| RecordError::Field)?,
            None => TimeControl::Unlimited,
        };
        let seed = fields.parse("seed").ok_or(RecordError::Field)?;
        let hands = ByColor {
            white: fields.text("white"),
            black: fields.text("black"),
        };
        let start = Start::with_house_rules(level, house, seed)
            .map_err(StartError::from)?
            .with_fen(fields.text("fen"))?
            .with_cards(Some(fields.text("deck")), Some(hands))?;
        Ok(start.with_timing(Timing {
            control,
            timeout_loses: fields.flag("timeout"),
        }))
    }
}

/// Values as words with spaces between them.
fn words(values: &[impl fmt::Display]) -> String {
    let mut text = String::new();
    for value in values {
        if !text.is_empty() {
            text.push(' ');
        }
        text += &value.to_string();
    }
    text
}

/// The values of such a text; `None` if a word is none.
fn parsed<T: FromStr>(text: &str) -> Option<Vec<T>> {
    text.split_ascii_whitespace()
        .map(|word| word.parse().ok())
        .collect()
}
