//! Short ways to read and to look at games.

use std::path::Path;

use chess_a_la_carte::engine::{
    Fen, Pgn, PgnFaultCode, PgnReading, Position, Setup, Strictness, read_pgn,
};

use crate::corpora::corpus_bytes;

pub(crate) fn read(bytes: impl AsRef<[u8]>) -> Vec<PgnReading> {
    read_pgn(bytes.as_ref()).collect()
}

/// The only game of a text.
pub(crate) fn reading(text: impl AsRef<[u8]>) -> PgnReading {
    let mut readings = read(text);
    assert_eq!(readings.len(), 1, "games");
    readings.remove(0)
}

/// The only game of a text, with which nothing is wrong.
pub(crate) fn game(text: impl AsRef<[u8]>) -> Pgn {
    let reading = reading(text);
    assert_eq!((reading.fault, reading.warnings), (None, Vec::new()));
    reading.pgn
}

/// The main line.
pub(crate) fn sans(pgn: &Pgn) -> String {
    let sans: Vec<_> = pgn.plies().map(|ply| ply.san()).collect();
    sans.join(" ")
}

/// The exported moves, without the tags.
pub(crate) fn movetext(pgn: &Pgn) -> String {
    let text = pgn.to_string();
    let (_, moves) = text.split_once("\n\n").unwrap();
    moves.trim_end().to_owned()
}

/// The fault as it is told in tables: `line:column code`.
pub(crate) fn fault(reading: &PgnReading) -> Option<(usize, usize, PgnFaultCode)> {
    reading
        .fault
        .map(|fault| (fault.line, fault.column, fault.code))
}

pub(crate) fn position(fen: &str, strictness: Strictness) -> Position {
    let setup: Setup = fen.parse::<Fen>().unwrap().0;
    Position::new(&setup, strictness).unwrap()
}

/// The names of all game files of a folder of the corpora and of the folders in it, sorted; none
/// where the corpora are missing.
pub(crate) fn game_files(folder: &str) -> Vec<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/corpora");
    let mut found = Vec::new();
    let mut folders = vec![root.join(folder)];
    while let Some(folder) = folders.pop() {
        let Ok(entries) = folder.read_dir() else {
            // Says that the corpora are missing.
            corpus_bytes(&folder.to_string_lossy());
            continue;
        };
        for entry in entries {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "pgn") {
                let name = path.strip_prefix(&root).unwrap();
                found.push(name.to_str().unwrap().to_owned());
            }
        }
    }
    found.sort();
    found
}
