//! Single letters on the board, and what is read aloud.

use chess_a_la_carte::app::{
    BoardKey, Locale, Reading, TableAction, board_key, board_view, next_piece,
};
use chess_a_la_carte::engine::{Millis, Role};
use chess_a_la_carte::i18n::{texts, told_text};

use crate::support::{linked, session, sq, table, tap, turn};

fn key(key: &str, code: &str) -> Option<BoardKey> {
    board_key(key, code, sq("e2"), Millis(7))
}

#[test]
fn a_key_is_known_by_its_letter_then_by_its_place() {
    let read = |reading| Some(BoardKey::Table(TableAction::Read(reading)));
    assert_eq!(key("k", "KeyK"), Some(BoardKey::NextPiece(Role::King)));
    assert_eq!(key("N", "KeyN"), Some(BoardKey::NextPiece(Role::Knight)));
    assert_eq!(key("l", "KeyL"), read(Reading::LastMove));
    assert_eq!(key("m", "KeyM"), read(Reading::Moves(sq("e2"))));
    assert_eq!(key("t", "KeyT"), read(Reading::Clocks(Millis(7))));
    assert_eq!(key("c", "KeyC"), read(Reading::Cards));
    assert_eq!(key("d", "KeyD"), Some(BoardKey::Table(TableAction::Draw)));
    // The letter goes before the place: "q" lies where others have "a".
    assert_eq!(key("q", "KeyA"), Some(BoardKey::NextPiece(Role::Queen)));
    // Other scripts, and digits that a keyboard writes only with Shift.
    assert_eq!(key("л", "KeyK"), Some(BoardKey::NextPiece(Role::King)));
    assert!(matches!(key("&", "Digit1"), Some(BoardKey::ToRank(rank)) if rank.letter() == '1'));
    assert!(matches!(key("8", "Digit8"), Some(BoardKey::ToRank(rank)) if rank.letter() == '8'));
    for (other, code) in [
        ("9", "Digit9"),
        ("0", "Digit0"),
        ("x", "KeyX"),
        ("Enter", "Enter"),
        (" ", "Space"),
        ("ArrowUp", "ArrowUp"),
        ("?", "Slash"),
        ("Dead", "KeyN"),
    ] {
        assert_eq!(key(other, code), None, "{other}");
    }
}

#[test]
fn the_next_piece_is_found_in_reading_order_and_round_the_end() {
    let start = linked("level=1&seed=1");
    let view = board_view(session(&start));
    let next = |role, from, back| next_piece(role, sq(from), &view.squares, back).unwrap();
    assert_eq!(next(Role::Rook, "e4", false), sq("a1"));
    assert_eq!(next(Role::Rook, "a1", false), sq("h1"));
    assert_eq!(next(Role::Rook, "h1", false), sq("a8"));
    assert_eq!(next(Role::Rook, "a8", true), sq("h1"));
    let alone = linked("level=standard&fen=1k6/8/8/8/8/8/8/R3K3_w");
    let view = board_view(session(&alone));
    assert_eq!(
        next_piece(Role::Rook, sq("a1"), &view.squares, false),
        Some(sq("a1"))
    );
    assert_eq!(next_piece(Role::Queen, sq("a1"), &view.squares, true), None);
}

#[test]
fn what_is_asked_for_is_read_and_asking_twice_is_told_twice() {
    let read = |state, reading| table(state, TableAction::Read(reading));
    let text = |state: &_| told_text(texts(Locale::En), session(state));
    let start = linked("level=1&deck=NP");
    assert_eq!(text(&read(&start, Reading::LastMove)), "No moves yet.");
    let moved = turn(&start, "g1f3");
    let last = read(&moved, Reading::LastMove);
    assert_eq!(text(&last), "White: knight to f3.");
    assert_ne!(
        session(&last).refusals,
        session(&read(&last, Reading::LastMove)).refusals
    );
    assert_eq!(
        text(&read(&moved, Reading::Cards)),
        "White: Knight. Black: empty."
    );
    let drawn = table(&moved, TableAction::Draw);
    assert_eq!(
        text(&read(&drawn, Reading::Moves(sq("a7")))),
        "From a7: a5, a6."
    );
    assert_eq!(
        text(&read(&drawn, Reading::Moves(sq("b8")))),
        "From b8: no move."
    );
    assert_eq!(
        text(&read(&drawn, Reading::Clocks(Millis::ZERO))),
        "White: No clock. Black: No clock."
    );
    // Whatever is done next is told instead.
    let read_moves = read(&drawn, Reading::Moves(sq("a7")));
    assert_eq!(session(&tap(&read_moves, "a7")).reading, None);
    // What is picked up stays so.
    let picked = tap(&drawn, "a7");
    assert_eq!(
        session(&read(&picked, Reading::Cards)).selected,
        Some(sq("a7"))
    );
}

#[test]
fn l2_1_no_hidden_card_is_read() {
    let covered = linked("level=2&hands=NPB,RRQ&deck=KSKS");
    let read = |state| table(state, TableAction::Read(Reading::Cards));
    let text = |state: &_| told_text(texts(Locale::En), session(state));
    assert_eq!(text(&read(&covered)), "White: empty. Black: empty.");
    let open = table(&covered, TableAction::TakeOver);
    assert_eq!(
        text(&read(&open)),
        "White: Knight, Pawn, Bishop. Black: empty."
    );
}
