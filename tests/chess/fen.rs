//! FEN: what is read, what is refused and why, what is written.

use chess_a_la_carte::engine::{
    Color, Fen, FenError, FenField, Position, SetupError, SetupErrors, Strictness,
};

use crate::corpora::{corpus, rows};
use crate::support::{INITIAL, chess, fen, sq};

fn fault(text: &str) -> (FenField, usize) {
    let FenError { field, column } = text.parse::<Fen>().unwrap_err();
    (field, column)
}

#[test]
fn fen_names_the_first_fault_and_its_column() {
    for (text, field, column) in [
        ("", FenField::Pieces, 1),
        ("  ", FenField::Pieces, 3),
        ("8/8/8/8/8/8/8/7", FenField::Pieces, 16),
        ("8/8/8/8/8/8/8", FenField::Pieces, 14),
        ("8/8/8/8/8/8/8/8/8", FenField::Pieces, 16),
        ("8/8/8/9/8/8/8/8", FenField::Pieces, 7),
        ("7/8/8/8/8/8/8/8", FenField::Pieces, 2),
        ("17/8/8/8/8/8/8/8", FenField::Pieces, 2),
        ("ppppppppp/8/8/8/8/8/8/8", FenField::Pieces, 9),
        ("8/8/8/x7/8/8/8/8", FenField::Pieces, 7),
        ("8/8/8/8/8/8/8/8 x", FenField::Turn, 17),
        ("8/8/8/8/8/8/8/8 white", FenField::Turn, 18),
        ("8/8/8/8/8/8/8/8 wb", FenField::Turn, 18),
        ("8/8/8/8/8/8/8/8 w KX", FenField::Castling, 20),
        ("8/8/8/8/8/8/8/8 w KK", FenField::Castling, 20),
        ("8/8/8/8/8/8/8/8 w - e9", FenField::EnPassant, 22),
        ("8/8/8/8/8/8/8/8 w - e33", FenField::EnPassant, 23),
        ("8/8/8/8/8/8/8/8 w - - -1", FenField::Halfmoves, 23),
        ("8/8/8/8/8/8/8/8 w - - 70000", FenField::Halfmoves, 27),
        ("8/8/8/8/8/8/8/8 w - - 0 +1", FenField::Fullmoves, 25),
        ("8/8/8/8/8/8/8/8 w - - 0 1 x", FenField::Extra, 27),
        ("8/8/8/8/8/8/8/8\u{a0}w", FenField::Pieces, 16),
    ] {
        assert_eq!(fault(text), (field, column), "{text:?}");
    }
}

#[test]
fn fen_reads_any_bytes_without_a_panic() {
    let fens = [INITIAL, "4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1"];
    let mut chance: u64 = 7;
    for round in 0..20_000 {
        let mut bytes = fens[round % 2].as_bytes().to_vec();
        for _ in 0..round % 5 {
            chance = chance
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1);
            let place = (chance >> 33) as usize % bytes.len();
            bytes[place] = (chance >> 24) as u8;
        }
        if let Ok(Fen(setup)) = Fen::try_from(bytes.as_slice()) {
            for strictness in [Strictness::Basic, Strictness::Advanced, Strictness::Chess] {
                if let Ok(position) = Position::new(&setup, strictness) {
                    let _ = position.legal_moves();
                }
            }
        }
    }
    let long = vec![b'8'; 1_000_000];
    assert!(Fen::try_from(long.as_slice()).is_err());
    let blank = vec![b' '; 1_000_000];
    assert!(Fen::try_from(blank.as_slice()).is_err());
}

#[test]
fn fen_the_policy_of_each_field() {
    let kept = |text: &str, strictness| {
        let Fen(setup) = text.parse().unwrap();
        Position::new(&setup, strictness).map(|position| fen(&position))
    };
    let refused = |text: &str, strictness| -> Vec<SetupError> {
        kept(text, strictness).unwrap_err().iter().collect()
    };
    use Strictness::{Advanced, Basic, Chess};
    let last_rank = "P3k3/8/8/8/8/8/8/4K3 w - - 0 1";
    assert!(kept(last_rank, Basic).is_ok());
    for strictness in [Advanced, Chess] {
        let expected = [SetupError::PawnOnLastRank(sq("a8"))];
        assert_eq!(refused(last_rank, strictness), expected);
    }
    let queens = "QQ2k3/8/8/8/8/8/PPPPPPPP/4K3 b - - 0 1";
    assert!(kept(queens, Basic).is_ok());
    assert_eq!(
        refused(queens, Advanced),
        [SetupError::TooManyPromoted(Color::White)]
    );
    let rights = "4k3/8/8/8/8/8/8/4K3 w K e6 0 0";
    for strictness in [Basic, Advanced] {
        let mended = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
        assert_eq!(kept(rights, strictness), Ok(mended.to_string()));
    }
    assert_eq!(
        refused(rights, Chess),
        [
            SetupError::NoCastling(Color::White),
            SetupError::NoEnPassant
        ]
    );
    let takeable = "4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1";
    assert_eq!(kept(takeable, Chess), Ok(takeable.to_string()));
    assert_eq!(
        kept(takeable, Basic),
        Ok(takeable.replace("e6", "-")),
        "rule B6"
    );
}

