//! Moving pieces, losing turns, and the touch of a piece.

use super::super::cards::Card;
use super::super::chess::{Move, Role, RoleSet, Square};
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
        if let Some(refusal) = self.rules().why_not(&self.position, roles, mv) {
            return Err(CommandError::Refused(refusal));
        }
        match self.touched {
            Some(square) if square != mv.from && square != mv.to => {
                Err(CommandError::Refused(Refusal::TouchMove { square }))
            }
            _ => Ok(()),
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
            Phase::Draw | Phase::Move { .. } | Phase::Choose | Phase::Over { .. } => {
                return Err(CommandError::NothingLost);
            }
        }
        let card = self.discards.get(self.turn()).top();
        self.lose_turn(card, PlyAction::Lost, events);
        Ok(())
    }

    /// Ends the turn without a move.
    pub(super) fn lose_turn(
        &mut self,
        card: Option<Card>,
        action: PlyAction,
        events: &mut Vec<Event>,
    ) {
        let color = self.turn();
        self.position.pass();
        events.push(Event::TurnLost { color });
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
        let occupied = self.position.board().occupied().contains(square);
        let binds = moves
            .iter()
            .any(|mv| mv.from == square || (occupied && mv.to == square));
        if !self.rules().touch_move || self.touched.is_some() || !binds {
            return Err(CommandError::TouchNotBinding);
        }
        self.touched = Some(square);
        events.push(Event::Touched { square });
        Ok(())
    }
}
