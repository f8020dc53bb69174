//! Keys and rights, kept step by step, against the same from nothing.

use std::collections::HashMap;

use chess_a_la_carte::engine::{Fen, Position, Strictness};

use crate::support::{INITIAL, KIWIPETE, after, chess, fen};

/// The position, written down and read again.
fn reread(position: &Position) -> Position {
    let Fen(setup) = fen(position).parse().unwrap();
    Position::new(&setup, Strictness::Chess)
        .unwrap_or_else(|errors| panic!("{}: {errors}", fen(position)))
}

#[test]
fn playing_keeps_all_that_reading_finds() {
    // The key is unequal for unequal positions, as far as these go.
    let mut keys: HashMap<u64, String> = HashMap::new();
    for (index, start) in [INITIAL, KIWIPETE]
        .into_iter()
        .cycle()
        .take(200)
        .enumerate()
    {
        let mut position = chess(start);
        for ply in 0..150 {
            assert_eq!(reread(&position), position);
            let text = fen(&position);
            let board = text.rsplitn(3, ' ').last().unwrap().to_string();
            let known = keys
                .entry(position.key().0)
                .or_insert_with(|| board.clone());
            assert_eq!(*known, board);
            let moves = position.legal_moves();
            let Some(&mv) = moves.get((index * 31 + ply * 17) % moves.len().max(1)) else {
                break;
            };
            position = position.play(mv).unwrap();
        }
    }
    assert!(keys.len() > 10_000);
}

#[test]
fn c8_the_key_knows_what_makes_a_position_the_same() {
    let initial = chess(INITIAL);
    let back = after(&initial, "Nf3 Nf6 Ng1 Ng8");
    assert_eq!(back.key(), initial.key(), "clocks don't count");
    assert_ne!(after(&initial, "Nf3").key(), initial.key());
    let without_castling = chess(&INITIAL.replace("KQkq", "KQk"));
    assert_ne!(without_castling.key(), initial.key());
    // A double step that nobody can take gives no right.
    let vain = chess("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1");
    let plain = chess("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
    assert_eq!(vain, plain);
}

/// Stored keys must not change from build to build.
#[test]
fn keys_are_the_same_in_every_build() {
    assert_eq!(chess(INITIAL).key().0, 7_960_986_283_111_332_344);
}
