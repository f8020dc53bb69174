//! The stored game.

use std::rc::Rc;

use super::boot::read_fragment;
use super::choices::Seating;
use super::prefs::clean_name;
use super::session::Session;
use super::state::{AppState, Screen};
use crate::engine::{Fields, GameRecord, Millis, SaveError, seal, unseal};

/// A game on the table, as it is kept: the game's own fields, and the table's.
fn write_session(session: &Session, now: Millis) -> Fields {
    let [first, second] = &session.players;
    let placed = session.placing.map(|placing| placing.bits());
    GameRecord::with_times(&session.timed, now)
        .fields()
        .clone()
        .with("asked", session.setup.to_fragment())
        .with("first", first)
        .with("second", second)
        .with("match", session.before)
        .with("seating", session.seating.key())
        .with_flag("turned", session.turned)
        .with(
            "placed",
            placed.map(|bits| bits.to_string()).unwrap_or_default(),
        )
        .with_flag(
            "over",
            session.placing.is_some_and(|placing| placing.turned),
        )
}

/// A clock that ran is halted: who comes back says when it goes on.
fn read_session(fields: &Fields, now: Millis) -> Result<Rc<Session>, SaveError> {
    let record = GameRecord::from(fields.clone());
    let timed = record.restore_with_times(now);
    let timed = timed.map_err(|_| SaveError::Damaged)?;
    let setup = read_fragment(fields.text("asked")).game;
    let setup = setup.ok_or(SaveError::Damaged)?;
    let before = fields.parse("match").ok_or(SaveError::Damaged)?;
    let players = ["first", "second"].map(|name| clean_name(fields.text(name)));
    let session = Session {
        seating: Seating::from_key(fields.text("seating")).unwrap_or_default(),
        turned: fields.flag("turned"),
        ..Session::new(setup, players, before, timed)
    };
    let placed = fields.parse("placed");
    let placed = placed.filter(|_| session.game().commands().is_empty());
    let session = match placed {
        Some(bits) => session.with_placing(fields.flag("over"), bits),
        None => session,
    };
    Ok(Rc::new(session.ready(now)))
}

/// The games of `state` as text to store, with their clocks as of `now`: first whether one was
/// on the screen, then the game on the table and the earlier one, empty where there is none.
#[must_use]
pub fn write_save(state: &AppState, now: Millis) -> String {
    let playing = state.session.is_some() && state.place() == Screen::Game;
    let saved = |session: &Option<Rc<Session>>| {
        let session = session.as_deref();
        session.map_or_else(Fields::default, |session| write_session(session, now))
    };
    let kept = [
        Fields::default().with_flag("playing", playing),
        saved(&state.session),
        saved(&state.earlier),
    ];
    seal(&serde_json::to_string(&kept).unwrap_or_default())
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
    let kept = Fields::read_list(unseal(text)?).ok_or(SaveError::Damaged)?;
    let [head, session, earlier] = kept.as_slice() else {
        return Err(SaveError::Damaged);
    };
    let restore = |fields: &Fields| {
        let there = *fields != Fields::default();
        there.then(|| read_session(fields, now)).transpose()
    };
    Ok(Saved {
        playing: head.flag("playing"),
        session: restore(session)?,
        earlier: restore(earlier)?,
    })
}
