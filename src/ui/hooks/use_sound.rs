//! Lets what happens be heard.

use yew::prelude::*;

use crate::app::{AppState, Switch, sound_of};
use crate::platform::play;

/// Plays the sound of what has just happened, unless sounds are off.
#[hook]
pub(in crate::ui) fn use_sound(state: &AppState) {
    let on = state.prefs.on(Switch::Sounds);
    let told = state.session.as_ref().map(|session| session.told.clone());
    use_effect_with(told, move |told| {
        if let Some(sound) = told.as_ref().and_then(sound_of)
            && on
        {
            play(sound);
        }
    });
}
