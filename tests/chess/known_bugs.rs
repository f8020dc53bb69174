//! Bugs of other chess programs, each with the right outcome.

use chess_a_la_carte::engine::{
    Fen, Position, Repetitions, SanError, SetupError, Strictness, read_san, san,
};

use crate::support::{INITIAL, after, assert_legal, chess, fen, legal, load, mv, setup};

fn played(fen: &str, uci: &str) -> Position {
    chess(fen).play(mv(uci)).unwrap()
}

/// How often the last position stood on the board.
fn repetitions(start: &str, sans: &str) -> usize {
    let mut position = chess(start);
    let mut seen = Repetitions::default();
    let mut times = seen.record(&position);
    for text in sans.split_whitespace() {
        position = after(&position, text);
        times = seen.record(&position);
    }
    times
}

#[test]
fn p01_a_lost_right_does_not_come_back() {
    let start = "b3k2r/5p2/4p3/1p5p/6p1/2PR2P1/BP3qNP/6QK b k - 2 28";
    let end = "4k2r/5p2/4p3/1p5p/6p1/2PR2P1/BP3qbP/6QK w k - 0 29";
    assert_eq!(fen(&played(start, "a8g2")), end);
}

#[test]
fn p02_taking_an_unmoved_rook_takes_the_right() {
    let start = "2b1kbnr/rpq1pp1p/2n3p1/8/3Q4/2P5/PP3PPP/RN2KBNR w KQk - 0 9";
    let end = "2b1kbnQ/rpq1pp1p/2n3p1/8/8/2P5/PP3PPP/RN2KBNR b KQ - 0 9";
    assert_eq!(fen(&played(start, "d4h8")), end);
    let start = "rnbqkbnr/pppppp1p/8/8/1P4p1/8/PBPPPPPP/RN1QKBNR w KQkq - 0 1";
    assert!(fen(&played(start, "b2h8")).contains(" KQq "));
}

