//! What the app has to tell beside the game.

use super::import::ImportNote;
use crate::engine::{LinkError, SaveError, StartError};

/// Something the app has to tell beside the game. A notice stays until it is dismissed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notice {
    /// The link asks for a level that doesn't exist.
    BadLevel,
    /// The link's position or deck can't be used; the level's own is used instead.
    BadStart(StartError),
    /// The link's hands can't be read; the cards are dealt by chance.
    BadHands,
    /// The link's house rules can't be used; the usual rules hold.
    BadHouseRules,
    /// The link's clock can't be used; there is none.
    BadClock,
    /// The link's seed is not a number; the cards are shuffled by chance.
    BadSeed,
    /// The link's whole game can't be opened.
    BadGame(LinkError),
    /// The link's language is not one of ours.
    BadLanguage,
    /// The link's theme is not one of ours.
    BadTheme,
    /// The link's step of the tutorial doesn't exist; the list of all is shown.
    BadLesson,
    /// The device has no voice of its own for the language: nothing is read aloud.
    NoVoice,
    /// The stored game can't be used; it was put aside.
    StoredGame(SaveError),
    /// The stored game can't be used, but what was stored one change earlier can.
    OneChangeBack,
    /// The stored history of finished games can't be read; it was put aside.
    History(SaveError),
    /// What there is to say of something that was to be opened.
    Import(ImportNote),
    /// The app broke down twice with the stored game, which was put aside.
    AfterCrash,
    /// The browser lets nothing be stored: a reload loses the game.
    NotStored,
    /// Nothing was taken and no pawn moved for long: the app suggests a draw.
    DrawSuggested,
}

impl Notice {
    /// The code that names the notice in the page.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::BadLevel => "badLevel",
            Self::BadStart(StartError::Fen(_) | StartError::Setup(_)) => "badFen",
            Self::BadStart(StartError::Deck(_)) => "badDeck",
            Self::BadStart(StartError::HandSize { .. }) | Self::BadHands => "badHands",
            Self::BadStart(StartError::House(_)) | Self::BadHouseRules => "badHouse",
            Self::BadClock => "badClock",
            Self::BadSeed => "badSeed",
            Self::BadGame(_) => "badGame",
            Self::BadLanguage => "badLanguage",
            Self::BadTheme => "badTheme",
            Self::BadLesson => "badLesson",
            Self::NoVoice => "noVoice",
            Self::StoredGame(SaveError::Damaged) => "storedGameDamaged",
            Self::StoredGame(SaveError::UnknownVersion) => "storedGameUnknownVersion",
            Self::OneChangeBack => "oneChangeBack",
            Self::History(SaveError::Damaged) => "historyDamaged",
            Self::History(SaveError::UnknownVersion) => "historyUnknownVersion",
            Self::Import(note) => note.code(),
            Self::AfterCrash => "afterCrash",
            Self::NotStored => "notStored",
            Self::DrawSuggested => "drawSuggested",
        }
    }
}
