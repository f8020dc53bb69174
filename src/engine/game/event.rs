//! What happened, complete enough to be told without looking at the game. No event tells a card
//! that not both players may see.

use super::super::cards::Card;
use super::super::chess::{Color, Square};
use super::super::rules::LostTurn;
use super::outcome::{EndReason, Outcome};
use super::ply::Moved;

/// Something that a command brought about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// The draw pile was empty: both discard piles became a new one (rules L1.3, L2.5).
    Reshuffled {
        /// The size of the new draw pile.
        cards: usize,
    },
    /// A card was turned over onto the side's own discard pile.
    CardDrawn {
        /// Who turned it over.
        color: Color,
        /// The card.
        card: Card,
    },
    /// A card was taken into a hand.
    CardTaken {
        /// Who took it.
        color: Color,
    },
    /// A card of the hand was played face up.
    CardPlayed {
        /// Who played it.
        color: Color,
        /// The card.
        card: Card,
    },
    /// The card that was turned over moves nothing.
    NothingMoves {
        /// Whose card it is.
        color: Color,
        /// Why.
        why: LostTurn,
    },
    /// A piece moved.
    Moved {
        /// Whose piece it is.
        color: Color,
        /// What moved, and how.
        moved: Moved,
    },
    /// The side to move is in check.
    Check {
        /// Whose king it is.
        color: Color,
    },
    /// The side's turn passed without a move.
    TurnLost {
        /// Who lost it.
        color: Color,
    },
    /// The side gave up its hand for a new one; its turn passed with it.
    HandChanged {
        /// Who did.
        color: Color,
    },
    /// A piece was touched and must be moved, or taken (C12).
    Touched {
        /// Where it stands.
        square: Square,
    },
    /// Nothing was taken and no pawn moved for 100 turns in a row: the app suggests a draw.
    DrawSuggested,
    /// A draw was offered.
    DrawOffered {
        /// Who offered it.
        by: Color,
    },
    /// The offer was declined, in words or by a move.
    DrawDeclined {
        /// Who declined it.
        by: Color,
    },
    /// The game ended.
    GameOver {
        /// Who won.
        outcome: Outcome,
        /// How.
        reason: EndReason,
    },
}

impl Event {
    /// The code that names the event in the page and to embedding sites.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Reshuffled { .. } => "reshuffled",
            Self::CardDrawn { .. } => "cardDrawn",
            Self::CardTaken { .. } => "cardTaken",
            Self::CardPlayed { .. } => "cardPlayed",
            Self::NothingMoves { .. } => "nothingMoves",
            Self::Moved { moved, .. } => match moved.captured {
                None => "moved",
                Some(_) => "captured",
            },
            Self::Check { .. } => "check",
            Self::TurnLost { .. } => "turnLost",
            Self::HandChanged { .. } => "handChanged",
            Self::Touched { .. } => "touched",
            Self::DrawSuggested => "drawSuggested",
            Self::DrawOffered { .. } => "drawOffered",
            Self::DrawDeclined { .. } => "drawDeclined",
            Self::GameOver { .. } => "gameOver",
        }
    }
}
