//! Why a turn is lost, piece by piece.

use yew::prelude::*;

use super::explained_here;
use super::strip::place;
use crate::app::{Lesson, Session, TableAction};
use crate::engine::Phase;
use crate::i18n::{lost_turn_lines, player};
use crate::ui::art::{CHECK, PADLOCK};
use crate::ui::context::Ui;
use crate::ui::kit::{Button, Weight, icon};

/// The reasons, and the button that accepts them. Nothing is skipped before it is pressed.
pub(in crate::ui) fn lost_turn_panel(ui: &Ui, session: &Session, new: Option<Lesson>) -> Html {
    let dispatch = &ui.dispatch;
    let words = ui.words();
    let Phase::LostTurn { why } = session.game().phase() else {
        return html! {};
    };
    let next = player(words, session, session.game().turn().opponent());
    let card = session.game().discards(session.game().turn()).top();
    let card = card.map_or("", |card| words.card(card.kind).name);
    let lines = lost_turn_lines(words, session.game().position(), why);
    html! {
        <section class={classes!("panel", "panel--lost", place(session, session.game().turn()))} data-lost-turn="">
            <h2 class="panel__title">{ icon(PADLOCK) }{ (words.lost.title)(card) }</h2>
            <ul class="panel__reasons">
                { for lines.into_iter().map(|line| html! { <li>{ line }</li> }) }
            </ul>
            if let Some(new) = new {
                { explained_here(ui, new) }
            }
            { Button::new("accept-lost-turn", (words.labels.accept_lost_turn)(next), dispatch.on_table(TableAction::AcceptLostTurn)).icon(CHECK).weight(Weight::Main).draw() }
        </section>
    }
}
