//! How a game begins.

use super::super::cards::{
    Card, CardKind, DeckError, MAX_DECK, card_letters, cards_from_letters, number, shuffle,
    shuffled,
};
use super::super::chess::{ByColor, Color, Position, Role, Setup, SetupError, SetupErrors};
use super::super::clock::TimeControl;
use super::super::notation::{Fen, FenError};
use super::super::rules::{HouseRules, HouseRulesError, Level, Ruleset};

/// The clock of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Timing {
    /// How much time there is.
    pub control: TimeControl,
    /// Whether a fallen flag loses also under a limit for each move, where it otherwise annuls
    /// the game (rule K3).
    pub timeout_loses: bool,
}

/// Everything that decides a game before its first command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Start {
    level: Level,
    house: HouseRules,
    rules: Ruleset,
    position: Position,
    hands: ByColor<Vec<Card>>,
    /// The draw pile, its top card first.
    pile: Vec<Card>,
    seed: u64,
    timing: Timing,
}

/// Why a game can't start like this.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StartError {
    /// The FEN can't be read.
    Fen(FenError),
    /// The position can't be played at this level.
    Setup(SetupErrors),
    /// The cards can't be read, or don't suffice.
    Deck(DeckError),
    /// A hand must hold this many cards at this level.
    HandSize {
        /// How many.
        wanted: u8,
    },
    /// A house rule's number is out of its range.
    House(HouseRulesError),
}

impl From<FenError> for StartError {
    fn from(error: FenError) -> Self {
        Self::Fen(error)
    }
}

impl From<SetupErrors> for StartError {
    fn from(errors: SetupErrors) -> Self {
        Self::Setup(errors)
    }
}

impl From<DeckError> for StartError {
    fn from(error: DeckError) -> Self {
        Self::Deck(error)
    }
}

impl From<HouseRulesError> for StartError {
    fn from(error: HouseRulesError) -> Self {
        Self::House(error)
    }
}

impl Start {
    /// The level's own position and its deck, shuffled and dealt. `seed` decides this shuffle
    /// and every reshuffle.
    ///
    /// ```
    /// use chess_a_la_carte::engine::{Level, Start};
    /// assert_eq!(Start::new(Level::Two, 1), Start::new(Level::Two, 1));
    /// assert_eq!(Start::new(Level::Two, 1).pile_letters().len(), 50);
    /// ```
    #[must_use]
    pub fn new(level: Level, seed: u64) -> Self {
        Self::deal(level, HouseRules::default(), seed)
    }

    /// The same under house rules.
    ///
    /// # Errors
    /// A house rule's number is out of its range.
    pub fn with_house_rules(
        level: Level,
        house: HouseRules,
        seed: u64,
    ) -> Result<Self, HouseRulesError> {
        house.check()?;
        Ok(Self::deal(level, house, seed))
    }

    fn deal(level: Level, house: HouseRules, seed: u64) -> Self {
        let rules = Ruleset::of(level, &house);
        let kinds = rules
            .deck
            .map(|deck| shuffled(&deck, seed))
            .unwrap_or_default();
        let (hands, pile) = dealt(&kinds, rules.hand);
        Self {
            level,
            house,
            position: rules.position(),
            rules,
            hands,
            pile,
            seed,
            timing: Timing::default(),
        }
    }

    /// The same start from another position, given as FEN.
    ///
    /// # Errors
    /// The FEN can't be read, or the position is impossible at this level; at every level each
    /// side needs a king.
    pub fn with_fen(self, fen: &str) -> Result<Self, StartError> {
        let Fen(setup) = fen.parse()?;
        self.with_setup(&setup)
    }

    /// The same start from a position of a lesson, which at Levels 1 to 3 may lack kings.
    ///
    /// # Errors
    /// The FEN can't be read, or the position is impossible at this level.
    pub fn with_lesson_fen(self, fen: &str) -> Result<Self, StartError> {
        let Fen(setup) = fen.parse()?;
        let position = Position::new(&setup, self.rules.strictness)?;
        Ok(Self { position, ..self })
    }

    pub(super) fn with_setup(self, setup: &Setup) -> Result<Self, StartError> {
        let position = Position::new(setup, self.rules.strictness)?;
        let without_king = |color: &Color| position.board().pieces(*color, Role::King).is_empty();
        let missing: SetupErrors = Color::ALL
            .into_iter()
            .filter(without_king)
            .map(SetupError::NoKing)
            .collect();
        if !missing.is_empty() {
            return Err(missing.into());
        }
        Ok(Self { position, ..self })
    }

