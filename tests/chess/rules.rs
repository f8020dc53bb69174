//! The rules of chess by their ids: oracle positions and edge cases.

use chess_a_la_carte::engine::{Color, Position, Role, RoleSet, SetupError, Strictness, line};

use crate::support::{
    INITIAL, advanced, after, assert_legal, chess, fen, legal, load, mv, sq, squares,
};

/// The moves of a position by role, in the order P N B R Q K.
fn counts(position: &Position) -> [usize; 6] {
    Role::ALL.map(|role| position.legal_moves_of(RoleSet::from(role)).len())
}

fn castling_field(position: &Position) -> String {
    fen(position).split(' ').nth(2).unwrap().to_string()
}

#[test]
fn g4_the_normal_array_has_twenty_moves() {
    assert_eq!(counts(&chess(INITIAL)), [16, 4, 0, 0, 0, 0]);
}

#[test]
fn c2_three_ways_out_of_check() {
    let position = chess("4r2k/8/8/8/Q7/8/3P1P2/4KB2 w - - 0 1");
    assert!(position.is_check());
    assert_eq!(position.checkers(), squares("e8"));
    assert_legal(&position, "e1d1 a4e8 f1e2 a4e4");
}

#[test]
fn c2_double_check_moves_only_the_king() {
    let position = chess("4kb2/2p5/8/8/4N3/8/8/4R1K1 w - - 0 1");
    let checked = after(&position, "Nd6+");
    assert_eq!(checked.checkers(), squares("d6 e1"));
    assert_legal(&checked, "e8d7 e8d8");
}

#[test]
fn c2_a_pinned_piece_keeps_to_its_line() {
    let position = chess("4k3/4r3/8/8/1b6/8/3NR3/4K3 w - - 0 1");
    assert_eq!(position.pinned(), squares("d2 e2"));
    assert!(position.legal_moves_of(Role::Knight.into()).is_empty());
    for mv in &position.legal_moves_of(Role::Rook.into()) {
        assert!(line(sq("e1"), sq("e2")).contains(mv.to));
    }
    assert!(position.is_legal(mv("e2e7")));
}

#[test]
fn c2_the_king_cannot_hide_behind_itself() {
    let position = chess("4k3/8/8/8/r3K3/8/8/8 w - - 0 1");
    assert!(!position.is_legal(mv("e4f4")));
    assert!(position.is_legal(mv("e4f5")));
}

#[test]
fn c2_kings_never_touch_and_a_guarded_piece_is_not_taken() {
    assert_legal(
        &chess("8/8/8/3k4/8/3K4/8/8 w - - 0 1"),
        "d3c2 d3d2 d3e2 d3c3 d3e3",
    );
    let guarded = chess("4k3/8/8/8/b7/8/4r3/4KB2 w - - 0 1");
    assert_legal(&guarded, "e1e2 f1e2");
    let guarded = chess("4k3/8/8/1b6/8/8/4r3/4KB2 w - - 0 1");
    assert_legal(&guarded, "e1d1 f1e2");
}

#[test]
fn c3_mate_and_only_check() {
    let mated = after(&chess("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1"), "Ra8#");
    assert!(mated.is_checkmate() && !mated.is_stalemate());
    let checked = after(&chess("6k1/5pp1/8/8/8/8/8/R5K1 w - - 0 1"), "Ra8+");
    assert!(checked.is_check() && !checked.is_checkmate());
}

#[test]
fn c4_a_pawn_becomes_one_of_four() {
    let position = chess("8/5P1k/8/6K1/8/8/8/8 w - - 0 1");
    assert_eq!(position.legal_moves_of(Role::Pawn.into()).len(), 4);
    for bad in ["f7f8", "f7f8k", "f7f8p"] {
        assert!(!bad.parse().is_ok_and(|mv| position.is_legal(mv)), "{bad}");
    }
    assert!(after(&position, "f8=Q").is_stalemate());
    assert!(!after(&position, "f8=R").is_stalemate());
    assert!(!position.is_legal(mv("g5h5q")));
}

#[test]
fn c5_only_where_the_king_is_safe() {
    let long_only = chess("4k3/8/8/8/2b5/8/3P1PPP/R3K2R w KQ - 0 1");
    assert!(long_only.is_legal(mv("e1c1")));
    assert!(!long_only.is_legal(mv("e1g1")));
    let b_file_attacked = chess("1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1");
    assert!(b_file_attacked.is_legal(mv("e1c1")));
}

