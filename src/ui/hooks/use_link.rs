//! Follows links that are opened while the app runs.

use yew::prelude::*;

use super::super::context::Dispatch;
use crate::app::{Action, read_fragment};
use crate::platform::{chance, now, on_fragment_change};

/// Does what the page's address asks for whenever it changes.
#[hook]
pub(in crate::ui) fn use_link(dispatch: &Dispatch) {
    use_effect_with(dispatch.clone(), |dispatch| {
        let dispatch = dispatch.clone();
        let listener = on_fragment_change(move |fragment| {
            let options = read_fragment(&fragment);
            dispatch.send(Action::FollowLink {
                options,
                chance: chance(),
                now: now(),
            });
        });
        move || drop(listener)
    });
}
