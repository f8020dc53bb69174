//! Two players across the table: who looks at which hand, and whose buttons are whose.

use chess_a_la_carte::app::{
    Action, AppState, Choice, HandView, Question, Seating, TableAction, Told, board_view,
    hand_view, tray_view,
};
use chess_a_la_carte::engine::{Color, Millis, Phase};

use crate::support::{act, linked, session, sq, table, tap};

const HANDS: &str = "level=2&hands=NPB,RPQ&deck=KKKK";

fn facing(link: &str) -> AppState {
    act(
        &linked(link),
        Action::Choose(Choice::Seating(Seating::Facing)),
    )
}

fn view(state: &AppState, color: Color) -> HandView {
    hand_view(session(state), color)
}

fn peek(state: &AppState, whose: Option<Color>) -> AppState {
    table(state, TableAction::Peek(whose))
}

#[test]
fn no_tablet_is_handed_over_and_no_hand_lies_open() {
    let start = facing(HANDS);
    assert!(session(&start).is_covered());
    assert!(!session(&start).awaits_hand_over());
    for color in Color::ALL {
        let view = view(&start, color);
        assert_eq!((view.cards, view.count, view.peek), (None, 3, Some(false)));
    }
    assert!(tray_view(session(&start)).can_draw);
    let drawn = table(&start, TableAction::Draw);
    assert_eq!(view(&drawn, Color::White).count, 4);
    assert_eq!(view(&drawn, Color::White).cards, None, "drawn face down");
}

#[test]
fn each_player_looks_at_the_own_hand_alone_and_it_covers_with_the_turn() {
    let drawn = table(&facing(HANDS), TableAction::Draw);
    let waiting = peek(&drawn, Some(Color::Black));
    assert!(view(&waiting, Color::Black).cards.is_some());
    assert!(view(&waiting, Color::White).cards.is_none());
    let open = peek(&waiting, Some(Color::White));
    assert!(view(&open, Color::White).cards.is_some());
    assert!(view(&open, Color::Black).cards.is_none());
    let played = tap(&tap(&open, "g1"), "f3");
    assert_eq!(session(&played).game().turn(), Color::Black);
    for color in Color::ALL {
        assert_eq!(view(&played, color).cards, None);
    }
}

#[test]
fn a_covered_hand_is_not_told_by_the_board() {
    let drawn = table(&facing(HANDS), TableAction::Draw);
    assert_eq!(*session(&drawn).game().phase(), Phase::Choose);
    for square in ["g1", "a2", "d1", "e8"] {
        assert_eq!(drawn, tap(&drawn, square), "{square}");
    }
    let dropped = TableAction::DropPiece {
        from: sq("g1"),
        to: sq("f3"),
    };
    assert_eq!(drawn, table(&drawn, dropped));
    assert!(
        board_view(session(&drawn))
            .squares
            .iter()
            .all(|view| !view.usable())
    );
    // What was refused or chosen while it lay open is covered with it.
    let refused = tap(&peek(&drawn, Some(Color::White)), "d1");
    assert!(matches!(session(&refused).told, Told::Refused { .. }));
    let covered = peek(&refused, None);
    assert_eq!(session(&covered).told, Told::Happened([].into()));
    let picked = tap(&peek(&drawn, Some(Color::White)), "g1");
    assert_eq!(session(&picked).selected, Some(sq("g1")));
    assert_eq!(session(&peek(&picked, None)).selected, None);
}

#[test]
fn sitting_side_by_side_nobody_peeks() {
    let start = linked(HANDS);
    let peeked = peek(&start, Some(Color::White));
    assert_eq!(view(&peeked, Color::White).cards, None);
    assert_eq!(view(&peeked, Color::White).peek, None);
    // Nor does an open hand stay open when they sit down so.
    let open = peek(&facing(HANDS), Some(Color::White));
    let moved = act(&open, Action::Choose(Choice::Seating(Seating::Fixed)));
    assert_eq!(view(&moved, Color::White).cards, None);
}

#[test]
fn k1_across_the_table_the_clock_runs_from_the_beginning_of_the_turn() {
    let ready = facing("level=2&hands=NPB,RPQ&deck=KKKK&clock=5+0");
    let running = table(&ready, TableAction::Pause);
    let clock = session(&running).timed.clock().unwrap();
    assert_eq!(clock.running(), Some(Color::White));
}

#[test]
fn c10_either_side_offers_and_the_other_answers_c11_either_side_resigns() {
    let start = facing(HANDS);
    let offered = table(&start, TableAction::OfferDraw(Color::Black));
    assert_eq!(session(&offered).game().draw_offer(), Some(Color::Black));
    assert_eq!(session(&offered).addressee(), Color::White);
    let asked = table(&start, TableAction::Ask(Question::Resign(Color::Black)));
    let resigned = act(
        &asked,
        Action::Table(TableAction::Answer { yes: true }, Millis::ZERO),
    );
    let (outcome, _) = session(&resigned).game().outcome().unwrap();
    assert_eq!(outcome.winner(), Some(Color::White));
}
