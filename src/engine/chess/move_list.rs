//! A list of moves that needs no heap.

use std::fmt;
use std::ops::Deref;

use super::bitboard::Bitboard;
use super::movegen::{LAST_RANKS, Sink};
use super::moves::Move;
use super::square::Square;
use super::types::Role;

/// Fifteen queens with 27 moves each, a king with eight and two castlings: no side has more.
const CAPACITY: usize = 415;

/// What a pawn may become (rule C4).
pub const PROMOTIONS: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

/// The moves of one position. Reads as a slice of [`Move`]s, in no particular order.
#[derive(Clone, Copy)]
pub struct MoveList {
    moves: [Move; CAPACITY],
    len: usize,
}

impl MoveList {
    pub(super) const EMPTY: Self = {
        let nowhere = Square::new(super::square::File::A, super::square::Rank::FIRST);
        Self {
            moves: [Move::new(nowhere, nowhere); CAPACITY],
            len: 0,
        }
    };

    pub(super) fn push(&mut self, mv: Move) {
        if let Some(place) = self.moves.get_mut(self.len) {
            *place = mv;
            self.len += 1;
        }
    }
}

impl Sink for MoveList {
    fn piece(&mut self, _: Role, from: Square, targets: Bitboard) {
        for to in targets {
            self.push(Move::new(from, to));
        }
    }

    fn pawns(&mut self, step: u32, targets: Bitboard) {
        for to in targets & !LAST_RANKS {
            self.push(Move::new(to.wrapping_sub(step), to));
        }
        for to in targets & LAST_RANKS {
            for role in PROMOTIONS {
                self.push(Move {
                    promotion: Some(role),
                    ..Move::new(to.wrapping_sub(step), to)
                });
            }
        }
    }
}

impl Deref for MoveList {
    type Target = [Move];

    fn deref(&self) -> &[Move] {
        self.moves.get(..self.len).unwrap_or_default()
    }
}

impl<'a> IntoIterator for &'a MoveList {
    type Item = &'a Move;
    type IntoIter = std::slice::Iter<'a, Move>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl fmt::Debug for MoveList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
