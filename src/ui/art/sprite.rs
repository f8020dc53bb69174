//! The piece set as symbols that every picture of a piece uses.

use yew::prelude::*;

use super::pieces::piece_art;
use crate::engine::{Color, Piece, Role};

/// The six symbols. Stands once in the page, unseen.
pub(in crate::ui) fn sprite() -> Html {
    let symbols = Role::ALL.into_iter().map(|role| {
        let art = piece_art(role);
        html! {
            <symbol id={symbol_id(role)} viewBox="0 0 100 100">
                <path class="art-body" d={art.body} />
                <path class="art-lines" d={art.lines} />
                <path class="art-dots" d={art.dots} />
            </symbol>
        }
    });
    html! { <svg class="sprite" aria-hidden="true">{ for symbols }</svg> }
}

pub(super) fn symbol_id(role: Role) -> String {
    format!("piece-{}", role.letter())
}

/// The class that colours a piece.
pub(super) const fn color_class(color: Color) -> &'static str {
    match color {
        Color::White => "art-white",
        Color::Black => "art-black",
    }
}

/// A picture of a piece, as large as its surroundings make it. Says nothing to a screen reader.
pub(in crate::ui) fn piece_image(Piece { color, role }: Piece) -> Html {
    html! {
        <svg class={classes!("art", color_class(color))} viewBox="0 0 100 100" aria-hidden="true">
            <use href={format!("#{}", symbol_id(role))} />
        </svg>
    }
}
