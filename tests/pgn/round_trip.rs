//! What was written reads back as the same game, and is written the same again.

use proptest::prelude::*;

use chess_a_la_carte::engine::{Pgn, PgnResult, RoleSet, Strictness};

use crate::corpora::corpus_bytes;
use crate::support::{game_files, position, read};

/// A line of moves is shorter than 80 characters, unless one word alone is longer.
fn assert_well_laid_out(text: &str) {
    assert!(text.ends_with('\n') && !text.contains(['\t', '\r']));
    for line in text.lines().skip_while(|line| !line.is_empty()) {
        let short = line.chars().count() < 80;
        let one_word = !line.contains(' ') || line.contains("[%");
        assert!(short || one_word, "{line}");
        assert_eq!(line, line.trim());
        assert!(!line.starts_with('%'), "{line}");
    }
}

#[test]
fn games_of_all_collections() {
    let (mut files, mut games) = (0, 0);
    for name in game_files("pgn").iter().chain(&game_files("ashlar-chess")) {
        files += 1;
        for reading in read(corpus_bytes(name).unwrap()) {
            let text = reading.pgn.to_string();
            assert_well_laid_out(&text);
            let again = read(&text);
            assert_eq!(again.len(), 1, "{name}: line {}", reading.line);
            assert_eq!(again[0].pgn, reading.pgn, "{name}: line {}", reading.line);
            assert_eq!(again[0].pgn.to_string(), text);
            games += 1;
        }
    }
    assert!(
        files == 0 || (files, games) >= (1965, 5988),
        "{files} {games}"
    );
}

/// A random game of `plies`; each number chooses a move.
fn play(pgn: &mut Pgn, choices: &[u16]) {
    for &choice in choices {
        let here = pgn.end();
        let moves = match pgn.rules() {
            Strictness::Basic => here.basic_moves(RoleSet::ALL),
            Strictness::Advanced | Strictness::Chess => {
                [here.king_captures(RoleSet::ALL), here.legal_moves()]
                    .iter()
                    .flat_map(|moves| moves.to_vec())
                    .collect()
            }
        };
        let lost = pgn.rules() != Strictness::Chess && choice % 7 == 0;
        let mv = moves.get(usize::from(choice) % moves.len().max(1)).copied();
        let Ok(played) = pgn.push(mv.filter(|_| !lost)) else {
            return;
        };
        if choice % 3 == 0 {
            played.add_comment(&format!(
                "card {} [%clk 0:00:{:02}]",
                choice % 56,
                choice % 60
            ));
        }
        if choice % 11 == 0 {
            played.add_nag(choice.to_le_bytes()[0]);
        }
    }
}

const LEARNING_SIDE: &str = "rnbqkbnr/ppp2ppp/4p3/3p4/3P4/4P3/PPP2PPP/RNBQKBNR w KQkq - 0 1";

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn random_games(
        level in 0..3_u8,
        black_first in any::<bool>(),
        choices in prop::collection::vec(any::<u16>(), 0..250),
        event in "\\PC{0,30}",
        comment in "\\PC{0,90}",
    ) {
        let fen = LEARNING_SIDE.replace(" w ", if black_first { " b " } else { " w " });
        let mut pgn = match level {
            0 => Pgn::new(position(&fen, Strictness::Chess)),
            1 => Pgn::card_game(position(&fen, Strictness::Basic), "2").unwrap(),
            _ => Pgn::card_game(position(&fen, Strictness::Advanced), "advanced").unwrap(),
        };
        play(&mut pgn, &choices);
        pgn.set_tag("Event", &event).unwrap();
        if let Ok(played) = pgn.push(None) {
            played.add_comment(&comment);
        }
        pgn.set_result(PgnResult::Draw);
        let text = pgn.to_string();
        let again = read(&text);
        prop_assert_eq!(again.len(), 1);
        prop_assert_eq!(again[0].fault, None, "{}", text);
        prop_assert_eq!(&again[0].pgn, &pgn, "{}", text);
        prop_assert_eq!(again[0].pgn.to_string(), text);
    }
}
