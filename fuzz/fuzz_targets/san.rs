//! Any text as a move in any position: no panic, only legal moves, and each is read again from
//! how it is written. The first line is the position, the second the move.
#![no_main]

use chess_a_la_carte::engine::{
    Fen, Position, RoleSet, Strictness, basic_san, read_basic_san, read_san, read_uci, san,
};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let (fen, text) = text.split_once('\n').unwrap_or(("", text));
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let Fen(setup) = fen
        .parse()
        .or_else(|_| start.parse())
        .expect("the start position");
    if let Ok(position) = Position::new(&setup, Strictness::Chess) {
        if let Ok(mv) = read_san(&position, text) {
            assert!(position.legal_moves().contains(&mv));
            assert_eq!(read_san(&position, &san(&position, mv)), Ok(mv));
        }
        if let Ok(mv) = read_uci(&position, text) {
            assert!(position.legal_moves().contains(&mv));
        }
    }
    if let Ok(position) = Position::new(&setup, Strictness::Basic)
        && let Ok(mv) = read_basic_san(&position, text)
    {
        assert!(
            position
                .basic_moves(RoleSet::ALL)
                .iter()
                .any(|other| (other.from, other.to) == (mv.from, mv.to))
        );
        assert_eq!(read_basic_san(&position, &basic_san(&position, mv)), Ok(mv));
    }
});
