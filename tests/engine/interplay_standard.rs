//! Clauses of C that only show where two rules meet.

use chess_a_la_carte::engine::{Color, Command, CommandError, EndReason, Event, Level, Outcome};

use crate::support::{dealt, hands, moves, mv, sq, standard, turn};

#[test]
fn c5_the_oracle_allows_only_the_queen_s_side() {
    let game = standard("4k3/8/8/8/2b5/8/3P1PPP/R3K2R w KQ - 0 1");
    let castlings: Vec<_> = ["e1g1", "e1c1"]
        .into_iter()
        .filter(|text| game.legal_moves().contains(&mv(text)))
        .collect();
    assert_eq!(castlings, ["e1c1"]);
}

#[test]
fn c5_an_attacked_rook_castles() {
    let mut game = standard("4k2r/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    moves(&mut game, "e1g1");
}

#[test]
fn c7_too_little_material_by_promotion_is_a_draw_at_once() {
    for (letter, drawn) in [('q', false), ('r', false), ('b', true), ('n', true)] {
        let mut game = standard("8/P6k/8/8/8/8/8/K7 w - - 0 1");
        moves(&mut game, &format!("a7a8{letter}"));
        assert_eq!(game.outcome().is_some(), drawn, "{letter}");
    }
}

#[test]
fn c7_bishops_of_one_colour_any_number_either_side() {
    for (fen, drawn) in [
        ("4kb2/8/8/8/8/8/8/2B1K3 w - - 0 1", true),
        ("4k1b1/8/8/8/8/8/8/2B1K3 w - - 0 1", false),
        ("4kb2/8/8/8/8/8/1B6/B3K3 w - - 0 1", true),
        ("4k3/8/8/8/8/8/8/2B1KB2 w - - 0 1", false),
        ("4k3/8/8/8/8/8/8/1N2K1N1 w - - 0 1", false),
        ("4kn2/8/8/8/8/8/8/4K1N1 w - - 0 1", false),
        ("4k3/8/8/8/8/8/7p/4K3 w - - 0 1", false),
    ] {
        let game = standard(fen);
        let wanted = Some((Outcome::Draw, EndReason::InsufficientMaterial));
        assert_eq!(game.outcome(), wanted.filter(|_| drawn), "{fen}");
    }
}

#[test]
fn c8_a_position_with_more_castling_rights_counts_apart() {
    let mut game = standard("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    let round = "a1b1 e8e7 b1a1 e7e8";
    moves(&mut game, round);
    moves(&mut game, round);
    assert_eq!(
        game.outcome(),
        None,
        "the first time White could castle long"
    );
    // With the rook on b1 the right is gone each time: this is the third.
    moves(&mut game, "a1b1");
    assert_eq!(game.outcome(), Some((Outcome::Draw, EndReason::Repetition)));
}

#[test]
fn c8_a_capture_or_a_pawn_move_begins_the_fifty_moves_again() {
    let mut capture = standard("6k1/8/8/8/8/8/r7/R5K1 w - - 99 60");
    moves(&mut capture, "a1a2");
    assert_eq!(
        (capture.outcome(), capture.position().halfmoves()),
        (None, 0)
    );
    let mut pawn = standard("6k1/5pp1/8/8/8/8/P7/R5K1 w - - 99 60");
    moves(&mut pawn, "a2a3");
    assert_eq!((pawn.outcome(), pawn.position().halfmoves()), (None, 0));
}

#[test]
fn c9_only_the_same_piece_between_the_same_squares_and_either_side_claims() {
    let fen = "4k2r/8/8/8/8/8/8/R3K3 w - - 0 1";
    for claimer in Color::ALL {
        let mut game = standard(fen);
        moves(&mut game, "a1a2 h8h7 a2a1 h7h8 a1a2 h8h7");
        game.advance(Command::ClaimDraw(claimer)).unwrap();
        assert_eq!(game.outcome(), Some((Outcome::Draw, EndReason::Shuttle)));
    }
    for other in [
        "a1a2 h8h7 a2a1 h7h8 e1e2 h8h7",
        "a1a2 h8h7 a2a1 h7h8 a1a3 h8h7",
        "a1a2 h8h7 a2a1 h7h8 a1a2 e8e7",
    ] {
        let mut game = standard(fen);
        moves(&mut game, other);
        let claim = game.advance(Command::ClaimDraw(Color::White));
        assert_eq!(claim, Err(CommandError::NothingToClaim), "{other}");
    }
}

#[test]
fn b7_c9_nothing_is_claimed_in_the_basic_game() {
    let mut game = crate::support::game("4k2r/8/8/8/8/8/8/R3K3 w - - 200 60", "R");
    for _ in 0..3 {
        for text in ["a1a2", "h8h7", "a2a1", "h7h8"] {
            turn(&mut game, text);
        }
    }
    let claim = game.advance(Command::ClaimDraw(Color::White));
    assert_eq!(claim, Err(CommandError::NothingToClaim));
    assert_eq!(game.outcome(), None);
}

#[test]
fn c10_a_lost_turn_or_a_new_hand_declines_the_other_s_offer_and_keeps_the_own() {
    let declined = Event::DrawDeclined { by: Color::White };
    let mut lost = dealt("RP");
    lost.advance(Command::OfferDraw(Color::Black)).unwrap();
    assert!(turn(&mut lost, "--").contains(&declined));
    let mut own = dealt("RP");
    own.advance(Command::OfferDraw(Color::White)).unwrap();
    turn(&mut own, "--");
    assert_eq!(own.draw_offer(), Some(Color::White));
    let mut changed = hands(Level::Two, "", "", "NBQKPPP", "NNN,PPP");
    changed.advance(Command::OfferDraw(Color::Black)).unwrap();
    changed.advance(Command::Draw).unwrap();
    let events = changed.advance(Command::ChangeHand).unwrap();
    assert!(events.contains(&declined));
}

#[test]
fn c10_drawing_a_card_or_touching_a_piece_does_not_decline() {
    let mut game = hands(Level::Two, "H9", "", "NBQKPPP", "NNP,PPP");
    game.advance(Command::OfferDraw(Color::Black)).unwrap();
    game.advance(Command::Draw).unwrap();
    game.advance(Command::Touch(sq("g1"))).unwrap();
    assert_eq!(game.draw_offer(), Some(Color::Black));
    game.advance(Command::AcceptDraw(Color::White)).unwrap();
    assert_eq!(game.outcome(), Some((Outcome::Draw, EndReason::DrawAgreed)));
}

#[test]
fn c10_a_game_that_ends_otherwise_leaves_no_offer() {
    let mut game = standard("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1");
    game.advance(Command::OfferDraw(Color::White)).unwrap();
    moves(&mut game, "a1a8");
    assert_eq!(game.draw_offer(), None);
    assert_eq!(
        game.advance(Command::AcceptDraw(Color::Black)),
        Err(CommandError::GameOver)
    );
}

#[test]
fn c11_either_side_resigns_at_the_other_s_turn_and_in_every_phase() {
    let mut phases = Vec::new();
    let mut lost = dealt("RP");
    phases.push(lost.clone());
    lost.advance(Command::Draw).unwrap();
    phases.push(lost);
    let mut choosing = hands(Level::Two, "", "", "NBQKPPP", "NNN,PPP");
    choosing.advance(Command::OfferDraw(Color::White)).unwrap();
    choosing.advance(Command::Draw).unwrap();
    phases.push(choosing);
    for game in phases {
        for by in Color::ALL {
            let (over, _) = game.apply(Command::Resign(by)).unwrap();
            let wanted = (Outcome::Win(by.opponent()), EndReason::Resigned);
            assert_eq!(over.outcome(), Some(wanted));
            let again = over.apply(Command::Resign(by.opponent()));
            assert_eq!(again.unwrap_err(), CommandError::GameOver);
        }
    }
}
