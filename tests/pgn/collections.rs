//! Collections of games that other programs test themselves with.

use chess_a_la_carte::engine::{PgnFaultCode, PgnReading, PgnResult, Position, Repetitions};

use crate::corpora::{corpus, corpus_bytes, rows};
use crate::support::{game_files, movetext, read, sans};

/// Why a file has faults.
#[derive(Debug, PartialEq, Eq)]
enum Why {
    /// Another variant of chess: nothing of it is read.
    Variant,
    /// A move in it is illegal, or no move at all.
    Move,
    /// A character in it that game files don't have.
    Character,
}

/// The only files with faults.
const FAULTY: [(&str, Why); 34] = [
    ("chess-library/black2move.pgn", Why::Move),
    ("chess-library/corrupted.pgn", Why::Move),
    // Line ends as `<br />`.
    ("chess.js/0.pgn", Why::Character),
    ("chesslib/err.pgn", Why::Move),
    (
        "chessops/headers-and-moves-on-the-same-line.pgn",
        Why::Variant,
    ),
    ("from-issues/37-illegal-move-midgame.pgn", Why::Move),
    ("from-issues/38-ambiguous-move.pgn", Why::Move),
    // German letters.
    ("mliebelt/sampleGameThrow.pgn", Why::Move),
    // Braces within braces, which the standard doesn't nest.
    ("pgn-extract/infiles/nested-comment.pgn", Why::Move),
    (
        "pgn-extract/outfiles/test-nestedcomments-out.pgn",
        Why::Move,
    ),
    ("pychess/atomic.pgn", Why::Variant),
    ("pychess/badpgn.pgn", Why::Move),
    ("pychess/chess960rwch.pgn", Why::Variant),
    ("pychess/sittuyin.pgn", Why::Variant),
    ("pychess/zh.pgn", Why::Variant),
    ("python-chess/antichess-programfox.pgn", Why::Variant),
    ("python-chess/cutechess-fischerrandom.pgn", Why::Variant),
    (
        "python-chess/knightvuillaume-jannlee-zh-lichess.pgn",
        Why::Variant,
    ),
    ("python-chess/saturs-jannlee-zh-lichess.pgn", Why::Variant),
    ("scalachess/fixtures/atomicPromotion.pgn", Why::Variant),
    ("scalachess/fixtures/atomicRegression.pgn", Why::Variant),
    ("scalachess/fixtures/chessComCrazyhouse.pgn", Why::Variant),
    ("scalachess/fixtures/complete960.pgn", Why::Variant),
    ("scalachess/fixtures/crazyhouse1.pgn", Why::Variant),
    ("scalachess/fixtures/crazyhouse2.pgn", Why::Variant),
    ("scalachess/fixtures/crazyhouseFromProd.pgn", Why::Variant),
    ("scalachess/fixtures/crazyhouseNoVariantTag.pgn", Why::Move),
    ("scalachess/fixtures/festivalFigueira.pgn", Why::Move),
    ("scalachess/fixtures/fromPositionEmptyFen.pgn", Why::Move),
    ("scalachess/fixtures/invalidVariant.pgn", Why::Variant),
    // In a variation: the game is whole.
    ("scalachess/fixtures/overflow.pgn", Why::Move),
    ("scalachess/fixtures/stLouisFischerandom.pgn", Why::Variant),
    // `[/pgn]` after the moves: all of them are read.
    ("scalachess/fixtures/withDelimiters.pgn", Why::Character),
    (
        "scalachess/fixtures/withDelimitersOnNewLines.pgn",
        Why::Character,
    ),
];

fn why(reading: &PgnReading) -> Option<Why> {
    let code = reading.fault?.code;
    Some(if code == PgnFaultCode::UnknownVariant {
        Why::Variant
    } else if matches!(code, PgnFaultCode::Move(_)) {
        Why::Move
    } else {
        Why::Character
    })
}

#[test]
fn every_game_of_clean_files_replays() {
    let (mut games, mut plies) = (0, 0);
    for name in game_files("pgn") {
        let readings = read(corpus_bytes(&name).unwrap());
        let short = name.strip_prefix("pgn/").unwrap();
        match FAULTY.iter().find(|(faulty, _)| *faulty == short) {
            None => {
                let faulty = readings.iter().find(|reading| reading.fault.is_some());
                assert_eq!(faulty.and_then(|reading| reading.fault), None, "{name}");
                games += readings.len();
                plies += readings
                    .iter()
                    .map(|reading| reading.pgn.line().moves().len())
                    .sum::<usize>();
            }
            Some((_, reason)) => {
                let found = readings.iter().find_map(why);
                assert_eq!(found.as_ref(), Some(reason), "{name}");
            }
        }
    }
    assert!(
        games == 0 || (games, plies) >= (4182, 301_537),
        "{games} {plies}"
    );
}

#[test]
fn the_big_collections_are_complete() {
    for (name, games, plies) in [
        ("shakmaty-bench/lichess_db_1000k", 438, 28_538),
        ("shakmaty-bench/twic1599_1000k", 1110, 101_487),
        ("pychess/world_matches", 580, 49_364),
        ("chesslib/Morphy_ANSI", 211, 13_835),
        ("chesslib/Morphy_UTF8", 211, 13_835),
        ("mliebelt/twic-01-232games", 232, 19_777),
        ("chesslib/longest", 1, 17_697),
        ("chesslib/nikolic_arsovic_1989", 1, 538),
        ("scalachess/FWWRC", 605, 0),
        ("scalachess/uzchesscup", 45, 0),
    ] {
        let Some(bytes) = corpus_bytes(&format!("pgn/{name}.pgn")) else {
            return;
        };
        let readings = read(bytes);
        assert_eq!(readings.len(), games, "{name}");
        let moves = readings.iter().map(|reading| reading.pgn.line().moves());
        assert_eq!(moves.map(<[_]>::len).sum::<usize>(), plies, "{name}");
    }
}

