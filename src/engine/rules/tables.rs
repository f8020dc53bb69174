//! The facts of the boxed game, all in one place: change them here and nowhere else.

use super::super::cards::{CardKind, DeckList};
use super::super::chess::{Role, Strictness};
use super::level::Level;

/// What a level is made of, before any house rule.
pub(super) struct LevelFacts {
    /// The start position, as FEN.
    pub(super) start: &'static str,
    /// Which rules of chess hold.
    pub(super) strictness: Strictness,
    /// The deck; `None` where no cards are used.
    pub(super) deck: Option<DeckList>,
    /// Cards in hand between turns; 0 where the card that is drawn is played at once.
    pub(super) hand: u8,
}

/// The five levels (rules G3, G4, L1.1, L2.1, A1, C1).
pub(super) const fn facts(level: Level) -> LevelFacts {
    let (start, strictness, deck, hand) = match level {
        Level::One => (LEARNING_SIDE, Strictness::Basic, Some(DECK), 0),
        Level::Two => (LEARNING_SIDE, Strictness::Basic, Some(DECK), 3),
        Level::Three => (LEARNING_SIDE, Strictness::Basic, Some(DECK), 5),
        Level::Advanced => (LEARNING_SIDE, Strictness::Advanced, Some(DECK), 5),
        Level::Standard => (OFFICIAL_SIDE, Strictness::Chess, None, 0),
    };
    LevelFacts {
        start,
        strictness,
        deck,
        hand,
    }
}

/// The 56 cards (rule G2).
const DECK: DeckList = DeckList {
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
const LEARNING_SIDE: &str = "rnbqkbnr/ppp2ppp/4p3/3p4/3P4/4P3/PPP2PPP/RNBQKBNR w KQkq - 0 1";

/// The official side of the board (rule G4).
pub(super) const OFFICIAL_SIDE: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// Hands a house rule may ask for (rule H4).
pub(super) const HAND_SIZES: std::ops::RangeInclusive<u8> = 2..=7;

/// Cards an own deck may hold (rule H10).
pub(super) const OWN_DECK_SIZES: std::ops::RangeInclusive<usize> = 20..=120;

/// Identical cards in a hand that allow to change it (rule L2.4).
pub(in crate::engine) const IDENTICAL_CARDS_TO_CHANGE_HAND: usize = 3;

/// Turns in a row without a capture or a pawn move after which a draw is suggested (rule B7).
pub(in crate::engine) const QUIET_TURNS_BEFORE_DRAW_IS_SUGGESTED: u16 = 100;

/// Half-moves without a capture or a pawn move after which the game is drawn, or may be claimed
/// to be (rules C8, A10): fifty moves of each side.
pub(in crate::engine) const HALFMOVES_BEFORE_DRAW: u16 = 100;

/// How often a position must occur for a draw (rules C8, A10).
pub(in crate::engine) const OCCURRENCES_BEFORE_DRAW: usize = 3;

/// Turns of each side that go back and forth before a draw may be claimed (rule C9).
pub(in crate::engine) const SHUTTLE_TURNS: usize = 3;