#[test]
fn fen_the_standard_and_our_form_give_one_position() {
    let Some(table) = corpus("fen/roundtrip-fen-xfen-notnil.tsv") else {
        return;
    };
    for row in rows(&table) {
        assert_eq!(chess(row[0]), chess(row[1]), "{row:?}");
        // Theirs writes the square for any pawn beside it, ours for a legal capture.
        let ours = fen(&chess(row[0]));
        assert!(
            ours == row[1] || ours == without_en_passant(row[1]),
            "{row:?}"
        );
    }
}

fn without_en_passant(fen: &str) -> String {
    let mut fields: Vec<_> = fen.split(' ').collect();
    fields[3] = "-";
    fields.join(" ")
}

#[test]
fn fen_valid_positions_are_accepted_and_written_alike() {
    let Some(text) = corpus("fen/valid-standard-from-cozy.fen") else {
        return;
    };
    for line in text.lines() {
        assert_eq!(fen(&chess(line)), line);
    }
    assert_eq!(text.lines().count(), 5929);
}

/// Whether our reasons hold the one the oracle gives.
fn told(errors: SetupErrors, status: &str) -> bool {
    let either = |error: fn(Color) -> SetupError| {
        Color::ALL
            .into_iter()
            .any(|color| errors.contains(error(color)))
    };
    match status {
        "NO_WHITE_KING" => errors.contains(SetupError::NoKing(Color::White)),
        "NO_BLACK_KING" => errors.contains(SetupError::NoKing(Color::Black)),
        "TOO_MANY_KINGS" => either(SetupError::TooManyKings),
        "TOO_MANY_WHITE_PIECES" => errors.contains(SetupError::TooManyPieces(Color::White)),
        "TOO_MANY_BLACK_PIECES" => errors.contains(SetupError::TooManyPieces(Color::Black)),
        "TOO_MANY_WHITE_PAWNS" => errors.contains(SetupError::TooManyPawns(Color::White)),
        "TOO_MANY_BLACK_PAWNS" => errors.contains(SetupError::TooManyPawns(Color::Black)),
        "PAWNS_ON_BACKRANK" => errors.iter().any(|error| {
            matches!(
                error,
                SetupError::PawnOnFirstRank(_) | SetupError::PawnOnLastRank(_)
            )
        }),
        "OPPOSITE_CHECK" => errors.contains(SetupError::OppositeCheck),
        "TOO_MANY_CHECKERS" => errors.contains(SetupError::TooManyCheckers),
        "IMPOSSIBLE_CHECK" => {
            errors.contains(SetupError::ImpossibleCheck)
                || errors.contains(SetupError::TooManyCheckers)
        }
        "INVALID_EP_SQUARE" => errors.contains(SetupError::NoEnPassant),
        "BAD_CASTLING_RIGHTS" => either(SetupError::NoCastling),
        other => panic!("{other}"),
    }
}

#[test]
fn fen_each_invalid_position_is_refused_for_the_oracles_reasons() {
    let Some(table) = corpus("fen/invalid-standard-from-cozy.tsv") else {
        return;
    };
    for row in rows(&table) {
        let Fen(setup) = row[0].parse().unwrap();
        let errors = Position::new(&setup, Strictness::Chess).expect_err(row[0]);
        // With a missing or a second king, whom a check concerns is anybody's guess.
        let kings = row[1].contains("KING");
        for status in row[1]
            .split('|')
            .filter(|status| !kings || status.contains("KING"))
        {
            assert!(told(errors, status), "{row:?}: {errors}");
        }
    }
}

/// Why a text is no position of chess; `None` if it is one.
fn refusal(text: &str) -> Option<String> {
    match text.parse::<Fen>() {
        Err(error) => Some(error.to_string()),
        Ok(Fen(setup)) => Position::new(&setup, Strictness::Chess)
            .err()
            .map(|errors| errors.to_string()),
    }
}

/// Where we disagree with the table: the counters decide no move, so a doubtful one is taken as
/// it stands, a missing one as 1, and move number 0 becomes 1.
#[test]
fn fen_all_invalid_texts_but_those_with_doubtful_counters_are_refused() {
    let Some(table) = corpus("fen/invalid-fens.tsv") else {
        return;
    };
    let mut accepted = 0;
    for row in rows(&table) {
        let counters = [
            "half_move_clock_not_zero_but_en_passant_capture_target_square_set",
            "half_move_clock_too_big_relative_to_full_move_number",
            "full_move_number_zero",
            "fullmove zero",
            "fullmove missing",
        ]
        .contains(&row[1]);
        assert_eq!(refusal(row[0]).is_none(), counters, "{row:?}");
        accepted += usize::from(counters);
    }
    assert_eq!(accepted, 9);
}

#[test]
fn fen_validity_as_chess_js_sees_it() {
    let Some(table) = corpus("fen/chessjs-validatefen.tsv") else {
        return;
    };
    // Disagreement for the same reason: the move number is missing, or 0.
    let counters = [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 ",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 0",
    ];
    for row in rows(&table) {
        let expected = row[1] == "true" || counters.contains(&row[0]);
        assert_eq!(refusal(row[0]).is_none(), expected, "{row:?}");
    }
}