    /// The same start with cards in an explicit order: letters `P N B R Q K S`, the top one
    /// first. With `hands` (White's, then Black's) the deck is what is left to draw, by default
    /// the rest of the level's deck, shuffled; without, the hands are dealt from it, White's card
    /// first. Without cards nothing changes.
    ///
    /// # Errors
    /// The letters are none, too many, or too few to be dealt and drawn; a hand has the wrong
    /// size.
    pub fn with_cards(
        self,
        deck: Option<&str>,
        hands: Option<ByColor<&str>>,
    ) -> Result<Self, StartError> {
        let Some(list) = self.rules.deck else {
            return Ok(self);
        };
        let (hands, pile) = match (deck, hands) {
            (None, None) => return Ok(self),
            (Some(deck), None) => {
                let kinds: Vec<CardKind> = cards_from_letters(deck, 0)?
                    .iter()
                    .map(|card| card.kind)
                    .collect();
                dealt(&kinds, self.rules.hand)
            }
            (deck, Some(letters)) => {
                let hands = self.hands_from(letters)?;
                let mut rest = shuffled(&list, self.seed);
                for card in hands.white.iter().chain(&hands.black) {
                    if let Some(place) = rest.iter().position(|&kind| kind == card.kind) {
                        rest.remove(place);
                    }
                }
                let first = 2 * self.rules.hand;
                let pile = match deck {
                    Some(deck) => cards_from_letters(deck, first)?,
                    None => number(rest.into_iter(), first),
                };
                (hands, pile)
            }
        };
        // Between turns both hands are full; one card more must be there to be drawn.
        let (held, all) = (
            2 * usize::from(self.rules.hand),
            hands.white.len() + hands.black.len() + pile.len(),
        );
        if all <= held {
            return Err(DeckError::TooShort { least: held + 1 }.into());
        }
        if all > MAX_DECK {
            return Err(DeckError::TooLong.into());
        }
        Ok(Self {
            hands,
            pile,
            ..self
        })
    }

    fn hands_from(&self, letters: ByColor<&str>) -> Result<ByColor<Vec<Card>>, StartError> {
        let wanted = self.rules.hand;
        let hand = |text: &str, first: u8| {
            let cards = cards_from_letters(text, first)?;
            if cards.len() == usize::from(wanted) {
                Ok(cards)
            } else {
                Err(StartError::HandSize { wanted })
            }
        };
        Ok(ByColor {
            white: hand(letters.white, 0)?,
            black: hand(letters.black, wanted)?,
        })
    }

    /// The same start with a clock.
    #[must_use]
    pub fn with_timing(self, timing: Timing) -> Self {
        Self { timing, ..self }
    }

    /// The clock.
    #[must_use]
    pub const fn timing(&self) -> &Timing {
        &self.timing
    }

    /// The level.
    #[must_use]
    pub const fn level(&self) -> Level {
        self.level
    }

    /// The house rules.
    #[must_use]
    pub const fn house_rules(&self) -> &HouseRules {
        &self.house
    }

    /// The rules of the game: the level's under its house rules.
    #[must_use]
    pub const fn rules(&self) -> &Ruleset {
        &self.rules
    }

    /// The position before the first move.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The number that decides every shuffle.
    #[must_use]
    pub const fn seed(&self) -> u64 {
        self.seed
    }

    /// The draw pile in its order, top card first. A secret while the game runs.
    #[must_use]
    pub fn pile_letters(&self) -> String {
        card_letters(&self.pile)
    }

    /// The hands that were dealt. A secret while the game runs.
    #[must_use]
    pub fn hand_letters(&self) -> ByColor<String> {
        ByColor {
            white: card_letters(&self.hands.white),
            black: card_letters(&self.hands.black),
        }
    }

    /// The draw pile, its top card last.
    pub(super) fn draw_pile(&self) -> Vec<Card> {
        self.pile.iter().rev().copied().collect()
    }

    pub(super) fn hands(&self) -> ByColor<Vec<Card>> {
        self.hands.clone()
    }

    /// Shuffles `cards` for the `round`th reshuffle, from 1.
    pub(super) fn reshuffle(&self, cards: &mut [Card], round: u32) {
        shuffle(cards, self.seed, round);
    }
}

/// Deals hands of `size` cards in turns, White first, and leaves the rest as the pile. The cards
/// are numbered White's hand first, then Black's, then the pile from its top.
fn dealt(kinds: &[CardKind], size: u8) -> (ByColor<Vec<Card>>, Vec<Card>) {
    let both = (2 * usize::from(size)).min(kinds.len());
    let (dealt, rest) = kinds.split_at(both);
    let every_second = |skip: usize| dealt.iter().skip(skip).step_by(2).copied();
    let hands = ByColor {
        white: number(every_second(0), 0),
        black: number(every_second(1), size),
    };
    (hands, number(rest.iter().copied(), 2 * size))
}
