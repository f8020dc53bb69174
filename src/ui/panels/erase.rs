//! Asking before something is erased for good.

use yew::prelude::*;

use crate::app::{Action, HistoryAction};
use crate::ui::art::BIN;
use crate::ui::context::Ui;
use crate::ui::kit::{Button, Dialog, Weight};

/// Asks `question`, with the words for keeping and for erasing; keeping comes first.
pub(in crate::ui) fn erase_dialog(
    ui: &Ui,
    question: &'static str,
    [keep, erase]: [&'static str; 2],
    on_erase: Callback<MouseEvent>,
) -> Html {
    let stay = || Action::History(HistoryAction::AskEraseAll(false));
    html! {
        <Dialog id="erase-all" title={question} on_cancel={ui.dispatch.on(stay)}>
            <div class="dialog__buttons">
                { Button::new("cancel", keep, ui.dispatch.on(stay)).weight(Weight::Main).draw() }
                { Button::new("confirm", erase, on_erase).icon(BIN).draw() }
            </div>
        </Dialog>
    }
}
