//! The stored game.

use std::rc::Rc;

use serde::{Deserialize, Serialize};

use super::game_setup::GameSetup;
use super::prefs::clean_name;
use super::session::Session;
use super::state::{AppState, Screen};
use crate::engine::{ByColor, GameRecord, SaveError, seal, unseal};

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
    names: ByColor<String>,
    flipped: bool,
    record: GameRecord,
}

impl From<&Rc<Session>> for SavedSession {
    fn from(session: &Rc<Session>) -> Self {
        Self {
            setup: session.setup.clone(),
            names: session.names.clone(),
            flipped: session.flipped,
            record: GameRecord::from(&*session.game),
        }
    }
}

impl SavedSession {
    fn restore(self) -> Result<Rc<Session>, SaveError> {
        let game = self.record.restore().map_err(|_| SaveError::Damaged)?;
        let names = ByColor {
            white: clean_name(&self.names.white),
            black: clean_name(&self.names.black),
        };
        let session = Session::new(self.setup, names, game);
        Ok(Rc::new(Session {
            flipped: self.flipped,
            ..session
        }))
    }
}

/// The games of `state` as text to store.
#[must_use]
pub fn write_save(state: &AppState) -> String {
    let file = SaveFile {
        playing: state.session.is_some() && state.screen != Screen::Home,
        game: state.session.as_ref().map(SavedSession::from),
        earlier: state.earlier.as_ref().map(SavedSession::from),
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
pub(super) fn parse_save(text: &str) -> Result<Saved, SaveError> {
    let file: SaveFile = serde_json::from_str(unseal(text)?).map_err(|_| SaveError::Damaged)?;
    let restore = |saved: Option<SavedSession>| saved.map(SavedSession::restore).transpose();
    Ok(Saved {
        playing: file.playing,
        session: restore(file.game)?,
        earlier: restore(file.earlier)?,
    })
}
