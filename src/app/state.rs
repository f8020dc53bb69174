//! The whole state of the app.

use std::rc::Rc;

use super::choices::Locale;
use super::history::Finished;
use super::lessons::{Lesson, Run};
use super::notice::Notice;
use super::prefs::Prefs;
use super::review::Review;
use super::session::Session;
use super::share::Sharing;
use crate::engine::Match;

/// A screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Screen {
    /// The first screen.
    Home,
    /// Where it is played.
    Game,
    /// The rules.
    Rules,
    /// Where a new game is chosen in every detail.
    Setup,
    /// What a person likes.
    Settings,
    /// Games that are over: one that is looked at again, or all of them.
    Review,
    /// All drawings and parts in all their states, for who changes them. No way leads there but the
    /// link `#gallery`.
    Gallery,
    /// The list of the tutorial's steps.
    Lessons,
}

impl Screen {
    /// The screen's name in the page.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Home => "home",
            Self::Game => "game",
            Self::Rules => "rules",
            Self::Setup => "setup",
            Self::Settings => "settings",
            Self::Review => "review",
            Self::Gallery => "gallery",
            Self::Lessons => "lessons",
        }
    }
}

/// The whole state of the app.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AppState {
    /// The screen that is shown.
    pub screen: Screen,
    /// The screen that the rules or the settings were opened from.
    pub behind: Screen,
    /// What a person chose.
    pub prefs: Rc<Prefs>,
    /// The device's language, used until one is chosen.
    pub device_locale: Locale,
    /// The game on the table.
    pub session: Option<Rc<Session>>,
    /// An unfinished game that another one was started over.
    pub earlier: Option<Rc<Session>>,
    /// The games that were played to their end, the last one first.
    pub history: Rc<[Finished]>,
    /// Whether is asked if all of them are to be erased.
    pub erasing: bool,
    /// Whether the game goes on in another window: this one stores nothing any more.
    pub elsewhere: bool,
    /// When the page was opened, in milliseconds since 1970.
    pub opened: u64,
    /// What is being shared.
    pub sharing: Option<Sharing>,
    /// A game that is over and looked at again.
    pub review: Option<Rc<Review>>,
    /// The step of the tutorial that lies over the screen.
    pub lesson: Option<Rc<Run>>,
    /// The step that is offered beside the game, because its rule matters for the first time.
    pub explaining: Option<Lesson>,
    /// The step whose paragraph the rules are opened at.
    pub rules_at: Option<Lesson>,
    /// What is searched for in the rules.
    pub query: String,
    /// Whether the long texts of tutorial and rules have come, or can't be had.
    pub prose_came: bool,
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

    /// The screen that is shown, or that lies below the rules or the settings.
    #[must_use]
    pub const fn place(&self) -> Screen {
        match self.screen {
            Screen::Rules | Screen::Settings | Screen::Lessons => self.behind,
            Screen::Home | Screen::Game | Screen::Setup | Screen::Review | Screen::Gallery => {
                self.screen
            }
        }
    }

    /// Whether a teacher's link locked the game on the table: then there are no settings.
    #[must_use]
    pub fn is_locked(&self) -> bool {
        self.session
            .as_ref()
            .is_some_and(|session| session.setup.locked)
    }

    /// The score between the players who were chosen, if they have played before. It runs on in
    /// the next game, and so does the change of colours (rule M1).
    #[must_use]
    pub fn running_match(&self) -> Option<Match> {
        let session = self.session.as_ref()?;
        let score = session.score();
        let known = self.prefs.has_names() && session.players == self.prefs.players;
        (known && score.games() > 0).then_some(score)
    }

    /// The game on the table, if it isn't finished.
    #[must_use]
    pub fn unfinished(&self) -> Option<&Rc<Session>> {
        self.session.as_ref().filter(|session| !session.is_over())
    }
}
