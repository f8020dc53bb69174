//! Halted clocks.

use yew::prelude::*;

use crate::app::{Session, TableAction};
use crate::ui::art::PLAY;
use crate::ui::context::Ui;
use crate::ui::kit::{Button, Weight};

/// Covers the board while the clocks are halted, and lets them go on. Before the first turn it is
/// the button that starts the game.
pub(in crate::ui) fn pause_cover(ui: &Ui, session: &Session) -> Html {
    let labels = &ui.words().labels;
    let (title, button) = if session.game().commands().is_empty() {
        (labels.clock_ready, labels.clock_start)
    } else {
        (labels.paused, labels.resume)
    };
    html! {
        <section class="cover" data-paused="">
            <h2 class="cover__title">{ title }</h2>
            if session.slept {
                <p data-slept="" role="status">{ labels.slept }</p>
            }
            { Button::new("pause", button, ui.dispatch.on_table(TableAction::Pause)).icon(PLAY).weight(Weight::Main).draw() }
        </section>
    }
}
