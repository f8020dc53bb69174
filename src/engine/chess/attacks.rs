//! Which squares a piece reaches, by geometry alone.

use std::sync::LazyLock;

use super::bitboard::Bitboard;
use super::magic::{BISHOP_STEPS, ROOK_STEPS, Sliders, ray};
use super::square::Square;
use super::types::{Color, Role};

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

static KNIGHT: [Bitboard; 64] = one_step_everywhere(&KNIGHT_STEPS);
static KING: [Bitboard; 64] = one_step_everywhere(&KING_STEPS);
static PAWN: [[Bitboard; 64]; 2] = [
    one_step_everywhere(&[(-1, 1), (1, 1)]),
    one_step_everywhere(&[(-1, -1), (1, -1)]),
];

const fn one_step_everywhere(steps: &[(i8, i8)]) -> [Bitboard; 64] {
    let mut table = [Bitboard::EMPTY; 64];
    let mut index = 0;
    while index < 64 {
        if let Some(from) = Square::from_index(index) {
            let mut step = 0;
            while step < steps.len() {
                if let Some(to) = from.offset(steps[step].0, steps[step].1) {
                    table[from.at()] = table[from.at()].with(to);
                }
                step += 1;
            }
        }
        index += 1;
    }
    table
}

pub(super) fn knight_attacks(from: Square) -> Bitboard {
    KNIGHT[from.at()]
}

pub(super) fn king_attacks(from: Square) -> Bitboard {
    KING[from.at()]
}

/// The two squares on which a pawn of `color` takes.
pub(super) fn pawn_attacks(color: Color, from: Square) -> Bitboard {
    PAWN[color.index()][from.at()]
}

/// The tables too big to embed, built at first use.
#[derive(Debug)]
pub(super) struct Tables {
    pub(super) sliders: Sliders,
    /// Indexed by two squares.
    between: Vec<[Bitboard; 64]>,
    line: Vec<[Bitboard; 64]>,
}

impl Tables {
    fn new() -> Self {
        let mut between = vec![[Bitboard::EMPTY; 64]; 64];
        let mut line = vec![[Bitboard::EMPTY; 64]; 64];
        for a in Square::all() {
            for (files, ranks) in KING_STEPS {
                let ahead = ray(a, (files, ranks), Bitboard::EMPTY);
                let whole = (ahead | ray(a, (-files, -ranks), Bitboard::EMPTY)).with(a);
                for b in ahead {
                    between[a.at()][b.at()] = ray(a, (files, ranks), Bitboard::of(b)).without(b);
                    line[a.at()][b.at()] = whole;
                }
            }
        }
        Self {
            sliders: Sliders::new(),
            between,
            line,
        }
    }

    /// The tables; a caller that looks up many squares asks for them once.
    #[inline]
    pub(super) fn get() -> &'static Self {
        static TABLES: LazyLock<Tables> = LazyLock::new(Tables::new);
        &TABLES
    }

    #[inline]
    pub(super) fn between(&self, a: Square, b: Square) -> Bitboard {
        self.between[a.at()][b.at()]
    }

    #[inline]
    pub(super) fn line(&self, a: Square, b: Square) -> Bitboard {
        self.line[a.at()][b.at()]
    }
}

/// The squares that a piece on `from` attacks when the squares of `occupied` are taken: for a
/// sliding piece up to and with the first occupied square of each line, for a pawn its two takes.
#[must_use]
pub fn attacks(role: Role, color: Color, from: Square, occupied: Bitboard) -> Bitboard {
    match role {
        Role::Pawn => pawn_attacks(color, from),
        Role::Knight => knight_attacks(from),
        Role::King => king_attacks(from),
        Role::Bishop => Tables::get().sliders.bishop(from, occupied),
        Role::Rook => Tables::get().sliders.rook(from, occupied),
        Role::Queen => {
            let sliders = &Tables::get().sliders;
            sliders.bishop(from, occupied) | sliders.rook(from, occupied)
        }
    }
}

/// The first squares around `from` that a piece of `role` must enter to move at all.
pub(in crate::engine) fn neighbours(role: Role, color: Color, from: Square) -> Bitboard {
    let steps: &[(i8, i8)] = match role {
        Role::Pawn | Role::Knight => return attacks(role, color, from, Bitboard::EMPTY),
        Role::Bishop => &BISHOP_STEPS,
        Role::Rook => &ROOK_STEPS,
        Role::Queen | Role::King => &KING_STEPS,
    };
    steps
        .iter()
        .filter_map(|&(files, ranks)| from.offset(files, ranks))
        .collect()
}

/// The squares strictly between two squares of one line; empty where they share none.
///
/// ```
/// use chess_a_la_carte::engine::{between, Square};
/// let square = |name: &str| name.parse::<Square>().unwrap();
/// let names: Vec<_> = between(square("a1"), square("d4")).into_iter().map(|s| s.to_string()).collect();
/// assert_eq!(names, ["b2", "c3"]);
/// ```
#[must_use]
pub fn between(a: Square, b: Square) -> Bitboard {
    Tables::get().between(a, b)
}

/// The whole rank, file or diagonal through two different squares, from edge to edge; empty
/// where they share none. A piece pinned on `b` to the king on `a` stays on it.
#[must_use]
pub fn line(a: Square, b: Square) -> Bitboard {
    Tables::get().line(a, b)
}
