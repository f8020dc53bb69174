//! Rule U1: taking back restores everything, the order of the deck included.

use chess_a_la_carte::engine::{Color, Command, Game, Level, Phase, Start};

use crate::support::{dealt, mv, turn};

#[test]
fn u1_the_same_card_comes_again() {
    let mut game = Game::new(Start::new(Level::One, 11));
    let mut tops = Vec::new();
    for _ in 0..2 {
        game.advance(Command::Draw).unwrap();
        tops.push(game.discards(Color::White).top());
        game = game.undo().unwrap();
        assert_eq!(game.phase(), &Phase::Draw);
    }
    assert_eq!(tops[0], tops[1]);
}

#[test]
fn u1_taking_back_a_turn_leaves_its_card_on_the_pile() {
    let mut game = dealt("NPB");
    turn(&mut game, "g1f3");
    game.advance(Command::Draw).unwrap();
    let back = game.undo().unwrap();
    assert_eq!(back.turn(), Color::White);
    assert!(matches!(back.phase(), Phase::Move { .. }));
    assert!(back.discards(Color::Black).is_empty());
    assert_eq!(back.draw_pile_len(), 2);
}

#[test]
fn u1_a_reshuffle_comes_again_in_the_same_order() {
    let mut game = dealt("NPB");
    turn(&mut game, "g1f3");
    turn(&mut game, "a7a6");
    turn(&mut game, "f1d3");
    let before = game.clone();
    game.advance(Command::Draw).unwrap();
    let after = game.clone();
    let mut again = game.undo().unwrap();
    assert!(
        matches!(again.phase(), Phase::Move { .. }),
        "White's bishop card lies there again"
    );
    again.advance(Command::Move(mv("f1d3"))).unwrap();
    assert_eq!(again, before);
    again.advance(Command::Draw).unwrap();
    assert_eq!(again, after);
}

#[test]
fn u1_undo_then_redo_is_the_same_game() {
    let mut game = dealt("NPBQRK");
    turn(&mut game, "g1f3");
    turn(&mut game, "a7a6");
    let back = game.undo().unwrap().undo().unwrap();
    assert!(back.can_redo());
    let forth = back.redo().unwrap().redo().unwrap();
    assert_eq!(forth, game);
    assert!(!forth.can_redo());
}

#[test]
fn u1_a_new_move_forgets_what_was_taken_back() {
    let mut game = dealt("NPB");
    turn(&mut game, "g1f3");
    let mut back = game.undo().unwrap();
    back.advance(Command::Move(mv("b1c3"))).unwrap();
    assert!(!back.can_redo());
}

#[test]
fn u1_taking_back_undoes_the_end_too() {
    let mut game = dealt("NP");
    turn(&mut game, "g1f3");
    game.advance(Command::Resign(Color::Black)).unwrap();
    let back = game.undo().unwrap();
    assert_eq!(back.outcome(), None);
    assert!(game.undo().unwrap().redo().is_some());
}
