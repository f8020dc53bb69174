//! Which squares a piece reaches, by geometry alone.

use super::bitboard::Bitboard;
use super::square::Square;
use super::types::{Color, Role};

const ROOK_STEPS: [(i8, i8); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
const BISHOP_STEPS: [(i8, i8); 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];
const KING_STEPS: [(i8, i8); 8] = [
    (0, 1),
    (1, 1),
    (1, 0),
    (1, -1),
    (0, -1),
    (-1, -1),
    (-1, 0),
    (-1, 1),
];
const KNIGHT_STEPS: [(i8, i8); 8] = [
    (1, 2),
    (2, 1),
    (2, -1),
    (1, -2),
    (-1, -2),
    (-2, -1),
    (-2, 1),
    (-1, 2),
];

/// The one-step moves of a piece of `role` (for a pawn: of its takes), as files and ranks.
const fn steps(role: Role, color: Color) -> &'static [(i8, i8)] {
    match (role, color) {
        (Role::Pawn, Color::White) => &[(-1, 1), (1, 1)],
        (Role::Pawn, Color::Black) => &[(-1, -1), (1, -1)],
        (Role::Knight, _) => &KNIGHT_STEPS,
        (Role::Bishop, _) => &BISHOP_STEPS,
        (Role::Rook, _) => &ROOK_STEPS,
        (Role::Queen | Role::King, _) => &KING_STEPS,
    }
}

const fn slides(role: Role) -> bool {
    matches!(role, Role::Bishop | Role::Rook | Role::Queen)
}

/// The squares one line of `from` reaches: up to and with the first occupied one.
fn ray(from: Square, (files, ranks): (i8, i8), occupied: Bitboard) -> Bitboard {
    let mut reached = Bitboard::EMPTY;
    let mut next = from.offset(files, ranks);
    while let Some(square) = next {
        reached = reached.with(square);
        if occupied.contains(square) {
            break;
        }
        next = square.offset(files, ranks);
    }
    reached
}

/// The squares that a piece on `from` attacks when the squares of `occupied` are taken: for a
/// sliding piece up to and with the first occupied square of each line, for a pawn its two takes.
#[must_use]
pub fn attacks(role: Role, color: Color, from: Square, occupied: Bitboard) -> Bitboard {
    steps(role, color)
        .iter()
        .map(|&(files, ranks)| {
            if slides(role) {
                ray(from, (files, ranks), occupied)
            } else {
                from.offset(files, ranks)
                    .map_or(Bitboard::EMPTY, Bitboard::of)
            }
        })
        .fold(Bitboard::EMPTY, |all, line| all | line)
}

/// The first squares around `from` that a piece of `role` must enter to move at all.
pub(in crate::engine) fn neighbours(role: Role, color: Color, from: Square) -> Bitboard {
    steps(role, color)
        .iter()
        .filter_map(|&(files, ranks)| from.offset(files, ranks))
        .collect()
}

/// The squares strictly between two squares of one line; empty where they share none.
#[must_use]
pub fn between(a: Square, b: Square) -> Bitboard {
    for &(files, ranks) in &KING_STEPS {
        let line = ray(a, (files, ranks), Bitboard::of(b));
        if line.contains(b) {
            return line.without(b);
        }
    }
    Bitboard::EMPTY
}
