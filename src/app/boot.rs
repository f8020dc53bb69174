//! How the app begins: from a link, from what was stored, or plainly.

use std::rc::Rc;

use super::choices::{Locale, Theme};
use super::game_setup::GameSetup;
use super::history::parse_history;
use super::lessons::{Lesson, Run};
use super::notice::Notice;
use super::prefs::Prefs;
use super::save::{Saved, parse_save};
use super::state::{AppState, Screen};
use crate::engine::{ByColor, HouseRules, Level, Millis, SaveError, StartError};

/// What the fragment of a link asks for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BootOptions {
    /// The game it asks for, if it asks for one.
    pub game: Option<GameSetup>,
    /// The language.
    pub locale: Option<Locale>,
    /// The theme.
    pub theme: Option<Theme>,
    /// Whether it asks for the gallery.
    pub gallery: bool,
    /// The step of the tutorial it asks for.
    pub lesson: Option<Lesson>,
    /// Whether it asks for the list of steps, or for one that isn't there.
    pub lessons: bool,
    /// The step whose paragraph of the rules it asks for.
    pub rules: Option<Lesson>,
    /// What in it was wrong.
    pub notices: Vec<Notice>,
    /// Whether the page was reloaded, so that even a finished game is to be found again.
    pub reloaded: bool,
}

/// Everything the app begins with.
#[derive(Clone, Debug)]
pub struct Boot {
    /// The stored preferences.
    pub prefs: Option<String>,
    /// The stored games.
    pub saved: Option<String>,
    /// What was stored of the games one change earlier.
    pub saved_before: Option<String>,
    /// The stored history of finished games.
    pub history: Option<String>,
    /// What the link asks for.
    pub options: BootOptions,
    /// The device's language.
    pub device_locale: Locale,
    /// Decides the shuffles unless the link does.
    pub chance: u64,
    /// The moment of the start.
    pub now: Millis,
    /// The moment that times are counted from, in milliseconds since 1970.
    pub opened: u64,
}

/// Reads the fragment of a link: `#level=1&deck=NPB`, all keys optional, unknown ones ignored.
/// A bad value becomes a notice, and the default holds. A whole game in `game` decides all that
/// the other keys say of a game, but for `lock`.
#[must_use]
pub fn read_fragment(fragment: &str) -> BootOptions {
    let mut options = BootOptions::default();
    let mut game = GameSetup::plain(Level::One);
    let mut whole_game = None;
    let mut asks_for_game = false;
    let parts = fragment.trim_start_matches('#').split('&');
    options.gallery = parts.clone().any(|part| part == "gallery");
    for (key, raw) in parts.filter_map(|pair| pair.split_once('=')) {
        let value = percent_decode(raw);
        asks_for_game |= matches!(
            key,
            "level" | "fen" | "deck" | "hands" | "house" | "seed" | "clock"
        );
        match key {
            "level" => match Level::from_key(&value) {
                Some(level) => game.level = level,
                None => options.notices.push(Notice::BadLevel),
            },
            "fen" => game.fen = Some(value),
            "deck" => game.deck = Some(value),
            "seed" => match value.parse() {
                Ok(seed) => game.seed = Some(seed),
                Err(_) => options.notices.push(Notice::BadSeed),
            },
            "hands" => match value.split_once(',') {
                Some((white, black)) => {
                    game.hands = Some(ByColor {
                        white: white.to_owned(),
                        black: black.to_owned(),
                    });
                }
                None => options.notices.push(Notice::BadHands),
            },
            "house" => match value.parse() {
                Ok(house) => game.house = house,
                Err(_) => options.notices.push(Notice::BadHouseRules),
            },
            "timeout" => game.timeout_loses = value == "loses",
            // A plus in an address may stand for a space.
            "clock" => match value.replace(' ', "+").parse() {
                Ok(clock) => game.clock = clock,
                Err(_) => options.notices.push(Notice::BadClock),
            },
            // Its letters are none that an address changes, and `_` is one of them.
            "game" => match GameSetup::from_link(raw) {
                Ok(setup) => whole_game = Some(setup),
                Err(error) => options.notices.push(Notice::BadGame(error)),
            },
            "lock" => game.locked = value == "1",
            "lang" => match Locale::from_tag(&value) {
                Some(locale) => options.locale = Some(locale),
                None => options.notices.push(Notice::BadLanguage),
            },
            "theme" => match Theme::from_key(&value) {
                Some(theme) => options.theme = Some(theme),
                None => options.notices.push(Notice::BadTheme),
            },
            "lesson" => {
                options.lesson = lesson(&value, &mut options.notices);
                options.lessons = options.lesson.is_none();
            }
            "rules" => options.rules = lesson(&value, &mut options.notices),
            _ => {}
        }
    }
    if let Some(setup) = whole_game {
        options.game = Some(GameSetup {
            locked: game.locked,
            ..setup
        });
    } else if asks_for_game {
        options.game = Some(playable(game, &mut options.notices));
    }
    options
}