/// Edge cases: position, king's move, legal?
#[test]
fn c5_each_condition_by_itself() {
    for (fen, castling, allowed) in [
        (
            "r3k2r/pp2ppbp/2n3p1/3p3P/3P1B2/4P3/PP1K1PP1/R4B1R b kq - 0 1",
            "e8c8",
            true,
        ),
        ("4k3/8/8/8/8/8/8/R3K2r w Q - 0 1", "e1c1", false),
        ("4kr2/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", false),
        ("4k1r1/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", false),
        ("4k3/8/8/8/8/8/6p1/4K2R w K - 0 1", "e1g1", false),
        ("4k2r/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", true),
        ("1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1", true),
        ("4k3/8/8/8/8/8/8/4K1RR w K - 0 1", "e1g1", false),
        ("4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1", "e1c1", false),
        ("4k3/8/8/8/8/8/8/R3K2R w Q - 0 1", "e1g1", false),
    ] {
        assert_eq!(chess(fen).is_legal(mv(castling)), allowed, "{fen}");
    }
    let without_their_king = load("5r2/8/8/8/8/8/8/4K2R w K - 0 1", Strictness::Basic).unwrap();
    assert!(!without_their_king.is_legal(mv("e1g1")));
}

#[test]
fn c5_a_right_once_lost_is_gone() {
    let corners = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    for (fen, moves, rights) in [
        (corners, "Rxa8+", "Kk"),
        (
            "r3k2r/7p/8/8/8/8/7P/R3K2R w KQkq - 0 1",
            "Rxa8+ Kd7 Ra1 Ra8",
            "K",
        ),
        (corners, "Ke2 Ke7 Ke1 Ke8", "-"),
        (corners, "Ra2 Ra7 Ra1 Ra8", "Kk"),
        (corners, "O-O-O O-O", "-"),
        ("r3k3/1P6/8/8/8/8/8/4K3 w q - 0 1", "bxa8=Q+", "-"),
        ("4k3/8/8/8/8/8/6p1/4K2R b K - 0 1", "gxh1=N", "-"),
    ] {
        assert_eq!(
            castling_field(&after(&chess(fen), moves)),
            rights,
            "{moves}"
        );
    }
}

