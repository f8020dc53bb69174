//! Opening what is dropped on the page or pasted into it.

use yew::prelude::*;

use super::super::context::Dispatch;
use crate::app::{Action, MAX_IMPORT};
use crate::platform::{chance, now, on_content};

/// Opens what is dropped or pasted anywhere.
#[hook]
pub(in crate::ui) fn use_import(dispatch: &Dispatch) {
    use_effect_with(dispatch.clone(), |dispatch| {
        let dispatch = dispatch.clone();
        let listeners = on_content(MAX_IMPORT, move |content| import(&dispatch, content));
        move || drop(listeners)
    });
}

/// Opens `content`.
pub(in crate::ui) fn import(dispatch: &Dispatch, content: Vec<u8>) {
    dispatch.send(Action::Import {
        content: content.into(),
        chance: chance(),
        now: now(),
    });
}
