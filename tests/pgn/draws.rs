//! Repetitions and moves without progress, ply by ply, against tables of verdicts.

use chess_a_la_carte::engine::{Fen, Pgn, Repetitions};

use crate::corpora::{corpus, corpus_bytes, rows};
use crate::support::read;

/// What the moves of a game come to.
struct Course {
    first_threefold: Option<usize>,
    first_fifty: Option<usize>,
    last_repetitions: usize,
}

impl Course {
    fn of(pgn: &Pgn) -> Self {
        let mut seen = Repetitions::default();
        let mut course = Self {
            first_threefold: None,
            first_fifty: None,
            last_repetitions: 0,
        };
        let positions = pgn.plies().map(|ply| *ply.position());
        for (ply, position) in positions.chain([*pgn.end()]).enumerate() {
            let times = seen.record(&position);
            course.last_repetitions = times;
            if times >= 3 {
                course.first_threefold.get_or_insert(ply);
            }
            // The clock a game starts with is no draw yet.
            if ply > 0 && position.halfmoves() >= 100 {
                course.first_fifty.get_or_insert(ply);
            }
        }
        course
    }
}

#[test]
fn c8_the_verdicts_of_928_games() {
    let Some(table) = corpus("draws/ashlar-verdicts.tsv") else {
        return;
    };
    let told = |ply: Option<usize>| ply.map_or_else(String::new, |ply| ply.to_string());
    let mut checked = 0;
    for row in rows(&table) {
        let readings = read(corpus_bytes(&format!("ashlar-chess/{}", row[0])).unwrap());
        let pgn = &readings[0].pgn;
        let course = Course::of(pgn);
        let found = [
            pgn.line().moves().len().to_string(),
            Fen(pgn.end().to_setup()).to_string(),
            pgn.end().halfmoves().to_string(),
            u8::from(pgn.end().is_checkmate()).to_string(),
            u8::from(pgn.end().is_stalemate()).to_string(),
        ];
        assert_eq!(found[..], row[1..6], "{}", row[0]);
        let last = course.last_repetitions;
        let found = [
            last.to_string(),
            u8::from(last >= 3).to_string(),
            u8::from(last >= 5).to_string(),
        ];
        assert_eq!(found[..], row[9..12], "{}", row[0]);
        let found = [told(course.first_threefold), told(course.first_fifty)];
        assert_eq!(found[..], row[14..16], "{}", row[0]);
        checked += 1;
    }
    assert_eq!(checked, 928);
}

#[test]
fn c8_games_that_end_on_the_first_threefold() {
    let mut games = 0;
    for name in ["3fold_do", "3fold_dont"] {
        let Some(bytes) = corpus_bytes(&format!("draws/sunfish/{name}.pgn")) else {
            return;
        };
        for reading in read(bytes) {
            assert_eq!(reading.fault, None, "{name}: line {}", reading.line);
            let course = Course::of(&reading.pgn);
            let end = reading.pgn.line().moves().len();
            assert_eq!(
                course.first_threefold,
                Some(end),
                "{name}: line {}",
                reading.line
            );
            games += 1;
        }
    }
    assert_eq!(games, 599);
}
