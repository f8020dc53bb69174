//! The one door through which a game changes.

use super::super::cards::{Card, same_type_roles};
use super::super::chess::{Color, Move, Role, RoleSet};
use super::super::rules::{QUIET_TURNS_BEFORE_DRAW_IS_SUGGESTED, lost_turn, why_not};
use super::command::{Command, CommandError};
use super::event::Event;
use super::outcome::{EndReason, Outcome};
use super::state::{Game, Phase, Ply, PlyAction};

impl Game {
    /// The game after `command`, and what happened.
    ///
    /// # Errors
    /// Why the command is refused.
    pub fn apply(&self, command: Command) -> Result<(Self, Vec<Event>), CommandError> {
        let mut game = self.clone();
        let events = game.advance(command)?;
        Ok((game, events))
    }

    /// Carries out `command` and tells what happened. What was taken back can't be redone after.
    ///
    /// # Errors
    /// Why the command is refused; the game is then as it was.
    pub fn advance(&mut self, command: Command) -> Result<Vec<Event>, CommandError> {
        if matches!(self.phase, Phase::Over { .. }) {
            return Err(CommandError::GameOver);
        }
        let mut events = Vec::new();
        match command {
            Command::Draw => self.draw(&mut events)?,
            Command::Move(mv) => self.play(mv, &mut events)?,
            Command::AcceptLostTurn => self.accept_lost_turn(&mut events)?,
            Command::OfferDraw(by) => self.offer_draw(by, &mut events)?,
            Command::AcceptDraw(by) => {
                self.answered_offer(by)?;
                self.end(Outcome::Draw, EndReason::DrawAgreed, &mut events);
            }
            Command::DeclineDraw(by) => {
                self.answered_offer(by)?;
                self.draw_offer = None;
                events.push(Event::DrawDeclined { by });
            }
            Command::Resign(by) => {
                self.end(
                    Outcome::Win(by.opponent()),
                    EndReason::Resigned,
                    &mut events,
                );
            }
        }
        self.commands.push(command);
        self.undone.clear();
        Ok(events)
    }

    fn draw(&mut self, events: &mut Vec<Event>) -> Result<(), CommandError> {
        match self.phase {
            Phase::Draw => {}
            Phase::Move { roles } => {
                let movable = self.position.basic_movable(roles);
                return Err(CommandError::MustMove { movable });
            }
            Phase::LostTurn { .. } => return Err(CommandError::TurnIsLost),
            Phase::Over { .. } => return Err(CommandError::GameOver),
        }
        let color = self.turn();
        let card = self.top_card(events);
        let roles = match card.kind.role() {
            Some(role) => RoleSet::from(role),
            None => same_type_roles(&self.discards),
        };
        self.discards.get_mut(color).push(card);
        events.push(Event::CardDrawn { color, card });
        self.phase = match lost_turn(&self.position, roles) {
            None => Phase::Move { roles },
            Some(why) => {
                events.push(Event::NothingMoves {
                    color,
                    why: why.clone(),
                });
                Phase::LostTurn { why }
            }
        };
        Ok(())
    }

    /// Takes the top card, after making a new draw pile if there is none (rule L1.3).
    fn top_card(&mut self, events: &mut Vec<Event>) -> Card {
        loop {
            if let Some(card) = self.draw_pile.pop() {
                return card;
            }
            let mut cards = std::mem::take(&mut self.discards.white);
            cards.append(&mut self.discards.black);
            self.reshuffles += 1;
            self.start.reshuffle(&mut cards, self.reshuffles);
            events.push(Event::Reshuffled { cards: cards.len() });
            self.draw_pile = cards;
        }
    }

    fn play(&mut self, mv: Move, events: &mut Vec<Event>) -> Result<(), CommandError> {
        let roles = match self.phase {
            Phase::Move { roles } => roles,
            Phase::Draw => return Err(CommandError::DrawFirst),
            Phase::LostTurn { .. } => return Err(CommandError::TurnIsLost),
            Phase::Over { .. } => return Err(CommandError::GameOver),
        };
        if let Some(refusal) = why_not(&self.position, roles, mv) {
            return Err(CommandError::Refused(refusal));
        }
        let color = self.turn();
        let role = self.position.board().role_at(mv.from).unwrap_or(Role::Pawn);
        let captured = self.position.play_basic(mv).map(|piece| piece.role);
        events.push(Event::Moved {
            color,
            role,
            mv,
            captured,
        });
        self.end_turn(color, PlyAction::Moved { role, mv, captured }, events);
        if captured == Some(Role::King) {
            self.end(Outcome::Win(color), EndReason::KingTaken, events);
        }
        Ok(())
    }

    fn accept_lost_turn(&mut self, events: &mut Vec<Event>) -> Result<(), CommandError> {
        match self.phase {
            Phase::LostTurn { .. } => {}
            Phase::Draw | Phase::Move { .. } | Phase::Over { .. } => {
                return Err(CommandError::NothingLost);
            }
        }
        let color = self.turn();
        self.position.pass();
        events.push(Event::TurnLost { color });
        self.end_turn(color, PlyAction::Lost, events);
        Ok(())
    }

    fn end_turn(&mut self, color: Color, action: PlyAction, events: &mut Vec<Event>) {
        if let Some(&card) = self.discards.get(color).last() {
            self.plies.push(Ply {
                color,
                card,
                action,
            });
        }
        // Moving on without an answer declines the other side's offer.
        if self.draw_offer == Some(color.opponent()) {
            self.draw_offer = None;
            events.push(Event::DrawDeclined { by: color });
        }
        let quiet = self.position.halfmoves();
        if quiet > 0 && quiet.is_multiple_of(QUIET_TURNS_BEFORE_DRAW_IS_SUGGESTED) {
            events.push(Event::DrawSuggested);
        }
        self.phase = Phase::Draw;
    }

    fn offer_draw(&mut self, by: Color, events: &mut Vec<Event>) -> Result<(), CommandError> {
        match self.draw_offer {
            Some(standing) if standing == by => Err(CommandError::AlreadyOffered),
            // Both sides want it.
            Some(_) => {
                self.end(Outcome::Draw, EndReason::DrawAgreed, events);
                Ok(())
            }
            None => {
                self.draw_offer = Some(by);
                events.push(Event::DrawOffered { by });
                Ok(())
            }
        }
    }

    fn answered_offer(&self, by: Color) -> Result<(), CommandError> {
        if self.draw_offer == Some(by.opponent()) {
            Ok(())
        } else {
            Err(CommandError::NoOffer)
        }
    }

    fn end(&mut self, outcome: Outcome, reason: EndReason, events: &mut Vec<Event>) {
        self.draw_offer = None;
        self.phase = Phase::Over { outcome, reason };
        events.push(Event::GameOver { outcome, reason });
    }
}
