//! Random games in step with an independent move generator.

use std::collections::BTreeSet;

use chess_a_la_carte::engine::{Bitboard, Move, Position, read_uci};

use crate::support::{INITIAL, KIWIPETE, chess, fen};

const POSITIONS: usize = 100_000;

/// Enough chance for a test, and the same each time.
struct Chance(u64);

impl Chance {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        (self.0 >> 33) as usize % limit
    }
}

fn their_moves(ours: &Position, theirs: &cozy_chess::Board) -> BTreeSet<String> {
    let mut moves = BTreeSet::new();
    theirs.generate_moves(|some| {
        // Castling is written there as the king onto its rook.
        moves.extend(some.into_iter().map(|mv| {
            let text = mv.to_string();
            read_uci(ours, &text).map_or(text, |mv| mv.to_string())
        }));
        false
    });
    moves
}

fn theirs_of(ours: &Position, mv: Move) -> cozy_chess::Move {
    let castles = read_castling(ours, mv);
    castles.unwrap_or_else(|| mv.to_string()).parse().unwrap()
}

fn read_castling(ours: &Position, mv: Move) -> Option<String> {
    ["e1a1", "e1h1", "e8a8", "e8h8"]
        .into_iter()
        .find(|text| text[..2] == mv.from.to_string() && read_uci(ours, text) == Ok(mv))
        .map(str::to_string)
}

#[test]
fn a_hundred_thousand_random_positions_agree_with_cozy_chess() {
    let mut chance = Chance(20);
    let starts = [INITIAL, KIWIPETE];
    let mut compared = 0;
    for game in 0.. {
        let start = starts[game % starts.len()];
        let mut ours = chess(start);
        let mut theirs: cozy_chess::Board = start.parse().unwrap();
        for _ in 0..200 {
            let moves = ours.legal_moves();
            let named: BTreeSet<_> = moves.iter().map(ToString::to_string).collect();
            assert_eq!(named.len(), moves.len(), "{}", fen(&ours));
            assert_eq!(named, their_moves(&ours, &theirs), "{}", fen(&ours));
            assert_eq!(ours.legal_move_count() as usize, moves.len());
            assert_eq!(ours.checkers(), Bitboard(theirs.checkers().0));
            compared += 1;
            if compared == POSITIONS {
                return;
            }
            if moves.is_empty() || ours.has_insufficient_material() {
                break;
            }
            let mv = moves[chance.below(moves.len())];
            theirs.play_unchecked(theirs_of(&ours, mv));
            ours = ours.play(mv).unwrap();
        }
    }
}
