//! Moving pieces, losing turns, and the touch of a piece.

use super::super::cards::Card;
use super::super::chess::{Move, Position, Role, RoleSet, Square, between};
use super::super::rules::Refusal;
use super::command::CommandError;
use super::event::Event;
use super::outcome::{EndReason, Outcome};
use super::ply::{Moved, Ply, PlyAction};
use super::state::{Game, Phase};

impl Game {
    pub(super) fn play_move(
        &mut self,
        mv: Move,
        events: &mut Vec<Event>,
    ) -> Result<(), CommandError> {
        let roles = match self.phase {
            Phase::Move { roles } => roles,
            Phase::Draw => return Err(CommandError::DrawFirst),
            Phase::Choose => return Err(CommandError::ChooseCardFirst),
            Phase::LostTurn { .. } => return Err(CommandError::TurnIsLost),
            Phase::Over { .. } => return Err(CommandError::GameOver),
        };
        self.allows(roles, mv)?;
        let card = self
            .rules()
            .deck
            .and_then(|_| self.discards.get(self.turn()).top());
        self.make_move(card, mv, events);
        Ok(())
    }

    /// Whether the side to move may play `mv` with a card that moves `roles`.
    pub(super) fn allows(&self, roles: RoleSet, mv: Move) -> Result<(), CommandError> {
        let refusal = match self.rules().why_not(&self.position, roles, mv) {
            // It is the very next turn: something else speaks against it.
            Some(Refusal::EnPassantLate) if self.just_passed() == Some(mv.to) => {
                Some(self.rules().why_not_in_passing(&self.position, mv))
            }
            refusal => refusal,
        };
        if let Some(refusal) = refusal {
            return Err(CommandError::Refused(refusal));
        }
        match self.touched {
            Some(square) if !self.honours_touch(mv) => {
                Err(CommandError::Refused(Refusal::TouchMove { square }))
            }
            _ => Ok(()),
        }
    }

    /// Whether `mv` moves the piece that was touched, or takes it; any move while none is.
    #[must_use]
    pub fn honours_touch(&self, mv: Move) -> bool {
        self.touched
            .is_none_or(|square| square == mv.from || square == taken_on(&self.position, mv))
    }

    /// The square that a pawn passed over in the turn before this one.
    fn just_passed(&self) -> Option<Square> {
        let ply = self.plies.last()?;
        match ply.action {
            PlyAction::Moved(Moved {
                role: Role::Pawn,
                mv,
                ..
            }) => {
                let between = between(mv.from, mv.to);
                between.first()
            }
            PlyAction::Moved(_) | PlyAction::Lost | PlyAction::ChangedHand => None,
        }
    }

    /// A touched piece must be moved, or taken: no turn without that (C12).
    pub(super) fn not_bound(&self) -> Result<(), CommandError> {
        match self.touched {
            Some(square) => Err(CommandError::Refused(Refusal::TouchMove { square })),
            None => Ok(()),
        }
    }

    /// Plays an allowed move and ends the turn.
    pub(super) fn make_move(&mut self, card: Option<Card>, mv: Move, events: &mut Vec<Event>) {
        let color = self.turn();
        let before = self.position;
        let rules = *self.rules();
        let captured = rules.play(&mut self.position, mv);
        let moved = Moved::before(&before, mv, captured);
        events.push(Event::Moved { color, moved });
        self.plies.push(Ply {
            color,
            card,
            action: PlyAction::Moved(moved),
        });
        if captured == Some(Role::King) {
            self.end(Outcome::Win(color), EndReason::KingTaken, events);
        } else {
            self.end_turn(events);
        }
    }

    pub(super) fn accept_lost_turn(&mut self, events: &mut Vec<Event>) -> Result<(), CommandError> {
        match self.phase {
            Phase::LostTurn { .. } => {}
            Phase::Draw => return Err(CommandError::DrawFirst),
            Phase::Move { .. } | Phase::Choose | Phase::Over { .. } => {
                return Err(CommandError::NothingLost);
            }
        }
        let card = self.discards.get(self.turn()).top();
        events.push(Event::TurnLost { color: self.turn() });
        self.pass(card, PlyAction::Lost, events);
        Ok(())
    }

    /// Ends the turn without a move.
    pub(super) fn pass(&mut self, card: Option<Card>, action: PlyAction, events: &mut Vec<Event>) {
        let color = self.turn();
        self.position.pass();
        self.plies.push(Ply {
            color,
            card,
            action,
        });
        self.end_turn(events);
    }

    fn end_turn(&mut self, events: &mut Vec<Event>) {
        // Moving on without an answer declines the other side's offer.
        let by = self.turn().opponent();
        if self.draw_offer == Some(self.turn()) {
            self.draw_offer = None;
            events.push(Event::DrawDeclined { by });
        }
        self.touched = None;
        self.begin_turn(events);
    }

    /// Binds the side to move to a piece: its own that can move, or one that it can take (C12).
    pub(super) fn touch(
        &mut self,
        square: Square,
        events: &mut Vec<Event>,
    ) -> Result<(), CommandError> {
        let moves = match self.phase {
            Phase::Move { .. } => self.legal_moves(),
            Phase::Choose => {
                let hand = self.hand(self.turn()).iter();
                hand.flat_map(|&card| self.card_moves(card)).collect()
            }
            Phase::Draw | Phase::LostTurn { .. } | Phase::Over { .. } => Vec::new(),
        };
        let binds = moves.iter().any(|&mv| {
            let takes = taken_on(&self.position, mv) == square;
            mv.from == square || (takes && self.position.board().color_at(square).is_some())
        });
        if !self.rules().touch_move || self.touched.is_some() || !binds {
            return Err(CommandError::TouchNotBinding);
        }
        self.touched = Some(square);
        events.push(Event::Touched { square });
        Ok(())
    }
}

/// Where the piece stands that `mv` takes, if it takes one: beside the pawn's way, in passing.
fn taken_on(position: &Position, mv: Move) -> Square {
    let pawn = position.board().role_at(mv.from) == Some(Role::Pawn);
    if pawn && position.en_passant() == Some(mv.to) {
        Square::new(mv.to.file(), mv.from.rank())
    } else {
        mv.to
    }
}
