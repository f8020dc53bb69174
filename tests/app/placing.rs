//! Guided setup (rules G1, G3, G4): the players place the pieces themselves.

use chess_a_la_carte::app::{
    Action, AppState, Choice, Locale, Placing, PlacingAction, Switch, TableAction, board_view,
    write_save,
};
use chess_a_la_carte::engine::{Color, Level, Millis, Piece, Role, Square, TimeControl};
use chess_a_la_carte::i18n::{placing_texts, texts};

use crate::support::{act, boot, session, sq, table, tap};

const START: Action = Action::StartGame {
    chance: 4,
    now: Millis::ZERO,
};

fn begun(level: Level) -> AppState {
    let choices = [
        Choice::Level(level),
        Choice::Switch(Switch::Placing, true),
        Choice::Clock(TimeControl::PRESETS[1]),
    ];
    let choose = |state: AppState, choice| act(&state, Action::Choose(choice));
    act(&choices.into_iter().fold(boot("", None), choose), START)
}

fn place(state: &AppState, action: PlacingAction) -> AppState {
    table(state, TableAction::Place(action))
}

fn placing(state: &AppState) -> Placing {
    session(state).placing.unwrap()
}

fn shown(state: &AppState) -> usize {
    board_view(session(state)).pieces.len()
}

const fn piece(color: Color, role: Role) -> Piece {
    Piece { color, role }
}

#[test]
fn g3_every_piece_finds_its_square_by_tap_and_then_the_game_begins() {
    let mut state = begun(Level::One);
    assert_eq!(shown(&state), 0);
    let board = *session(&state).game().start().position().board();
    for (count, (square, piece)) in board.iter().enumerate() {
        assert_eq!(shown(&state), count);
        state = place(&state, PlacingAction::Choose(piece));
        state = tap(&state, &square.to_string());
    }
    assert_eq!(session(&state).placing, None);
    assert_eq!(shown(&state), 32);
    assert!(session(&state).is_paused(), "the clock starts only now");
    let started = table(&state, TableAction::Pause);
    let drawn = table(&started, TableAction::Draw);
    assert_eq!(session(&drawn).game().draw_pile_len(), 55);
}

#[test]
fn g3_the_pawns_that_walked_ahead_have_places_of_their_own() {
    let state = begun(Level::One);
    let put = |square| {
        place(
            &state,
            PlacingAction::Put(piece(Color::White, Role::Pawn), sq(square)),
        )
    };
    assert_eq!(shown(&put("d4")), 1);
    assert_eq!(shown(&put("e3")), 1);
    assert_eq!(placing(&put("d2")).wrong, Some(sq("d2")));
}

#[test]
fn a_wrong_square_is_explained_and_costs_nothing() {
    let why = |state: &AppState| placing_texts(texts(Locale::En), session(state)).1;
    let rook = piece(Color::White, Role::Rook);
    let learning = place(&begun(Level::One), PlacingAction::Choose(rook));
    assert_eq!(why(&learning), "");
    let wrong = tap(&learning, "b1");
    assert_eq!(shown(&wrong), 0);
    assert_eq!(
        placing(&wrong).chosen,
        Some(rook),
        "it is still in the hand"
    );
    assert_eq!(
        why(&wrong),
        "Not here. Look for a square that shows a rook."
    );
    assert_ne!(
        session(&wrong).refusals,
        session(&tap(&wrong, "b1")).refusals
    );
    assert_eq!(why(&tap(&learning, "a8")), "This side is for Black.");
    let right = tap(&wrong, "a1");
    assert_eq!((shown(&right), why(&right).as_str()), (1, ""));
    assert_eq!(why(&tap(&right, "a1")), "A piece stands here already.");
    // The official side shows nothing.
    let official = place(&begun(Level::Standard), PlacingAction::TurnOver);
    let wrong = place(&official, PlacingAction::Put(rook, sq("b1")));
    assert_eq!(why(&wrong), "Not here. Rooks stand in the corners.");
}

#[test]
fn g4_for_standard_the_board_is_turned_over_first() {
    let start = begun(Level::Standard);
    assert!(session(&start).is_printed());
    let rook = piece(Color::White, Role::Rook);
    let early = PlacingAction::Put(rook, sq("a1"));
    assert_eq!(shown(&place(&start, early)), 0);
    assert_eq!(shown(&place(&start, PlacingAction::All)), 0);
    let turned = place(&start, PlacingAction::TurnOver);
    assert!(!session(&turned).is_printed());
    assert_eq!(shown(&place(&turned, early)), 1);
}

#[test]
fn one_tap_places_all() {
    let all = place(&begun(Level::Three), PlacingAction::All);
    assert_eq!(session(&all).placing, None);
    assert_eq!(shown(&all), 32);
}

#[test]
fn no_card_is_drawn_and_nothing_moves_before_the_pieces_stand() {
    let state = begun(Level::One);
    for action in [
        TableAction::Draw,
        TableAction::Pause,
        TableAction::OfferDraw(Color::White),
        TableAction::DropPiece {
            from: sq("b1"),
            to: sq("c3"),
        },
    ] {
        assert_eq!(state.update(Action::Table(action, Millis::ZERO)), None);
    }
}

#[test]
fn a_reload_keeps_the_pieces_that_stand() {
    let state = begun(Level::One);
    let board = *session(&state).game().start().position().board();
    let some: Vec<(Square, Piece)> = board.iter().take(9).collect();
    let placed = some.iter().fold(state, |state, &(square, piece)| {
        place(&state, PlacingAction::Put(piece, square))
    });
    let restored = boot("", Some(write_save(&placed, Millis::ZERO)));
    assert_eq!(placing(&restored).placed, placing(&placed).placed);
    let standard = begun(Level::Standard);
    let turned = place(&standard, PlacingAction::TurnOver);
    for (state, is_turned) in [(standard, false), (turned, true)] {
        let restored = boot("", Some(write_save(&state, Millis::ZERO)));
        assert_eq!(placing(&restored).turned, is_turned);
    }
    let all = place(&placed, PlacingAction::All);
    let restored = boot("", Some(write_save(&all, Millis::ZERO)));
    assert_eq!(session(&restored).placing, None);
}
