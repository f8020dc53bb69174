//! How a game begins.

use super::super::cards::{Card, DeckError, deck_from_letters, deck_letters, shuffle, shuffled};
use super::super::chess::{Color, Position, Role, Setup, SetupError, SetupErrors, Strictness};
use super::super::notation::{Fen, FenError};
use super::super::rules::Level;

/// Everything that decides a game before its first command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Start {
    level: Level,
    position: Position,
    deck: Vec<Card>,
    seed: u64,
}

/// Why a game can't start like this.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StartError {
    /// The FEN can't be read.
    Fen(FenError),
    /// The position can't be played.
    Setup(SetupErrors),
    /// The deck can't be read.
    Deck(DeckError),
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

impl Start {
    /// The level's own position and its deck, shuffled. `seed` decides this shuffle and every
    /// reshuffle.
    ///
    /// ```
    /// use chess_a_la_carte::engine::{Level, Start};
    /// assert_eq!(Start::new(Level::One, 1), Start::new(Level::One, 1));
    /// assert_eq!(Start::new(Level::One, 1).deck_letters().len(), 56);
    /// ```
    #[must_use]
    pub fn new(level: Level, seed: u64) -> Self {
        let ruleset = level.ruleset();
        let deck = shuffled(&ruleset.deck, seed);
        Self {
            level,
            position: ruleset.position(),
            deck,
            seed,
        }
    }

    /// The same start from another position, given as FEN.
    ///
    /// # Errors
    /// The FEN can't be read, the position is impossible, or a side has no king to take.
    pub fn with_fen(self, fen: &str) -> Result<Self, StartError> {
        let Fen(setup) = fen.parse()?;
        self.with_setup(&setup)
    }

    fn with_setup(self, setup: &Setup) -> Result<Self, StartError> {
        let position = Position::new(setup, Strictness::Basic)?;
        let errors: SetupErrors = Color::ALL
            .into_iter()
            .filter(|&color| position.board().pieces(color, Role::King).is_empty())
            .map(SetupError::NoKing)
            .collect();
        if !errors.is_empty() {
            return Err(errors.into());
        }
        Ok(Self { position, ..self })
    }

    /// The same start with another deck in an explicit order: letters `P N B R Q K S`, the top
    /// card first.
    ///
    /// # Errors
    /// The letters name no deck of 1 to 120 cards.
    pub fn with_deck(self, letters: &str) -> Result<Self, StartError> {
        Ok(Self {
            deck: deck_from_letters(letters)?,
            ..self
        })
    }

    /// The level.
    #[must_use]
    pub const fn level(&self) -> Level {
        self.level
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

    /// The deck in its order, top card first. A secret while the game runs.
    #[must_use]
    pub fn deck_letters(&self) -> String {
        deck_letters(&self.deck)
    }

    /// The draw pile, its top card last.
    pub(super) fn draw_pile(&self) -> Vec<Card> {
        self.deck.iter().rev().copied().collect()
    }

    /// Shuffles `cards` for the `round`th reshuffle, from 1.
    pub(super) fn reshuffle(&self, cards: &mut [Card], round: u32) {
        shuffle(cards, self.seed, round);
    }
}
