//! A draw offer that stands.

use yew::prelude::*;

use super::PanelProps;
use crate::app::TableAction;
use crate::i18n::player;
use crate::ui::art::{CHECK, CLOSE};
use crate::ui::context::{use_dispatch, use_texts};
use crate::ui::kit::Button;

/// The offer and its two answers, for as long as it stands.
#[component]
pub(in crate::ui) fn DrawOffer(props: &PanelProps) -> Html {
    let dispatch = use_dispatch();
    let words = use_texts();
    let Some(by) = props.session.game.draw_offer() else {
        return html! {};
    };
    let asked = player(words, &props.session, by.opponent());
    let answer = |accept| dispatch.on_table(TableAction::AnswerDraw { accept });
    html! {
        <section class="panel" data-draw-offer="">
            <h2 class="panel__title">{ (words.todo.answer_draw)(asked) }</h2>
            <div class="panel__buttons">
                <Button action="decline-draw" label={words.labels.decline} icon={CLOSE}
                    on_press={answer(false)} />
                <Button action="accept-draw" label={words.labels.accept} icon={CHECK}
                    on_press={answer(true)} />
            </div>
        </section>
    }
}
