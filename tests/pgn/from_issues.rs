//! Files from the issue trackers of other programs: each holds one trap.

use std::time::Duration;

use chess_a_la_carte::engine::{PgnFaultCode, PgnResult, PgnShape, SanError};

use crate::corpora::{corpus, corpus_bytes, rows};
use crate::support::{game, movetext, read, sans};

/// Of each file the last game: its moves, its result, its last move and whether it has a fault, as
/// another program read them.
#[test]
fn every_row_of_the_manifest() {
    let Some(manifest) = corpus("pgn/from-issues/MANIFEST.tsv") else {
        return;
    };
    let mut checked = 0;
    for row in rows(&manifest) {
        let readings = read(corpus_bytes(&format!("pgn/from-issues/{}", row[0])).unwrap());
        assert_eq!(readings.len(), 1, "{}", row[0]);
        let reading = &readings[0];
        let plies: Vec<_> = reading.pgn.plies().collect();
        let last = plies
            .last()
            .map_or_else(|| String::from("-"), |ply| ply.san());
        let found = format!(
            "{} plies, Result {}, end {last}, errors {}",
            plies.len(),
            reading.pgn.result(),
            u8::from(reading.fault.is_some()),
        );
        let expected = row[3].rsplit("; ").next().unwrap();
        assert_eq!(found, expected, "{}", row[0]);
        checked += 1;
    }
    assert_eq!(checked, 37);
}

fn file(name: &str) -> Option<Vec<u8>> {
    corpus_bytes(&format!("pgn/from-issues/{name}.pgn"))
}

#[test]
fn comments_stay_where_they_were() {
    let Some(bytes) = file("02-comment-before-first-move") else {
        return;
    };
    let pgn = game(bytes);
    assert_eq!(pgn.line().comments(), ["Kevin and I go way back."]);
    assert_eq!(
        pgn.line().moves()[4].comments(),
        ["Avrukh says to play 3.g3"]
    );

    let pgn = game(file("06-comment-after-result").unwrap());
    assert_eq!(pgn.line().moves()[10].comments(), ["comment"]);

    let pgn = game(file("17-variation-starts-with-comment-before-comma").unwrap());
    let french = &pgn.line().moves()[1];
    assert_eq!(
        french.comments(),
        ["French, I thought he would play Carokann"]
    );
    assert_eq!(
        french.closing_comments(),
        [", but fortunately I like French too"]
    );
    assert_eq!(pgn.line().moves()[3].comments(), ["and white wins"]);

    let pgn = game(file("34-eco-file-comment-first").unwrap());
    assert!(pgn.line().comments()[0].starts_with("A PGN file of ECO classifications David"));
}

#[test]
fn commands_in_comments_are_kept_and_read() {
    let Some(bytes) = file("09-spaced-black-ellipsis") else {
        return;
    };
    let pgn = game(bytes);
    assert_eq!(
        pgn.line().moves()[0].comments(),
        ["[%depth20 +0.35] [%depth1 +0.34]"]
    );

    let pgn = game(file("30-emt-leading-zero").unwrap());
    let times: Vec<_> = pgn
        .line()
        .moves()
        .iter()
        .map(|played| played.elapsed().unwrap().as_secs())
        .collect();
    assert_eq!(times, [149, 19, 6, 21]);

    let pgn = game(file("31-cal-csl").unwrap());
    let [white, black] = pgn.line().moves() else {
        panic!("two moves");
    };
    let shape = |color, from: &str, to: &str| PgnShape {
        color,
        from: from.parse().unwrap(),
        to: to.parse().unwrap(),
    };
    let shapes: Vec<_> = white.shapes().collect();
    assert_eq!(
        shapes,
        [
            shape('Y', "d4", "d4"),
            shape('R', "c4", "c6"),
            shape('G', "e2", "e4")
        ]
    );
    assert_eq!(white.comments(), ["[%csl Yd4][%cal Rc4c6,Ge2e4]commentary"]);
    assert_eq!(black.clock(), Some(Duration::from_millis(598_400)));
}

