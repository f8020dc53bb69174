//! A question that needs a yes or a no.

use yew::prelude::*;

use crate::app::{Pending, Question, Session, TableAction};
use crate::engine::Move;
use crate::i18n::question_text;
use crate::ui::context::Ui;
use crate::ui::kit::{Button, Dialog, Weight};

/// The question, if one is asked. The focus begins on the answer that changes nothing.
pub(in crate::ui) fn question_dialog(ui: &Ui, session: &Session) -> Html {
    let dispatch = &ui.dispatch;
    let words = ui.words();
    if let Some(Pending::Confirm(_, mv)) = session.pending {
        return confirm_dialog(ui, mv, session.is_upside_down(session.game().turn()));
    }
    let Some(question) = session.question else {
        return html! {};
    };
    let (title, yes, no) = question_text(words, session, question);
    // What can't be wanted lightly is never the answer that draws the eye.
    let (no_weight, yes_weight) = match question {
        Question::Resign(_) | Question::PlayDead(_) => (Weight::Main, Weight::Plain),
        Question::TakeBack(_) | Question::ChangeHand => (Weight::Plain, Weight::Main),
    };
    let asked = match question {
        Question::TakeBack(by) => by.opponent(),
        Question::Resign(by) => by,
        Question::PlayDead(_) | Question::ChangeHand => session.game().turn(),
    };
    let answer = |yes| dispatch.on_table(TableAction::Answer { yes });
    html! {
        <Dialog id="question" {title} upside_down={session.is_upside_down(asked)} on_cancel={dispatch.on_table(TableAction::Answer { yes: false })}>
            <div class="dialog__buttons">
                { Button::new("cancel", no, answer(false)).weight(no_weight).draw() }
                { Button::new("confirm", yes, answer(true)).weight(yes_weight).draw() }
            </div>
        </Dialog>
    }
}

/// A move that waits to be confirmed.
fn confirm_dialog(ui: &Ui, mv: Move, upside_down: bool) -> Html {
    let words = ui.words();
    let title = (words.labels.confirm_move)(&mv.from.to_string(), &mv.to.to_string());
    html! {
        <Dialog id="confirm-move" {title} {upside_down} on_cancel={ui.dispatch.on_table(TableAction::Deselect)}>
            <div class="dialog__buttons">
                { Button::new("confirm", words.labels.confirm, ui.dispatch.on_table(TableAction::ConfirmMove)).weight(Weight::Main).draw() }
                { Button::new("cancel", words.labels.cancel, ui.dispatch.on_table(TableAction::Deselect)).draw() }
            </div>
        </Dialog>
    }
}
