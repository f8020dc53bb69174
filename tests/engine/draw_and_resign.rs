//! Rule B7: resigning and agreeing to a draw.

use chess_a_la_carte::engine::{Color, Command, CommandError, EndReason, Event, Outcome};

use crate::support::{dealt, turn};

#[test]
fn b7_each_side_may_resign_at_any_time() {
    for by in Color::ALL {
        let (game, _) = dealt("N").apply(Command::Resign(by)).unwrap();
        assert_eq!(
            game.outcome(),
            Some((Outcome::Win(by.opponent()), EndReason::Resigned))
        );
    }
}

#[test]
fn b7_a_draw_needs_both_sides() {
    let mut game = dealt("NP");
    let accept = Command::AcceptDraw(Color::Black);
    assert_eq!(game.advance(accept), Err(CommandError::NoOffer));
    game.advance(Command::OfferDraw(Color::White)).unwrap();
    assert_eq!(
        game.advance(Command::AcceptDraw(Color::White)),
        Err(CommandError::NoOffer)
    );
    game.advance(accept).unwrap();
    assert_eq!(game.outcome(), Some((Outcome::Draw, EndReason::DrawAgreed)));
}

#[test]
fn b7_an_offer_stands_until_the_other_side_answers_or_moves() {
    let mut game = dealt("NPN");
    game.advance(Command::OfferDraw(Color::White)).unwrap();
    let again = game.advance(Command::OfferDraw(Color::White));
    assert_eq!(again, Err(CommandError::AlreadyOffered));
    turn(&mut game, "g1f3");
    assert_eq!(
        game.draw_offer(),
        Some(Color::White),
        "the own move does not withdraw it"
    );
    let events = turn(&mut game, "a7a6");
    assert!(events.contains(&Event::DrawDeclined { by: Color::Black }));
    assert_eq!(game.draw_offer(), None);
}

#[test]
fn b7_two_offers_are_an_agreement_and_a_declined_one_is_gone() {
    let mut game = dealt("N");
    game.advance(Command::OfferDraw(Color::Black)).unwrap();
    game.advance(Command::DeclineDraw(Color::White)).unwrap();
    assert_eq!(game.draw_offer(), None);
    game.advance(Command::OfferDraw(Color::Black)).unwrap();
    game.advance(Command::OfferDraw(Color::White)).unwrap();
    assert_eq!(game.outcome(), Some((Outcome::Draw, EndReason::DrawAgreed)));
}
