//! The buttons below the tray.

use yew::prelude::*;

use super::strip::place;
use crate::app::{Question, Seating, Session, TableAction};
use crate::engine::Color;
use crate::i18n::player;
use crate::ui::art::{FLAG, FLIP, HALF, HAND, PAUSE, REDO, UNDO};
use crate::ui::context::Ui;
use crate::ui::kit::{Button, Weight};

/// Taking back, turning the board, offering a draw, giving up: the buttons of `color`, or of whoever
/// is to move where both sit on one side.
pub(in crate::ui) fn controls(ui: &Ui, session: &Session, color: Color) -> Html {
    let dispatch = &ui.dispatch;
    let labels = &ui.words().labels;
    let game = session.game();
    let facing = session.seating == Seating::Facing;
    let who = player(ui.words(), session, color);
    let name = if facing {
        (ui.words().table.controls_of)(who)
    } else {
        labels.controls.to_owned()
    };
    let ask = |question| dispatch.on_table(TableAction::Ask(question));
    let over = session.is_over();
    let claims = game.claimable_draw().is_some();
    let draw_label = if claims {
        labels.claim_draw
    } else {
        labels.offer_draw
    };
    html! {
        <nav class={classes!("controls", place(session, color))} aria-label={name}>
            if !session.setup.locked {
                <Button action="undo" label={labels.undo} short={labels.undo_short} icon={UNDO}
                    weight={Weight::Tool} disabled={!game.can_undo()}
                    on_press={ask(Question::TakeBack(session.last_to_play()))} />
                if !facing || game.can_redo() {
                    <Button action="redo" label={labels.redo} short={labels.redo_short} icon={REDO}
                        weight={Weight::Tool} disabled={!game.can_redo()}
                        on_press={dispatch.on_table(TableAction::Redo)} />
                }
            }
            if !facing {
                <Button action="flip" label={labels.flip} short={labels.turn_short} icon={FLIP}
                    weight={Weight::Tool} on_press={dispatch.on_table(TableAction::Flip)} />
            }
            if session.timed.clock().is_some() {
                <Button action="pause" label={labels.pause} short={labels.pause} icon={PAUSE}
                    weight={Weight::Tool} disabled={over || session.is_paused()}
                    on_press={dispatch.on_table(TableAction::Pause)} />
            }
            if game.rules().touch_move {
                <Button action="adjust" label={labels.adjust} short={labels.adjust_short} icon={HAND}
                    weight={Weight::Tool} disabled={over}
                    on_press={dispatch.on_table(TableAction::Adjust)} />
            }
            <Button action="offer-draw" label={draw_label} short={labels.draw_short}
                icon={HALF} weight={Weight::Tool}
                disabled={over || game.draw_offer().is_some()}
                on_press={dispatch.on_table(TableAction::OfferDraw(color))} />
            <Button action="resign" label={labels.resign} short={labels.resign} icon={FLAG}
                weight={Weight::Tool} disabled={over}
                on_press={ask(Question::Resign(color))} />
        </nav>
    }
}
