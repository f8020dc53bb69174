//! A game on the table: the game itself and what the players are doing with it.

use std::rc::Rc;

use super::game_setup::GameSetup;
use crate::engine::{Bitboard, ByColor, Color, CommandError, Event, Game, Move, Phase, Square};

/// A game on the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// What was asked for when it began.
    pub setup: GameSetup,
    /// The players' names; empty for a player without a name.
    pub names: ByColor<String>,
    /// The game.
    pub game: Rc<Game>,
    /// Whether Black is at the bottom of the board.
    pub flipped: bool,
    /// The square of the piece that was picked up.
    pub selected: Option<Square>,
    /// What has just been told: what happened, or why not.
    pub told: Told,
    /// How many refusals there have been: the same one twice must be told twice.
    pub refusals: u32,
    /// What is being asked.
    pub question: Option<Question>,
    /// Whether the result lies over the board.
    pub result_open: bool,
}

/// What has just been told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Told {
    /// What the last command brought about; empty at the start and after taking back.
    Happened(Rc<[Event]>),
    /// Why something was refused, and the move that was tried.
    Refused {
        /// Why.
        error: CommandError,
        /// What was tried, if it was a move.
        tried: Option<Move>,
    },
    /// A turn was taken back.
    TakenBack,
    /// A turn that had been taken back was played again.
    PlayedAgain,
}

/// A question that needs a yes or a no.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// May this side take back its turn? Asked of the other side.
    TakeBack(Color),
    /// Does this side really give up?
    Resign(Color),
}

impl Session {
    /// A session with nothing picked up and nothing asked.
    #[must_use]
    pub fn new(setup: GameSetup, names: ByColor<String>, game: Game) -> Self {
        Self {
            setup,
            names,
            result_open: game.outcome().is_some(),
            game: Rc::new(game),
            flipped: false,
            selected: None,
            told: Told::Happened(Rc::new([])),
            refusals: 0,
            question: None,
        }
    }

    /// Whether the game has ended.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.game.outcome().is_some()
    }

    /// The squares of the pieces that the card lets move.
    #[must_use]
    pub fn movable(&self) -> Bitboard {
        match self.game.phase() {
            Phase::Move { roles } => self.game.rules().movable(self.game.position(), *roles),
            Phase::Draw | Phase::Choose | Phase::LostTurn { .. } | Phase::Over { .. } => {
                Default::default()
            }
        }
    }

    /// The squares that the picked-up piece may go to.
    #[must_use]
    pub fn targets(&self) -> Bitboard {
        match (self.game.phase(), self.selected) {
            (Phase::Move { roles }, Some(from)) => {
                self.game
                    .rules()
                    .targets(self.game.position(), *roles, from)
            }
            _ => Bitboard::EMPTY,
        }
    }

    /// The side whose turn would be taken back next.
    #[must_use]
    pub fn last_to_play(&self) -> Color {
        self.game
            .plies()
            .last()
            .map_or(self.game.turn(), |ply| ply.color)
    }
}
