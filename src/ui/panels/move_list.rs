//! The moves so far.

use std::rc::Rc;

use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

use super::move_row::MoveRow;
use super::share::share_button;
use crate::app::{Action, ReviewAction, Session, Switch};
use crate::engine::{ByColor, Color};
use crate::i18n::player;
use crate::platform::{closest_attribute, focus, keep_in_view};
use crate::ui::context::use_ui;
use crate::ui::kit::Weight;

#[derive(Clone, Properties)]
pub(in crate::ui) struct MoveListProps {
    pub(in crate::ui) session: Rc<Session>,
    /// After how many moves the game is shown, where it is looked at again: then a tap on a move
    /// goes there.
    #[prop_or_default]
    pub(in crate::ui) current: Option<usize>,
}

/// Picking up a piece changes the session but not its moves: the list skips that render.
impl PartialEq for MoveListProps {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.session.timed, &other.session.timed)
            && self.session.players == other.session.players
            && self.current == other.current
    }
}

/// The moves so far, with their cards and the lost turns: a row for each move of White and the
/// answer to it.
#[component]
pub(in crate::ui) fn MoveList(props: &MoveListProps) -> Html {
    let ui = use_ui();
    let words = ui.words();
    let session = &*props.session;
    let current = props.current;
    let plies = session.game().plies();
    let players = ByColor {
        white: AttrValue::from(player(words, session, Color::White).to_owned()),
        black: AttrValue::from(player(words, session, Color::Black).to_owned()),
    };
    let letters = ui.prefs.on(Switch::Letters);
    use_effect_with((plies.len(), current), |&(last, current)| {
        let shown = current.unwrap_or(last).max(1);
        keep_in_view(
            "[data-movelist]",
            &format!("[data-movelist] [data-ply='{shown}']"),
        );
    });
    // Where a game is looked at again, the arrow keys belong to its slider first.
    use_effect_with(current.is_some(), |&looking| {
        if looking {
            focus("[data-scrub]");
        }
    });
    let onclick = current.map(|_| {
        let dispatch = ui.dispatch.clone();
        Callback::from(move |event: MouseEvent| {
            let target = event.target().and_then(|it| it.dyn_into::<Element>().ok());
            let ply = target.and_then(|it| closest_attribute(&it, "data-ply")?.parse().ok());
            if let Some(ply) = ply {
                dispatch.send(Action::Review(ReviewAction::Go(ply)));
            }
        })
    });
    let rules = session.game().rules();
    let mut number = session.game().start().position().fullmoves();
    let rows = session.game().turns().enumerate().map(|(index, (before, ply))| {
        let numbered = (index == 0 || ply.color == Color::White).then_some(number);
        number += u16::from(ply.color == Color::Black);
        let here = current.map(|current| current == index + 1);
        html! {
            <MoveRow key={index} {before} {ply} ply_number={index + 1} {numbered} {here} {letters}
                who={players.get(ply.color).clone()} locale={ui.locale}
                strictness={rules.strictness} with_card={rules.deck.is_some()} />
        }
    });
    html! {
        <details class="moves" open=true>
            <summary>{ words.labels.moves }</summary>
            if current.is_none() {
                <span class="moves__share">{ share_button(&ui, Weight::Quiet) }</span>
            }
            if plies.is_empty() {
                <p class="moves__none">{ words.labels.no_moves_yet }</p>
            }
            <ol class="moves__list" data-movelist="" tabindex={(!plies.is_empty()).then_some("0")}
                aria-label={words.labels.moves} {onclick}>
                { for rows }
            </ol>
        </details>
    }
}