fn lesson(key: &str, notices: &mut Vec<Notice>) -> Option<Lesson> {
    let lesson = Lesson::from_key(key);
    if lesson.is_none() {
        notices.push(Notice::BadLesson);
    }
    lesson
}

/// The setup without the parts that can't be used; a notice tells of each.
fn playable(mut game: GameSetup, notices: &mut Vec<Notice>) -> GameSetup {
    while let Err(error) = game.start(0) {
        match error {
            StartError::Fen(_) | StartError::Setup(_) => game.fen = None,
            StartError::Deck(_) => {
                // The letter that is no card may stand in the deck or in a hand.
                let without_hands = GameSetup {
                    hands: None,
                    ..game.clone()
                };
                if game.hands.is_some() && without_hands.start(0).is_ok() {
                    game.hands = None;
                } else {
                    game.deck = None;
                }
            }
            StartError::HandSize { .. } => game.hands = None,
            StartError::House(_) => game.house = HouseRules::default(),
        }
        notices.push(Notice::BadStart(error));
    }
    game
}

/// A value of a fragment as it was meant: `%20`, `+` and `_` (as in FEN links) are spaces.
fn percent_decode(value: &str) -> String {
    let mut bytes = Vec::with_capacity(value.len());
    let mut rest = value.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(match byte {
            b'+' | b'_' => b' ',
            b'%' => {
                let mut ahead = rest.clone();
                let digit = |byte: Option<u8>| char::from(byte?).to_digit(16);
                match digit(ahead.next()).zip(digit(ahead.next())) {
                    Some((high, low)) => {
                        rest = ahead;
                        u8::try_from(high * 16 + low).unwrap_or(b'%')
                    }
                    None => b'%',
                }
            }
            other => other,
        });
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

impl AppState {
    /// The state the app begins with. A link that asks for the very game that is stored goes on
    /// with it while it is unfinished; a link that asks for another game starts it and keeps the
    /// unfinished one for later. After a reload the stored game goes on, whatever the link.
    #[must_use]
    pub fn boot(boot: Boot) -> Self {
        let mut notices = Vec::new();
        let parse = |text: Option<String>| text.map(|text| parse_save(&text, boot.now));
        let saved = match parse(boot.saved) {
            Some(Ok(saved)) => saved,
            Some(Err(error)) => {
                // Reading plays the games again: it is done only when it has to be.
                let before = match error {
                    SaveError::Damaged => parse(boot.saved_before),
                    SaveError::UnknownVersion => None,
                };
                if let Some(Ok(before)) = before {
                    notices.push(Notice::OneChangeBack);
                    before
                } else {
                    notices.push(Notice::StoredGame(error));
                    Saved::default()
                }
            }
            None => Saved::default(),
        };
        let history = match boot.history.as_deref().map(parse_history) {
            Some(Ok(history)) => history,
            Some(Err(error)) => {
                notices.push(Notice::History(error));
                Vec::new()
            }
            None => Vec::new(),
        };
        let prefs = boot.prefs.as_deref().map(Prefs::read).unwrap_or_default();
        let screen = if saved.playing {
            Screen::Game
        } else {
            Screen::Home
        };
        let state = Self {
            screen,
            behind: screen,
            prefs: Rc::new(prefs),
            device_locale: boot.device_locale,
            session: saved.session,
            earlier: saved.earlier,
            history: history.into(),
            erasing: false,
            elsewhere: false,
            opened: boot.opened,
            sharing: None,
            review: None,
            lesson: None,
            explaining: None,
            rules_at: None,
            query: String::new(),
            prose_came: false,
            new_version: false,
            notices: notices.into(),
        };
        state.follow_link(boot.options, boot.chance, boot.now)
    }

    /// Does what a link asks for.
    pub(super) fn follow_link(&self, options: BootOptions, chance: u64, now: Millis) -> Self {
        let reloaded = options.reloaded;
        let mut state = self.clone();
        let mut prefs = (*self.prefs).clone();
        prefs.locale = options.locale.or(prefs.locale);
        prefs.theme = options.theme.unwrap_or(prefs.theme);
        state.prefs = Rc::new(prefs);
        state.notices = self
            .notices
            .iter()
            .copied()
            .chain(options.notices)
            .collect();
        if options.gallery {
            state.screen = Screen::Gallery;
            return state;
        }
        if options.rules.is_some() {
            state = state.show(Screen::Rules);
            state.rules_at = options.rules;
        } else if options.lessons {
            state = state.show(Screen::Lessons);
        }
        state.lesson = options.lesson.and_then(Run::new).map(Rc::new);
        let Some(setup) = options.game else {
            return state;
        };
        match &state.session {
            Some(session) if session.setup == setup && (reloaded || !session.is_over()) => Self {
                screen: Screen::Game,
                ..state
            },
            // What it asks for was followed before: since then the players began another game.
            Some(_) if reloaded => state,
            _ => Self {
                screen: Screen::Game,
                ..state
            }
            .start_linked_game(setup, chance, now),
        }
    }
}
