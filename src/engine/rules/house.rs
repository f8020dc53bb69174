//! House rules: what two players may agree on before a game (rules H).

use std::fmt;
use std::str::FromStr;

use super::super::cards::DeckList;
use super::tables::{HAND_SIZES, OWN_DECK_SIZES};

/// The house rules of a game, all off by default. Written as the switches that are on, such as
/// `H1,H5,H4:7`; H4 is followed by the hand size, H10 by the deck.
///
/// ```
/// use chess_a_la_carte::engine::HouseRules;
/// let house: HouseRules = "H5,H4:7".parse().unwrap();
/// assert_eq!((house.open_hands, house.hand_size), (true, Some(7)));
/// assert_eq!(house.to_string(), "H4:7,H5");
/// ```
/// One that means nothing at a level changes
/// nothing there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HouseRules {
    /// H1, Level 1: a Same-type card with nothing to repeat is followed by another card.
    pub kind_start: bool,
    /// H2, Level 1: cards are turned over until one can move something.
    pub no_lost_turns: bool,
    /// H3, Levels 1 to 3: a pawn on the last rank is promoted.
    pub promotion: bool,
    /// H4, Levels 2, 3 and Advanced: another hand size, 2 to 7.
    pub hand_size: Option<u8>,
    /// H5: hands are open.
    pub open_hands: bool,
    /// H6, Advanced: in check with no answer in hand is mate.
    pub hand_mate: bool,
    /// H7, Levels 1 to 3 and Advanced: the normal array instead of the learning side.
    pub normal_array: bool,
    /// H8, Levels 2, 3 and Advanced: no card that moves nothing while another moves something.
    pub no_dead_cards: bool,
    /// H9: a touched piece must be moved, or taken, if it can be.
    pub touch_move: bool,
    /// H10: own counts of cards, 20 to 120 in all.
    pub deck: Option<DeckList>,
}

/// Why house rules can't be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HouseRulesError {
    /// The text names no house rule, or one twice.
    Unknown,
    /// The hand size is not 2 to 7 (H4).
    HandSize(u8),
    /// The deck has fewer than 20 or more than 120 cards (H10).
    DeckSize(usize),
}

impl fmt::Display for HouseRulesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown => f.write_str("not a house rule"),
            Self::HandSize(size) => write!(f, "a hand of {size} cards"),
            Self::DeckSize(size) => write!(f, "a deck of {size} cards"),
        }
    }
}

impl std::error::Error for HouseRulesError {}

impl HouseRules {
    /// Checks the numbers.
    ///
    /// # Errors
    /// The first number that is out of its range.
    pub fn check(&self) -> Result<(), HouseRulesError> {
        if let Some(size) = self.hand_size.filter(|size| !HAND_SIZES.contains(size)) {
            return Err(HouseRulesError::HandSize(size));
        }
        match self.deck.map(|deck| deck.len()) {
            Some(size) if !OWN_DECK_SIZES.contains(&size) => Err(HouseRulesError::DeckSize(size)),
            _ => Ok(()),
        }
    }
}

impl fmt::Display for HouseRules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let on = |holds: bool, name: &str| holds.then(|| name.to_owned());
        let switches = [
            on(self.kind_start, "H1"),
            on(self.no_lost_turns, "H2"),
            on(self.promotion, "H3"),
            self.hand_size.map(|size| format!("H4:{size}")),
            on(self.open_hands, "H5"),
            on(self.hand_mate, "H6"),
            on(self.normal_array, "H7"),
            on(self.no_dead_cards, "H8"),
            on(self.touch_move, "H9"),
            self.deck.map(|deck| format!("H10:{deck}")),
        ];
        let on: Vec<String> = switches.into_iter().flatten().collect();
        f.write_str(&on.join(","))
    }
}

impl FromStr for HouseRules {
    type Err = HouseRulesError;

    fn from_str(text: &str) -> Result<Self, HouseRulesError> {
        let mut house = Self::default();
        for part in text.split(',').filter(|part| !part.is_empty()) {
            let (name, value) = part.split_once(':').unwrap_or((part, ""));
            let switch = match name {
                "H1" => &mut house.kind_start,
                "H2" => &mut house.no_lost_turns,
                "H3" => &mut house.promotion,
                "H5" => &mut house.open_hands,
                "H6" => &mut house.hand_mate,
                "H7" => &mut house.normal_array,
                "H8" => &mut house.no_dead_cards,
                "H9" => &mut house.touch_move,
                "H4" if house.hand_size.is_none() => {
                    house.hand_size = Some(value.parse().map_err(|_| HouseRulesError::Unknown)?);
                    continue;
                }
                "H10" if house.deck.is_none() => {
                    house.deck = Some(value.parse().map_err(|_| HouseRulesError::Unknown)?);
                    continue;
                }
                _ => return Err(HouseRulesError::Unknown),
            };
            if *switch || !value.is_empty() {
                return Err(HouseRulesError::Unknown);
            }
            *switch = true;
        }
        house.check()?;
        Ok(house)
    }
}
