//! Short ways to start the app and to play.

use chess_a_la_carte::app::{Action, AppState, Boot, Locale, Session, TableAction, read_fragment};
use chess_a_la_carte::engine::{Millis, Square};

pub(crate) fn boot(fragment: &str, saved: Option<String>) -> AppState {
    AppState::boot(Boot {
        prefs: None,
        saved_before: None,
        history: None,
        opened: 0,
        saved,
        options: read_fragment(fragment),
        device_locale: Locale::En,
        chance: 99,
        now: Millis::ZERO,
    })
}

/// A game from a link.
pub(crate) fn linked(fragment: &str) -> AppState {
    let state = boot(fragment, None);
    assert!(state.session.is_some(), "{fragment} starts a game");
    state
}

pub(crate) fn session(state: &AppState) -> &Session {
    state.session.as_deref().unwrap()
}

pub(crate) fn sq(name: &str) -> Square {
    name.parse().unwrap()
}

/// The state after `action`, or the same state if nothing changes.
pub(crate) fn act(state: &AppState, action: Action) -> AppState {
    state.update(action).unwrap_or_else(|| state.clone())
}

pub(crate) fn table(state: &AppState, action: TableAction) -> AppState {
    act(state, Action::Table(action, Millis::ZERO))
}

pub(crate) fn tap(state: &AppState, square: &str) -> AppState {
    table(state, TableAction::TapSquare(sq(square)))
}

/// Turns over a card, then plays a move by two taps, or accepts the lost turn for `--`.
pub(crate) fn turn(state: &AppState, text: &str) -> AppState {
    let drawn = table(state, TableAction::Draw);
    if text == "--" {
        return table(&drawn, TableAction::AcceptLostTurn);
    }
    tap(&tap(&drawn, &text[..2]), &text[2..])
}
