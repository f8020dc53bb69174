//! Stores the games and the preferences after every change.

use yew::prelude::*;

use super::super::context::Dispatch;
use crate::app::{Action, AppState, write_save};
use crate::platform::{Key, write};

/// Stores what changed, at once: a tab may be killed at any moment.
#[hook]
pub(in crate::ui) fn use_autosave(state: &AppState, dispatch: &Dispatch) {
    use_stored(Key::Games, write_save(state), dispatch);
    use_stored(Key::Prefs, state.prefs.write(), dispatch);
}

#[hook]
fn use_stored(key: Key, text: String, dispatch: &Dispatch) {
    let dispatch = dispatch.clone();
    use_effect_with(text, move |text| {
        if write(key, text).is_err() {
            dispatch.send(Action::StorageFailed);
        }
    });
}
