//! A draw offer that stands.

use yew::prelude::*;

use super::strip::place;
use crate::app::{Session, TableAction};
use crate::i18n::player;
use crate::ui::art::{CHECK, CLOSE};
use crate::ui::context::Ui;
use crate::ui::kit::Button;

/// The offer and its two answers, for as long as it stands.
pub(in crate::ui) fn draw_offer(ui: &Ui, session: &Session) -> Html {
    let dispatch = &ui.dispatch;
    let words = ui.words();
    let Some(by) = session.game().draw_offer() else {
        return html! {};
    };
    let asked = player(words, session, by.opponent());
    let answer = |accept| dispatch.on_table(TableAction::AnswerDraw { accept });
    // Declining comes last, where a second tap on the button of the offer would fall.
    html! {
        <section class={classes!("panel", place(session, by.opponent()))} data-draw-offer="">
            <h2 class="panel__title">{ (words.todo.answer_draw)(asked) }</h2>
            <div class="panel__buttons">
                { Button::new("accept-draw", words.labels.accept, answer(true)).icon(CHECK).draw() }
                { Button::new("decline-draw", words.labels.decline, answer(false)).icon(CLOSE).draw() }
            </div>
        </section>
    }
}
