//! House rules, as they are offered before a game.

use super::prefs::Prefs;
use crate::engine::{CardKind, DeckList, HouseRules, HouseRulesError, Level, Ruleset};

/// A house rule that is on or off (rules H; H4 and H10 are numbers).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HouseRule {
    /// H1: a Same-type card with nothing to repeat is replaced by another.
    KindStart,
    /// H2: cards are turned over until one can move.
    NoLostTurns,
    /// H3: promotion at every level.
    Promotion,
    /// H5: hands are open.
    OpenHands,
    /// H6: no answer in hand is mate.
    HandMate,
    /// H7: the normal array.
    NormalArray,
    /// H8: no card that moves nothing on purpose.
    NoDeadCards,
    /// H9: touch-move.
    TouchMove,
}

impl HouseRule {
    /// All of them, in the order of their ids.
    pub const ALL: [Self; 8] = [
        Self::KindStart,
        Self::NoLostTurns,
        Self::Promotion,
        Self::OpenHands,
        Self::HandMate,
        Self::NormalArray,
        Self::NoDeadCards,
        Self::TouchMove,
    ];

    /// Its id among the rules.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::KindStart => "H1",
            Self::NoLostTurns => "H2",
            Self::Promotion => "H3",
            Self::OpenHands => "H5",
            Self::HandMate => "H6",
            Self::NormalArray => "H7",
            Self::NoDeadCards => "H8",
            Self::TouchMove => "H9",
        }
    }

    const fn of(self, house: &mut HouseRules) -> &mut bool {
        match self {
            Self::KindStart => &mut house.kind_start,
            Self::NoLostTurns => &mut house.no_lost_turns,
            Self::Promotion => &mut house.promotion,
            Self::OpenHands => &mut house.open_hands,
            Self::HandMate => &mut house.hand_mate,
            Self::NormalArray => &mut house.normal_array,
            Self::NoDeadCards => &mut house.no_dead_cards,
            Self::TouchMove => &mut house.touch_move,
        }
    }

    /// Whether it is on.
    #[must_use]
    pub const fn is_on(self, mut house: HouseRules) -> bool {
        *self.of(&mut house)
    }

    /// The same rules with this one on or off.
    #[must_use]
    pub const fn with(self, mut house: HouseRules, on: bool) -> HouseRules {
        *self.of(&mut house) = on;
        house
    }

    /// Whether it changes anything at `level`.
    #[must_use]
    pub fn matters_at(self, level: Level) -> bool {
        let plain = HouseRules::default();
        Ruleset::of(level, &self.with(plain, true)) != Ruleset::of(level, &plain)
    }
}

impl Prefs {
    /// The rules of the chosen level without any house rule.
    #[must_use]
    pub fn plain_rules(&self) -> Ruleset {
        Ruleset::of(self.level, &HouseRules::default())
    }

    /// The house rules as they were chosen, for the chosen level.
    #[must_use]
    pub fn house_rules(&self) -> HouseRules {
        HouseRules {
            deck: self.deck.filter(|_| self.plain_rules().deck.is_some()),
            ..self.house
        }
    }

    /// Why no game can start as it was chosen.
    #[must_use]
    pub fn obstacle(&self) -> Option<HouseRulesError> {
        self.house_rules().check().err()
    }

    /// The own deck with another number of cards of a kind (H10).
    #[must_use]
    pub fn deck_with(&self, kind: CardKind, count: u8) -> Option<DeckList> {
        let deck = self.deck.or(self.plain_rules().deck)?;
        Some(deck.with(kind, count))
    }
}
