//! Lets what happens be heard.

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use crate::app::{AppState, Switch, sound_of};
use crate::platform::play;

/// A piece is heard when it comes down: so many milliseconds after it was moved. By then that is
/// drawn, and to wake the device's sound up disturbs nothing.
const LANDING: u32 = 100;

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
            Timeout::new(LANDING, move || play(sound)).forget();
        }
    });
}
