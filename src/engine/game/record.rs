//! A game as it is saved.

use serde::{Deserialize, Serialize};

use super::super::chess::Position;
use super::super::notation::Fen;
use super::super::rules::Level;
use super::command::{Command, CommandError};
use super::start::{Start, StartError};
use super::state::Game;

/// A game as it is saved: how it began and what was done. Loading plays it again, so a record
/// that was tampered with can't become a game that breaks the rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameRecord {
    level: Level,
    fen: String,
    deck: String,
    /// As text: JSON numbers lose digits past 2^53.
    seed: String,
    commands: Vec<Command>,
    undone: Vec<Command>,
}

/// Why a record is no game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecordError {
    /// The game can't start like that.
    Start(StartError),
    /// The seed is not a number.
    Seed,
    /// A command can't be carried out.
    Command {
        /// Its place, from 0.
        index: usize,
        /// Why.
        error: CommandError,
    },
}

impl From<StartError> for RecordError {
    fn from(error: StartError) -> Self {
        Self::Start(error)
    }
}

impl From<&Game> for GameRecord {
    fn from(game: &Game) -> Self {
        let start = game.start();
        let position: &Position = start.position();
        Self {
            level: start.level(),
            fen: Fen(position.to_setup()).to_string(),
            deck: start.deck_letters(),
            seed: start.seed().to_string(),
            commands: game.commands.clone(),
            undone: game.undone.clone(),
        }
    }
}

impl GameRecord {
    /// Plays the record again.
    ///
    /// # Errors
    /// What in the record is no game.
    pub fn restore(&self) -> Result<Game, RecordError> {
        let seed = self.seed.parse().map_err(|_| RecordError::Seed)?;
        let start = Start::new(self.level, seed)
            .with_fen(&self.fen)?
            .with_deck(&self.deck)?;
        let mut game = Game::replay(start, &self.commands)
            .map_err(|(index, error)| RecordError::Command { index, error })?;
        game.undone.clone_from(&self.undone);
        Ok(game)
    }
}
