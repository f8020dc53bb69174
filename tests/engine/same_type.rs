//! Rules S: the Same-type card.

use chess_a_la_carte::engine::{Command, LostTurn, Phase, Role, RoleSet};

use crate::support::{dealt, game, turn};

fn roles<const N: usize>(roles: [Role; N]) -> Phase {
    Phase::Move {
        roles: roles.into_iter().collect(),
    }
}

#[test]
fn s1_either_type_on_top_of_the_two_discard_piles() {
    let mut game = dealt("NPS");
    turn(&mut game, "g1f3");
    turn(&mut game, "a7a6");
    game.advance(Command::Draw).unwrap();
    assert_eq!(game.phase(), &roles([Role::Knight, Role::Pawn]));
}

#[test]
fn s2_same_type_cards_are_looked_through() {
    let mut game = dealt("NPSS");
    turn(&mut game, "g1f3");
    turn(&mut game, "a7a6");
    turn(&mut game, "f3g1");
    // White's pile is N S, Black's is P: Black's card stands for N and P again.
    game.advance(Command::Draw).unwrap();
    assert_eq!(game.phase(), &roles([Role::Knight, Role::Pawn]));
}

#[test]
fn s2_the_topmost_piece_card_counts_not_an_older_one() {
    let mut game = dealt("NPBQS");
    turn(&mut game, "g1f3");
    turn(&mut game, "a7a6");
    turn(&mut game, "f1d3");
    turn(&mut game, "d8d7");
    game.advance(Command::Draw).unwrap();
    assert_eq!(game.phase(), &roles([Role::Bishop, Role::Queen]));
}

#[test]
fn s3_a_card_that_moved_nothing_counts_as_shown() {
    let mut game = dealt("RSP");
    turn(&mut game, "--");
    // Black's rooks are shut in as well, so the Same-type card stands for a rook and is lost.
    game.advance(Command::Draw).unwrap();
    assert!(matches!(
        game.phase(),
        Phase::LostTurn { why: LostTurn::AllStuck { stuck, .. } } if stuck.len() == 2
    ));
}

#[test]
fn s4_an_empty_pile_counts_for_nothing() {
    let mut game = dealt("NS");
    turn(&mut game, "g1f3");
    game.advance(Command::Draw).unwrap();
    assert_eq!(game.phase(), &roles([Role::Knight]));
}

#[test]
fn s4_a_pile_of_same_type_cards_counts_for_nothing() {
    let mut game = dealt("SNS");
    turn(&mut game, "--");
    turn(&mut game, "g8f6");
    game.advance(Command::Draw).unwrap();
    assert_eq!(game.phase(), &roles([Role::Knight]));
}

#[test]
fn s5_first_card_of_the_game_has_nothing_to_repeat() {
    let mut game = dealt("S");
    game.advance(Command::Draw).unwrap();
    assert_eq!(
        game.phase(),
        &Phase::LostTurn {
            why: LostTurn::NothingToRepeat
        }
    );
}

#[test]
fn s5_right_after_a_reshuffle_there_is_nothing_to_repeat() {
    let mut game = dealt("S");
    turn(&mut game, "--");
    game.advance(Command::Draw).unwrap();
    assert_eq!(
        game.phase(),
        &Phase::LostTurn {
            why: LostTurn::NothingToRepeat
        }
    );
}

#[test]
fn s6_the_type_that_can_move_must_be_used() {
    let mut game = dealt("RNS");
    turn(&mut game, "--");
    turn(&mut game, "g8f6");
    game.advance(Command::Draw).unwrap();
    assert_eq!(game.phase(), &roles([Role::Knight, Role::Rook]));
    assert!(
        game.legal_moves()
            .iter()
            .all(|mv| ["b1", "g1"].contains(&&*mv.from.to_string()))
    );
    assert!(!game.legal_moves().is_empty());
}

#[test]
fn s6_lost_only_when_neither_type_can_move() {
    let mut game = game("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "QRS");
    turn(&mut game, "--");
    turn(&mut game, "--");
    game.advance(Command::Draw).unwrap();
    let both = RoleSet::from(Role::Queen).with(Role::Rook);
    assert_eq!(
        game.phase(),
        &Phase::LostTurn {
            why: LostTurn::NoneLeft(both)
        }
    );
}
