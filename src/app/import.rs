//! Opening what comes from elsewhere: a game file, a saved game, a position or a link.

use std::rc::Rc;

use super::backup::parse_backup;
use super::boot::read_fragment;
use super::game_setup::GameSetup;
use super::notice::Notice;
use super::prefs::clean_name;
use super::session::Session;
use super::state::{AppState, Screen};
use crate::engine::{
    Game, Level, MAX_SAVE_BYTES, Match, Millis, PgnFault, PgnFaultCode, PgnGameError, PgnReading,
    PgnResult, Player, SaveError, TimedGame, read_game, read_pgn,
};

/// The most bytes that are opened: far more than any game needs.
pub const MAX_IMPORT: usize = MAX_SAVE_BYTES;

/// What there is to say of something that was to be opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ImportNote {
    /// It is longer than [`MAX_IMPORT`].
    TooLong,
    /// It is neither a game file nor a saved game, a position or a link.
    Unknown,
    /// It is a saved game that can't be opened.
    Save(SaveError),
    /// Something in a game file is wrong.
    Fault {
        /// What, and where.
        fault: PgnFault,
        /// How many turns before it were opened.
        kept: usize,
    },
    /// The moves of a game file can't be played here.
    Game {
        /// Why.
        error: PgnGameError,
        /// How many turns before it were opened.
        kept: usize,
    },
    /// It was everything that another device, or this one, had kept.
    Everything,
    /// A running game of the other device found no place here.
    RunningLeft,
    /// There are more games in the file; the first was opened.
    MoreGames,
    /// The game that was on the table waits.
    Earlier,
}

impl ImportNote {
    /// The code that names it in the page.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::TooLong => "importTooLong",
            Self::Unknown => "importUnknown",
            Self::Save(SaveError::Damaged) => "importDamaged",
            Self::Save(SaveError::UnknownVersion) => "importUnknownVersion",
            Self::Fault { .. } => "importFault",
            Self::Game { .. } => "importGame",
            Self::Everything => "importEverything",
            Self::RunningLeft => "importRunningLeft",
            Self::MoreGames => "importMoreGames",
            Self::Earlier => "importEarlier",
        }
    }
}

impl AppState {
    /// Opens `content`. A game that is over is looked at; any other comes to the table, and the one
    /// that was there waits. A game that a teacher locked stays.
    pub(super) fn import(&mut self, content: &[u8], chance: u64, now: Millis) -> Option<()> {
        let table = self.session.as_ref();
        if table.is_some_and(|session| session.setup.locked) {
            return None;
        }
        let of_another = |notice: &&Notice| !matches!(notice, Notice::Import(_));
        let others = self.notices.iter().filter(of_another);
        self.notices = others.copied().collect();
        let before = self.unfinished().cloned();
        if content.len() > MAX_IMPORT {
            self.tell(Notice::Import(ImportNote::TooLong));
        } else {
            self.open_content(content, chance, now);
        }
        if let (Some(waits), Some(before)) = (&self.earlier, before)
            && Rc::ptr_eq(waits, &before)
        {
            self.tell(Notice::Import(ImportNote::Earlier));
        }
        Some(())
    }

    fn open_content(&mut self, content: &[u8], chance: u64, now: Millis) {
        let text = String::from_utf8_lossy(content);
        let text = text.trim_start_matches('\u{feff}').trim();
        if let Some(kept) = parse_backup(text) {
            if let Err(error) = self.open_backup(&kept, now) {
                self.tell(Notice::Import(ImportNote::Save(error)));
            }
        } else if text.starts_with('{') && text.ends_with('}') && text.contains("\"saved\"") {
            match read_game(text, now) {
                Ok(timed) => self.open_game(timed, Default::default(), now),
                Err(error) => self.tell(Notice::Import(ImportNote::Save(error))),
            }
        } else if !text.contains(char::is_whitespace)
            && let Some((_, fragment)) = text.split_once('#')
        {
            let options = read_fragment(fragment);
            if options.game.is_none() && options.notices.is_empty() {
                self.tell(Notice::Import(ImportNote::Unknown));
            } else {
                *self = self.follow_link(options, chance, now);
            }
        } else if text.split('/').count() == 8 && !text.contains(['\n', '[']) {
            self.open_position(text, chance, now);
        } else {
            self.open_pgn(content, now);
        }
    }

    /// A game from a position: without cards if it can be, else of Level 1.
    fn open_position(&mut self, fen: &str, chance: u64, now: Millis) {
        let mut refused = None;
        for level in [Level::Standard, Level::One] {
            let setup = GameSetup {
                fen: Some(fen.to_owned()),
                ..GameSetup::plain(level)
            };
            match setup.start(0) {
                Ok(_) => {
                    *self = self.start_linked_game(setup, chance, now);
                    return;
                }
                Err(error) => refused = refused.or(Some(error)),
            }
        }
        if let Some(error) = refused {
            self.tell(Notice::BadStart(error));
        }
    }

    /// The first game of a game file, as far as it can be played.
    fn open_pgn(&mut self, content: &[u8], now: Millis) {
        let mut games = read_pgn(content);
        let Some(mut reading) = games.next().filter(is_game_file) else {
            self.tell(Notice::Import(ImportNote::Unknown));
            return;
        };
        if reading.fault.is_some() {
            // Where its moves break off, the game has not ended.
            reading.pgn.set_result(PgnResult::Unfinished);
        }
        let (game, error) = match Game::from_pgn_so_far(&reading.pgn) {
            Ok((game, error)) => (Some(game), error),
            Err(error) => (None, Some(error)),
        };
        let kept = game.as_ref().map_or(0, |game| game.plies().len());
        let fault = match (reading.fault, error) {
            (_, Some(error)) => Some(ImportNote::Game { error, kept }),
            (Some(fault), None) => Some(ImportNote::Fault { fault, kept }),
            (None, None) => None,
        };
        if let Some(game) = game.filter(|_| kept > 0 || fault.is_none()) {
            let names = ["White", "Black"].map(|tag| {
                let name = reading.pgn.tags().get(tag).filter(|name| *name != "?");
                clean_name(name.unwrap_or_default())
            });
            self.open_game(TimedGame::with_full_clock(game, now), names, now);
        }
        let more = || games.next().map(|_| ImportNote::MoreGames);
        if let Some(note) = fault.or_else(more) {
            self.tell(Notice::Import(note));
        }
    }

    fn open_game(&mut self, timed: TimedGame, names: [String; 2], now: Millis) {
        let setup = GameSetup::of(timed.game().start());
        let before = Match::with_first_white(Player::A);
        let mut session = Session::new(setup, names, before, timed);
        if session.is_over() {
            // It is: this opens it.
            let _ = self.open_review(Rc::new(session));
            return;
        }
        session.seating = self.prefs.seating;
        self.earlier = self.unfinished().cloned().or(self.earlier.take());
        self.session = Some(Rc::new(session.ready(now)));
        self.screen = Screen::Game;
        self.review = None;
    }
}

/// Whether a game file was read and not just any text: a tag is known as such even if the game
/// that it tells of can't be read.
fn is_game_file(reading: &PgnReading) -> bool {
    let of_tags = |fault: PgnFault| {
        matches!(
            fault.code,
            PgnFaultCode::Fen(_)
                | PgnFaultCode::Position(_)
                | PgnFaultCode::UnknownVariant
                | PgnFaultCode::UnknownLevel
        )
    };
    let pgn = &reading.pgn;
    reading.fault.is_none_or(of_tags)
        || !pgn.line().moves().is_empty()
        || pgn.tags().iter().next().is_some()
}
