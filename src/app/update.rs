//! What each action does to the state. Pure: effects happen elsewhere.

use std::rc::Rc;

use super::action::{Action, TableAction};
use super::game_setup::GameSetup;
use super::notice::Notice;
use super::prefs::{Prefs, clean_name};
use super::session::Session;
use super::state::{AppState, Screen};
use crate::engine::{Event, Game, Start};

impl AppState {
    /// The state after `action`; `None` when nothing changes.
    #[must_use]
    pub fn update(&self, action: Action) -> Option<Self> {
        let next = match action {
            Action::Show(screen) if screen == self.screen => return None,
            Action::Show(screen) => self.show(screen),
            Action::Back => Self {
                screen: self.behind,
                ..self.clone()
            },
            Action::FollowLink { options, chance } => self.follow_link(options, chance),
            Action::SetLocale(locale) => self.choose(|prefs| prefs.locale = Some(locale)),
            Action::SetTheme(theme) => self.choose(|prefs| prefs.theme = theme),
            Action::SetLevel(level) => self.choose(|prefs| prefs.level = level),
            Action::SetName(color, name) => {
                self.choose(|prefs| *prefs.names.get_mut(color) = clean_name(&name))
            }
            Action::StartGame { chance } => {
                self.start_game(GameSetup::plain(self.prefs.level), chance)
            }
            Action::Continue => self.go_on(self.session.clone()?),
            Action::ContinueEarlier => self.continue_earlier()?,
            Action::Rematch { chance } => self.rematch(chance)?,
            Action::DismissNotices => Self {
                notices: Rc::new([]),
                ..self.clone()
            },
            Action::StorageFailed => self.with_notice(Notice::NotStored),
            Action::Table(action) => self.play(action)?,
        };
        (next != *self).then_some(next)
    }

    fn show(&self, screen: Screen) -> Self {
        let behind = if self.screen == Screen::Rules {
            self.behind
        } else {
            self.screen
        };
        Self {
            screen,
            behind,
            ..self.clone()
        }
    }

    fn choose(&self, change: impl FnOnce(&mut Prefs)) -> Self {
        let mut prefs = (*self.prefs).clone();
        change(&mut prefs);
        Self {
            prefs: Rc::new(prefs),
            ..self.clone()
        }
    }

    pub(super) fn start_game(&self, setup: GameSetup, chance: u64) -> Self {
        // A setup was checked when it was made, so this never falls back.
        let game = setup
            .open(chance)
            .unwrap_or_else(|_| Game::new(Start::new(setup.level, chance)));
        let session = Session::new(setup, self.prefs.names.clone(), game);
        Self {
            screen: Screen::Game,
            earlier: self.unfinished().cloned().or_else(|| self.earlier.clone()),
            session: Some(Rc::new(session)),
            ..self.clone()
        }
    }

    fn go_on(&self, session: Rc<Session>) -> Self {
        Self {
            screen: Screen::Game,
            session: Some(session),
            ..self.clone()
        }
    }

    fn continue_earlier(&self) -> Option<Self> {
        let earlier = self.earlier.clone()?;
        Some(Self {
            earlier: self.unfinished().cloned(),
            ..self.go_on(earlier)
        })
    }

    fn rematch(&self, chance: u64) -> Option<Self> {
        let session = self.session.as_ref().filter(|session| session.is_over())?;
        let start = session.setup.start(chance).ok()?;
        let names = session.names.clone().swapped();
        let rematch = Session {
            flipped: session.flipped,
            ..Session::new(session.setup.clone(), names.clone(), Game::new(start))
        };
        Some(Self {
            session: Some(Rc::new(rematch)),
            ..self.choose(|prefs| prefs.names = names)
        })
    }

    /// Plays on at the table, and passes on what has to be told beside the game.
    fn play(&self, action: TableAction) -> Option<Self> {
        let session = self.session.as_ref()?;
        let played = session.play(action)?;
        let suggests_draw = played.happened().contains(&Event::DrawSuggested)
            && played.game.plies().len() > session.game.plies().len();
        let next = Self {
            session: Some(Rc::new(played)),
            ..self.clone()
        };
        Some(if suggests_draw {
            next.with_notice(Notice::DrawSuggested)
        } else {
            next
        })
    }

    fn with_notice(&self, notice: Notice) -> Self {
        if self.notices.contains(&notice) {
            return self.clone();
        }
        let notices = self.notices.iter().copied().chain([notice]).collect();
        Self {
            notices,
            ..self.clone()
        }
    }
}
