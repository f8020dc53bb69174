//! What a game tells, and what may be put into it.

use std::time::Duration;

use chess_a_la_carte::engine::{Pgn, PgnFaultCode, PgnTagError, SanError};

use crate::support::{game, movetext, sans};

#[test]
fn only_legal_moves_can_be_added() {
    let mut pgn = Pgn::default();
    let illegal = PgnFaultCode::Move(SanError::NoSuchMove);
    assert_eq!(pgn.push(Some("e2e5".parse().unwrap())).err(), Some(illegal));
    for uci in ["e2e4", "d7d5", "f1b5"] {
        pgn.push(Some(uci.parse().unwrap())).unwrap();
    }
    assert_eq!(pgn.push(None).err(), Some(PgnFaultCode::NullInCheck));
    assert_eq!(sans(&pgn), "e4 d5 Bb5+");
    assert_eq!(pgn.plies().last().unwrap().position().fullmoves(), 2);
    assert!(pgn.end().is_check());
}

#[test]
fn tags_are_in_order_and_safe() {
    let mut pgn = Pgn::default();
    for (name, value) in [
        ("Opening", "a \\ b \"c\""),
        ("ECO", "C\t50\n"),
        ("White", "Anna"),
        ("Event", "Club"),
        ("Annotator", ""),
    ] {
        pgn.set_tag(name, value).unwrap();
    }
    let tags: Vec<_> = pgn.tags().iter().collect();
    assert_eq!(
        tags,
        [
            ("Event", "Club"),
            ("White", "Anna"),
            ("Annotator", ""),
            ("ECO", "C 50 "),
            ("Opening", "a \\ b \"c\""),
        ]
    );
    assert!(
        pgn.to_string()
            .contains("[Opening \"a \\\\ b \\\"c\\\"\"]\n")
    );
    assert_eq!(game(pgn.to_string()), pgn);
    pgn.set_tag("White", "?").unwrap();
    assert_eq!(pgn.tags().get("White"), None);
    for name in [
        "", "No space", "É", "Result", "FEN", "SetUp", "Variant", "Level", "A\"B",
    ] {
        assert_eq!(pgn.set_tag(name, "x"), Err(PgnTagError), "{name}");
    }
}

#[test]
fn comments_are_safe() {
    let mut pgn = Pgn::default();
    let first = pgn.push(Some("e2e4".parse().unwrap())).unwrap();
    for comment in ["  two\n lines ", "a } b { c", " \t", "see\n%x"] {
        first.add_comment(comment);
    }
    first.add_nag(1);
    first.add_nag(0);
    assert_eq!(first.comments(), ["two lines", "a ) b { c", "see %x"]);
    assert_eq!(
        movetext(&pgn),
        "1. e4 $1 {two lines} {a ) b { c} {see %x} *"
    );
    assert_eq!(game(pgn.to_string()), pgn);
}

#[test]
fn clocks_are_read_in_many_forms() {
    for (text, milliseconds) in [
        ("[%clk 0:09:58.4]", Some(598_400)),
        ("[%clk 1:05:23]", Some(3_923_000)),
        ("thought long [%emt 0:01] [%clk 05:00] here", Some(300_000)),
        ("[%clk 7]", Some(7_000)),
        ("[%clk  0:00:07,25 ]", Some(7_250)),
        ("[%clk 0:00:07.1239]", Some(7_123)),
        ("[%clk 1:2:3:4]", None),
        ("[%clk -0:01]", None),
        ("[%clk 0:01:00", None),
        ("[%clock 0:01:00]", None),
        ("%clk 0:01:00", None),
        ("[%clk 4294967296]", None),
    ] {
        let pgn = game(format!("1. e4 {{{text}}} *"));
        assert_eq!(
            pgn.line().moves()[0].clock(),
            milliseconds.map(Duration::from_millis),
            "{text}"
        );
    }
}

#[test]
fn numbers_and_signs_in_any_form() {
    let pgn = game(
        "1.e4 e5 2 . Nf3 2 ... Nc6 3...Bb5 a6! 4 Ba4!? Nf6 +/- 5.O-O = Be7 $10 $140 6.Re1 N *",
    );
    assert_eq!(
        movetext(&pgn),
        "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 $1 4. Ba4 $5 4... Nf6 $16 5. O-O $10 5... Be7 $10\n\
         $140 6. Re1 $146 *"
    );
}
