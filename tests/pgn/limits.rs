//! How much a file may ask for.

use chess_a_la_carte::engine::{
    MAX_PGN_BYTES, MAX_PGN_GAMES, MAX_PGN_PLIES, MAX_PGN_TAGS, MAX_PGN_WARNINGS, PgnFaultCode,
    read_pgn,
};

use crate::support::{fault, reading};

#[test]
fn a_longer_file_is_not_read() {
    let mut bytes = vec![b' '; MAX_PGN_BYTES];
    bytes[0] = b'*';
    assert_eq!(reading(&bytes).fault, None);
    bytes.push(b' ');
    assert_eq!(
        fault(&reading(&bytes)),
        Some((1, 1, PgnFaultCode::FileTooLong))
    );
}

#[test]
fn further_games_are_not_read() {
    let text = "*\n".repeat(MAX_PGN_GAMES + 5);
    let mut readings = read_pgn(text.as_bytes()).skip(MAX_PGN_GAMES - 1);
    assert_eq!(readings.next().map(|reading| reading.fault), Some(None));
    let last = readings.next().unwrap();
    let line = MAX_PGN_GAMES + 1;
    assert_eq!(fault(&last), Some((line, 1, PgnFaultCode::TooManyGames)));
    assert_eq!(readings.next(), None);
}

#[test]
fn further_moves_are_not_read() {
    let reading = reading("-- ".repeat(MAX_PGN_PLIES + 5));
    assert_eq!(reading.pgn.line().moves().len(), MAX_PGN_PLIES);
    let column = 3 * MAX_PGN_PLIES + 1;
    assert_eq!(
        fault(&reading),
        Some((1, column, PgnFaultCode::TooManyPlies))
    );
}

#[test]
fn further_tags_and_warnings_are_not_kept() {
    let text: String = (0..MAX_PGN_TAGS + MAX_PGN_WARNINGS + 5)
        .map(|number| format!("[Tag{number} \"x\"]\n"))
        .collect();
    let reading = reading(text + "1. e4 *");
    assert_eq!(reading.fault, None);
    assert_eq!(reading.pgn.tags().iter().count(), MAX_PGN_TAGS);
    assert_eq!(reading.warnings.len(), MAX_PGN_WARNINGS);
    let first = reading.warnings[0];
    assert_eq!(first.code, PgnFaultCode::TooManyTags);
    assert_eq!((first.line, first.column), (MAX_PGN_TAGS + 1, 1));
}
