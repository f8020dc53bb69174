//! The one door through which a game changes.

use super::super::chess::Color;
use super::super::clock::{FlagVerdict, TimeControl, flag_verdict};
use super::command::{Command, CommandError};
use super::event::Event;
use super::outcome::{EndReason, Outcome};
use super::start::Timing;
use super::state::{Game, Phase};

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
            Command::Move(mv) => self.play_move(mv, &mut events)?,
            Command::Play(card, mv) => self.play_card(card, mv, &mut events)?,
            Command::PlayDead(card) => self.play_dead(card, &mut events)?,
            Command::ChangeHand => self.change_hand(&mut events)?,
            Command::AcceptLostTurn => self.accept_lost_turn(&mut events)?,
            Command::Touch(square) => self.touch(square, &mut events)?,
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
            Command::ClaimDraw(_) => {
                let reason = self.claimable_draw().ok_or(CommandError::NothingToClaim)?;
                self.end(Outcome::Draw, reason, &mut events);
            }
            Command::FlagFell(color) => self.flag_fell(color, &mut events)?,
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

    fn flag_fell(&mut self, color: Color, events: &mut Vec<Event>) -> Result<(), CommandError> {
        let Timing {
            control,
            timeout_loses,
        } = *self.start.timing();
        if control == TimeControl::Unlimited {
            return Err(CommandError::NoClock);
        }
        let (outcome, reason) =
            match flag_verdict(&control, timeout_loses, color, self.position.board()) {
                FlagVerdict::Loss => (Outcome::Win(color.opponent()), EndReason::TimeOut),
                FlagVerdict::Draw => (Outcome::Draw, EndReason::TimeOutBareKing),
                FlagVerdict::Annulled => (Outcome::Annulled, EndReason::TimeOut),
            };
        self.end(outcome, reason, events);
        Ok(())
    }

    pub(super) fn end(&mut self, outcome: Outcome, reason: EndReason, events: &mut Vec<Event>) {
        self.draw_offer = None;
        self.touched = None;
        self.phase = Phase::Over { outcome, reason };
        events.push(Event::GameOver { outcome, reason });
    }
}
