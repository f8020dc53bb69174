//! The facts of the boxed game, all in one place: change them here and nowhere else.

use super::super::cards::{CardKind, DeckList};
use super::super::chess::Role;

/// The 56 cards (rule G2).
pub(super) const DECK: DeckList = DeckList {
    counts: [
        (CardKind::Piece(Role::Pawn), 11),
        (CardKind::Piece(Role::Knight), 8),
        (CardKind::Piece(Role::Bishop), 8),
        (CardKind::Piece(Role::Rook), 8),
        (CardKind::Piece(Role::Queen), 8),
        (CardKind::Piece(Role::King), 7),
        (CardKind::SameType, 6),
    ],
};

/// The learning side of the board (rule G3).
pub(super) const LEARNING_SIDE: &str =
    "rnbqkbnr/ppp2ppp/4p3/3p4/3P4/4P3/PPP2PPP/RNBQKBNR w KQkq - 0 1";

/// Turns in a row without a capture or a pawn move after which a draw is suggested (rule B7).
pub(in crate::engine) const QUIET_TURNS_BEFORE_DRAW_IS_SUGGESTED: u16 = 100;
