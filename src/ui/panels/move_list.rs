//! The moves so far.

use std::rc::Rc;

use yew::prelude::*;

use crate::app::Session;
use crate::engine::{Color, Piece, Ply, PlyAction, Role};
use crate::i18n::move_text;
use crate::ui::art::{SAME_TYPE, piece_image};
use crate::ui::context::use_ui;
use crate::ui::kit::icon;

#[derive(Clone, PartialEq, Properties)]
pub(in crate::ui) struct MoveListProps {
    pub(in crate::ui) session: Rc<Session>,
}

/// The moves so far, with their cards and the lost turns.
#[component]
pub(in crate::ui) fn MoveList(props: &MoveListProps) -> Html {
    let words = use_ui().words();
    let session = &*props.session;
    let plies = session.game().plies();
    let rows = plies
        .iter()
        .zip(session.game().sans())
        .enumerate()
        .map(|(index, (ply, san))| {
            let label = move_text(words, session, ply);
            let without_move = match ply.action {
                PlyAction::ChangedHand => words.labels.hand_changed,
                PlyAction::Moved(_) | PlyAction::Lost => words.labels.move_lost,
            };
            html! {
                <li key={index} class="move" data-ply={(index + 1).to_string()} aria-label={label}>
                    <span class="move__number" aria-hidden="true">{ index + 1 }</span>
                    <span class="move__card" aria-hidden="true">{ card_sign(ply) }</span>
                    <span class="move__san" aria-hidden="true" dir="ltr">
                        { san.map_or(html! { without_move }, |san| figurine(ply.color, &san)) }
                    </span>
                </li>
            }
        });
    html! {
        <details class="moves" open=true>
            <summary>{ words.labels.moves }</summary>
            if plies.is_empty() {
                <p class="moves__none">{ words.labels.no_moves_yet }</p>
            }
            <ol class="moves__list" data-movelist="" tabindex={(!plies.is_empty()).then_some("0")} aria-label={words.labels.moves}>
                { for rows }
            </ol>
        </details>
    }
}

fn card_sign(ply: &Ply) -> Html {
    match ply.card.map(|card| card.kind.role()) {
        None => html! {},
        Some(Some(role)) => html! { { piece_image(Piece { color: ply.color, role }) } },
        Some(None) => html! { { icon(SAME_TYPE) } },
    }
}

/// The notation with a picture in place of the piece's letter, the same in every language.
fn figurine(color: Color, san: &str) -> Html {
    let role = san
        .chars()
        .next()
        .filter(char::is_ascii_uppercase)
        .and_then(Role::from_letter);
    match role {
        Some(role) => html! {
            <>{ piece_image(Piece { color, role }) }{ san.get(1..).unwrap_or_default() }</>
        },
        None => html! { san },
    }
}
