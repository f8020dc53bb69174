//! What the players may do, and why it is refused.

use serde::{Deserialize, Serialize};

use super::super::chess::{Bitboard, Color, Move};
use super::super::rules::Refusal;

/// Something a player does. Commands are the whole history of a game: the same start and the
/// same commands always give the same game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Command {
    /// The side to move turns over the top card.
    Draw,
    /// The side to move plays a move.
    Move(Move),
    /// The side to move accepts that its card moves nothing.
    AcceptLostTurn,
    /// A side offers a draw; the offer stands until it is answered.
    OfferDraw(Color),
    /// A side accepts the other side's offer.
    AcceptDraw(Color),
    /// A side declines the other side's offer.
    DeclineDraw(Color),
    /// A side gives up, at any time.
    Resign(Color),
}

/// Why a command is refused. The game is as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CommandError {
    /// The game has ended.
    GameOver,
    /// A card must be turned over first.
    DrawFirst,
    /// A card lies there already, and it can move one of these pieces (rule B5).
    MustMove {
        /// The squares of the pieces that can move.
        movable: Bitboard,
    },
    /// The card moves nothing; that must be accepted first (rule L1.2).
    TurnIsLost,
    /// There is no lost turn to accept.
    NothingLost,
    /// The move is not allowed, for this reason.
    Refused(Refusal),
    /// The side has a draw offer standing already.
    AlreadyOffered,
    /// The other side has offered no draw.
    NoOffer,
}

impl CommandError {
    /// The code that names the refusal in the page and to embedding sites.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::GameOver => "gameOver",
            Self::DrawFirst => "drawFirst",
            Self::MustMove { .. } => "mustMove",
            Self::TurnIsLost => "turnIsLost",
            Self::NothingLost => "nothingLost",
            Self::Refused(refusal) => refusal.code(),
            Self::AlreadyOffered => "alreadyOffered",
            Self::NoOffer => "noOffer",
        }
    }
}
