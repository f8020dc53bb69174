//! One square.

use yew::prelude::*;

use crate::app::{Locale, SquareView};
use crate::i18n::{square_name, texts};

#[derive(PartialEq, Properties)]
pub(super) struct SquareCellProps {
    pub(super) view: SquareView,
    /// Whether the keyboard enters the board here.
    pub(super) focusable: bool,
    pub(super) locale: Locale,
}

/// One square of the grid, with its marks; the piece is drawn in a layer above.
#[component]
pub(super) fn SquareCell(props: &SquareCellProps) -> Html {
    let words = texts(props.locale);
    let view = &props.view;
    let set = |holds: bool| holds.then_some("");
    let shade = if view.square.is_light() {
        "square--light"
    } else {
        "square--dark"
    };
    html! {
        <div role="gridcell" class={classes!("square", shade)}
            data-square={view.square.to_string()}
            data-piece={view.piece_code()}
            data-movable={set(view.movable)}
            data-target={view.target.map(|target| target.key())}
            data-selected={set(view.selected)}
            data-last={set(view.last)}
            data-stuck={set(view.stuck)}
            data-blocker={set(view.blocker)}
            data-check={set(view.check)}
            data-star={set(view.star)}
            tabindex={if props.focusable { "0" } else { "-1" }}
            aria-selected={view.selected.to_string()}
            aria-disabled={(!view.usable()).to_string()}
            aria-label={square_name(words, view)}>
        </div>
    }
}