#[test]
fn p03_rook_takes_rook_ends_both_rights() {
    let end = "R3k2r/8/8/8/8/8/8/4K2R b Kk - 0 1";
    assert_eq!(
        fen(&played("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "a1a8")),
        end
    );
}

#[test]
fn p04_en_passant_opens_the_rank() {
    let position = chess("8/8/8/r2Pp2K/8/8/4k3/8 w - e6 0 1");
    assert_legal(&position, "h5g4 h5g5 h5g6 h5h4 h5h6 d5d6");
}

#[test]
fn p05_en_passant_is_no_answer_to_an_uncovered_check() {
    let checked = after(&chess("2r5/1K6/P1B5/8/4p1pp/8/3R1PkP/8 w - - 0 1"), "f4+");
    assert_legal(&checked, "g2h3 g2f3 g2h1 g2g1 g2f1");
    assert!(fen(&checked).contains(" b - - "));
}

#[test]
fn p06_en_passant_averts_mate() {
    let position = chess("8/p2p1N2/8/4p2k/1p2P1Pp/1P1b3K/P6P/n7 b - g3 0 32");
    assert!(!position.is_checkmate());
    assert_legal(&position, "h4g3 h5g6");
}

#[test]
fn p07_an_attacked_b8_does_not_hinder_castling() {
    let position = chess("r3k2r/pp2ppbp/2n3p1/3p3P/3P1B2/4P3/PP1K1PP1/R4B1R b kq - 0 1");
    assert!(position.is_legal(mv("e8c8")));
}

#[test]
fn p08_a_rook_that_passed_by_takes_no_right() {
    let start = chess("4k2r/8/8/6R1/6r1/2K5/8/8 b k - 0 1");
    let end = after(&start, "Rg2 Rg8+ Rgxg8 Kd3 Rg5 Ke3");
    assert_eq!(fen(&end), "4k2r/8/8/6r1/8/4K3/8/8 b k - 3 4");
    assert!(end.is_legal(mv("e8g8")));
}

#[test]
fn p09_rights_without_king_or_rook() {
    let first = "kb4r1/p2n3P/1PP5/1P6/8/8/6p1/R3KR2 b KQkq - 0 19";
    let errors = load(first, Strictness::Chess).unwrap_err();
    assert!(
        errors
            .iter()
            .all(|error| matches!(error, SetupError::NoCastling(_)))
    );
    let mended = load(first, Strictness::Advanced).unwrap();
    assert!(fen(&mended).contains(" b Q - "));
    assert_eq!(legal(&mended).len(), 31);
    let second = "r2q1rnk/ppR5/3P2pp/1P1Nbp2/4p3/BQ4P1/P3BP1P/6K1 w KQkq - 0 1";
    assert!(load(second, Strictness::Chess).is_err());
    let mended = load(second, Strictness::Advanced).unwrap();
    assert!(fen(&mended).contains(" w - - "));
    assert!(
        !legal(&mended)
            .iter()
            .any(|uci| uci == "e1g1" || uci == "e1c1")
    );
}

#[test]
fn p10_a_double_step_adds_no_piece() {
    let position = after(&chess(INITIAL), "d4 a6 d5 e5");
    let end = "rnbqkbnr/1ppp1ppp/p7/3Pp3/8/8/PPP1PPPP/RNBQKBNR w KQkq e6 0 3";
    assert_eq!(fen(&position), end);
    assert_eq!(position.board().occupied().len(), 32);
    assert!(position.is_legal(mv("d5e6")));
}

#[test]
fn p11_no_promotion_to_king_or_to_nothing() {
    let position = chess("8/P6k/8/8/8/8/8/K7 w - - 0 1");
    assert_legal(&position, "a1a2 a1b1 a1b2 a7a8q a7a8r a7a8b a7a8n");
    assert_eq!(read_san(&position, "a8=K"), Err(SanError::NotSan));
    assert_eq!(read_san(&position, "a8=P"), Err(SanError::NotSan));
    assert_eq!(read_san(&position, "a8"), Err(SanError::NoPromotion));
}

#[test]
fn p12_one_move_is_no_mate() {
    let fen = "rnbqkbnr/ppppp1pp/8/5p1Q/4P3/8/PPPP1PPP/RNB1KBNR b KQkq - 0 1";
    assert_legal(&chess(fen), "g7g6");
    assert!(!chess(fen).is_checkmate());
}

#[test]
fn p13_a_right_to_take_in_passing_makes_another_position() {
    let game = "e4 Nf6 e5 d5 Bc4 Nc6 Bf1 Nb8 Bc4 Nc6 Bf1 Nb8";
    assert_eq!(repetitions(INITIAL, game), 2);
}

#[test]
fn p14_and_p15_the_third_time_counts_when_it_is_on_the_board() {
    let dance = "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1";
    assert_eq!(repetitions(INITIAL, dance), 2);
    assert_eq!(repetitions(INITIAL, &format!("{dance} Ng8")), 3);
    assert_eq!(repetitions(INITIAL, &format!("{dance} Ng8 e4")), 1);
}

#[test]
fn c8_repetition_edge_cases() {
    let pinned_taker = "6k1/1p2p1rp/rP1pR3/2pP1pP1/p1P2P1P/R5K1/8/8 b - - 0 1";
    let shuffle = "h5 Rh6 Rh7 Re6 Rg7 Rh6 Rh7 Re6 Rg7";
    assert_eq!(repetitions(pinned_taker, shuffle), 3);
    let fischer = "8/pp3p1k/2p2q1p/3r1P2/5R2/7P/P1P1QP2/7K b - - 2 30";
    assert_eq!(repetitions(fischer, "Qe5 Qh5 Qf6 Qe2 Re5 Qd3 Rd5 Qe2"), 3);
    let corners = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    let rooks = "Ra2 Ra7 Ra1 Ra8 Ra2 Ra7 Ra1 Ra8";
    assert_eq!(repetitions(corners, rooks), 2);
}

#[test]
fn p16_fifty_half_moves_are_not_fifty_moves() {
    assert_eq!(
        chess("8/8/8/8/4k3/8/3K2p1/5r2 w - - 50 119").halfmoves(),
        50
    );
}

#[test]
fn p17_bishops_of_one_colour_cannot_mate() {
    for fen in [
        "5K2/8/8/1B6/8/k7/6b1/8 w - - 0 39",
        "8/8/8/4k3/5b2/3K4/8/2B5 w - - 0 33",
    ] {
        assert!(chess(fen).has_insufficient_material(), "{fen}");
    }
}

#[test]
fn p18_a_mate_that_needs_help_is_still_a_mate() {
    for fen in [
        "7k/8/7K/2Bb4/8/8/8/8 b - - 0 1",
        "8/8/4K3/8/1n6/8/5k1N/8 w - - 0 50",
        "1n6/8/8/2k1K3/8/8/8/5B2 w - - 0 50",
    ] {
        assert!(!chess(fen).has_insufficient_material(), "{fen}");
    }
    let helped = after(&chess("7k/8/7K/2Bb4/8/8/8/8 b - - 0 1"), "Bg8 Bd4#");
    assert!(helped.is_checkmate());
}

#[test]
fn p20_a_pinned_twin_needs_no_telling_apart() {
    let position = chess("rn2k2r/pppq1ppp/5p2/3p4/1b1P4/2NQP3/PPP2PPP/R3K1NR w KQkq - 0 1");
    assert_eq!(san(&position, mv("g1e2")), "Ne2");
    assert_eq!(read_san(&position, "Nge2"), Ok(mv("g1e2")));
}

#[test]
fn p21_four_queens_need_the_whole_square() {
    let position = chess("8/k7/8/5Q1Q/8/5Q1Q/8/K7 w - - 0 1");
    let sans: Vec<_> = ["f3g4", "f5g4", "h3g4", "h5g4"]
        .map(|uci| san(&position, mv(uci)))
        .to_vec();
    assert_eq!(sans, ["Qf3g4", "Qf5g4", "Qh3g4", "Qh5g4"]);
}

#[test]
fn p22_castling_may_mate() {
    let game = "d4 e6 Nf3 f5 Nc3 Nf6 Bg5 Be7 Bxf6 Bxf6 e4 fxe4 Nxe4 b6 Ne5 O-O Bd3 Bb7 Qh5 Qe7 \
        Qxh7+ Kxh7 Nxf6+ Kh6 Neg4+ Kg5 h4+ Kf4 g3+ Kf3 Be2+ Kg2 Rh2+ Kg1";
    let position = after(&chess(INITIAL), game);
    assert_eq!(san(&position, mv("e1c1")), "O-O-O#");
    assert!(after(&position, "O-O-O#").is_checkmate());
}

#[test]
fn p23_a_game_may_begin_in_the_middle() {
    let white = chess("4r3/8/2p2PPk/1p6/pP2p1R1/P1B5/2P2K2/3r4 w - - 1 45");
    assert_eq!(san(&white, mv("f6f7")), "f7");
    let black = chess("4r3/8/2p2PPk/1p6/pP2p1R1/P1B5/2P2K2/3r4 b - - 1 45");
    assert_eq!(san(&black, mv("d1f1")), "Rf1+");
}

#[test]
fn p27_old_spellings_are_read_and_written_anew() {
    for (fen, text, canonical) in [
        ("8/1P6/8/8/8/8/k7/4K3 w - - 0 1", "b8Q", "b8=Q"),
        ("3k4/8/8/8/8/8/8/R3K3 w Q - 0 1", "0-0-0+", "O-O-O+"),
        ("4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1", "dxe6 e.p.", "dxe6"),
    ] {
        let position = chess(fen);
        let mv = read_san(&position, text).unwrap();
        assert_eq!(san(&position, mv), canonical);
    }
    let e5 = "rnbqkbnr/pppp2pp/5p2/3Pp3/8/8/PPP1PPPP/RNBQKBNR w KQkq e5 0 1";
    let errors = load(e5, Strictness::Chess).unwrap_err();
    assert_eq!(errors.iter().collect::<Vec<_>>(), [SetupError::NoEnPassant]);
    let dropped = load(e5, Strictness::Advanced).unwrap();
    assert_eq!(Fen(dropped.to_setup()).0.en_passant, None);
    assert_eq!(setup(e5).en_passant, Some(crate::support::sq("e5")));
}
