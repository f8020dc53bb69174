//! Keeps the screen awake while a game runs.

use gloo::events::EventListener;
use gloo::utils::document;
use yew::prelude::*;

use crate::app::{AppState, Screen};
use crate::platform::keep_awake;

/// Keeps the screen awake while a game runs: not in menus, nor once it has ended.
#[hook]
pub(in crate::ui) fn use_awake(state: &AppState) {
    let runs = state.screen == Screen::Game && state.unfinished().is_some();
    use_effect_with(runs, |&runs| {
        // Some browsers give it only after a tap, and all take it back when the page is hidden.
        let ask = |event: &'static str| {
            EventListener::new(&document(), event, |_| {
                if !document().hidden() {
                    keep_awake(true);
                }
            })
        };
        let listeners = runs.then(|| {
            keep_awake(true);
            [ask("click"), ask("visibilitychange")]
        });
        move || {
            if listeners.is_some() {
                keep_awake(false);
            }
            drop(listeners);
        }
    });
}
