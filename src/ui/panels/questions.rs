//! A question that needs a yes or a no.

use yew::prelude::*;

use super::PanelProps;
use crate::app::{Question, TableAction};
use crate::i18n::question_text;
use crate::ui::context::{use_dispatch, use_texts};
use crate::ui::kit::{Button, Dialog, Weight};

/// The question, if one is asked. The focus begins on the answer that changes nothing.
#[component]
pub(in crate::ui) fn QuestionDialog(props: &PanelProps) -> Html {
    let dispatch = use_dispatch();
    let words = use_texts();
    let Some(question) = props.session.question else {
        return html! {};
    };
    let (title, yes, no) = question_text(words, &props.session, question);
    // What can't be wanted lightly is never the answer that draws the eye.
    let (no_weight, yes_weight) = match question {
        Question::Resign(_) | Question::PlayDead(_) => (Weight::Main, Weight::Plain),
        Question::TakeBack(_) | Question::ChangeHand => (Weight::Plain, Weight::Main),
    };
    let answer = |yes| dispatch.on_table(TableAction::Answer { yes });
    html! {
        <Dialog id="question" {title} on_cancel={dispatch.on_table(TableAction::Answer { yes: false })}>
            <div class="dialog__buttons">
                <Button action="cancel" label={no} weight={no_weight} on_press={answer(false)} />
                <Button action="confirm" label={yes} weight={yes_weight} on_press={answer(true)} />
            </div>
        </Dialog>
    }
}
