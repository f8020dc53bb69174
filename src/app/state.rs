//! The whole state of the app.

use std::rc::Rc;

use super::choices::Locale;
use super::notice::Notice;
use super::prefs::Prefs;
use super::session::Session;

/// A screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Screen {
    /// Where a game is chosen.
    Home,
    /// Where it is played.
    Game,
    /// The rules.
    Rules,
}

impl Screen {
    /// The screen's name in the page.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Home => "home",
            Self::Game => "game",
            Self::Rules => "rules",
        }
    }
}

/// The whole state of the app.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AppState {
    /// The screen that is shown.
    pub screen: Screen,
    /// The screen that the rules were opened from.
    pub behind: Screen,
    /// What a person chose.
    pub prefs: Rc<Prefs>,
    /// The device's language, used until one is chosen.
    pub device_locale: Locale,
    /// The game on the table.
    pub session: Option<Rc<Session>>,
    /// An unfinished game that another one was started over.
    pub earlier: Option<Rc<Session>>,
    /// Whether a newer version of the app waits to take over.
    pub new_version: bool,
    /// What has to be told beside the game.
    pub notices: Rc<[Notice]>,
}

impl AppState {
    /// The language of the app.
    #[must_use]
    pub fn locale(&self) -> Locale {
        self.prefs.locale.unwrap_or(self.device_locale)
    }

    /// The game on the table, if it isn't finished.
    #[must_use]
    pub fn unfinished(&self) -> Option<&Rc<Session>> {
        self.session.as_ref().filter(|session| !session.is_over())
    }
}
