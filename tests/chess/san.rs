//! SAN and UCI: written minimally, read generously.

use proptest::prelude::*;

use chess_a_la_carte::engine::{
    Bitboard, Position, Role, RoleSet, SanError, Square, Strictness, UciError, basic_san,
    read_basic_san, read_san, read_uci, san,
};

use crate::corpora::corpus;
use crate::support::{INITIAL, KIWIPETE, advanced, after, chess, load, mv, sq};

#[test]
fn san_tells_twins_apart_by_file_then_rank_then_both() {
    for (fen, uci, text) in [
        ("4k3/8/8/8/8/8/8/R3K2R w - - 0 1", "a1d1", "Rd1"),
        ("4k3/8/8/8/8/8/4K3/R6R w - - 0 1", "a1d1", "Rad1"),
        ("4k3/8/R7/8/8/8/8/R3K3 w - - 0 1", "a1a3", "R1a3"),
        ("4k3/8/8/8/8/2N3N1/8/2N1K3 w - - 0 1", "c3e2", "Nc3e2"),
        ("4k3/8/8/8/8/2N3N1/8/2N1K3 w - - 0 1", "g3e2", "Nge2"),
        ("4k3/8/8/8/8/2N3N1/8/2N1K3 w - - 0 1", "c1e2", "N1e2"),
    ] {
        assert_eq!(san(&chess(fen), mv(uci)), text, "{fen}");
    }
}

