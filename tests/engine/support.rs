//! Short ways to write positions, games and squares.

use chess_a_la_carte::engine::{
    Bitboard, Command, Event, Fen, Game, Level, Move, Position, Role, RoleSet, Square, Start,
    Strictness,
};

pub(crate) fn sq(name: &str) -> Square {
    name.parse().unwrap()
}

pub(crate) fn mv(text: &str) -> Move {
    text.parse().unwrap()
}

/// The squares named, for example `"d5 f5"`.
pub(crate) fn squares(names: &str) -> Bitboard {
    names.split_whitespace().map(sq).collect()
}

pub(crate) fn position(fen: &str) -> Position {
    Position::new(&fen.parse::<Fen>().unwrap().0, Strictness::Basic).unwrap()
}

/// How many moves each role has, in the order P N B R Q K.
pub(crate) fn move_counts(position: &Position) -> [usize; 6] {
    Role::ALL.map(|role| position.basic_moves(RoleSet::from(role)).len())
}

/// A Level 1 game from a FEN with a deck in this order.
pub(crate) fn game(fen: &str, deck: &str) -> Game {
    let start = Start::new(Level::One, 1)
        .with_fen(fen)
        .unwrap()
        .with_deck(deck)
        .unwrap();
    Game::new(start)
}

/// A Level 1 game from the learning side with a deck in this order.
pub(crate) fn dealt(deck: &str) -> Game {
    Game::new(Start::new(Level::One, 1).with_deck(deck).unwrap())
}

/// Draws, then plays `text` (or accepts the lost turn for `--`); returns all events.
pub(crate) fn turn(game: &mut Game, text: &str) -> Vec<Event> {
    let mut events = game.advance(Command::Draw).unwrap();
    let command = if text == "--" {
        Command::AcceptLostTurn
    } else {
        Command::Move(mv(text))
    };
    events.extend(game.advance(command).unwrap());
    events
}

/// Two kings and nothing else but what a test adds.
pub(crate) const KINGS: &str = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
