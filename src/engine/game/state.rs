//! The game as it stands.

use super::super::cards::{Card, CardId, DiscardPile, same_type_roles};
use super::super::chess::{ByColor, Color, Move, Position, Repetitions, RoleSet, Square};
use super::super::rules::{Level, LostTurn, Ruleset, lost_turn};
use super::command::Command;
use super::outcome::{EndReason, Outcome};
use super::ply::{Ply, PlyAction};
use super::start::Start;

/// A game: its start, everything done since, and what that led to.
///
/// The whole truth, hands included. What one player may see is a [`GameView`](super::GameView);
/// nothing tells the order of the draw pile.
///
/// ```
/// use chess_a_la_carte::engine::{Command, Game, Level, Phase, Start};
/// let start = Start::new(Level::One, 0).with_cards(Some("PN"), None).unwrap();
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
    pub(super) hands: ByColor<Vec<Card>>,
    pub(super) draw_pile: Vec<Card>,
    pub(super) discards: ByColor<DiscardPile>,
    pub(super) reshuffles: u32,
    pub(super) phase: Phase,
    pub(super) touched: Option<Square>,
    pub(super) draw_offer: Option<Color>,
    pub(super) repetitions: Repetitions,
    pub(super) occurrences: usize,
    pub(super) plies: Vec<Ply>,
}

/// What has to be done next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The side to move draws a card.
    Draw,
    /// The side to move moves a piece of one of these roles.
    Move {
        /// The roles the card lets move; all of them without cards.
        roles: RoleSet,
    },
    /// The side to move plays a card of its hand, or changes the hand.
    Choose,
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

impl Game {
    /// A game before its first command.
    #[must_use]
    pub fn new(start: Start) -> Self {
        let mut game = Self {
            commands: Vec::new(),
            undone: Vec::new(),
            position: *start.position(),
            hands: start.hands(),
            draw_pile: start.draw_pile(),
            discards: ByColor::default(),
            reshuffles: 0,
            phase: Phase::Draw,
            touched: None,
            draw_offer: None,
            repetitions: Repetitions::default(),
            occurrences: 0,
            plies: Vec::new(),
            start,
        };
        game.begin_turn(&mut Vec::new());
        game
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

    /// The rules it is played by.
    #[must_use]
    pub const fn rules(&self) -> &Ruleset {
        self.start.rules()
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

    /// A side's discard pile.
    #[must_use]
    pub const fn discards(&self, color: Color) -> &DiscardPile {
        self.discards.get(color)
    }

    /// A side's hand, in the order its cards came.
    #[must_use]
    pub fn hand(&self, color: Color) -> &[Card] {
        self.hands.get(color)
    }

    /// The piece that was touched and must be moved, or taken (C12).
    #[must_use]
    pub const fn touched(&self) -> Option<Square> {
        self.touched
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

    /// How the game ended, if it has.
    #[must_use]
    pub const fn outcome(&self) -> Option<(Outcome, EndReason)> {
        match self.phase {
            Phase::Over { outcome, reason } => Some((outcome, reason)),
            Phase::Draw | Phase::Move { .. } | Phase::Choose | Phase::LostTurn { .. } => None,
        }
    }

    /// The roles that a card lets move if it is played now.
    #[must_use]
    pub fn card_roles(&self, card: Card) -> RoleSet {
        match card.kind.role() {
            Some(role) => role.into(),
            None => same_type_roles(&self.discards),
        }
    }

    /// The moves that a card gives the side to move if it is played now.
    #[must_use]
    pub fn card_moves(&self, card: Card) -> Vec<Move> {
        self.rules().moves(&self.position, self.card_roles(card))
    }

    /// Why a card would move nothing if it were played now; `None` if it moves something.
    #[must_use]
    pub fn why_dead(&self, card: Card) -> Option<LostTurn> {
        lost_turn(self.rules(), &self.position, self.card_roles(card))
    }

    /// The moves the side to move may play now without choosing a card; none in other phases.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<Move> {
        match self.phase {
            Phase::Move { roles } => self.rules().moves(&self.position, roles),
            Phase::Draw | Phase::Choose | Phase::LostTurn { .. } | Phase::Over { .. } => Vec::new(),
        }
    }

    pub(super) fn card_in_hand(&self, id: CardId) -> Option<Card> {
        self.hand(self.turn())
            .iter()
            .find(|card| card.id == id)
            .copied()
    }

    /// Each turn with the position it was played in.
    pub fn turns(&self) -> impl Iterator<Item = (Position, Ply)> {
        let rules = *self.rules();
        self.plies
            .iter()
            .scan(*self.start.position(), move |position, &ply| {
                let before = *position;
                match ply.action {
                    PlyAction::Moved(moved) => {
                        rules.play(position, moved.mv);
                    }
                    PlyAction::Lost | PlyAction::ChangedHand => position.pass(),
                }
                Some((before, ply))
            })
    }
}