#[test]
fn utf8_and_latin1_files_hold_the_same_games() {
    let Some(latin) = corpus_bytes("pgn/chesslib/Morphy_ANSI.pgn") else {
        return;
    };
    let utf8 = corpus_bytes("pgn/chesslib/Morphy_UTF8.pgn").unwrap();
    assert_eq!(read(latin), read(utf8));
}

/// The lengths of games as another library counts them.
#[test]
fn lengths_of_games_of_scalachess() {
    let Some(table) = corpus("pgn/scalachess/fixtures/MANIFEST.tsv") else {
        return;
    };
    let mut checked = 0;
    for row in rows(&table) {
        let readings =
            read(corpus_bytes(&format!("pgn/scalachess/fixtures/{}.pgn", row[0])).unwrap());
        let of_chess = readings
            .iter()
            .all(|reading| why(reading) != Some(Why::Variant));
        if let Ok(plies) = row[2].parse::<usize>()
            && of_chess
        {
            assert_eq!(readings.len(), 1, "{}", row[0]);
            assert_eq!(readings[0].pgn.line().moves().len(), plies, "{}", row[0]);
            checked += 1;
        }
    }
    assert_eq!(checked, 22);
}

fn extract(name: &str) -> Option<Vec<PgnReading>> {
    corpus_bytes(&format!("pgn/pgn-extract/{name}.pgn")).map(read)
}

/// The main lines of the games that `select` picks.
fn lines(readings: &[PgnReading], select: impl Fn(&PgnReading) -> bool) -> Vec<String> {
    readings
        .iter()
        .filter(|reading| select(reading))
        .map(|reading| sans(&reading.pgn))
        .collect()
}

fn all_positions(reading: &PgnReading) -> Vec<Position> {
    let positions = reading.pgn.plies().map(|ply| *ply.position());
    positions.chain([*reading.pgn.end()]).collect()
}

fn repeats(reading: &PgnReading, times: usize) -> bool {
    let mut seen = Repetitions::default();
    all_positions(reading)
        .iter()
        .any(|position| seen.record(position) >= times)
}

fn quiet_for(reading: &PgnReading, halfmoves: u16) -> bool {
    all_positions(reading)
        .iter()
        .any(|position| position.halfmoves() >= halfmoves)
}

#[test]
fn pgn_extract_picks_the_same_games() {
    type Select = fn(&PgnReading) -> bool;
    let picks: [(&str, &str, Select); 7] = [
        ("test-checkmate", "test-checkmate-out", |reading| {
            reading.pgn.end().is_checkmate()
        }),
        ("test-stalemate", "test-stalemate-out", |reading| {
            reading.pgn.end().is_stalemate()
        }),
        ("test-repetition", "test-repetition-out", |reading| {
            repeats(reading, 3)
        }),
        ("test-fifty", "test-fifty-out", |reading| {
            quiet_for(reading, 100)
        }),
        ("test-seventyfive", "test-seventyfive-out", |reading| {
            quiet_for(reading, 150)
        }),
        ("test-promotion-in", "test-promotion-out", |_| true),
        ("test-allownullmoves", "test-allownullmoves-out", |_| true),
    ];
    for (input, output, select) in picks {
        let Some(input) = extract(&format!("infiles/{input}")) else {
            return;
        };
        let expected = extract(&format!("outfiles/{output}")).unwrap();
        assert_eq!(
            lines(&input, select),
            lines(&expected, |_| true),
            "{output}"
        );
    }
}

#[test]
fn pgn_extract_writes_the_same_game_in_five_notations() {
    let Some(input) = extract("infiles/barnes-horton") else {
        return;
    };
    for notation in ["lalg", "halg", "elalg"] {
        for option in ["W", "WW"] {
            let name = format!("outfiles/test-{option}{notation}-out");
            let output = extract(&name).unwrap();
            assert_eq!(lines(&output, |_| true), lines(&input, |_| true), "{name}");
        }
    }
    for notation in ["uci", "xlalg"] {
        let name = format!("outfiles/test-WW{notation}-out");
        let output = extract(&name).unwrap();
        assert_eq!(lines(&output, |_| true), lines(&input, |_| true), "{name}");
    }
}

#[test]
fn pgn_extract_finds_the_same_results_inconsistent() {
    let Some(input) = extract("infiles/test-nobadresults") else {
        return;
    };
    // It takes a `*` after the moves for no result; the standard asks for the tag's.
    let warned: Vec<_> = input
        .iter()
        .filter(|reading| {
            reading.warnings.iter().any(|warning| {
                matches!(warning.code, PgnFaultCode::ResultMismatch { marker, .. }
                    if marker != PgnResult::Unfinished)
            })
        })
        .map(|reading| reading.line)
        .collect();
    assert_eq!(warned, [4, 5, 6, 7, 8, 9]);
}

#[test]
fn a_comment_longer_than_a_line_stands_alone() {
    let Some(input) = extract("infiles/test-long-line") else {
        return;
    };
    let text = movetext(&input[0].pgn);
    let lines: Vec<_> = text.lines().collect();
    assert_eq!(lines.len(), 3);
    assert_eq!(lines[0], "1. f3 e5 2. g4");
    assert_eq!(lines[2], "2... Qh4# 0-1");
}
