//! What a pawn becomes.

use yew::prelude::*;

use super::PanelProps;
use crate::app::{Pending, TableAction};
use crate::engine::{PROMOTIONS, Piece};
use crate::ui::art::{CLOSE, piece_image};
use crate::ui::context::{use_dispatch, use_texts};
use crate::ui::kit::{Button, Dialog};

/// The four pieces a pawn may become, for as long as it waits for the choice.
#[component]
pub(in crate::ui) fn PromotionDialog(props: &PanelProps) -> Html {
    let dispatch = use_dispatch();
    let words = use_texts();
    let session = &*props.session;
    if !matches!(session.pending, Some(Pending::Promotion(_))) {
        return html! {};
    }
    let color = session.game.turn();
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
        <Dialog id="promotion" title={words.labels.promotion}
            on_cancel={dispatch.on_table(TableAction::Deselect)}>
            <div class="dialog__choices">{ for choices }</div>
            <Button action="cancel" label={words.labels.cancel} icon={CLOSE}
                on_press={dispatch.on_table(TableAction::Deselect)} />
        </Dialog>
    }
}
