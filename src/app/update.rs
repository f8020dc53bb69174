//! What each action does to the state. Pure: effects happen elsewhere.

use std::rc::Rc;

use super::action::{Action, TableAction};
use super::choices::FirstWhite;
use super::game_setup::GameSetup;
use super::notice::Notice;
use super::placing::Placing;
use super::play::Edge;
use super::prefs::{Choice, Switch};
use super::session::Session;
use super::state::{AppState, Screen};
use crate::engine::{Event, Level, Match, Millis, Player, Start, TimedGame};

impl AppState {
    /// The state after `action`; `None` when nothing changes.
    #[must_use]
    pub fn update(&self, action: Action) -> Option<Self> {
        let next = match action {
            Action::Show(screen) if screen == self.screen => return None,
            Action::Show(Screen::Settings) if self.is_locked() => return None,
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
            Action::StartGame { chance, now } => {
                self.start_chosen_game(self.running_match(), chance, now)
            }
            Action::NewMatch { chance, now } => self.start_chosen_game(None, chance, now),
            Action::Continue => self.go_on(self.session.clone()?),
            Action::ContinueEarlier => self.continue_earlier()?,
            Action::Rematch { chance, now } => self.rematch(chance, now)?,
            Action::Review(action) => self.changed(|next| next.act_in_review(action))?,
            Action::Share(action) => self.changed(|next| next.share(action))?,
            Action::History(action) => self.changed(|next| next.keep_history(action))?,
            Action::Import {
                content,
                chance,
                now,
            } => self.changed(|next| next.import(&content, chance, now))?,
            Action::DismissNotices => Self {
                notices: Rc::new([]),
                ..self.clone()
            },
            Action::Search(query) => Self {
                query,
                ..self.clone()
            },
            Action::NoVoice => self.with_notice(Notice::NoVoice),
            Action::ProseCame => Self {
                prose_came: true,
                ..self.clone()
            },
            Action::NewVersion => Self {
                new_version: true,
                ..self.clone()
            },
            Action::PlayedElsewhere => Self {
                elsewhere: true,
                ..self.clone()
            },
            Action::AfterCrash => self.with_notice(Notice::AfterCrash),
            Action::StorageFailed => self.with_notice(Notice::NotStored),
            Action::Table(action, now) => match &self.lesson {
                // The clocks are the game's own, also below a lesson.
                Some(run) if !action.is_of_the_clocks() => self.with_run(run.play(action)?),
                _ => self.play(action, now)?,
            },
            Action::Lesson(action) => self.learn(action)?,
        };
        (next != *self).then_some(next)
    }

    /// The same after a change, unless that means nothing.
    fn changed(&self, change: impl FnOnce(&mut Self) -> Option<()>) -> Option<Self> {
        let mut next = self.clone();
        change(&mut next)?;
        Some(next)
    }

    /// Adds a notice.
    pub(super) fn tell(&mut self, notice: Notice) {
        *self = self.with_notice(notice);
    }

    pub(super) fn show(&self, screen: Screen) -> Self {
        let behind = self.place();
        let session = self.session.as_deref().filter(|_| behind == Screen::Game);
        Self {
            screen,
            behind,
            rules_at: session.and_then(Session::fitting_lesson),
            query: String::new(),
            review: self
                .review
                .clone()
                .filter(|_| matches!(screen, Screen::Rules | Screen::Settings | Screen::Lessons)),
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

    /// A game as it was chosen begins, in the match `running` or as the first of a new one. Where
    /// a coin decides between two names, it is shown. What can't be played is told on the screen
    /// where it was chosen.
    fn start_chosen_game(&self, running: Option<Match>, chance: u64, now: Millis) -> Self {
        let prefs = &self.prefs;
        if prefs.obstacle().is_some() {
            return self.show(Screen::Setup);
        }
        let setup = GameSetup {
            clock: prefs.clock,
            timeout_loses: prefs.timeout_loses,
            house: prefs.house_rules(),
            ..GameSetup::plain(prefs.level)
        };
        let by_lot = running.is_none() && prefs.first_white == FirstWhite::ByLot;
        let before = running.unwrap_or_else(|| match prefs.first_white {
            FirstWhite::ByLot => Match::new(chance),
            FirstWhite::First => Match::with_first_white(Player::A),
            FirstWhite::Second => Match::with_first_white(Player::B),
        });
        let coin = by_lot && prefs.has_names();
        self.start_game(
            setup,
            before,
            (coin, prefs.on(Switch::Placing)),
            chance,
            now,
        )
    }

    /// The game of a link: the first player has White.
    pub(super) fn start_linked_game(&self, setup: GameSetup, chance: u64, now: Millis) -> Self {
        let before = Match::with_first_white(Player::A);
        self.start_game(setup, before, (false, false), chance, now)
    }

    fn start_game(
        &self,
        setup: GameSetup,
        before: Match,
        (coin, placing): (bool, bool),
        chance: u64,
        now: Millis,
    ) -> Self {
        // A setup was checked when it was made, so this never falls back.
        let timed = setup
            .open(chance, now)
            .unwrap_or_else(|_| TimedGame::new(Start::new(setup.level, chance)));
        let session = Session {
            seating: self.prefs.seating,
            placing: placing.then(|| Placing::new(setup.level != Level::Standard)),
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
        if self.screen == Screen::Review && !action.is_of_the_clocks() {
            return None;
        }
        let session = self.session.as_ref()?;
        let played = session.play(action, Edge::new(&self.prefs, now))?;
        let suggests_draw = played.happened().contains(&Event::DrawSuggested)
            && played.game().plies().len() > session.game().plies().len();
        let next = self.explaining(&played);
        let mut next = Self {
            session: Some(Rc::new(played)),
            ..next
        };
        next.note_end(session, now);
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
        // What is said anew takes the place of what was said of the same.
        let others = self.notices.iter().copied();
        let others = others.filter(|other| other.code() != notice.code());
        let notices = others.chain([notice]).collect();
        Self {
            notices,
            ..self.clone()
        }
    }
}
