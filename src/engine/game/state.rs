//! The game as it stands.

use super::super::cards::Card;
use super::super::chess::{ByColor, Color, Move, Position, Role, RoleSet};
use super::super::notation::basic_san;
use super::super::rules::{Level, LostTurn};
use super::command::Command;
use super::outcome::{EndReason, Outcome};
use super::start::Start;

/// A game: its start, everything done since, and what that led to.
///
/// Nothing tells the order of the draw pile before its cards are turned over.
///
/// ```
/// use chess_a_la_carte::engine::{Command, Game, Level, Phase, Start};
/// let start = Start::new(Level::One, 0).with_deck("PN").unwrap();
/// let mut game = Game::new(start);
/// game.advance(Command::Draw).unwrap();
/// game.advance(Command::Move("d4d5".parse().unwrap())).unwrap_err(); // Black's pawn is there
/// game.advance(Command::Move("c2c4".parse().unwrap())).unwrap();
/// assert_eq!(game.phase(), &Phase::Draw);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    pub(super) start: Start,
    pub(super) commands: Vec<Command>,
    /// Commands taken back, the last one taken back last.
    pub(super) undone: Vec<Command>,
    pub(super) position: Position,
    pub(super) draw_pile: Vec<Card>,
    pub(super) discards: ByColor<Vec<Card>>,
    pub(super) reshuffles: u32,
    pub(super) phase: Phase,
    pub(super) draw_offer: Option<Color>,
    pub(super) plies: Vec<Ply>,
}

/// What has to be done next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The side to move turns over a card.
    Draw,
    /// The side to move moves a piece of one of these roles.
    Move {
        /// The roles the card lets move.
        roles: RoleSet,
    },
    /// The card moves nothing: the side to move sees why and accepts.
    LostTurn {
        /// Why.
        why: LostTurn,
    },
    /// The game has ended.
    Over {
        /// Who won.
        outcome: Outcome,
        /// How.
        reason: EndReason,
    },
}

/// One turn that was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ply {
    /// Whose turn it was.
    pub color: Color,
    /// The card.
    pub card: Card,
    /// What was done with it.
    pub action: PlyAction,
}

/// What was done in a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlyAction {
    /// A piece moved.
    Moved {
        /// What moved.
        role: Role,
        /// From where to where.
        mv: Move,
        /// What was taken.
        captured: Option<Role>,
    },
    /// The turn was lost.
    Lost,
}

impl Game {
    /// A game before its first card.
    #[must_use]
    pub fn new(start: Start) -> Self {
        Self {
            commands: Vec::new(),
            undone: Vec::new(),
            position: *start.position(),
            draw_pile: start.draw_pile(),
            discards: ByColor::default(),
            reshuffles: 0,
            phase: Phase::Draw,
            draw_offer: None,
            plies: Vec::new(),
            start,
        }
    }

    /// How the game began.
    #[must_use]
    pub const fn start(&self) -> &Start {
        &self.start
    }

    /// The level it is played at.
    #[must_use]
    pub const fn level(&self) -> Level {
        self.start.level()
    }

    /// The pieces and whose turn it is.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Whose turn it is; after the end, whose turn it would be.
    #[must_use]
    pub const fn turn(&self) -> Color {
        self.position.turn()
    }

    /// What has to be done next.
    #[must_use]
    pub const fn phase(&self) -> &Phase {
        &self.phase
    }

    /// How many cards the draw pile holds.
    #[must_use]
    pub fn draw_pile_len(&self) -> usize {
        self.draw_pile.len()
    }

    /// A side's discard pile, its top card last.
    #[must_use]
    pub fn discards(&self, color: Color) -> &[Card] {
        self.discards.get(color)
    }

    /// The side whose draw offer stands.
    #[must_use]
    pub const fn draw_offer(&self) -> Option<Color> {
        self.draw_offer
    }

    /// The turns played so far.
    #[must_use]
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// Each turn's move in Standard Algebraic Notation, `None` for a lost turn.
    #[must_use]
    pub fn sans(&self) -> Vec<Option<String>> {
        let mut position = *self.start.position();
        self.plies
            .iter()
            .map(|ply| match ply.action {
                PlyAction::Moved { mv, .. } => {
                    let san = basic_san(&position, mv);
                    position.play_unchecked(mv);
                    Some(san)
                }
                PlyAction::Lost => {
                    position.pass();
                    None
                }
            })
            .collect()
    }

    /// How the game ended, if it has.
    #[must_use]
    pub const fn outcome(&self) -> Option<(Outcome, EndReason)> {
        match self.phase {
            Phase::Over { outcome, reason } => Some((outcome, reason)),
            Phase::Draw | Phase::Move { .. } | Phase::LostTurn { .. } => None,
        }
    }

    /// The moves the side to move may play now; none unless a card lets it move.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<Move> {
        match self.phase {
            Phase::Move { roles } => self.position.basic_moves(roles),
            Phase::Draw | Phase::LostTurn { .. } | Phase::Over { .. } => Vec::new(),
        }
    }
}
