//! A game as it is saved.

use serde::{Deserialize, Serialize};

use super::super::chess::ByColor;
use super::super::clock::TimeControl;
use super::super::notation::Fen;
use super::super::rules::{HouseRules, Level};
use super::command::{Command, CommandError};
use super::start::{Start, StartError, Timing};
use super::state::Game;

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
        game.undone.clone_from(&self.undone);
        Ok(game)
    }
}
