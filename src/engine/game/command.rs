//! What the players may do, and why it is refused.

use super::super::cards::CardId;
use super::super::chess::{Bitboard, Color, Move, Square};
use super::super::rules::Refusal;

/// Something a player does. Commands are the whole history of a game: the same start and the
/// same commands always give the same game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    /// The side to move takes the top card: at Level 1 face up onto its discard pile, at the
    /// other card levels into its hand.
    Draw,
    /// The side to move plays a move with the card that lies there, or without cards.
    Move(Move),
    /// The side to move plays a card of its hand and moves with it.
    Play(CardId, Move),
    /// The side to move plays a card of its hand that moves nothing: the turn is lost (L2.3).
    PlayDead(CardId),
    /// The side to move gives up its hand for a new one, and its turn with it (L2.4).
    ChangeHand,
    /// The side to move accepts that its card moves nothing (Level 1).
    AcceptLostTurn,
    /// The side to move touches a piece that it must then move, or take (C12).
    Touch(Square),
    /// A side offers a draw; the offer stands until it is answered.
    OfferDraw(Color),
    /// A side accepts the other side's offer.
    AcceptDraw(Color),
    /// A side declines the other side's offer.
    DeclineDraw(Color),
    /// A side claims a draw that the position gives it (A10, C9).
    ClaimDraw(Color),
    /// A side gives up, at any time.
    Resign(Color),
    /// The side's time is up, as its clock says (K2, K3).
    FlagFell(Color),
}

/// Why a command is refused. The game is as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CommandError {
    /// The game has ended.
    GameOver,
    /// A card must be drawn first.
    DrawFirst,
    /// There is nothing to draw now: no cards are used, or none is left.
    NothingToDraw,
    /// A card of the hand must be chosen first.
    ChooseCardFirst,
    /// The card is not in the hand.
    NoSuchCard,
    /// No hands are held at this level.
    NoHand,
    /// The card can move one of these pieces, so it must (rule B5).
    MustMove {
        /// The squares of the pieces that can move.
        movable: Bitboard,
    },
    /// The king is in check and a card of the hand answers it (rule A3).
    MustAnswerCheck,
    /// Another card of the hand moves something (switch H8).
    OtherCardMoves,
    /// The hand may not be changed: no three cards alike, and some card moves something (L2.4).
    HandStays,
    /// The card moves nothing; that must be accepted first (rule L1.2).
    TurnIsLost,
    /// There is no lost turn to accept.
    NothingLost,
    /// The move is not allowed, for this reason.
    Refused(Refusal),
    /// Touching a piece binds nobody here (C12), or the piece could not be moved or taken.
    TouchNotBinding,
    /// The side has a draw offer standing already.
    AlreadyOffered,
    /// The other side has offered no draw.
    NoOffer,
    /// Nothing gives the side a draw.
    NothingToClaim,
    /// No clock runs in this game.
    NoClock,
}

impl CommandError {
    /// The code that names the refusal in the page and to embedding sites.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::GameOver => "gameOver",
            Self::DrawFirst => "drawFirst",
            Self::NothingToDraw => "nothingToDraw",
            Self::ChooseCardFirst => "chooseCardFirst",
            Self::NoSuchCard => "noSuchCard",
            Self::NoHand => "noHand",
            Self::MustMove { .. } => "mustMove",
            Self::MustAnswerCheck => "mustAnswerCheck",
            Self::OtherCardMoves => "otherCardMoves",
            Self::HandStays => "handStays",
            Self::TurnIsLost => "turnIsLost",
            Self::NothingLost => "nothingLost",
            Self::Refused(refusal) => refusal.code(),
            Self::TouchNotBinding => "touchNotBinding",
            Self::AlreadyOffered => "alreadyOffered",
            Self::NoOffer => "noOffer",
            Self::NothingToClaim => "nothingToClaim",
            Self::NoClock => "noClock",
        }
    }
}
