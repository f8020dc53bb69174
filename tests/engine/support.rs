//! Short ways to write positions, games and squares.

use chess_a_la_carte::engine::{
    Bitboard, ByColor, CardId, CardKind, Color, Command, Event, Fen, Game, HouseRules, Level, Move,
    Position, Role, RoleSet, Ruleset, Square, Start, Strictness,
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
        .with_cards(Some(deck), None)
        .unwrap();
    Game::new(start)
}

/// A Level 1 game from the learning side with a deck in this order.
pub(crate) fn dealt(deck: &str) -> Game {
    Game::new(
        Start::new(Level::One, 1)
            .with_cards(Some(deck), None)
            .unwrap(),
    )
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

/// The rules of a level without house rules.
pub(crate) fn rules(level: Level) -> Ruleset {
    Ruleset::of(level, &HouseRules::default())
}

/// A game of any level with cards and house rules; hands as `"NPB,RQK"`, or `""` to be dealt.
pub(crate) fn hands(level: Level, house: &str, fen: &str, deck: &str, hands: &str) -> Game {
    let start = Start::with_house_rules(level, house.parse().unwrap(), 1).unwrap();
    let start = if fen.is_empty() {
        start
    } else {
        start.with_fen(fen).unwrap()
    };
    let hands = hands
        .split_once(',')
        .map(|(white, black)| ByColor { white, black });
    Game::new(start.with_cards(Some(deck), hands).unwrap())
}

/// A game of Standard from a FEN.
pub(crate) fn standard(fen: &str) -> Game {
    Game::new(Start::new(Level::Standard, 1).with_fen(fen).unwrap())
}

/// Plays moves without cards.
pub(crate) fn moves(game: &mut Game, texts: &str) -> Vec<Event> {
    let mut last = Vec::new();
    for text in texts.split_whitespace() {
        last = game.advance(Command::Move(mv(text))).unwrap();
    }
    last
}

/// The first card of this kind in the hand of the side to move.
pub(crate) fn card(game: &Game, letter: char) -> CardId {
    let kind = CardKind::from_letter(letter).unwrap();
    game.hand(game.turn())
        .iter()
        .find(|card| card.kind == kind)
        .unwrap()
        .id
}

/// Draws, then plays the card of this letter with this move, or dead for `--`.
pub(crate) fn play(game: &mut Game, letter: char, text: &str) -> Vec<Event> {
    let mut events = game.advance(Command::Draw).unwrap();
    let id = card(game, letter);
    let command = if text == "--" {
        Command::PlayDead(id)
    } else {
        Command::Play(id, mv(text))
    };
    events.extend(game.advance(command).unwrap());
    events
}

/// The letters of a hand, in order.
pub(crate) fn hand(game: &Game, color: Color) -> String {
    game.hand(color)
        .iter()
        .map(|card| card.kind.letter())
        .collect()
}

/// The turns as they are written, `None` for one without a move.
pub(crate) fn sans(game: &Game) -> Vec<Option<String>> {
    game.turns()
        .map(|(before, ply)| ply.san(&before, game.rules().strictness))
        .collect()
}
