//! The buttons below the tray.

use yew::prelude::*;

use super::PanelProps;
use crate::app::{Question, TableAction};
use crate::ui::art::{FLAG, FLIP, HALF, REDO, UNDO};
use crate::ui::context::{use_dispatch, use_texts};
use crate::ui::kit::{Button, Weight};

/// Taking back, turning the board, offering a draw, giving up.
#[component]
pub(in crate::ui) fn Controls(props: &PanelProps) -> Html {
    let dispatch = use_dispatch();
    let labels = &use_texts().labels;
    let session = &*props.session;
    let game = &session.game;
    let ask = |question| dispatch.on_table(TableAction::Ask(question));
    let over = session.is_over();
    let claims = game.claimable_draw().is_some();
    let draw_label = if claims {
        labels.claim_draw
    } else {
        labels.offer_draw
    };
    html! {
        <nav class="controls" aria-label={labels.controls}>
            if !session.setup.locked {
                <Button action="undo" label={labels.undo} short={labels.undo_short} icon={UNDO}
                    weight={Weight::Tool} disabled={!game.can_undo()}
                    on_press={ask(Question::TakeBack(session.last_to_play()))} />
                <Button action="redo" label={labels.redo} short={labels.redo_short} icon={REDO}
                    weight={Weight::Tool} disabled={!game.can_redo()}
                    on_press={dispatch.on_table(TableAction::Redo)} />
            }
            <Button action="flip" label={labels.flip} short={labels.turn_short} icon={FLIP}
                weight={Weight::Tool} on_press={dispatch.on_table(TableAction::Flip)} />
            <Button action="offer-draw" label={draw_label} short={labels.draw_short}
                icon={HALF} weight={Weight::Tool}
                disabled={over || game.draw_offer().is_some()}
                on_press={dispatch.on_table(TableAction::OfferDraw)} />
            <Button action="resign" label={labels.resign} short={labels.resign} icon={FLAG}
                weight={Weight::Tool} disabled={over}
                on_press={ask(Question::Resign(game.turn()))} />
        </nav>
    }
}
