//! Moves as they are written.

use yew::prelude::*;

use crate::engine::{Color, Piece, Ply, Role};
use crate::i18n::Texts;
use crate::ui::art::{SAME_TYPE, piece_image};
use crate::ui::kit::icon;

/// The card of a turn, very small.
pub(super) fn card_sign(ply: &Ply) -> Html {
    match ply.card.map(|card| card.kind.role()) {
        None => html! {},
        Some(Some(role)) => piece_image(Piece {
            color: ply.color,
            role,
        }),
        Some(None) => icon(SAME_TYPE),
    }
}

/// The notation with the letters of the language.
pub(super) fn lettered(words: &Texts, san: &str) -> String {
    let letter = |letter: char| match Role::from_letter(letter) {
        Some(role) if letter.is_ascii_uppercase() => words.letter(role).to_owned(),
        _ => letter.to_string(),
    };
    san.chars().map(letter).collect()
}

/// The notation with a picture in place of the piece's letter, the same in every language.
pub(super) fn figurine(color: Color, san: &str) -> Html {
    let role = san.chars().next().filter(char::is_ascii_uppercase);
    match role.and_then(Role::from_letter) {
        Some(role) => html! {
            <>{ piece_image(Piece { color, role }) }{ san.get(1..).unwrap_or_default() }</>
        },
        None => html! { san },
    }
}
