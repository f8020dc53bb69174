//! Lets what happens be heard.

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use crate::app::{AppState, Switch, sound_of};
use crate::platform::play;

/// How long a move takes to be drawn, in milliseconds. Sooner than that is not felt as sooner.
const AFTER_DRAWING: u32 = 30;

/// Plays the sound of what has just happened, unless sounds are off.
#[hook]
pub(in crate::ui) fn use_sound(state: &AppState) {
    let on = state.prefs.on(Switch::Sounds);
    // No two things in a row that sound alike happen in one turn.
    let heard = state
        .session
        .as_ref()
        .and_then(|session| Some((sound_of(&session.told)?, session.game().plies().len())));
    use_effect_with(heard, move |heard| {
        if let Some((sound, _)) = *heard
            && on
        {
            // First it is seen: to wake the device's sound up takes longer than to draw a move.
            Timeout::new(AFTER_DRAWING, move || play(sound)).forget();
        }
    });
}
