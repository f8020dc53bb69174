//! A game as something to give away.

use super::game_setup::GameSetup;
use super::session::Session;
use crate::engine::{Color, Fen, write_link};

/// The game of `session` as a game file, with the players' names and the date as
/// `2026.11.30`, if there is one.
#[must_use]
pub fn export_pgn(session: &Session, date: Option<&str>) -> String {
    let mut pgn = session.game().to_pgn();
    let white = session.name(Color::White).trim();
    let black = session.name(Color::Black).trim();
    let tags = [
        ("White", white),
        ("Black", black),
        ("Date", date.unwrap_or_default()),
    ];
    for (name, value) in tags {
        if !value.is_empty() {
            // The names are our own, so they can be used.
            let _ = pgn.set_tag(name, value);
        }
    }
    pgn.to_string()
}

/// The fragment of a link to the whole game: to its cards too, for who can read it.
#[must_use]
pub fn link_of_game(session: &Session) -> String {
    format!("#game={}", write_link(session.game()))
}

/// The fragment of a link to a new game from the position that is shown.
#[must_use]
pub fn link_of_position(session: &Session) -> String {
    let game = session.game();
    let setup = GameSetup {
        fen: Some(Fen(game.position().to_setup()).to_string()),
        ..GameSetup::of(game.start())
    };
    format!("#{}", setup.to_fragment())
}
