//! What happened, complete enough to be told without looking at the game.

use super::super::cards::Card;
use super::super::chess::{Color, Move, Role};
use super::super::rules::LostTurn;
use super::outcome::{EndReason, Outcome};

/// Something that a command brought about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// The draw pile was empty: both discard piles became a new one (rule L1.3).
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
    /// The card moves nothing.
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
        /// What moved.
        role: Role,
        /// From where to where.
        mv: Move,
        /// What was taken.
        captured: Option<Role>,
    },
    /// The side accepted its lost turn.
    TurnLost {
        /// Who lost it.
        color: Color,
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
            Self::NothingMoves { .. } => "nothingMoves",
            Self::Moved { captured: None, .. } => "moved",
            Self::Moved {
                captured: Some(_), ..
            } => "captured",
            Self::TurnLost { .. } => "turnLost",
            Self::DrawSuggested => "drawSuggested",
            Self::DrawOffered { .. } => "drawOffered",
            Self::DrawDeclined { .. } => "drawDeclined",
            Self::GameOver { .. } => "gameOver",
        }
    }
}