#[test]
fn c5_the_rook_comes_along() {
    let corners = chess("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    let castled = after(&corners, "O-O O-O-O");
    assert_eq!(fen(&castled), "2kr3r/8/8/8/8/8/8/R4RK1 w - - 2 2");
}

#[test]
fn c6_en_passant_only_at_once() {
    let passed = after(&chess("4k3/2p5/8/1P6/8/8/8/4K3 b - - 0 1"), "c5");
    assert_eq!(passed.en_passant(), Some(sq("c6")));
    let taken = after(&passed, "bxc6");
    assert_eq!(fen(&taken), "4k3/8/2P5/8/8/8/8/4K3 b - - 0 2");
    let late = after(&passed, "Kd1 Kd8");
    assert_eq!(late.en_passant(), None);
    assert!(!late.is_legal(mv("b5c6")));
    let single_steps = after(&chess(INITIAL), "e4 a6 e5 d5 a3 a5");
    assert!(!single_steps.is_legal(mv("e5d6")));
}

#[test]
fn c6_never_when_it_opens_a_line_to_the_king() {
    for (fen, moves, capture) in [
        ("8/8/8/r2Pp2K/8/8/4k3/8 w - e6 0 1", "", "d5e6"),
        ("8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1", "", "e4d3"),
        ("3k4/3p4/8/K1P4r/8/8/8/8 b - - 0 1", "d5", "c5d6"),
    ] {
        let position = after(&chess(fen), moves);
        assert!(!position.is_legal(mv(capture)), "{fen}");
        assert_eq!(position.en_passant(), None);
    }
}

#[test]
fn c6_it_may_answer_a_check() {
    let position = chess("1k6/8/8/5pP1/4K1P1/8/8/8 w - f6 0 1");
    assert_eq!(position.checkers(), squares("f5"));
    assert!(position.is_legal(mv("g5f6")));
    let taken = after(&chess("4k3/8/8/1b6/3pP3/8/8/4K3 b - e3 0 1"), "dxe3");
    assert_eq!(fen(&taken), "4k3/8/8/1b6/8/4p3/8/4K3 w - - 0 2");
}

#[test]
fn c7_stalemate_mate_and_neither() {
    let stalemate = chess("7k/5K2/6Q1/8/8/8/8/8 b - - 0 1");
    assert!(stalemate.is_stalemate() && !stalemate.is_checkmate());
    let mate = chess("7k/6Q1/5K2/8/8/8/8/8 b - - 0 1");
    assert!(mate.is_checkmate() && !mate.is_stalemate());
    let neither = chess("7k/5K2/6Q1/8/8/8/p7/8 b - - 0 1");
    assert!(!neither.is_checkmate() && !neither.is_stalemate());
    assert_eq!(legal(&neither).len(), 4);
}

#[test]
fn c7_too_little_material() {
    for fen in [
        "8/8/8/8/8/8/8/k6K w - - 0 1",
        "8/2N5/8/8/8/8/8/k6K w - - 0 1",
        "8/2b5/8/8/8/8/8/k6K w - - 0 1",
        "8/b7/3B4/8/8/8/8/k6K w - - 0 1",
        "8/b3b3/3B4/6B1/8/8/8/k6K w - - 0 1",
    ] {
        assert!(advanced(fen).has_insufficient_material(), "{fen}");
    }
    for fen in [
        "5k1K/7B/8/6b1/8/8/8/8 b - - 0 1",
        "7K/5k1N/8/6b1/8/8/8/8 b - - 0 1",
        "7K/5k1N/8/4n3/8/8/8/8 b - - 0 1",
        "1n2k1n1/8/8/8/8/8/8/4K3 w - - 0 1",
        "8/2p5/8/8/8/8/8/k6K w - - 0 1",
        "8/2r5/8/8/8/8/8/k6K w - - 0 1",
        "8/2Q5/8/8/8/8/8/k6K w - - 0 1",
    ] {
        assert!(!advanced(fen).has_insufficient_material(), "{fen}");
    }
}

#[test]
fn a4_the_king_may_be_taken_whatever_happens_to_the_own() {
    // Black lost a turn in check. White's rook is pinned and takes the king all the same.
    let pinned = advanced("4r3/8/8/8/k3R3/8/8/4K3 w - - 0 1");
    assert_eq!(pinned.pinned(), squares("e4"));
    assert_eq!(pinned.king_captures(RoleSet::ALL).to_vec(), [mv("e4a4")]);
    assert!(pinned.king_captures(Role::Queen.into()).is_empty());
    let free = advanced("4k3/4R3/8/8/8/8/8/4K3 w - - 0 1");
    assert_eq!(free.king_captures(Role::Rook.into()).to_vec(), [mv("e7e8")]);
    assert!(
        !free.is_legal(mv("e7e8")),
        "taking a king is no move of chess"
    );
    assert!(chess(INITIAL).king_captures(RoleSet::ALL).is_empty());
    let pawn = advanced("3k4/4P3/8/8/8/8/8/4K3 w - - 0 1");
    assert_eq!(pawn.king_captures(RoleSet::ALL).len(), 4);
}

#[test]
fn a4_a_side_that_can_only_take_the_king_is_not_stalemated() {
    let position = advanced("8/7k/8/8/8/8/7r/KB5r w - - 0 1");
    assert!(position.legal_moves().is_empty());
    assert_eq!(position.king_captures(RoleSet::ALL).to_vec(), [mv("b1h7")]);
    assert!(!position.is_stalemate());
}

#[test]
fn a4_what_a_lost_turn_leads_to_is_allowed_in_advanced_only() {
    let opposite_check = "4k3/4R3/8/8/8/8/8/4K3 w - - 0 1";
    assert!(load(opposite_check, Strictness::Advanced).is_ok());
    let errors = load(opposite_check, Strictness::Chess).unwrap_err();
    assert!(errors.contains(SetupError::OppositeCheck));
    let three_checks = "4k3/5P2/3N4/8/8/8/4R3/4K3 b - - 0 1";
    assert!(load(three_checks, Strictness::Advanced).is_ok());
    let both = load("4k3/4R3/8/8/7b/8/8/4K3 w - - 0 1", Strictness::Advanced);
    assert!(both.unwrap_err().contains(SetupError::BothInCheck));
    let touching = load("8/8/8/3kK3/8/8/8/8 w - - 0 1", Strictness::Advanced);
    assert!(touching.unwrap_err().contains(SetupError::KingsTouch));
}

#[test]
fn a7_castling_belongs_to_king_and_rook() {
    let position = chess("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    let castles = |roles: RoleSet| {
        position
            .legal_moves_of(roles)
            .iter()
            .filter(|mv| mv.from == sq("e1") && (mv.to == sq("g1") || mv.to == sq("c1")))
            .count()
    };
    assert_eq!(castles(Role::King.into()), 2);
    assert_eq!(castles(Role::Rook.into()), 2);
    assert_eq!(castles(RoleSet::from(Role::King).with(Role::Rook)), 2);
    assert_eq!(castles(Role::Queen.into()), 0);
}

#[test]
fn a8_the_advanced_pawns_of_the_learning_side_give_no_right() {
    let start = chess("rnbqkbnr/ppp2ppp/4p3/3p4/3P4/4P3/PPP2PPP/RNBQKBNR w KQkq - 0 1");
    assert_eq!(start.en_passant(), None);
    assert_eq!(counts(&start), [13, 6, 6, 0, 6, 2]);
}

#[test]
fn a_side_without_a_king_has_nothing_to_fear() {
    let lesson = load("8/8/8/3ppp2/4P3/8/8/8 w - - 0 1", Strictness::Basic).unwrap();
    assert_legal(&lesson, "e4d5 e4f5");
    assert!(!lesson.is_check());
    assert_eq!(lesson.turn(), Color::White);
}
