//! What the components draw.

use chess_a_la_carte::app::{
    AppState, Arrow, BoardView, SquareView, TableAction, Target, board_view, tray_view,
};
use chess_a_la_carte::engine::{CardKind, Role};

use crate::support::{linked, session, sq, table, tap, turn};

fn square(view: &BoardView, name: &str) -> SquareView {
    *view
        .squares
        .iter()
        .find(|view| view.square == sq(name))
        .unwrap()
}

fn marked(view: &BoardView, mark: impl Fn(&SquareView) -> bool) -> String {
    let mut names: Vec<String> = view
        .squares
        .iter()
        .filter(|square| mark(square))
        .map(|view| view.square.to_string())
        .collect();
    names.sort();
    names.join(" ")
}

#[test]
fn squares_are_read_as_the_board_is_turned() {
    let start = linked("deck=N");
    let order = |state| {
        let view = board_view(session(state));
        [
            view.squares[0].square,
            view.squares[7].square,
            view.squares[56].square,
            view.squares[63].square,
        ]
        .map(|square| square.to_string())
    };
    assert_eq!(order(&start), ["a8", "h8", "a1", "h1"]);
    assert_eq!(
        order(&table(&start, TableAction::Flip)),
        ["h1", "a1", "h8", "a8"]
    );
}

#[test]
fn movable_pieces_targets_and_the_last_move_are_marked() {
    let drawn = table(&linked("deck=NP"), TableAction::Draw);
    assert_eq!(
        marked(&board_view(session(&drawn)), |view| view.movable),
        "b1 g1"
    );
    let picked = board_view(session(&tap(&drawn, "g1")));
    assert_eq!(
        marked(&picked, |view| view.target == Some(Target::Move)),
        "e2 f3 h3"
    );
    assert!(square(&picked, "g1").selected);
    let moved = board_view(session(&tap(&tap(&drawn, "g1"), "f3")));
    assert_eq!(marked(&moved, |view| view.last), "f3 g1");
    assert_eq!(marked(&moved, |view| view.movable), "");
}

#[test]
fn a_capture_is_marked_as_one() {
    let drawn = table(
        &linked("deck=R&fen=4k3/8/8/8/p7/8/8/R3K3_w"),
        TableAction::Draw,
    );
    let picked = board_view(session(&tap(&drawn, "a1")));
    assert_eq!(
        marked(&picked, |view| view.target == Some(Target::Capture)),
        "a4"
    );
}

#[test]
fn a_lost_turn_shows_the_stuck_pieces_and_what_blocks_them() {
    let lost = board_view(session(&table(&linked("deck=R"), TableAction::Draw)));
    assert_eq!(marked(&lost, |view| view.stuck), "a1 h1");
    assert_eq!(marked(&lost, |view| view.blocker), "a2 b1 g1 h2");
}

#[test]
fn a_refused_move_shows_an_arrow_and_what_is_in_the_way() {
    let drawn = table(&linked("deck=B"), TableAction::Draw);
    let refused = board_view(session(&tap(&tap(&drawn, "f1"), "h3")));
    assert_eq!(
        refused.arrow,
        Some(Arrow {
            from: sq("f1"),
            to: sq("h3")
        })
    );
    assert_eq!(marked(&refused, |view| view.blocker), "g2");
}

#[test]
fn a_taken_piece_is_seen_to_leave_the_board_and_then_is_gone() {
    let leaving = |state: &AppState| -> Vec<u8> {
        let view = board_view(session(state));
        let taken = view.pieces.iter().filter(|piece| piece.taken);
        taken.map(|piece| piece.id).collect()
    };
    let start = linked("deck=NPNP&fen=4k3/8/8/4p3/8/5N2/8/4K3_w");
    let taken = turn(&start, "f3e5");
    assert_eq!(leaving(&taken), [sq("e5").index()]);
    let next = table(&taken, TableAction::Draw);
    assert_eq!(leaving(&next), [0; 0]);
    assert_eq!(board_view(session(&next)).pieces.len(), 3);
}

#[test]
fn g4_the_board_lies_with_the_learning_side_up_where_cards_are_used() {
    for (link, learning) in [
        ("level=1", true),
        ("level=advanced", true),
        ("level=standard", false),
    ] {
        assert_eq!(board_view(session(&linked(link))).learning, learning);
    }
}

#[test]
fn a_piece_keeps_its_number_from_move_to_move() {
    let start = linked("deck=NPNP&fen=4k3/8/8/4p3/8/5N2/8/4K3_w");
    let taken = turn(&start, "f3e5");
    let view = board_view(session(&taken));
    let knight = view
        .pieces
        .iter()
        .find(|piece| piece.square == sq("e5") && !piece.taken)
        .unwrap();
    assert_eq!(
        (knight.id, knight.piece.role),
        (sq("f3").index(), Role::Knight)
    );
    assert!(view.pieces.is_sorted_by_key(|piece| piece.id));
}

#[test]
fn the_tray_shows_counts_tops_and_what_same_type_stands_for() {
    let start = linked("deck=NPS");
    let tray = tray_view(session(&start));
    assert_eq!((tray.draw_count, tray.can_draw), (3, true));
    assert!(!tray.to_hand && tray_view(session(&linked("level=2"))).to_hand);
    let third = table(&turn(&turn(&start, "g1f3"), "a7a6"), TableAction::Draw);
    let tray = tray_view(session(&third));
    let [white, black] = &tray.discards;
    assert_eq!((white.count, black.count, tray.draw_count), (2, 1, 0));
    assert_eq!(white.top.unwrap().kind, CardKind::SameType);
    assert_eq!(white.stands_for, [Role::Pawn, Role::Knight]);
    assert!(white.active && !black.active && !tray.can_draw);
}

#[test]
fn a_piece_that_is_tapped_in_vain_carries_a_padlock() {
    let drawn = table(&linked("deck=NP"), TableAction::Draw);
    let tapped = board_view(session(&tap(&drawn, "f1")));
    assert_eq!(marked(&tapped, |view| view.stuck), "f1");
    assert_eq!(tapped.arrow, None);
    let early = board_view(session(&tap(&linked("deck=NP"), "g1")));
    assert_eq!(marked(&early, |view| view.stuck), "g1");
}
