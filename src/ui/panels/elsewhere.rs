//! Two windows, one game: it goes on in the one where it was played last.

use yew::prelude::*;

use crate::platform::load_again;
use crate::ui::context::Ui;
use crate::ui::kit::{Button, Dialog, Weight};

/// Says that the game goes on in another window, and fetches it from there on a press.
pub(in crate::ui) fn elsewhere_dialog(ui: &Ui) -> Html {
    let words = &ui.words().settings;
    html! {
        <Dialog id="elsewhere" title={words.elsewhere} on_cancel={Callback::noop()}>
            <div class="dialog__buttons">
                { Button::new("play-here", words.play_here, Callback::from(|_| load_again(false))).weight(Weight::Main).draw() }
            </div>
        </Dialog>
    }
}
