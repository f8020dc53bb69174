//! Drawing, playing and changing cards.

use std::collections::BTreeSet;

use super::super::cards::{Card, CardId, CardKind};
use super::super::chess::{Move, Strictness};
use super::super::rules::{IDENTICAL_CARDS_TO_CHANGE_HAND, lost_turn};
use super::command::CommandError;
use super::event::Event;
use super::outcome::{EndReason, Outcome};
use super::ply::PlyAction;
use super::state::{Game, Phase};

impl Game {
    pub(super) fn draw(&mut self, events: &mut Vec<Event>) -> Result<(), CommandError> {
        match self.phase {
            Phase::Draw => {}
            Phase::Move { .. } if self.rules().deck.is_none() => {
                return Err(CommandError::NothingToDraw);
            }
            Phase::Move { roles } => {
                let movable = self.rules().movable(&self.position, roles);
                return Err(CommandError::MustMove { movable });
            }
            Phase::Choose => return Err(CommandError::ChooseCardFirst),
            Phase::LostTurn { .. } => return Err(CommandError::TurnIsLost),
            Phase::Over { .. } => return Err(CommandError::GameOver),
        }
        if self.rules().hand > 0 {
            self.take_card(events)
        } else {
            self.turn_over_card(events)
        }
    }

    /// Level 1: the card is laid at once. House rules may lay another one after it.
    fn turn_over_card(&mut self, events: &mut Vec<Event>) -> Result<(), CommandError> {
        let color = self.turn();
        let rules = *self.rules();
        // With every card turned over once and none of use, the turn is lost all the same.
        let all = self.draw_pile.len() + self.discards.white.len() + self.discards.black.len();
        let mut turned = BTreeSet::new();
        loop {
            let card = self.top_card(events).ok_or(CommandError::NothingToDraw)?;
            turned.insert(card.id);
            let roles = self.card_roles(card);
            self.discards.get_mut(color).lay(card);
            events.push(Event::CardDrawn { color, card });
            let Some(why) = lost_turn(&rules, &self.position, roles) else {
                self.phase = Phase::Move { roles };
                return Ok(());
            };
            let again = rules.no_lost_turns || (rules.kind_start && roles.is_empty());
            if !again || turned.len() == all {
                events.push(Event::NothingMoves {
                    color,
                    why: why.clone(),
                });
                self.phase = Phase::LostTurn { why };
                return Ok(());
            }
        }
    }

    /// The other card levels: the card goes to the hand.
    fn take_card(&mut self, events: &mut Vec<Event>) -> Result<(), CommandError> {
        let color = self.turn();
        let card = self.top_card(events).ok_or(CommandError::NothingToDraw)?;
        self.hands.get_mut(color).push(card);
        events.push(Event::CardTaken { color });
        self.phase = Phase::Choose;
        if self.rules().hand_mate && self.position.is_check() && !self.hand_moves() {
            self.end(Outcome::Win(color.opponent()), EndReason::HandMate, events);
        }
        Ok(())
    }

    /// Takes the top card, after making a new draw pile if there is none (rules L1.3, L2.5).
    /// `None` if all cards are in hands.
    fn top_card(&mut self, events: &mut Vec<Event>) -> Option<Card> {
        if self.draw_pile.is_empty() {
            let mut cards = Vec::new();
            self.discards.white.empty_into(&mut cards);
            self.discards.black.empty_into(&mut cards);
            if cards.is_empty() {
                return None;
            }
            self.reshuffles += 1;
            self.start.reshuffle(&mut cards, self.reshuffles);
            events.push(Event::Reshuffled { cards: cards.len() });
            self.draw_pile = cards;
        }
        self.draw_pile.pop()
    }

