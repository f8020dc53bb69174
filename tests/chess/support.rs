//! Short ways to write positions.

use chess_a_la_carte::engine::{
    Bitboard, Fen, Move, Position, Setup, SetupErrors, Square, Strictness, read_san,
};

pub(crate) const INITIAL: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
pub(crate) const KIWIPETE: &str =
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

pub(crate) fn sq(name: &str) -> Square {
    name.parse().unwrap()
}

pub(crate) fn mv(text: &str) -> Move {
    text.parse().unwrap()
}

pub(crate) fn squares(names: &str) -> Bitboard {
    names.split_whitespace().map(sq).collect()
}

pub(crate) fn setup(fen: &str) -> Setup {
    fen.parse::<Fen>()
        .unwrap_or_else(|error| panic!("{fen}: {error}"))
        .0
}

pub(crate) fn load(fen: &str, strictness: Strictness) -> Result<Position, SetupErrors> {
    Position::new(&setup(fen), strictness)
}

/// A position that chess can reach.
pub(crate) fn chess(fen: &str) -> Position {
    load(fen, Strictness::Chess).unwrap_or_else(|errors| panic!("{fen}: {errors}"))
}

/// A position of Advanced.
pub(crate) fn advanced(fen: &str) -> Position {
    load(fen, Strictness::Advanced).unwrap_or_else(|errors| panic!("{fen}: {errors}"))
}

pub(crate) fn fen(position: &Position) -> String {
    Fen(position.to_setup()).to_string()
}

/// The position after these moves in algebraic notation.
pub(crate) fn after(position: &Position, sans: &str) -> Position {
    sans.split_whitespace().fold(*position, |now, san| {
        let mv = read_san(&now, san).unwrap_or_else(|error| panic!("{san}: {error}"));
        now.play(mv).unwrap()
    })
}

/// The legal moves as UCI, sorted.
pub(crate) fn legal(position: &Position) -> Vec<String> {
    let mut moves: Vec<_> = position
        .legal_moves()
        .iter()
        .map(ToString::to_string)
        .collect();
    moves.sort();
    moves
}

/// Asserts that exactly these moves, in UCI, are legal.
pub(crate) fn assert_legal(position: &Position, moves: &str) {
    let mut expected: Vec<_> = moves.split_whitespace().collect();
    expected.sort_unstable();
    assert_eq!(legal(position), expected, "{}", fen(position));
}
