//! What is read aloud when a letter is pressed on the board.

use super::super::texts::Texts;
use super::{move_text, player};
use crate::app::{Reading, Session, clock_view};
use crate::engine::{Color, Millis};

/// The answer to a letter.
#[must_use]
pub(super) fn reading_text(texts: &Texts, session: &Session, reading: Reading) -> String {
    match reading {
        Reading::LastMove => match session.game().plies().last() {
            Some(ply) => move_text(texts, player(texts, session, ply.color), ply),
            None => texts.labels.no_moves_yet.to_owned(),
        },
        Reading::Moves(from) => {
            let options = session.options();
            let mut squares: Vec<String> = Vec::new();
            for mv in options.iter().filter(|mv| mv.from == from) {
                let to = mv.to.to_string();
                // A promotion is one move with four ends.
                if !squares.contains(&to) {
                    squares.push(to);
                }
            }
            let from = from.to_string();
            if squares.is_empty() {
                (texts.read.no_moves)(&from)
            } else {
                (texts.read.moves)(&from, &squares.join(", "))
            }
        }
        Reading::Clocks(now) => both(texts, session, |color| clock(texts, session, color, now)),
        Reading::Cards => both(texts, session, |color| cards(texts, session, color)),
    }
}

/// Of each side what `say` says.
fn both(texts: &Texts, session: &Session, say: impl Fn(Color) -> String) -> String {
    let [white, black] = [Color::White, Color::Black]
        .map(|color| (texts.labels.colon)(player(texts, session, color), &say(color)));
    [&white, ". ", &black, "."].concat()
}

fn clock(texts: &Texts, session: &Session, color: Color, now: Millis) -> String {
    match session.timed.clock() {
        Some(clock) => clock_view(clock, color, now).text(),
        None => texts.setup.no_clock.to_owned(),
    }
}

/// The open hand of who is to move; else the top of the discard pile.
fn cards(texts: &Texts, session: &Session, color: Color) -> String {
    let game = session.game();
    let hand = game.hand(color);
    if !hand.is_empty() && color == game.turn() && !session.is_covered() {
        let names: Vec<&str> = hand.iter().map(|card| texts.card(card.kind).name).collect();
        return names.join(", ");
    }
    let top = game.discards(color).top();
    top.map_or(texts.labels.empty_pile, |card| texts.card(card.kind).name)
        .to_owned()
}