#[test]
fn signs_become_numbers() {
    let Some(bytes) = file("15-nag-between-comments") else {
        return;
    };
    assert_eq!(game(bytes).line().moves()[2].nags(), [16]);
    let pgn = game(file("16-unicode-eval-glyphs").unwrap());
    let mistake = &pgn.line().moves()[15];
    assert_eq!(mistake.nags(), [2, 16]);
    let variation = &mistake.variations()[0];
    assert_eq!(variation.comments(), ["(+1.06) The best move was"]);
    assert_eq!(variation.moves().len(), 3);
}

#[test]
fn tags_are_read_as_they_were_meant() {
    let Some(bytes) = file("03-whitespace-before-bracket") else {
        return;
    };
    assert_eq!(game(bytes).tags().get("Date"), Some("1972.01.07"));
    let pgn = game(file("04-indented-headers").unwrap());
    assert_eq!(pgn.tags().get("White"), Some("player a"));
    let pgn = game(file("25-escaped-quote-header").unwrap());
    assert!(pgn.tags().get("Event").unwrap().contains("\"Closed\""));
    assert!(pgn.to_string().contains("The \\\"Closed\\\" Dragon"));
    let pgn = game(file("29-windows-1252").unwrap());
    assert_eq!(pgn.tags().get("White"), Some("Schmid, Jürgen"));
    assert_eq!(pgn.tags().get("Black"), Some("Müller – Café"));
    let pgn = game(file("33-game-zero-moves").unwrap());
    assert_eq!(pgn.result(), PgnResult::Unfinished);
}

#[test]
fn lost_turns_are_moves_too() {
    let Some(bytes) = file("14-null-move-Z0") else {
        return;
    };
    let pgn = game(bytes);
    assert_eq!(movetext(&pgn), "1. e4 (1. d4 -- 2. c4) 1... e5 *");
    let pgn = game(file("13-null-move-mainline").unwrap());
    assert_eq!(pgn.plies().nth(25).unwrap().san(), "--");
}

#[test]
fn exports_are_canonical() {
    for (name, moves) in [
        (
            "07-overdisambiguated-SAN",
            "1. e4 e5 2. f4 d5 3. fxe5 Nc6 4. Bb5 Ne7 *",
        ),
        ("10-promotion-no-equals", "38. b8=Q+ *"),
        ("11-zero-castling-check", "1. O-O-O+ *"),
        (
            "26-fen-black-to-move",
            "38... g5 39. Qe4 Qxc5 40. Qe8+ Qf8 0-1",
        ),
        ("32-ep-suffix", "1. d4 f6 2. d5 e5 3. dxe6 *"),
        (
            "35-black-move-no-number-after-comment",
            "1. e4 {x} 1... e5 2. Nf3 (2. f4) 2... Nc6 *",
        ),
        ("36-bad-move-number", "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *"),
    ] {
        let Some(bytes) = file(name) else {
            return;
        };
        assert_eq!(movetext(&game(bytes)), moves);
    }
}

#[test]
fn faults_leave_the_moves_before() {
    let Some(bytes) = file("37-illegal-move-midgame") else {
        return;
    };
    let reading = &read(bytes)[0];
    let fault = reading.fault.unwrap();
    assert_eq!((fault.line, fault.column), (1, 24));
    assert_eq!(fault.code, PgnFaultCode::Move(SanError::NoSuchMove));
    assert_eq!(sans(&reading.pgn), "e4 e5 Nf3 Nc6");

    let reading = &read(file("38-ambiguous-move").unwrap())[0];
    let fault = reading.fault.unwrap();
    assert_eq!((fault.line, fault.column), (5, 6));
    assert!(matches!(
        fault.code,
        PgnFaultCode::Move(SanError::Ambiguous { .. })
    ));

    for (name, tag, marker) in [
        (
            "21-result-mismatch",
            PgnResult::BlackWins,
            PgnResult::WhiteWins,
        ),
        (
            "23-result-in-text-0-1",
            PgnResult::BlackWins,
            PgnResult::WhiteWins,
        ),
    ] {
        let reading = &read(file(name).unwrap())[0];
        assert_eq!(
            reading.warnings[0].code,
            PgnFaultCode::ResultMismatch { tag, marker }
        );
    }
}
