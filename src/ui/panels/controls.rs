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
    html! {
        <nav class="controls" aria-label={labels.board}>
            if !session.setup.locked {
                <Button action="undo" label={labels.undo} icon={UNDO} weight={Weight::Quiet}
                    disabled={!game.can_undo()}
                    on_press={ask(Question::TakeBack(session.last_to_play()))} />
                <Button action="redo" label={labels.redo} icon={REDO} weight={Weight::Quiet}
                    disabled={!game.can_redo()}
                    on_press={dispatch.on_table(TableAction::Redo)} />
            }
            <Button action="flip" label={labels.flip} icon={FLIP} weight={Weight::Quiet}
                on_press={dispatch.on_table(TableAction::Flip)} />
            <Button action="offer-draw" label={labels.offer_draw} icon={HALF}
                weight={Weight::Quiet} disabled={over || game.draw_offer().is_some()}
                on_press={dispatch.on_table(TableAction::OfferDraw)} />
            <Button action="resign" label={labels.resign} icon={FLAG} weight={Weight::Quiet}
                disabled={over} on_press={ask(Question::Resign(game.turn()))} />
        </nav>
    }
}
