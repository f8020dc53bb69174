//! The tablet goes to the other player.

use yew::prelude::*;

use crate::app::{Session, TableAction};
use crate::i18n::hand_over_texts;
use crate::ui::art::CHECK;
use crate::ui::context::Ui;
use crate::ui::kit::{Button, Weight};

/// Shown while the hand of the side to move is hidden: who is to have the tablet, and the button
/// that shows that player's cards. The board stays in sight for thinking.
pub(in crate::ui) fn hand_over(ui: &Ui, session: &Session) -> Html {
    let dispatch = &ui.dispatch;
    // While the clocks are halted there is one thing to do: let them go on. An offer is answered first,
    // by the other player.
    let offered = session.game().draw_offer().is_some();
    if !session.awaits_hand_over() || session.is_paused() || offered {
        return html! {};
    }
    let [title, answer] = hand_over_texts(ui.words(), session);
    html! {
        <section class="panel panel--hand-over near" data-hand-over="">
            <h2 class="panel__title">{ title }</h2>
            { Button::new("handover", answer, dispatch.on_table(TableAction::TakeOver)).icon(CHECK).weight(Weight::Main).draw() }
        </section>
    }
}
