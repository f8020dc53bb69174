//! Any bytes as a game file: nothing panics, and what was read is read the same when written anew.
#![no_main]

use chess_a_la_carte::engine::{Game, read_pgn};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    for reading in read_pgn(bytes).take(20) {
        let text = reading.pgn.to_string();
        let again = read_pgn(text.as_bytes()).next().expect("a written game is there");
        assert_eq!(again.fault, None, "{text}");
        assert_eq!(again.pgn.to_string(), text);
        if let Ok(game) = Game::from_pgn(&reading.pgn) {
            assert_eq!(game.plies().len(), reading.pgn.line().moves().len());
        }
    }
});
