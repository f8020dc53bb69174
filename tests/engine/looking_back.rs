//! A game as it stood at any of its turns.

use chess_a_la_carte::engine::{Color, Command, Game, Level, LostTurn, Phase, Start};

use crate::support::{dealt, mv, turn};

#[test]
fn after_turns_is_the_game_as_it_stood() {
    let mut game = dealt("NRP");
    let mut stood = vec![game.clone()];
    for text in ["g1f3", "--", "a2a3"] {
        turn(&mut game, text);
        stood.push(game.clone());
    }
    for ((before, ply), then) in game.turns().zip(&stood) {
        assert_eq!((&before, ply.color), (then.position(), then.turn()));
    }
    assert_eq!(game.turns().count(), 3);
    game.advance(Command::Resign(Color::Black)).unwrap();
    for (turns, then) in stood.iter().enumerate().take(3) {
        assert_eq!(&game.after_turns(turns), then, "after {turns}");
    }
    // The end is the whole game, with what ended it.
    assert_eq!(game.after_turns(3), game);
    assert_eq!(game.after_turns(usize::MAX), game);
}

#[test]
fn what_was_taken_back_is_not_in_the_past() {
    let mut game = dealt("NRP");
    turn(&mut game, "g1f3");
    turn(&mut game, "--");
    let back = game.undo().unwrap();
    assert!(back.can_redo());
    assert!(!back.after_turns(9).can_redo());
    assert_eq!(back.after_turns(9).plies().len(), 1);
}

#[test]
fn l1_2_before_a_lost_turn_its_reason_stands() {
    let mut game = dealt("NRP");
    turn(&mut game, "g1f3");
    turn(&mut game, "--");
    let before = game.before_turn(1).unwrap();
    let Phase::LostTurn { why } = before.phase() else {
        panic!("a lost turn");
    };
    assert!(matches!(why, LostTurn::AllStuck { .. }));
    let rook = before.discards(Color::Black).top().unwrap();
    assert_eq!(before.why_dead(rook).as_ref(), Some(why));
    let knight = before.discards(Color::White).top().unwrap();
    assert_eq!(before.why_dead(knight), None);
    assert_eq!(game.before_turn(2), None);
}

#[test]
fn l2_2_before_a_turn_the_drawn_card_is_the_last_of_the_hand() {
    let mut game = Game::new(Start::new(Level::Two, 3));
    game.advance(Command::Draw).unwrap();
    let drawn = *game.hand(Color::White).last().unwrap();
    let (card, mv) = game
        .hand(Color::White)
        .iter()
        .find_map(|&card| Some((card, *game.card_moves(card).first()?)))
        .unwrap();
    game.advance(Command::Play(card.id, mv)).unwrap();
    let before = game.before_turn(0).unwrap();
    assert_eq!(before.hand(Color::White).last(), Some(&drawn));
    assert_eq!(before.hand(Color::White).len(), 4);
}

#[test]
fn offers_and_touches_between_turns_stay_where_they_were() {
    let mut game = dealt("NNP");
    game.advance(Command::OfferDraw(Color::Black)).unwrap();
    game.advance(Command::DeclineDraw(Color::White)).unwrap();
    turn(&mut game, "g1f3");
    game.advance(Command::Draw).unwrap();
    assert_eq!(game.after_turns(0).commands(), []);
    assert_eq!(game.before_turn(0).unwrap().commands().len(), 3);
    game.advance(Command::Move(mv("b8c6"))).unwrap();
    assert_eq!(game.after_turns(1).commands().len(), 4);
}
