//! Any bytes as FEN: no panic; what is read is written and read again as the same.
#![no_main]

use chess_a_la_carte::engine::{Fen, Position, Strictness};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let Ok(fen) = Fen::try_from(bytes) else {
        return;
    };
    assert_eq!(fen.to_string().parse(), Ok(fen));
    for strictness in [Strictness::Basic, Strictness::Advanced, Strictness::Chess] {
        let Ok(position) = Position::new(&fen.0, strictness) else {
            continue;
        };
        let again = Position::new(&position.to_setup(), strictness);
        assert_eq!(again, Ok(position), "a position is its own setup");
        if strictness == Strictness::Chess {
            for &mv in &position.legal_moves() {
                let next = position.play(mv).unwrap();
                let again = Position::new(&next.to_setup(), strictness);
                assert_eq!(again, Ok(next), "after {mv}");
            }
        }
    }
});
