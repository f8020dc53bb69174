//! Guided setup: the pieces lie in a tray and wait for their squares.

use web_sys::PointerEvent;
use yew::prelude::*;

use crate::app::{PlacingAction, Session, TableAction, piece_code};
use crate::engine::{Color, Piece};
use crate::i18n::placing_texts;
use crate::ui::art::{CHECK, FLIP, piece_image};
use crate::ui::context::Ui;
use crate::ui::hooks::{follow_pointer, let_go};
use crate::ui::kit::{Button, Weight};

/// What to place next and where it goes, beside the board.
pub(in crate::ui) fn placing_panel(ui: &Ui, session: &Session) -> Html {
    let words = &ui.words().placing;
    let Some(placing) = session.placing else {
        return html! {};
    };
    let (todo, why_not) = placing_texts(ui.words(), session);
    let on_table = |action| ui.dispatch.on_table(TableAction::Place(action));
    let near = session.near();
    html! {
        <section class="placing" data-placing="">
            <h2 class="panel__title">{ words.title }</h2>
            <p class="status__todo" data-status="" aria-live="polite">{ todo }</p>
            <p class="status__alert" data-alert="" role="alert">{ why_not }</p>
            if placing.turned {
                { for [near.opponent(), near].map(|color| tray(ui, session, color)) }
                { Button::new("place-all", words.all, on_table(PlacingAction::All)).icon(CHECK).draw() }
            } else {
                { Button::new("turn-over", words.turn_over, on_table(PlacingAction::TurnOver)).icon(FLIP).weight(Weight::Main).draw() }
            }
        </section>
    }
}

fn tray(ui: &Ui, session: &Session, color: Color) -> Html {
    let pieces = session.tray(color).into_iter();
    let pieces = pieces.map(|(piece, left)| waiting(ui, session, piece, left));
    html! { <div class="placing__tray">{ for pieces }</div> }
}

/// A piece of the tray: tapped and then its square, or dragged there.
fn waiting(ui: &Ui, session: &Session, piece: Piece, left: u32) -> Html {
    let words = ui.words();
    let chosen = session.placing.and_then(|placing| placing.chosen) == Some(piece);
    let dispatch = ui.dispatch.clone();
    let onpointerup = Callback::from(move |event: PointerEvent| {
        if let Some(square) = let_go(&event) {
            dispatch.table(TableAction::Place(PlacingAction::Put(piece, square)));
        }
    });
    let follow = Callback::from(|event: PointerEvent| follow_pointer(&event));
    html! {
        <button type="button" class="placing__piece" disabled={left == 0} data-tray={piece_code(piece)}
            aria-pressed={chosen.to_string()}
            aria-label={(words.placing.left)(words.piece(piece), left)}
            onclick={ui.dispatch.on_table(TableAction::Place(PlacingAction::Choose(piece)))}
            onpointerdown={follow.clone()} onpointermove={follow} {onpointerup}
            onpointercancel={Callback::from(|event: PointerEvent| { let_go(&event); })}>
            { piece_image(piece) }
            if left > 1 {
                <span class="placing__left">{ left }</span>
            }
        </button>
    }
}
