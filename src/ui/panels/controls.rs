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
    let taking_back = session.who_takes_back(facing.then_some(color));
    let over = session.is_over();
    let timed = session.timed.clock().is_some();
    let many = !session.setup.locked && (timed || game.rules().touch_move);
    let claims = game.claimable_draw().is_some();
    let draw_label = if claims {
        labels.claim_draw
    } else {
        labels.offer_draw
    };
    html! {
        <nav class={classes!("controls", many.then_some("controls--many"), place(session, color))} aria-label={name}>
            if !session.setup.locked {
                { Button::new("undo", labels.undo, ask(Question::TakeBack(taking_back))).short(labels.undo_short).icon(UNDO).weight(Weight::Tool).disabled(!game.can_undo()).draw() }
                if !facing || game.can_redo() {
                    { Button::new("redo", labels.redo, dispatch.on_table(TableAction::Redo)).short(labels.redo_short).icon(REDO).weight(Weight::Tool).disabled(!game.can_redo()).draw() }
                }
            }
            if !facing {
                { Button::new("flip", labels.flip, dispatch.on_table(TableAction::Flip)).short(labels.turn_short).icon(FLIP).weight(Weight::Tool).draw() }
            }
            if timed {
                { Button::new("pause", labels.pause, dispatch.on_table(TableAction::Pause)).short(labels.pause).icon(PAUSE).weight(Weight::Tool).disabled(over || session.is_paused()).draw() }
            }
            if game.rules().touch_move {
                { Button::new("adjust", labels.adjust, dispatch.on_table(TableAction::Adjust)).short(labels.adjust_short).icon(HAND).weight(Weight::Tool).disabled(over).draw() }
            }
            { Button::new("offer-draw", draw_label, dispatch.on_table(TableAction::OfferDraw(color))).short(labels.draw_short).icon(HALF).weight(Weight::Tool).disabled(over || game.draw_offer().is_some()).draw() }
            { Button::new("resign", labels.resign, ask(Question::Resign(color))).short(labels.resign).icon(FLAG).weight(Weight::Tool).disabled(over).draw() }
        </nav>
    }
}
