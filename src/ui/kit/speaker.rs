//! The button that reads a text aloud.

use yew::prelude::*;

use super::{Weight, press};
use crate::app::{Action, Switch};
use crate::platform::speak;
use crate::ui::art::SPEAKER;
use crate::ui::context::Ui;

/// Reads `text` aloud when it is pressed, if voices are wanted.
pub(in crate::ui) fn speaker(ui: &Ui, text: &'static str) -> Html {
    if !ui.prefs.on(Switch::Voice) {
        return html! {};
    }
    let (dispatch, locale) = (ui.dispatch.clone(), ui.locale);
    let on_press = Callback::from(move |_| {
        if !speak(text, locale) {
            dispatch.send(Action::NoVoice);
        }
    });
    let label = ui.words().tutorial.listen;
    press("listen", label, Some(SPEAKER), Weight::Quiet, on_press)
}
