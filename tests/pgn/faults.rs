//! Faults: what, on which line, in which column, and what is left of the game.

use chess_a_la_carte::engine::{
    FenError, FenField, MAX_PGN_DEPTH, PgnFaultCode, PgnResult, SanError, SetupError,
};

use crate::support::{fault, game, movetext, read, reading, sans};

const NO_SUCH_MOVE: PgnFaultCode = PgnFaultCode::Move(SanError::NoSuchMove);
const NOT_SAN: PgnFaultCode = PgnFaultCode::Move(SanError::NotSan);

#[test]
fn the_first_fault_and_the_moves_before_it() {
    for (text, line, column, code, moves) in [
        ("1. e4 e5 2. Ke3 Ke7", 1, 13, NO_SUCH_MOVE, "e4 e5"),
        ("\n\n1. e4\ne5 2.\nKe3", 5, 1, NO_SUCH_MOVE, "e4 e5"),
        ("1. e4\r\ne5 2.\r\nKe3", 3, 1, NO_SUCH_MOVE, "e4 e5"),
        ("1. e4\re5 2.\rKe3", 3, 1, NO_SUCH_MOVE, "e4 e5"),
        ("\u{feff}1. Ke3", 1, 4, NO_SUCH_MOVE, ""),
        ("1. e4 {é, ü} Ke3", 1, 14, NO_SUCH_MOVE, "e4"),
        ("1. e4 xyz *", 1, 7, NOT_SAN, "e4"),
        ("1. Sf3 *", 1, 4, NOT_SAN, ""),
        ("hello, world", 1, 1, NOT_SAN, ""),
        ("1. e4 {no end", 1, 7, PgnFaultCode::UnclosedComment, "e4"),
        ("1. e4 } e5", 1, 7, PgnFaultCode::Unexpected, "e4"),
        ("1. e4 <e5>", 1, 7, PgnFaultCode::Unexpected, "e4"),
        ("1. e4 [e5]", 1, 7, PgnFaultCode::Unexpected, "e4"),
        ("1. e4 ) e5", 1, 7, PgnFaultCode::UnopenedVariation, "e4"),
        (
            "1. e4 (1. d4 d5",
            1,
            7,
            PgnFaultCode::UnclosedVariation,
            "e4",
        ),
        (
            "1. e4 (1. d4 (",
            1,
            14,
            PgnFaultCode::UnclosedVariation,
            "e4",
        ),
        ("(1. d4) 1. e4", 1, 1, PgnFaultCode::NothingToVary, "e4"),
        (
            "1. e4 d5 2. Bb5+ -- *",
            1,
            18,
            PgnFaultCode::NullInCheck,
            "e4 d5 Bb5+",
        ),
        (
            "[Result \"*\"]\n[FEN \"\"]\n\n1. e4",
            2,
            1,
            fen(FenField::Pieces, 1),
            "",
        ),
        (
            "[FEN \"8/8/8/8/8/8/8/9 w\"]\n1. e4",
            1,
            1,
            fen(FenField::Pieces, 15),
            "",
        ),
    ] {
        let reading = reading(text);
        assert_eq!(fault(&reading), Some((line, column, code)), "{text:?}");
        assert_eq!(sans(&reading.pgn), moves, "{text:?}");
    }
}

const fn fen(field: FenField, column: usize) -> PgnFaultCode {
    PgnFaultCode::Fen(FenError { field, column })
}

#[test]
fn a_position_that_cannot_be_played_is_no_start() {
    let reading = reading("[FEN \"8/8/8/8/8/8/8/K7 w - - 0 1\"]\n\n1. Kb1 *");
    let Some((1, 1, PgnFaultCode::Position(errors))) = fault(&reading) else {
        panic!("{:?}", reading.fault);
    };
    assert_eq!(errors.to_string(), "Black has no king");
    assert!(errors.contains(SetupError::NoKing(chess_a_la_carte::engine::Color::Black)));
}

#[test]
fn warnings_cost_nothing() {
    let (tag, marker) = (PgnResult::WhiteWins, PgnResult::Draw);
    for (text, line, column, code) in [
        (
            "[Event \"x]\n[Site \"y\"]\n\n1. e4",
            1,
            1,
            PgnFaultCode::BadTag,
        ),
        (
            "[Event ?]\n[Site \"y\"]\n\n1. e4",
            1,
            1,
            PgnFaultCode::BadTag,
        ),
        (
            "[Site \"y\"]\n [Site \"z\"]\n\n1. e4",
            2,
            2,
            PgnFaultCode::DuplicateTag,
        ),
        (
            "[Site \"y\"]\n[Result \"?!\"]\n\n1. e4",
            2,
            1,
            PgnFaultCode::BadResult,
        ),
        ("[Site \"y\"]\n1. e4 $256", 2, 7, PgnFaultCode::BadNag),
        ("[Site \"y\"]\n1. e4 $", 2, 7, PgnFaultCode::BadNag),
        (
            "[Site \"y\"]\n[SetUp \"1\"]\n1. e4",
            2,
            1,
            PgnFaultCode::SetUpWithoutFen,
        ),
        (
            "[Site \"y\"]\n[Result \"1-0\"]\n1. e4 1/2",
            3,
            7,
            PgnFaultCode::ResultMismatch { tag, marker },
        ),
    ] {
        let reading = reading(text);
        assert_eq!(reading.fault, None, "{text:?}");
        let [warning] = reading.warnings[..] else {
            panic!("{text:?}: {:?}", reading.warnings);
        };
        assert_eq!(
            (warning.line, warning.column, warning.code),
            (line, column, code)
        );
        assert_eq!(sans(&reading.pgn), "e4");
        assert_eq!(reading.pgn.tags().get("Site"), Some("y"));
    }
}

