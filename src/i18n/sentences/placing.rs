//! Guided setup: what to do, and why a piece does not belong there.

use super::super::texts::Texts;
use crate::app::Session;
use crate::engine::{Piece, Role, Square};

/// What to do next, and why the last try was wrong or nothing.
#[must_use]
pub fn placing_texts(texts: &Texts, session: &Session) -> (String, String) {
    let words = &texts.placing;
    let Some(placing) = session.placing else {
        return Default::default();
    };
    let todo = match placing.chosen {
        _ if !placing.turned => words.other_side.to_owned(),
        None => words.take.to_owned(),
        Some(piece) => (words.put)(texts.piece(piece)),
    };
    let tried = placing.chosen.zip(placing.wrong);
    let why_not = tried.map(|(piece, square)| wrong_place(texts, session, piece, square));
    (todo, why_not.unwrap_or_default())
}

fn wrong_place(texts: &Texts, session: &Session, piece: Piece, square: Square) -> String {
    let words = &texts.placing;
    let home = session.game().start().position().board().piece_at(square);
    if session
        .placing
        .is_some_and(|placing| placing.placed.contains(square))
    {
        return words.full.to_owned();
    }
    match home {
        Some(other) if other.color != piece.color => {
            (words.not_yours)(texts.color(other.color).name)
        }
        _ if session.is_printed() => (words.look)(texts.role(piece.role).one),
        _ => {
            let homes = Role::ALL.into_iter().zip(words.homes);
            let mut home = homes.filter(|(role, _)| *role == piece.role);
            home.next().map_or("", |(_, home)| home).to_owned()
        }
    }
}
