//! Everything that is kept on a device, as one file that another device can take over.

use std::rc::Rc;

use super::history::{Finished, MAX_HISTORY, parse_history, write_history};
use super::import::ImportNote;
use super::notice::Notice;
use super::prefs::Prefs;
use super::save::{parse_save, write_save};
use super::session::Session;
use super::state::AppState;
use crate::engine::{Fields, Millis, SaveError, seal, unseal};

const HISTORY: &str = "history";

/// The running games, the finished ones and the preferences of `state`, with clocks as of `now`.
#[must_use]
pub fn write_backup(state: &AppState, now: Millis) -> String {
    let kept = Fields::default()
        .with("games", write_save(state, now))
        .with(HISTORY, write_history(&state.history))
        .with("prefs", state.prefs.write());
    seal(&serde_json::to_string(&kept).unwrap_or_default())
}

/// Reads what [`write_backup`] wrote; `None` for any other text, a saved game among them.
pub(super) fn parse_backup(text: &str) -> Option<Fields> {
    let kept = Fields::read(unseal(text).ok()?)?;
    kept.flag(HISTORY).then_some(kept)
}

impl AppState {
    /// Takes over what another device had. What is here already stays: a game on the table isn't
    /// replaced, and the finished games of both stand in one list.
    pub(super) fn open_backup(&mut self, kept: &Fields, now: Millis) -> Result<(), SaveError> {
        let saved = parse_save(kept.text("games"), now)?;
        let theirs = parse_history(kept.text(HISTORY))?;
        self.prefs = Prefs::read(kept.text("prefs")).into();
        let mut games: Vec<Finished> = self.history.to_vec();
        for game in theirs
            .into_iter()
            .filter(|game| !self.history.contains(game))
        {
            let newer = games.partition_point(|kept| kept.when > game.when);
            games.insert(newer, game);
        }
        games.truncate(MAX_HISTORY);
        self.history = games.into();
        let mut running = [saved.session, saved.earlier].into_iter().flatten();
        if self.unfinished().is_none() {
            self.session = running.next();
        }
        let here = [self.session.clone(), self.earlier.clone()];
        let is_here =
            |game: &Rc<Session>| here.iter().flatten().any(|one| one.game() == game.game());
        let mut running = running.filter(|game| !game.is_over() && !is_here(game));
        if self.earlier.is_none() {
            self.earlier = running.next();
        }
        self.tell(Notice::Import(ImportNote::Everything));
        if running.next().is_some() {
            self.tell(Notice::Import(ImportNote::RunningLeft));
        }
        Ok(())
    }
}
