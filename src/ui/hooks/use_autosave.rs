//! Stores the games and the preferences after every change.

use yew::prelude::*;

use super::super::context::Dispatch;
use crate::app::{Action, AppState, write_history, write_save};
use crate::platform::{Key, now, write};

/// Stores what changed, at once: a tab may be killed at any moment.
#[hook]
pub(in crate::ui) fn use_autosave(state: &UseReducerHandle<AppState>, dispatch: &Dispatch) {
    let games = (state.session.clone(), state.earlier.clone(), state.screen);
    let (after_games, after_prefs) = (dispatch.clone(), dispatch.clone());
    let after_history = dispatch.clone();
    let state = state.clone();
    let prefs = state.prefs.clone();
    let history = state.history.clone();
    let before = use_mut_ref(String::new);
    use_effect_with(games, move |_| {
        let text = write_save(&state, now());
        let before = before.replace(text.clone());
        // A piece that is picked up is not kept.
        if before == text {
            return;
        }
        // Two places: where one is destroyed in the middle of storing, the other is left.
        if !before.is_empty() {
            store(Key::GamesBefore, &before, &after_games);
        }
        store(Key::Games, &text, &after_games);
    });
    use_effect_with(history, move |history| {
        store(Key::History, &write_history(history), &after_history);
    });
    use_effect_with(prefs, move |prefs| {
        store(Key::Prefs, &prefs.write(), &after_prefs);
    });
}

fn store(key: Key, text: &str, dispatch: &Dispatch) {
    if write(key, text).is_err() {
        dispatch.send(Action::StorageFailed);
    }
}
