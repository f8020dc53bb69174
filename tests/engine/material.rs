//! Rules G: the board, the deck, the start.

use chess_a_la_carte::engine::{CardKind, Color, Fen, Game, Level, Role, Start};

use crate::support::{move_counts, position, rules, sq};

#[test]
fn g1_a1_is_dark_and_white_begins() {
    assert!(!sq("a1").is_light());
    assert!(sq("h1").is_light());
    let game = Game::new(Start::new(Level::One, 0));
    assert_eq!(game.turn(), Color::White);
}

#[test]
fn g1_each_queen_starts_on_her_own_colour() {
    let board = *rules(Level::One).position().board();
    assert!(board.pieces(Color::White, Role::Queen).contains(sq("d1")) && sq("d1").is_light());
    assert!(board.pieces(Color::Black, Role::Queen).contains(sq("d8")) && !sq("d8").is_light());
}

#[test]
fn g2_the_deck_has_56_cards() {
    let letters = Start::new(Level::One, 3).pile_letters();
    let count = |kind: CardKind| letters.matches(kind.letter()).count();
    assert_eq!(letters.len(), 56);
    assert_eq!(CardKind::ALL.map(count), [11, 8, 8, 8, 8, 7, 6]);
}

#[test]
fn g2_another_seed_deals_another_order() {
    assert_ne!(
        Start::new(Level::One, 1).pile_letters(),
        Start::new(Level::One, 2).pile_letters()
    );
}

#[test]
fn g3_the_learning_side() {
    let start = rules(Level::One);
    assert_eq!(Fen(start.position().to_setup()).to_string(), start.start);
    assert_eq!(move_counts(&start.position()), [13, 6, 6, 0, 6, 2]);
}

#[test]
fn g4_the_normal_array() {
    let normal = position("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    assert_eq!(move_counts(&normal), [16, 4, 0, 0, 0, 0]);
}

#[test]
fn g5_a_draw_pile_in_the_middle_and_a_discard_pile_for_each_player() {
    let mut game = Game::new(
        Start::new(Level::One, 0)
            .with_cards(Some("NPB"), None)
            .unwrap(),
    );
    crate::support::turn(&mut game, "g1f3");
    crate::support::turn(&mut game, "a7a6");
    let top = |color| game.discards(color).top().map(|card| card.kind.letter());
    assert_eq!(
        (top(Color::White), top(Color::Black)),
        (Some('N'), Some('P'))
    );
    assert_eq!(game.draw_pile_len(), 1);
}

#[test]
fn g6_values() {
    let values = Role::ALL.map(Role::value);
    assert_eq!(values, [Some(1), Some(3), Some(3), Some(5), Some(9), None]);
}
