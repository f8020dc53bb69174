//! One turn in the list of moves.

use yew::prelude::*;

use super::written::{card_sign, figurine, lettered};
use crate::app::Locale;
use crate::engine::{Color, Ply, PlyAction, Position, Strictness};
use crate::i18n::{move_text, texts};

#[derive(PartialEq, Properties)]
pub(super) struct MoveRowProps {
    /// The position the turn was played in.
    pub(super) before: Position,
    pub(super) ply: Ply,
    /// The first turn is 1.
    pub(super) ply_number: usize,
    /// The number of the move, where one is written.
    pub(super) numbered: Option<u16>,
    /// Where the game is looked at again: whether it is shown after this turn.
    pub(super) here: Option<bool>,
    pub(super) who: AttrValue,
    pub(super) strictness: Strictness,
    pub(super) with_card: bool,
    /// Letters in place of pictures of the pieces.
    pub(super) letters: bool,
    pub(super) locale: Locale,
}

/// A turn: a component of its own, so that a new one leaves the others as they are.
#[component]
pub(super) fn MoveRow(props: &MoveRowProps) -> Html {
    let words = texts(props.locale);
    let ply = &props.ply;
    // What is seen is spoken in whole words instead.
    let label = move_text(words, &props.who, ply);
    let san = match (ply.san(&props.before, props.strictness), ply.action) {
        (Some(san), _) if props.letters => html! { lettered(words, &san) },
        (Some(san), _) => figurine(ply.color, &san),
        (None, PlyAction::ChangedHand) => html! { words.labels.hand_changed },
        (None, PlyAction::Moved(_) | PlyAction::Lost) => html! { words.labels.move_lost },
    };
    let written = html! {
        <>
            <span class="move__number" aria-hidden="true">{ props.numbered }</span>
            if props.with_card {
                <span class="move__card" aria-hidden="true">{ card_sign(ply) }</span>
            }
            <span class="move__san" aria-hidden="true" dir="ltr">{ san }</span>
        </>
    };
    let class = classes!(
        "move",
        (ply.color == Color::Black).then_some("move--black"),
        (props.here == Some(true)).then_some("move--here")
    );
    let number = props.ply_number.to_string();
    match props.here {
        Some(here) => html! {
            <li {class} data-ply={number}>
                <button type="button" class="move__go" aria-current={here.then_some("step")}>
                    { written }<span class="unseen">{ label }</span>
                </button>
            </li>
        },
        None => html! { <li {class} data-ply={number} aria-label={label}>{ written }</li> },
    }
}
