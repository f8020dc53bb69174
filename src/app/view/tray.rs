//! The tray as it is drawn: the draw pile and the two discard piles.

use super::super::session::Session;
use crate::engine::{Card, CardKind, Color, Phase, Role};

/// The tray as it is drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrayView {
    /// How many cards the draw pile holds.
    pub draw_count: usize,
    /// Whether a card is to be turned over next.
    pub can_draw: bool,
    /// Whose turn it is, while the game runs.
    pub turn: Option<Color>,
    /// White's pile, then Black's.
    pub discards: [DiscardView; 2],
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
        }
    });
    TrayView {
        draw_count: game.draw_pile_len(),
        can_draw: !session.past
            && *phase == Phase::Draw
            && game.draw_offer().is_none()
            && !session.awaits_hand_over(),
        turn: game.outcome().is_none().then(|| game.turn()),
        discards,
    }
}
