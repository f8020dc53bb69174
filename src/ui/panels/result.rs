//! How the game ended.

use yew::prelude::*;

use crate::app::{Action, ReviewAction, Screen, Seating, Session, TableAction};
use crate::engine::{Piece, Role};
use crate::i18n::{outcome_reason, outcome_title};
use crate::platform::{chance, now};
use crate::ui::art::{AGAIN, EYE, PAST, PLUS, piece_image};
use crate::ui::context::Ui;
use crate::ui::kit::{Button, Dialog, Weight};

/// The result over the table, with one tap to play again.
pub(in crate::ui) fn result_dialog(ui: &Ui, session: &Session) -> Html {
    let dispatch = &ui.dispatch;
    let words = ui.words();
    let Some((outcome, reason)) = session.game().outcome() else {
        return html! {};
    };
    let named = session.players.iter().any(|name| !name.is_empty());
    let labels = &words.labels;
    let rematch = if named {
        labels.rematch_swapped
    } else {
        labels.rematch
    };
    let winner = outcome.winner().map(|color| Piece {
        color,
        role: Role::King,
    });
    let title = outcome_title(words, session, outcome);
    let text = outcome_reason(words, session, (outcome, reason));
    html! {
        <Dialog id="result" title={title.clone()}
            on_cancel={dispatch.on_table(TableAction::ShowResult(false))}>
            if session.seating == Seating::Facing {
                <div class="dialog__across upside-down" aria-hidden="true">
                    <p class="dialog__title">{ title }</p>
                    <p>{ text.clone() }</p>
                </div>
            }
            if let Some(piece) = winner {
                <div class="dialog__picture">{ piece_image(piece) }</div>
            }
            <p class="dialog__text">{ text }</p>
            <div class="dialog__buttons">
                { Button::new("rematch", rematch, dispatch.on(play_again)).icon(AGAIN).weight(Weight::Main).draw() }
                { review_button(ui) }
                { Button::new("new-game", words.labels.other_players, dispatch.on(|| Action::Show(Screen::Setup))).icon(PLUS).draw() }
                { Button::new("see-board", words.labels.see_board, dispatch.on_table(TableAction::ShowResult(false))).icon(EYE).draw() }
            </div>
        </Dialog>
    }
}

/// After the result was put aside: play again, or see it once more.
pub(in crate::ui) fn result_bar(ui: &Ui) -> Html {
    let dispatch = &ui.dispatch;
    let labels = &ui.words().labels;
    html! {
        <div class="panel panel__buttons near">
            { Button::new("rematch", labels.rematch, dispatch.on(play_again)).icon(AGAIN).weight(Weight::Main).draw() }
            { review_button(ui) }
            { Button::new("see-result", labels.see_result, dispatch.on_table(TableAction::ShowResult(true))).draw() }
        </div>
    }
}

fn review_button(ui: &Ui) -> Html {
    html! {
        { Button::new("review", ui.words().library.review, ui.dispatch.on(|| Action::Review(ReviewAction::Open))).icon(PAST).draw() }
    }
}

fn play_again() -> Action {
    Action::Rematch {
        chance: chance(),
        now: now(),
    }
}
