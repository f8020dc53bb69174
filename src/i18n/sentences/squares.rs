//! Squares, as they are read aloud.

use super::super::texts::Texts;
use crate::app::{SquareView, Target};

/// A square and what is to know about it: "e4, white knight, can move".
#[must_use]
pub fn square_name(texts: &Texts, view: &SquareView) -> String {
    let words = &texts.squares;
    let piece = view.piece.map_or(words.empty, |piece| texts.piece(piece));
    let mut parts = vec![view.square.to_string(), piece.to_owned()];
    let states = [
        (view.selected, words.selected),
        (view.movable && !view.selected, words.movable),
        (view.target == Some(Target::Move), words.target_move),
        (view.target == Some(Target::Capture), words.target_capture),
        (view.stuck, words.stuck),
        (view.blocker, words.in_the_way),
        (view.check, words.in_check),
        (view.star, texts.tutorial.star),
    ];
    let holding = states.iter().filter(|(holds, _)| *holds);
    parts.extend(holding.map(|(_, word)| (*word).to_owned()));
    let printed = view
        .printed
        .map(|piece| (texts.placing.printed)(texts.piece(piece)));
    parts.extend(printed);
    parts.join(", ")
}
