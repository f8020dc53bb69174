//! Counting all lines of play: the yardstick of move generators.

use super::bitboard::Bitboard;
use super::move_list::PROMOTIONS;
use super::movegen::{LAST_RANKS, Sink};
use super::moves::Move;
use super::position::Position;
use super::square::Square;
use super::types::{Role, RoleSet};

/// How many lines of `depth` legal moves begin at `position`. The last move of a line is counted,
/// not played.
///
/// ```
/// use chess_a_la_carte::engine::{Fen, Position, Strictness, perft};
/// let Fen(setup) = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1".parse().unwrap();
/// let position = Position::new(&setup, Strictness::Chess).unwrap();
/// assert_eq!(perft(&position, 3), 8902);
/// ```
#[must_use]
pub fn perft(position: &Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => position.legal_move_count().into(),
        _ => {
            let mut walk = Walk {
                position,
                depth: depth - 1,
                nodes: 0,
            };
            position.generate(RoleSet::ALL, &mut walk);
            walk.nodes
        }
    }
}

/// Plays each move as it is found and counts the lines behind it.
struct Walk<'a> {
    position: &'a Position,
    depth: u32,
    nodes: u64,
}

impl Walk<'_> {
    fn visit(&mut self, role: Role, mv: Move) {
        let mut next = *self.position;
        next.play_role(role, mv);
        self.nodes += perft(&next, self.depth);
    }
}

impl Sink for Walk<'_> {
    fn piece(&mut self, role: Role, from: Square, targets: Bitboard) {
        for to in targets {
            self.visit(role, Move::new(from, to));
        }
    }

    fn pawns(&mut self, step: u32, targets: Bitboard) {
        for to in targets & !LAST_RANKS {
            self.visit(Role::Pawn, Move::new(to.wrapping_sub(step), to));
        }
        for to in targets & LAST_RANKS {
            for role in PROMOTIONS {
                let mv = Move {
                    promotion: Some(role),
                    ..Move::new(to.wrapping_sub(step), to)
                };
                self.visit(Role::Pawn, mv);
            }
        }
    }
}
