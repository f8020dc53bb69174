//! Bugs of other programs that read or write game files, each with the right outcome.

use chess_a_la_carte::engine::{
    Fen, Pgn, PgnFaultCode, PgnResult, Repetitions, SanError, Strictness,
};

use crate::corpora::corpus_bytes;
use crate::support::{game, movetext, position, read, reading, sans};

/// How often each position of the main line had stood on the board when it came.
fn repetitions(pgn: &Pgn) -> Vec<usize> {
    let mut seen = Repetitions::default();
    let positions = pgn.plies().map(|ply| *ply.position());
    positions
        .chain([*pgn.end()])
        .map(|position| seen.record(&position))
        .collect()
}

#[test]
fn p13_a_lost_en_passant_right_is_another_position() {
    let pgn = game("1.e4 Nf6 2.e5 d5 3.Bc4 Nc6 4.Bf1 Nb8 5.Bc4 Nc6 6.Bf1 Nb8");
    assert!(repetitions(&pgn).iter().all(|&times| times < 3));
}

#[test]
fn p14_a_threefold_is_over_after_the_next_move() {
    let pgn = game("1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. e4 *");
    let times = repetitions(&pgn);
    assert_eq!((times[8], times[9]), (3, 1));
}

#[test]
fn p15_a_threefold_is_not_foreseen() {
    let pgn = game("1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1");
    assert!(repetitions(&pgn).iter().all(|&times| times < 3));
}

#[test]
fn p21_four_queens_need_their_whole_squares() {
    let text =
        "[FEN \"8/k7/8/5Q1Q/8/5Q1Q/8/K7 w - - 0 1\"]\n\n1. Qf3g4 (1. Qf5g4) (1. Qh3g4) (1. Qh5g4)";
    let pgn = game(text);
    assert_eq!(
        movetext(&pgn),
        "1. Qf3g4 (1. Qf5g4) (1. Qh3g4) (1. Qh5g4) *"
    );
}

#[test]
fn p22_castling_can_mate() {
    let pgn = game(
        "1.d4 e6 2.Nf3 f5 3.Nc3 Nf6 4.Bg5 Be7 5.Bxf6 Bxf6 6.e4 fxe4 7.Nxe4 b6 8.Ne5 O-O 9.Bd3 Bb7 \
         10.Qh5 Qe7 11.Qxh7+ Kxh7 12.Nxf6+ Kh6 13.Neg4+ Kg5 14.h4+ Kf4 15.g3+ Kf3 16.Be2+ Kg2 \
         17.Rh2+ Kg1 18.e1c1 1-0",
    );
    assert!(movetext(&pgn).ends_with("18. O-O-O# 1-0"));
    assert!(pgn.end().is_checkmate());
}

#[test]
fn p23_a_game_that_starts_late_keeps_its_numbers() {
    for (turn, uci, moves) in [("w", "f6f7", "45. f7 *"), ("b", "d1f1", "45... Rf1+ *")] {
        let fen = format!("4r3/8/2p2PPk/1p6/pP2p1R1/P1B5/2P2K2/3r4 {turn} - - 1 45");
        let mut pgn = Pgn::new(position(&fen, Strictness::Chess));
        pgn.push(Some(uci.parse().unwrap())).unwrap();
        let text = pgn.to_string();
        assert!(text.contains(&format!("[FEN \"{fen}\"]\n[SetUp \"1\"]\n")));
        assert_eq!(movetext(&pgn), moves);
        assert_eq!(game(text), pgn);
    }
}

#[test]
fn p24_one_marker_equal_to_the_tag() {
    let text = game("1. e4 e5").to_string();
    assert!(text.contains("[Result \"*\"]\n"));
    assert!(text.ends_with("1. e4 e5 *\n\n"));
    assert_eq!(text.matches('*').count(), 2);

    let reading = reading("[Result \"0-1\"]\n\n1. e4 1-0");
    let (tag, marker) = (PgnResult::BlackWins, PgnResult::WhiteWins);
    assert_eq!(
        reading.warnings[0].code,
        PgnFaultCode::ResultMismatch { tag, marker }
    );
    assert_eq!(
        (reading.warnings[0].line, reading.warnings[0].column),
        (3, 7)
    );
    let text = reading.pgn.to_string();
    assert!(text.contains("[Result \"0-1\"]") && text.ends_with("1. e4 0-1\n\n"));
}

#[test]
fn p25_bom_is_ignored() {
    let pgn = game(b"\xef\xbb\xbf[White \"Anna\"]\n\n1. e4 *");
    assert_eq!(pgn.tags().get("White"), Some("Anna"));
    for (name, games) in [
        ("pgn/from-issues/01-bom.pgn", 1),
        ("pgn/python-chess/utf8-bom.pgn", 2),
        ("pgn/chesslib/Morphy_UTF8.pgn", 211),
    ] {
        let Some(bytes) = corpus_bytes(name) else {
            return;
        };
        assert!(bytes.starts_with(b"\xef\xbb\xbf"));
        let readings = read(bytes);
        assert_eq!(readings.len(), games, "{name}");
        assert!(readings.iter().all(|reading| reading.fault.is_none()));
    }
}

#[test]
fn p26_semicolons_and_braces_hide_each_other() {
    let pgn = game("1. e4 {a; b} e5 2. Nf3 ; rest\nNc6 *");
    assert_eq!(sans(&pgn), "e4 e5 Nf3 Nc6");
    assert_eq!(pgn.line().moves()[0].comments(), ["a; b"]);
    assert_eq!(pgn.line().moves()[2].comments(), ["rest"]);
}

#[test]
fn p27_sloppy_moves_are_exported_well() {
    for (fen, text, moves) in [
        ("8/1P6/8/8/8/8/k7/4K3 w - - 0 1", "b8Q", "1. b8=Q *"),
        ("3k4/8/8/8/8/8/8/R3K3 w Q - 0 1", "0-0-0+", "1. O-O-O+ *"),
        (
            "4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1",
            "dxe6 e.p.",
            "1. dxe6 *",
        ),
        ("4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1", "dxe6e.p.", "1. dxe6 *"),
        ("4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1", "dxe6ep", "1. dxe6 *"),
    ] {
        let pgn = game(format!("[SetUp \"1\"]\n[FEN \"{fen}\"]\n\n1. {text}"));
        assert_eq!(movetext(&pgn), moves);
    }
    let wrong = "4k3/8/8/3Pp3/8/8/8/4K3 w - e5 0 1";
    let reading = reading(format!("[FEN \"{wrong}\"]\n\n1. dxe6 *"));
    assert_eq!(reading.warnings[0].code, PgnFaultCode::FenCorrected);
    assert_eq!(
        Fen(reading.pgn.start().to_setup()).to_string(),
        wrong.replace("e5", "-")
    );
    assert_eq!(
        reading.fault.map(|fault| fault.code),
        Some(PgnFaultCode::Move(SanError::NoSuchMove))
    );
}