    /// The card of the hand that is to be played, once it may be.
    fn chosen_card(&self, id: CardId) -> Result<Card, CommandError> {
        match self.phase {
            Phase::Choose => self.card_in_hand(id).ok_or(CommandError::NoSuchCard),
            _ if self.rules().hand == 0 => Err(CommandError::NoHand),
            Phase::Draw => Err(CommandError::DrawFirst),
            Phase::Move { .. } => Err(CommandError::NoSuchCard),
            Phase::LostTurn { .. } => Err(CommandError::TurnIsLost),
            Phase::Over { .. } => Err(CommandError::GameOver),
        }
    }

    pub(super) fn play_card(
        &mut self,
        id: CardId,
        mv: Move,
        events: &mut Vec<Event>,
    ) -> Result<(), CommandError> {
        let card = self.chosen_card(id)?;
        self.allows(self.card_roles(card), mv)?;
        self.lay_card(card, events);
        self.make_move(Some(card), mv, events);
        Ok(())
    }

    pub(super) fn play_dead(
        &mut self,
        id: CardId,
        events: &mut Vec<Event>,
    ) -> Result<(), CommandError> {
        let card = self.chosen_card(id)?;
        self.not_bound()?;
        let movable = self.rules().movable(&self.position, self.card_roles(card));
        if !movable.is_empty() {
            return Err(CommandError::MustMove { movable });
        }
        if self.hand_moves() {
            if self.must_answer() {
                return Err(CommandError::MustAnswerCheck);
            }
            if self.rules().no_dead_cards {
                return Err(CommandError::OtherCardMoves);
            }
        }
        self.lay_card(card, events);
        events.push(Event::TurnLost { color: self.turn() });
        self.pass(Some(card), PlyAction::Lost, events);
        Ok(())
    }

    fn lay_card(&mut self, card: Card, events: &mut Vec<Event>) {
        let color = self.turn();
        self.hands.get_mut(color).retain(|held| held.id != card.id);
        self.discards.get_mut(color).lay(card);
        events.push(Event::CardPlayed { color, card });
    }

    /// Whether the side to move may change its hand now (rules L2.4, A3).
    ///
    /// # Errors
    /// Why it may not.
    pub fn may_change_hand(&self) -> Result<(), CommandError> {
        match self.phase {
            Phase::Choose => {}
            Phase::Over { .. } => return Err(CommandError::GameOver),
            _ if self.rules().hand == 0 => return Err(CommandError::NoHand),
            Phase::Draw => return Err(CommandError::DrawFirst),
            Phase::Move { .. } | Phase::LostTurn { .. } => return Err(CommandError::HandStays),
        }
        self.not_bound()?;
        if !self.hand_moves() {
            return Ok(());
        }
        if self.must_answer() {
            return Err(CommandError::MustAnswerCheck);
        }
        let hand = self.hand(self.turn());
        let alike = |kind: CardKind| hand.iter().filter(|card| card.kind == kind).count();
        if CardKind::ALL
            .into_iter()
            .any(|kind| alike(kind) >= IDENTICAL_CARDS_TO_CHANGE_HAND)
        {
            Ok(())
        } else {
            Err(CommandError::HandStays)
        }
    }

    pub(super) fn change_hand(&mut self, events: &mut Vec<Event>) -> Result<(), CommandError> {
        self.may_change_hand()?;
        let color = self.turn();
        let mut hand = std::mem::take(self.hands.get_mut(color));
        self.discards.get_mut(color).put_under(&mut hand);
        for _ in 0..self.rules().hand {
            let Some(card) = self.top_card(events) else {
                break;
            };
            self.hands.get_mut(color).push(card);
        }
        events.push(Event::HandChanged { color });
        self.pass(None, PlyAction::ChangedHand, events);
        Ok(())
    }

    /// Whether any card of the side to move's hand gives a move.
    #[must_use]
    pub fn hand_moves(&self) -> bool {
        let hand = self.hand(self.turn());
        hand.iter()
            .any(|&card| self.rules().can_move(&self.position, self.card_roles(card)))
    }

    /// Whether a check must be answered, where a card of the hand does (rule A3).
    fn must_answer(&self) -> bool {
        self.rules().strictness == Strictness::Advanced && self.position.is_check()
    }
}
