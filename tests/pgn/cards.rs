//! Card games in game files: lost turns, kings that are taken, the rules each level follows.

use chess_a_la_carte::engine::{Pgn, PgnFaultCode, PgnResult, SanError, Strictness};

use crate::support::{fault, game, movetext, position, reading, sans};

const LEARNING_SIDE: &str = "rnbqkbnr/ppp2ppp/4p3/3p4/3P4/4P3/PPP2PPP/RNBQKBNR w KQkq - 0 1";

#[test]
fn l1_a_game_is_written_with_its_cards() {
    let start = position(LEARNING_SIDE, Strictness::Basic);
    let mut pgn = Pgn::card_game(start, "1").unwrap();
    pgn.set_tag("Deck", "BPQRB").unwrap();
    for (uci, card) in [
        (Some("f1b5"), "card B"),
        (Some("a7a6"), "card P"),
        (Some("d1h5"), "card Q"),
        (None, "card R"),
        (Some("b5e8"), "card B"),
    ] {
        let mv = uci.map(|uci| uci.parse().unwrap());
        pgn.push(mv).unwrap().add_comment(card);
    }
    pgn.set_result(PgnResult::WhiteWins);
    let text = pgn.to_string();
    assert_eq!(
        text,
        "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n\
         [Black \"?\"]\n[Result \"1-0\"]\n[Deck \"BPQRB\"]\n\
         [FEN \"rnbqkbnr/ppp2ppp/4p3/3p4/3P4/4P3/PPP2PPP/RNBQKBNR w KQkq - 0 1\"]\n\
         [Level \"1\"]\n[SetUp \"1\"]\n[Variant \"Chess a la Carte\"]\n\n\
         1. Bb5 {card B} 1... a6 {card P} 2. Qh5 {card Q} 2... -- {card R} 3. Bxe8 {card\n\
         B} 1-0\n\n"
    );
    assert_eq!(game(&text), pgn);
    let moves: Vec<_> = pgn
        .line()
        .moves()
        .iter()
        .map(|played| played.mv().map(|mv| mv.to_string()))
        .collect();
    assert_eq!(moves[3..], [None, Some(String::from("b5e8"))]);
    assert_eq!(pgn.line().moves()[3].comments(), ["card R"]);
}

fn card_game(level: &str, fen: &str, moves: &str) -> String {
    format!(
        "[Variant \"Chess a la Carte\"]\n[Level \"{level}\"]\n[FEN \"{fen}\"]\n[SetUp \"1\"]\n\n{moves}\n"
    )
}

#[test]
fn b6_the_basic_levels_know_no_check_no_castling_and_no_promotion() {
    let fen = "4k3/P6R/8/8/8/8/8/R3K3 w Q - 0 1";
    for level in ["1", "2", "3"] {
        let pgn = game(card_game(level, fen, "1. Rh8 Ke7 2. a8 Kd6 *"));
        assert_eq!(pgn.rules(), Strictness::Basic);
        assert_eq!(sans(&pgn), "Rh8 Ke7 a8 Kd6");
        let castled = reading(card_game(level, fen, "1. O-O-O *"));
        let code = PgnFaultCode::Move(SanError::NoSuchMove);
        assert_eq!(fault(&castled), Some((6, 4, code)));
    }
}

#[test]
fn h3_the_basic_levels_may_promote() {
    let fen = "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1";
    let pgn = game(card_game("1", fen, "1. axb8=N Ke7 (1... Kd8) *"));
    assert_eq!(movetext(&pgn), "1. axb8=N Ke7 (1... Kd8) *");
    let mut pgn = Pgn::card_game(position(fen, Strictness::Basic), "1").unwrap();
    let illegal = PgnFaultCode::Move(SanError::NoSuchMove);
    for uci in ["a7a8k", "a7a8p", "e1d1q", "b8c6"] {
        let refused = uci.parse().map(|mv| pgn.push(Some(mv)).err());
        assert!(refused.is_err() || refused == Ok(Some(illegal)), "{uci}");
    }
    pgn.push(Some("a7a8q".parse().unwrap())).unwrap();
    assert_eq!(sans(&pgn), "a8=Q");
    assert_eq!(game(pgn.to_string()), pgn);
}

#[test]
fn a4_advanced_loses_turns_in_check_and_kings_after() {
    let fen = "4k3/8/8/8/8/8/4R2R/4K3 b - - 0 1";
    let pgn = game(card_game(
        "advanced",
        fen,
        "1... -- {card N} 2. Rxe8 {card R} 1-0",
    ));
    assert_eq!(pgn.rules(), Strictness::Advanced);
    assert_eq!(movetext(&pgn), "1... -- {card N} 2. Rxe8 {card R} 1-0");

    let both = "4k2R/8/8/8/8/8/4R3/4K3 b - - 0 1";
    let pgn = game(card_game("advanced", both, "1... -- 2. Rhxe8 1-0"));
    assert_eq!(movetext(&pgn), "1... -- 2. Rhxe8 1-0");
    let unclear = reading(card_game("advanced", both, "1... -- 2. Rxe8 1-0"));
    assert!(matches!(
        unclear.fault.unwrap().code,
        PgnFaultCode::Move(SanError::Ambiguous { .. })
    ));
}

#[test]
fn b7_taking_the_king_ends_the_game() {
    let fen = "4k3/4R3/8/8/8/8/8/4K3 w - - 0 1";
    let over = reading(card_game("1", fen, "1. Rxe8 -- *"));
    assert_eq!(fault(&over), Some((6, 9, PgnFaultCode::AfterTheEnd)));
    assert_eq!(sans(&over.pgn), "Rxe8");

    let mut pgn = over.pgn;
    assert_eq!(pgn.push(None).err(), Some(PgnFaultCode::AfterTheEnd));
}

#[test]
fn other_rules_are_not_guessed() {
    for (tags, fault) in [
        ("[Variant \"Atomic\"]", Some(PgnFaultCode::UnknownVariant)),
        ("[Variant \"Chess960\"]", Some(PgnFaultCode::UnknownVariant)),
        (
            "[Variant \"Chess a la Carte\"]",
            Some(PgnFaultCode::UnknownLevel),
        ),
        (
            "[Variant \"Chess a la Carte\"] [Level \"9\"]",
            Some(PgnFaultCode::UnknownLevel),
        ),
        ("[Variant \"Chess a la Carte\"] [Level \"standard\"]", None),
        ("[Variant \"Standard\"]", None),
        ("[Variant \"From Position\"]", None),
        ("[Variant \"Chess\ta la Carte\"] [Level \"1\"]", None),
        ("[Level \"9\"]", None),
    ] {
        let reading = reading(format!("{tags}\n\n1. e4 *"));
        assert_eq!(reading.fault.map(|fault| fault.code), fault, "{tags}");
        let moves = usize::from(fault.is_none());
        assert_eq!(reading.pgn.line().moves().len(), moves);
    }
    let start = position(LEARNING_SIDE, Strictness::Basic);
    assert_eq!(Pgn::card_game(start, "standard"), None);
    assert_eq!(Pgn::card_game(start, "9"), None);
}
