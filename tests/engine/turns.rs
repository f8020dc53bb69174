//! Rules B5, B7 and L1: the course of a turn.

use chess_a_la_carte::engine::{
    Color, Command, CommandError, EndReason, Event, Outcome, Phase, Role, RoleSet,
};

use crate::support::{KINGS, dealt, game, mv, squares, turn};

#[test]
fn l1_1_a_turn_is_a_card_onto_the_own_pile_and_a_move_of_its_type() {
    let mut game = dealt("NP");
    assert_eq!(game.phase(), &Phase::Draw);
    game.advance(Command::Draw).unwrap();
    assert_eq!(
        game.phase(),
        &Phase::Move {
            roles: RoleSet::from(Role::Knight)
        }
    );
    assert_eq!(
        (
            game.discards(Color::White).len(),
            game.discards(Color::Black).len()
        ),
        (1, 0)
    );
    assert_eq!(game.draw_pile_len(), 1);
    game.advance(Command::Move(mv("g1f3"))).unwrap();
    assert_eq!((game.turn(), game.phase()), (Color::Black, &Phase::Draw));
    game.advance(Command::Draw).unwrap();
    assert_eq!(
        (
            game.discards(Color::White).len(),
            game.discards(Color::Black).len()
        ),
        (1, 1)
    );
}

#[test]
fn l1_1_no_move_before_the_card() {
    let mut game = dealt("N");
    assert_eq!(
        game.advance(Command::Move(mv("g1f3"))),
        Err(CommandError::DrawFirst)
    );
}

#[test]
fn b5_a_card_that_moves_something_must_be_used() {
    let mut game = dealt("NN");
    game.advance(Command::Draw).unwrap();
    let must = CommandError::MustMove {
        movable: squares("b1 g1"),
    };
    assert_eq!(game.advance(Command::Draw), Err(must));
    assert_eq!(
        game.advance(Command::AcceptLostTurn),
        Err(CommandError::NothingLost)
    );
}

#[test]
fn b5_taking_is_never_forced_not_even_of_the_king() {
    let mut game = game("4k3/8/8/8/8/8/8/K3R3 w - - 0 1", "RK");
    turn(&mut game, "e1e2");
    assert_eq!(game.outcome(), None);
}

#[test]
fn b7_taking_the_king_wins() {
    let mut game = game("4k3/8/8/8/8/8/8/K3R3 w - - 0 1", "RK");
    let events = turn(&mut game, "e1e8");
    let over = Event::GameOver {
        outcome: Outcome::Win(Color::White),
        reason: EndReason::KingTaken,
    };
    assert_eq!(events.last(), Some(&over));
    assert_eq!(game.advance(Command::Draw), Err(CommandError::GameOver));
}

#[test]
fn b7_a_king_may_take_the_other_king() {
    let mut game = game("8/8/8/3k4/3K4/8/8/8 w - - 0 1", "K");
    turn(&mut game, "d4d5");
    assert_eq!(
        game.outcome(),
        Some((Outcome::Win(Color::White), EndReason::KingTaken))
    );
}

#[test]
fn b7_a_draw_is_suggested_after_100_quiet_turns() {
    let mut game = game(KINGS, "K");
    let mut suggested = Vec::new();
    for number in 1..=200 {
        let (from, to) = match number % 4 {
            1 => ("e1", "e2"),
            2 => ("e8", "e7"),
            3 => ("e2", "e1"),
            _ => ("e7", "e8"),
        };
        if turn(&mut game, &format!("{from}{to}")).contains(&Event::DrawSuggested) {
            suggested.push(number);
        }
    }
    assert_eq!(suggested, [100, 200]);
    assert_eq!(game.outcome(), None);
}

#[test]
fn b7_lost_turns_count_as_quiet_and_a_pawn_move_starts_again() {
    let mut game = game("4k3/p7/8/8/8/8/P7/4K3 w - - 98 60", "NNP");
    assert!(!turn(&mut game, "--").contains(&Event::DrawSuggested));
    assert!(turn(&mut game, "--").contains(&Event::DrawSuggested));
    assert!(!turn(&mut game, "a2a3").contains(&Event::DrawSuggested));
    assert_eq!(game.position().halfmoves(), 0);
}

#[test]
fn l1_3_an_empty_draw_pile_is_made_of_both_discard_piles() {
    let mut game = dealt("NP");
    turn(&mut game, "g1f3");
    turn(&mut game, "a7a6");
    assert_eq!(game.draw_pile_len(), 0);
    let events = game.advance(Command::Draw).unwrap();
    assert_eq!(events.first(), Some(&Event::Reshuffled { cards: 2 }));
    assert_eq!(game.draw_pile_len(), 1);
    assert_eq!(
        (
            game.discards(Color::White).len(),
            game.discards(Color::Black).len()
        ),
        (1, 0)
    );
}

#[test]
fn l1_3_the_pile_is_not_reshuffled_before_a_card_is_needed() {
    let mut game = dealt("N");
    let events = game.advance(Command::Draw).unwrap();
    assert!(
        !events
            .iter()
            .any(|event| matches!(event, Event::Reshuffled { .. }))
    );
    assert_eq!(game.draw_pile_len(), 0);
}

#[test]
fn l1_3_every_reshuffle_has_an_order_of_its_own() {
    // Only pawn cards and no pawns: every turn is lost, so the cards go round and round.
    let mut game = game("4k3/8/8/8/8/8/8/4K3 w - - 0 1", &"P".repeat(16));
    let mut orders = Vec::new();
    for _ in 0..2 {
        (0..16).for_each(|_| drop(turn(&mut game, "--")));
        let lying = [Color::White, Color::Black]
            .map(|color| game.discards(color).played())
            .concat();
        let mut order = Vec::new();
        let mut ahead = game.clone();
        for _ in 0..16 {
            let color = ahead.turn();
            turn(&mut ahead, "--");
            let drawn = ahead.discards(color).top().unwrap().id;
            order.push(lying.iter().position(|card| card.id == drawn).unwrap());
        }
        orders.push(order);
    }
    assert_ne!(orders[0], orders[1]);
}
