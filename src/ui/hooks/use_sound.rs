//! Lets what happens be heard.

use yew::prelude::*;

use crate::app::{AppState, Switch, sound_of};
use crate::platform::play;

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
            play(sound);
        }
    });
}
