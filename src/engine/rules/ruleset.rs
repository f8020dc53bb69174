//! The rules of one game: its level with its house rules applied.

use super::super::cards::DeckList;
use super::super::chess::{Position, Strictness};
use super::super::notation::Fen;
use super::house::HouseRules;
use super::level::Level;
use super::tables::{OFFICIAL_SIDE, facts};

/// The rules of one game, as data.
///
/// ```
/// use chess_a_la_carte::engine::{HouseRules, Level, Ruleset};
/// let rules = Ruleset::of(Level::Two, &HouseRules::default());
/// assert_eq!((rules.hand, rules.deck.unwrap().len()), (3, 56));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ruleset {
    /// The start position, as FEN.
    pub start: &'static str,
    /// Which rules of chess hold: those of the Basic game, of Advanced, or all.
    pub strictness: Strictness,
    /// The deck; `None` where no cards are used.
    pub deck: Option<DeckList>,
    /// Cards in hand between turns, 0 where the card that is drawn is played at once.
    pub hand: u8,
    /// Whether a pawn on the last rank is promoted.
    pub promotion: bool,
    /// Whether a Same-type card with nothing to repeat is followed by another card.
    pub kind_start: bool,
    /// Whether cards are turned over until one can move something.
    pub no_lost_turns: bool,
    /// Whether everybody sees all hands.
    pub open_hands: bool,
    /// Whether being in check with no answer in hand is mate.
    pub hand_mate: bool,
    /// Whether a card that moves nothing may be played only when none moves anything.
    pub no_dead_cards: bool,
    /// Whether a touched piece must be moved, or taken.
    pub touch_move: bool,
}

impl Ruleset {
    /// The rules of a level under house rules.
    #[must_use]
    pub fn of(level: Level, house: &HouseRules) -> Self {
        let facts = facts(level);
        let at_once = facts.deck.is_some() && facts.hand == 0;
        let from_hand = facts.hand > 0;
        let normal_array = facts.deck.is_some() && house.normal_array;
        Self {
            start: if normal_array {
                OFFICIAL_SIDE
            } else {
                facts.start
            },
            strictness: facts.strictness,
            deck: facts.deck.map(|deck| house.deck.unwrap_or(deck)),
            hand: house.hand_size.filter(|_| from_hand).unwrap_or(facts.hand),
            promotion: house.promotion || facts.strictness != Strictness::Basic,
            kind_start: house.kind_start && at_once,
            no_lost_turns: house.no_lost_turns && at_once,
            open_hands: house.open_hands && from_hand,
            hand_mate: house.hand_mate && facts.strictness == Strictness::Advanced,
            no_dead_cards: house.no_dead_cards && from_hand,
            touch_move: house.touch_move,
        }
    }

    /// The start position.
    #[must_use]
    pub fn position(&self) -> Position {
        // The tables hold only positions that can be read: a test reads each.
        let setup = self
            .start
            .parse::<Fen>()
            .map(|fen| fen.0)
            .unwrap_or_default();
        Position::new(&setup, self.strictness).unwrap_or_else(|_| Position::empty())
    }
}
