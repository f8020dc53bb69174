//! What a pawn becomes.

use yew::prelude::*;

use crate::app::{Pending, Session, TableAction};
use crate::engine::{PROMOTIONS, Piece};
use crate::ui::art::{CLOSE, piece_image};
use crate::ui::context::Ui;
use crate::ui::kit::{Button, Dialog};

/// The four pieces a pawn may become, for as long as it waits for the choice.
pub(in crate::ui) fn promotion_dialog(ui: &Ui, session: &Session) -> Html {
    let dispatch = &ui.dispatch;
    let words = ui.words();
    if !matches!(session.pending, Some(Pending::Promotion(_))) {
        return html! {};
    }
    let color = session.game().turn();
    let choices = PROMOTIONS.map(|role| {
        html! {
            <button type="button" class="button promotion" data-promotion={role.letter().to_string()}
                aria-label={words.role(role).name}
                onclick={dispatch.on_table(TableAction::Promote(role))}>
                { piece_image(Piece { color, role }) }
            </button>
        }
    });
    html! {
        <Dialog id="promotion" title={words.labels.promotion} upside_down={session.is_upside_down(color)}
            on_cancel={dispatch.on_table(TableAction::Deselect)}>
            <div class="dialog__choices">{ for choices }</div>
            { Button::new("cancel", words.labels.cancel, dispatch.on_table(TableAction::Deselect)).icon(CLOSE).draw() }
        </Dialog>
    }
}
