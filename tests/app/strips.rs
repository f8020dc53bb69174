//! What has been taken, and who is ahead.

use chess_a_la_carte::app::{AppState, TableAction, strip_view};
use chess_a_la_carte::engine::{Color, Role};

use crate::support::{linked, session, table, tap};

fn play(state: &AppState, moves: &str) -> AppState {
    moves.split(' ').fold(state.clone(), |state, text| {
        let moved = tap(&tap(&state, &text[..2]), &text[2..4]);
        match text[4..].chars().next().and_then(Role::from_letter) {
            Some(role) => table(&moved, TableAction::Promote(role)),
            None => moved,
        }
    })
}

fn strip(state: &AppState, color: Color) -> (String, u16) {
    let view = strip_view(session(state), color);
    let letters = view.taken.iter();
    let taken = letters
        .flat_map(|&(role, count)| (0..count).map(move |_| role.letter()))
        .collect();
    (taken, view.lead)
}

#[test]
fn g6_nothing_taken_at_the_start_and_white_is_to_move() {
    let start = linked("level=standard");
    for color in Color::ALL {
        assert_eq!(strip(&start, color), (String::new(), 0));
    }
    assert!(strip_view(session(&start), Color::White).to_move);
    assert!(!strip_view(session(&start), Color::Black).to_move);
}

#[test]
fn g6_what_each_side_has_taken_the_least_first_and_the_lead() {
    let played = play(
        &linked("level=standard"),
        "e2e4 d7d5 e4d5 d8d5 b1c3 a7a6 c3d5",
    );
    assert_eq!(strip(&played, Color::White), ("PQ".to_owned(), 9));
    assert_eq!(strip(&played, Color::Black), ("P".to_owned(), 0));
}

#[test]
fn c6_a_pawn_taken_in_passing_is_counted() {
    let played = play(&linked("level=standard"), "e2e4 a7a6 e4e5 d7d5 e5d6");
    assert_eq!(strip(&played, Color::White), ("P".to_owned(), 1));
}

#[test]
fn c4_a_promoted_pawn_counts_as_what_it_became_and_so_it_is_taken() {
    let start = linked("level=standard&fen=1n5k/P7/8/8/8/8/8/K7_w");
    assert_eq!(strip(&start, Color::Black).1, 2);
    let promoted = play(&start, "a7a8Q");
    assert_eq!(strip(&promoted, Color::White), (String::new(), 6));
    let start = linked("level=standard&fen=r6k/1P6/8/8/8/8/8/K7_w");
    let taken = play(&start, "b7a8Q h8g8 a8a7");
    assert_eq!(strip(&taken, Color::White), ("R".to_owned(), 9));
    let lost = play(
        &linked("level=standard&fen=r6k/1P6/8/8/8/8/8/1K6_w"),
        "b7b8Q a8b8",
    );
    assert_eq!(strip(&lost, Color::Black), ("Q".to_owned(), 5));
}

#[test]
fn u1_what_is_taken_back_was_never_taken() {
    use chess_a_la_carte::app::Question;
    let played = play(&linked("level=standard"), "e2e4 d7d5 e4d5");
    let asked = table(&played, TableAction::Ask(Question::TakeBack(Color::White)));
    let back = table(&asked, TableAction::Answer { yes: true });
    assert_eq!(strip(&back, Color::White), (String::new(), 0));
}