#[test]
fn a_result_of_the_moves_helps_out_a_tag_that_knows_none() {
    for (text, result) in [
        ("[Result \"*\"] 1. e4 1-0", PgnResult::WhiteWins),
        ("[Result \"1-0\"] 1. e4 *", PgnResult::WhiteWins),
        ("[Result \"0-1\"] 1. e4 1-0", PgnResult::BlackWins),
        ("[Result \"?\"] 1. e4 0-1", PgnResult::BlackWins),
        ("[Result \"½-½\"] 1. e4", PgnResult::Draw),
        ("1. e4 1/2-1/2", PgnResult::Draw),
        ("1. e4", PgnResult::Unfinished),
    ] {
        assert_eq!(reading(text).pgn.result(), result, "{text}");
    }
}

#[test]
fn a_fault_in_a_variation_costs_only_its_rest() {
    let reading = reading("1. e4 e5 (1... c5 2. Ke3 (2. d4) d6) (1... e6 2. xx) 2. Nf3 *");
    assert_eq!(fault(&reading), Some((1, 22, NO_SUCH_MOVE)));
    assert_eq!(
        movetext(&reading.pgn),
        "1. e4 e5 (1... c5) (1... e6) 2. Nf3 *"
    );
}

#[test]
fn a_fault_costs_no_other_game() {
    for text in [
        "1. e4 e5 2. Ke3 (2. d4 *) {1-0} 1-0\n1. d4 *",
        "1. e4 e5 2. Ke3 Nf6\n\n[White \"x\"]\n1. d4 *",
        "1. e4 e5 {no end\n[White \"x\"]\n1. d4 *",
        "1. e4 e5 2. Ke3 {no end\n[White \"x\"]\n1. d4 *",
        "1. e4 e5 (2. {no end\n\n[White \"x\"]\n1. d4 *",
        "1. e4 e5 (1... c5\n[White \"x\"]\n1. d4 *",
        "[FEN \"8/8\"]\n\n1. Kb1 *\n\n1. d4 *",
        "1. e4 e5 2. Ke3 Nf6\n\n1. d4",
    ] {
        let readings = read(text);
        assert_eq!(readings.len(), 2, "{text:?}");
        assert!(readings[0].fault.is_some(), "{text:?}");
        assert_eq!(readings[1].fault, None, "{text:?}");
        assert_eq!(sans(&readings[1].pgn), "d4", "{text:?}");
    }
    let readings = read("1. e4 e5 2. Ke3 Nf6 1-0\n");
    assert_eq!(readings[0].pgn.result(), PgnResult::WhiteWins);
}

#[test]
fn variations_have_a_deepest() {
    let nested = |depth: usize| {
        format!(
            "1. e4 {}{} e5 *",
            "(1. d4 ".repeat(depth),
            ")".repeat(depth)
        )
    };
    let deepest = game(nested(MAX_PGN_DEPTH));
    assert_eq!(sans(&deepest), "e4 e5");
    let too_deep = reading(nested(MAX_PGN_DEPTH + 1));
    let column = 7 * MAX_PGN_DEPTH + 7;
    assert_eq!(fault(&too_deep), Some((1, column, PgnFaultCode::TooDeep)));
    assert_eq!(too_deep.pgn, deepest);
    assert_eq!(sans(&reading(nested(100_000)).pgn), "e4 e5");
}

#[test]
fn games_end_and_begin_as_they_can() {
    for (text, games) in [
        ("1. e4 e5\n\n1. d4 d5", 2),
        ("1. e4\n\n1... e5", 1),
        ("1. e4 e5 2. Nf3\n\n1. d4 d5", 2),
        ("1. e4 * 1. d4 *", 2),
        ("[White \"a\"]\n1. e4\n[White \"b\"]\n1. d4", 2),
        ("[White \"a\"]\n\n[White \"b\"]\n\n1. d4", 2),
        ("[White \"a\"]\n\n[Black \"b\"]\n\n1. d4", 1),
        ("[White \"a\"] 1. e4 [White \"b\"] 1. d4", 2),
        ("1. e4 e5\n\n\n2. Nf3\n\n Nc6", 1),
        ("*\n*\n", 2),
    ] {
        assert_eq!(read(text).len(), games, "{text:?}");
    }
}
