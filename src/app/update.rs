//! What each action does to the state. Pure: effects happen elsewhere.

use std::rc::Rc;

use super::action::{Action, TableAction};
use super::choices::FirstWhite;
use super::game_setup::GameSetup;
use super::notice::Notice;
use super::play::Edge;
use super::prefs::Choice;
use super::session::Session;
use super::state::{AppState, Screen};
use crate::engine::{Event, Match, Millis, Player, Start, TimedGame};

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
            Action::FollowLink {
                options,
                chance,
                now,
            } => self.follow_link(options, chance, now),
            Action::Choose(choice) => self.choose(choice),
            Action::StartGame { chance, now } => self.start_chosen_game(chance, now),
            Action::Continue => self.go_on(self.session.clone()?),
            Action::ContinueEarlier => self.continue_earlier()?,
            Action::Rematch { chance, now } => self.rematch(chance, now)?,
            Action::DismissNotices => Self {
                notices: Rc::new([]),
                ..self.clone()
            },
            Action::NewVersion => Self {
                new_version: true,
                ..self.clone()
            },
            Action::AfterCrash => self.with_notice(Notice::AfterCrash),
            Action::StorageFailed => self.with_notice(Notice::NotStored),
            Action::Table(action, now) => self.play(action, now)?,
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

    fn choose(&self, choice: Choice) -> Self {
        // How the players sit holds for the game on the table too.
        let session = match (&choice, &self.session) {
            (&Choice::Seating(seating), Some(session)) => Some(Rc::new(Session {
                seating,
                ..(**session).clone()
            })),
            (_, session) => session.clone(),
        };
        Self {
            prefs: Rc::new(self.prefs.with(choice)),
            session,
            ..self.clone()
        }
    }

    /// A match as it was chosen begins. Where a coin decides between two names, it is shown.
    fn start_chosen_game(&self, chance: u64, now: Millis) -> Self {
        let prefs = &self.prefs;
        let setup = GameSetup {
            clock: prefs.clock,
            timeout_loses: prefs.timeout_loses,
            house: prefs.house,
            ..GameSetup::plain(prefs.level)
        };
        let before = match prefs.first_white {
            FirstWhite::ByLot => Match::new(chance),
            FirstWhite::First => Match::with_first_white(Player::A),
            FirstWhite::Second => Match::with_first_white(Player::B),
        };
        let by_lot = prefs.first_white == FirstWhite::ByLot;
        let named = prefs.players.iter().any(|name| !name.trim().is_empty());
        self.start_game(setup, before, by_lot && named, chance, now)
    }

    /// The game of a link: the first player has White.
    pub(super) fn start_linked_game(&self, setup: GameSetup, chance: u64, now: Millis) -> Self {
        let before = Match::with_first_white(Player::A);
        self.start_game(setup, before, false, chance, now)
    }

    fn start_game(
        &self,
        setup: GameSetup,
        before: Match,
        coin: bool,
        chance: u64,
        now: Millis,
    ) -> Self {
        // A setup was checked when it was made, so this never falls back.
        let timed = setup
            .open(chance, now)
            .unwrap_or_else(|_| TimedGame::new(Start::new(setup.level, chance)));
        let session = Session {
            seating: self.prefs.seating,
            coin,
            ..Session::new(setup, self.prefs.players.clone(), before, timed)
        };
        Self {
            screen: Screen::Game,
            earlier: self.unfinished().cloned().or_else(|| self.earlier.clone()),
            session: Some(Rc::new(session.ready(now))),
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

    fn rematch(&self, chance: u64, now: Millis) -> Option<Self> {
        let session = self.session.as_ref().filter(|session| session.is_over())?;
        let timed = TimedGame::new(session.setup.start(chance).ok()?);
        let (setup, players) = (session.setup.clone(), session.players.clone());
        let rematch = Session {
            seating: session.seating,
            turned: session.turned,
            ..Session::new(setup, players, session.score(), timed)
        };
        Some(Self {
            session: Some(Rc::new(rematch.ready(now))),
            ..self.clone()
        })
    }

    /// Plays on at the table, and passes on what has to be told beside the game.
    fn play(&self, action: TableAction, now: Millis) -> Option<Self> {
        let session = self.session.as_ref()?;
        let played = session.play(action, Edge::new(&self.prefs, now))?;
        let suggests_draw = played.happened().contains(&Event::DrawSuggested)
            && played.game().plies().len() > session.game().plies().len();
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
