//! The stored game.

use std::rc::Rc;

use serde::{Deserialize, Serialize};

use super::choices::Seating;
use super::game_setup::GameSetup;
use super::prefs::clean_name;
use super::session::Session;
use super::state::{AppState, Screen};
use crate::engine::{GameRecord, Match, Millis, SaveError, seal, unseal};

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SaveFile {
    /// Whether the game was on the screen.
    playing: bool,
    game: Option<SavedSession>,
    earlier: Option<SavedSession>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedSession {
    setup: GameSetup,
    players: [String; 2],
    before: Match,
    seating: Seating,
    turned: bool,
    record: GameRecord,
}

impl SavedSession {
    fn of(session: &Session, now: Millis) -> Self {
        Self {
            setup: session.setup.clone(),
            players: session.players.clone(),
            before: session.before,
            seating: session.seating,
            turned: session.turned,
            record: GameRecord::with_times(&session.timed, now),
        }
    }

    /// A clock that ran is halted: who comes back says when it goes on.
    fn restore(self, now: Millis) -> Result<Rc<Session>, SaveError> {
        let timed = self
            .record
            .restore_with_times(now)
            .map_err(|_| SaveError::Damaged)?;
        let players = self.players.map(|name| clean_name(&name));
        let session = Session::new(self.setup, players, self.before, timed);
        let session = Session {
            seating: self.seating,
            turned: self.turned,
            ..session
        };
        Ok(Rc::new(session.ready(now)))
    }
}

/// The games of `state` as text to store, with their clocks as of `now`.
#[must_use]
pub fn write_save(state: &AppState, now: Millis) -> String {
    let saved = |session: &Rc<Session>| SavedSession::of(session, now);
    let file = SaveFile {
        playing: state.session.is_some() && state.screen != Screen::Home,
        game: state.session.as_ref().map(saved),
        earlier: state.earlier.as_ref().map(saved),
    };
    seal(&serde_json::to_string(&file).unwrap_or_default())
}

/// The games in a stored text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Saved {
    pub(super) playing: bool,
    pub(super) session: Option<Rc<Session>>,
    pub(super) earlier: Option<Rc<Session>>,
}

/// Reads what [`write_save`] wrote.
///
/// # Errors
/// The text was changed or can't be read, or another version of the app wrote it.
pub(super) fn parse_save(text: &str, now: Millis) -> Result<Saved, SaveError> {
    let file: SaveFile = serde_json::from_str(unseal(text)?).map_err(|_| SaveError::Damaged)?;
    let restore = |saved: Option<SavedSession>| saved.map(|saved| saved.restore(now)).transpose();
    Ok(Saved {
        playing: file.playing,
        session: restore(file.game)?,
        earlier: restore(file.earlier)?,
    })
}