#[test]
fn san_of_castling_is_no_twin_of_a_rook_move() {
    let position = chess("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    assert_eq!(san(&position, mv("e1g1")), "O-O");
    assert_eq!(san(&position, mv("h1g1")), "Rg1");
    assert_eq!(san(&position, mv("h1f1")), "Rf1");
    assert_eq!(read_san(&position, "Kg1"), Err(SanError::NoSuchMove));
    assert_eq!(read_san(&position, "Ke1-g1"), Ok(mv("e1g1")));
}

#[test]
fn san_is_read_generously() {
    let promotion = "8/P7/1k6/8/8/8/8/4K3 w - - 0 1";
    let en_passant = "4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1";
    let knight = "4k3/8/8/3N4/8/8/P7/4K3 w - - 0 1";
    let open = "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/8/PPPP1PPP/RNBQK1NR w KQkq - 2 3";
    let kings = "r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4";
    for (fen, text, uci) in [
        (INITIAL, "e4+", "e2e4"),
        (INITIAL, "e4!?", "e2e4"),
        (INITIAL, " e2-e4 ", "e2e4"),
        (INITIAL, "e2e4", "e2e4"),
        (INITIAL, "Pe4", "e2e4"),
        (INITIAL, "E4", "e2e4"),
        (INITIAL, "nf3", "g1f3"),
        (INITIAL, "NF3", "g1f3"),
        (INITIAL, "Ng1f3", "g1f3"),
        (INITIAL, "Ng1-f3", "g1f3"),
        (INITIAL, "Ngf3", "g1f3"),
        (INITIAL, "N1f3", "g1f3"),
        (knight, "N5e7", "d5e7"),
        (knight, "Nd5e7+", "d5e7"),
        (open, "Bxf7", "c4f7"),
        (open, "Bf7", "c4f7"),
        (open, "BXf7#", "c4f7"),
        (open, "B:f7+", "c4f7"),
        (open, "Bxd5", "c4d5"),
        (kings, "O-O", "e1g1"),
        (kings, "0-0", "e1g1"),
        (kings, "o-o!", "e1g1"),
        (promotion, "a8Q", "a7a8q"),
        (promotion, "a8=q", "a7a8q"),
        (promotion, "a8(R)", "a7a8r"),
        (promotion, "a8/N", "a7a8n"),
        (promotion, "a7a8b", "a7a8b"),
        (en_passant, "dxe6", "d5e6"),
        (en_passant, "dxe6 e.p.", "d5e6"),
        (en_passant, "dxe6ep", "d5e6"),
        (en_passant, "de6 e.p.!", "d5e6"),
    ] {
        assert_eq!(read_san(&chess(fen), text), Ok(mv(uci)), "{text}");
    }
}

#[test]
fn san_b_is_the_file_and_upper_case_b_the_bishop() {
    let both = chess("4k3/8/8/8/8/2p5/1P1B4/4K3 w - - 0 1");
    assert_eq!(read_san(&both, "bxc3"), Ok(mv("b2c3")));
    assert_eq!(read_san(&both, "Bxc3"), Ok(mv("d2c3")));
    assert_eq!(read_san(&both, "b3"), Ok(mv("b2b3")));
    assert_eq!(read_san(&both, "Be3"), Ok(mv("d2e3")));
    assert_eq!(read_san(&both, "be3"), Err(SanError::NoSuchMove));
    assert_eq!(read_san(&both, "B3"), Err(SanError::NotSan));
}

#[test]
fn san_errors_say_why() {
    let rooks = chess("4k3/8/8/8/8/8/4K3/R6R w - - 0 1");
    let ambiguous = SanError::Ambiguous {
        one: sq("a1"),
        other: sq("h1"),
    };
    assert_eq!(read_san(&rooks, "Rd1"), Err(ambiguous));
    assert_eq!(read_san(&rooks, "Rb2"), Err(SanError::NoSuchMove));
    assert_eq!(read_san(&rooks, "O-O"), Err(SanError::NoSuchMove));
    for text in [
        "", "+", "e", "e9", "i4", "R", "Rd1d2d3", "e4e5e6", "--", "Z0", "é4", "-e4", "N=", "xx",
    ] {
        assert_eq!(read_san(&rooks, text), Err(SanError::NotSan), "{text:?}");
    }
    let pinned = chess("4k3/8/8/8/1b6/8/3N4/4K3 w - - 0 1");
    assert_eq!(read_san(&pinned, "Nf3"), Err(SanError::NoSuchMove));
    let black_pawns = chess("4k3/8/8/2p1p3/3P4/8/8/4K3 b - - 0 1");
    assert_eq!(read_san(&black_pawns, "d4"), Err(SanError::NoSuchMove));
    assert!(matches!(
        read_san(&black_pawns, "xd4"),
        Err(SanError::Ambiguous { .. })
    ));
}

#[test]
fn uci_castling_in_both_ways() {
    let position = chess("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    for (text, uci) in [
        ("e1g1", "e1g1"),
        ("e1h1", "e1g1"),
        ("e1c1", "e1c1"),
        ("e1a1", "e1c1"),
    ] {
        assert_eq!(read_uci(&position, text), Ok(mv(uci)));
    }
    assert_eq!(read_uci(&position, "0000"), Err(UciError::NotUci));
    assert_eq!(
        read_uci(&position, "e8g8"),
        Err(UciError::Illegal(mv("e8g8")))
    );
    let shut = chess("4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1");
    assert_eq!(read_uci(&shut, "e1a1"), Err(UciError::Illegal(mv("e1c1"))));
}

#[test]
fn san_of_the_card_games_knows_no_check() {
    let position = chess("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1");
    assert_eq!(san(&position, mv("a1a8")), "Ra8#");
    assert_eq!(basic_san(&position, mv("a1a8")), "Ra8");
}

#[test]
fn san_and_uci_read_back_what_was_written() {
    let Some(text) = corpus("fen/valid-standard-from-cozy.fen") else {
        return;
    };
    for line in text.lines() {
        let position = chess(line);
        for &mv in &position.legal_moves() {
            let written = san(&position, mv);
            assert_eq!(read_san(&position, &written), Ok(mv), "{line}: {written}");
            assert_eq!(read_uci(&position, &mv.to_string()), Ok(mv));
        }
    }
}

#[test]
fn movers_are_the_pieces_of_the_legal_moves() {
    for (file, strictness) in [
        ("fen/valid-standard-from-cozy.fen", Strictness::Chess),
        ("draws/d3-chess/test-vector.txt", Strictness::Basic),
    ] {
        let Some(text) = corpus(file) else {
            return;
        };
        for line in text
            .lines()
            .filter(|line| !line.starts_with('#') && line.contains(' '))
            .step_by(3)
        {
            // The second file says first who can still mate.
            let fen = match strictness {
                Strictness::Basic => line.split_once(' ').unwrap().1.trim(),
                Strictness::Advanced | Strictness::Chess => line,
            };
            assert_movers(&load(fen, strictness).unwrap(), line);
        }
    }
    assert_movers(
        &advanced("4k2R/8/8/8/8/8/4R3/4K3 w - - 0 1"),
        "two rooks at the king",
    );
}

fn assert_movers(position: &Position, line: &str) {
    let board = position.board();
    let moves = position.legal_moves();
    let takes = position.king_captures(RoleSet::ALL);
    for role in Role::ALL {
        for to in Square::all() {
            let expected: Bitboard = moves
                .iter()
                .chain(&takes)
                .filter(|mv| mv.to == to && board.role_at(mv.from) == Some(role))
                // No castling, which is told by other signs.
                .filter(|mv| {
                    let files = mv.from.file().index().abs_diff(mv.to.file().index());
                    role != Role::King || files < 2
                })
                .map(|mv| mv.from)
                .collect();
            assert_eq!(position.movers(role, to), expected, "{line}: {role:?} {to}");
        }
    }
}

#[test]
fn a4_san_of_taking_the_king_tells_twins_apart() {
    let position = advanced("4k2R/8/8/8/8/8/4R3/4K3 w - - 0 1");
    assert_eq!(san(&position, mv("e2e8")), "Rexe8");
    assert_eq!(read_san(&position, "Rhxe8"), Ok(mv("h8e8")));
    assert!(matches!(
        read_san(&position, "Rxe8"),
        Err(SanError::Ambiguous { .. })
    ));
}

#[test]
fn b6_san_of_the_basic_game_reads_back() {
    for fen in [
        "rnbqkbnr/ppp2ppp/4p3/3p4/3P4/4P3/PPP2PPP/RNBQKBNR w KQkq - 0 1",
        "4k3/P6P/8/1K6/8/2N3N1/8/2N1R2R w - - 0 1",
        "r3k2r/8/8/4pP2/8/8/8/R3K2R w KQkq e6 0 1",
    ] {
        let position = load(fen, Strictness::Basic).unwrap();
        for mv in position.basic_moves(RoleSet::ALL) {
            let written = basic_san(&position, mv);
            assert_eq!(read_basic_san(&position, &written), Ok(mv), "{written}");
        }
        assert_eq!(read_basic_san(&position, "O-O"), Err(SanError::NoSuchMove));
        assert_eq!(read_basic_san(&position, "fxe6"), Err(SanError::NoSuchMove));
    }
}

#[test]
fn a4_san_of_taking_the_king_has_no_sign() {
    let position = advanced("4k3/4R3/8/8/8/8/8/4K3 w - - 0 1");
    assert_eq!(san(&position, mv("e7e8")), "Rxe8");
}

proptest! {
    #[test]
    fn san_reads_any_text_without_a_panic(text in "\\PC{0,12}|[a-hA-HNRQKPOo0-9x:=()+#. -]{0,9}") {
        for start in [INITIAL, KIWIPETE] {
            let position = chess(start);
            for read in [read_san(&position, &text).ok(), read_uci(&position, &text).ok()] {
                prop_assert!(read.is_none_or(|mv| position.is_legal(mv)));
            }
        }
    }
}

/// Reads and writes every move of a game collection.
fn replay(file: &str, games: usize) {
    let Some(text) = corpus(file) else {
        return;
    };
    let mut replayed = 0;
    let mut position = chess(INITIAL);
    let mut comment = 0;
    for line in text.lines().filter(|line| !line.starts_with('[')) {
        for token in line.split_whitespace() {
            comment += token.matches('{').count();
            let said = comment > 0;
            comment -= token.matches('}').count();
            let token =
                token.trim_start_matches(|letter: char| letter.is_ascii_digit() || letter == '.');
            if said || token.is_empty() {
                continue;
            }
            if matches!(token, "-0" | "-1" | "/2-1/2" | "*") {
                position = chess(INITIAL);
                replayed += 1;
                continue;
            }
            let mv = read_san(&position, token).unwrap_or_else(|error| panic!("{token}: {error}"));
            let written = san(&position, mv);
            assert_eq!(
                written,
                token.trim_end_matches(['!', '?']),
                "game {replayed}"
            );
            position = after(&position, &written);
        }
    }
    assert_eq!(replayed, games, "{file}");
}

#[test]
fn san_of_a_week_of_master_games() {
    replay("pgn/shakmaty-bench/twic1599_1000k.pgn", 1110);
}

#[test]
fn san_of_games_from_a_server() {
    replay("pgn/shakmaty-bench/lichess_db_1000k.pgn", 438);
}
