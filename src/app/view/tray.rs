//! The tray as it is drawn: the draw pile and the two discard piles.

use std::rc::Rc;

use super::super::session::{Session, Told};
use crate::engine::{Card, CardKind, Color, Event, Phase, Role};

/// The tray as it is drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrayView {
    /// How many cards the draw pile holds.
    pub draw_count: usize,
    /// Whether a card is to be drawn next.
    pub can_draw: bool,
    /// Whether cards are drawn into hands, and not turned over.
    pub to_hand: bool,
    /// What has just been done to the draw pile.
    pub stir: Option<Stir>,
    /// Whose turn it is, while the game runs.
    pub turn: Option<Color>,
    /// White's pile, then Black's.
    pub discards: [DiscardView; 2],
}

/// What is done to a draw pile, apart from taking cards off it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stir {
    /// It was shuffled for a new game.
    Shuffled,
    /// Both discard piles were gathered into it.
    Gathered,
}

/// A discard pile as it is drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DiscardView {
    /// Whose pile it is.
    pub color: Color,
    /// How many cards it holds.
    pub count: usize,
    /// Its top card.
    pub top: Option<Card>,
    /// The roles a Same-type card on top stands for; empty for any other card, and where there
    /// is nothing to repeat.
    pub stands_for: Vec<Role>,
    /// Whether the top card is the one that is being played.
    pub active: bool,
    /// Whether it has only just been laid.
    pub fresh: bool,
}

/// The tray of `session` as it is drawn.
#[must_use]
pub fn tray_view(session: &Session) -> TrayView {
    let game = session.game();
    let phase = game.phase();
    let discards = Color::ALL.map(|color| {
        let pile = game.discards(color);
        let top = pile.top();
        let active =
            color == game.turn() && matches!(phase, Phase::Move { .. } | Phase::LostTurn { .. });
        let stands_for = match (top.map(|card| card.kind), phase) {
            (Some(CardKind::SameType), Phase::Move { roles }) if active => roles.iter().collect(),
            _ => Vec::new(),
        };
        DiscardView {
            color,
            count: pile.len(),
            top,
            stands_for,
            active,
            fresh: happened(session, |event| {
                matches!(event, Event::CardDrawn { color: by, .. } | Event::CardPlayed { color: by, .. }
                    if *by == color)
            }),
        }
    });
    TrayView {
        draw_count: game.draw_pile_len(),
        can_draw: !session.past
            && *phase == Phase::Draw
            && game.draw_offer().is_none()
            && !session.awaits_hand_over(),
        to_hand: game.rules().hand > 0,
        stir: stir(session),
        turn: game.outcome().is_none().then(|| game.turn()),
        discards,
    }
}

fn stir(session: &Session) -> Option<Stir> {
    if happened(session, |event| matches!(event, Event::Reshuffled { .. })) {
        return Some(Stir::Gathered);
    }
    let new = session.told == Told::Happened(Rc::default()) && session.game().plies().is_empty();
    new.then_some(Stir::Shuffled)
}

fn happened(session: &Session, is_it: impl Fn(&Event) -> bool) -> bool {
    matches!(&session.told, Told::Happened(events) if events.iter().any(is_it))
}
