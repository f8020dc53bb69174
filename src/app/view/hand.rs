//! A hand as it is drawn.

use super::super::choices::Seating;
use super::super::session::{Pending, Session, Told};
use crate::engine::{Card, Color, CommandError, Phase, Role};

/// A hand as it is drawn: face up for the player who holds the tablet, else face down. What is
/// face down isn't in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandView {
    /// Whose hand it is.
    pub color: Color,
    /// How many cards it holds.
    pub count: usize,
    /// Its cards, if they may be seen now.
    pub cards: Option<Vec<CardView>>,
    /// Whether it is this side's turn to choose.
    pub choosing: bool,
    /// Whether the hand may be changed now.
    pub may_change: bool,
    /// Whether it is opened and covered by its player, who sits across the table; and whether it
    /// lies open.
    pub peek: Option<bool>,
    /// Whether changing it is the way on: no card moves anything.
    pub should_change: bool,
}

/// A card of a hand that is face up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardView {
    /// The card.
    pub card: Card,
    /// Whether it was chosen.
    pub chosen: bool,
    /// Whether it moves nothing now.
    pub dead: bool,
    /// Whether a move waits for it.
    pub wanted: bool,
    /// The roles a Same-type card stands for.
    pub stands_for: Vec<Role>,
}

/// A side's hand as it is drawn.
#[must_use]
pub fn hand_view(session: &Session, color: Color) -> HandView {
    let game = session.game();
    let hand = game.hand(color);
    let mine = color == game.turn() && !session.is_over();
    let choosing = mine && !session.past && *game.phase() == Phase::Choose;
    let secret = session.has_secrets();
    let open = session.is_open(color);
    let seen = !secret || open;
    let may_change = seen && choosing && game.may_change_hand().is_ok();
    let wanted = match session.pending {
        Some(Pending::Card(mv)) => session.cards_for(mv),
        Some(Pending::Promotion(_) | Pending::Confirm(..)) | None if refers_to_hand(session) => {
            let moves = |card: &&Card| !game.card_moves(**card).is_empty();
            hand.iter().filter(moves).copied().collect()
        }
        Some(Pending::Promotion(_) | Pending::Confirm(..)) | None => Vec::new(),
    };
    HandView {
        color,
        count: hand.len(),
        cards: seen.then(|| {
            hand.iter()
                .map(|&card| card_view(session, card, choosing, wanted.contains(&card)))
                .collect()
        }),
        choosing,
        may_change,
        peek: (secret && session.seating == Seating::Facing).then_some(open),
        should_change: may_change && !game.hand_moves(),
    }
}

/// Whether a refusal is told that means: one of the cards that move something.
const fn refers_to_hand(session: &Session) -> bool {
    matches!(
        session.told,
        Told::Refused {
            error: CommandError::MustAnswerCheck
                | CommandError::OtherCardMoves
                | CommandError::ChooseCardFirst,
            ..
        }
    )
}

fn card_view(session: &Session, card: Card, choosing: bool, wanted: bool) -> CardView {
    let game = session.game();
    let same_type = card.kind.role().is_none();
    CardView {
        card,
        chosen: session.chosen == Some(card.id),
        dead: choosing && game.card_moves(card).is_empty(),
        wanted,
        stands_for: if same_type && choosing {
            game.card_roles(card).iter().collect()
        } else {
            Vec::new()
        },
    }
}
