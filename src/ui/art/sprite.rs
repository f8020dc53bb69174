//! Pictures are uses of the symbols that stand in the page itself (`sprite.svg`, `drawn.svg`).

use yew::prelude::*;

use crate::engine::{CardKind, Color, Piece};

/// The class that colours a piece.
const fn color_class(color: Color) -> &'static str {
    match color {
        Color::White => "art-white",
        Color::Black => "art-black",
    }
}

/// A picture of a piece, as large as its surroundings make it. Says nothing to a screen reader.
pub(in crate::ui) fn piece_image(Piece { color, role }: Piece) -> Html {
    html! {
        <svg class={classes!("art", color_class(color))} viewBox="0 0 100 100" aria-hidden="true">
            { symbol("piece", CardKind::Piece(role)) }
        </svg>
    }
}

/// What a card pictures, or how that moves.
pub(super) fn symbol(part: &str, kind: CardKind) -> Html {
    html! { <use href={format!("#{part}-{}", kind.letter())} /> }
}
