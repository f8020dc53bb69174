//! Rules A: all of chess, except that a card says which type moves.

use chess_a_la_carte::engine::{
    Color, Command, CommandError, EndReason, Event, Game, Level, Outcome, PlyAction, Refusal, Role,
    Special,
};

use crate::support::{card, hands, mv, play, sq};

fn advanced(fen: &str, deck: &str, held: &str) -> Game {
    hands(Level::Advanced, "", fen, deck, held)
}

fn drawn(fen: &str, deck: &str, held: &str) -> Game {
    let mut game = advanced(fen, deck, held);
    game.advance(Command::Draw).unwrap();
    game
}

fn refusal(game: &mut Game, letter: char, text: &str) -> Refusal {
    match game.advance(Command::Play(card(game, letter), mv(text))) {
        Err(CommandError::Refused(refusal)) => refusal,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a1_five_cards_and_the_learning_side() {
    let game = advanced("", "PPPPPPP", "NNNNN,PPPPP");
    assert_eq!(
        game.start().position(),
        &crate::support::rules(Level::Three).position()
    );
}

#[test]
fn a2_no_move_may_leave_the_king_in_attack() {
    let pinned = "4k3/8/8/8/4r3/8/4N3/4K3 w - - 0 1";
    let mut game = drawn(pinned, "KPPPP", "NKKPP,PPPPP");
    assert!(matches!(
        refusal(&mut game, 'N', "e2c3"),
        Refusal::Pinned { by, .. } if by == sq("e4")
    ));
    let knight = *game
        .hand(Color::White)
        .iter()
        .find(|card| card.kind.letter() == 'N')
        .unwrap();
    assert!(
        game.card_moves(knight).is_empty(),
        "the knight card gives no move"
    );
    game.advance(Command::PlayDead(knight.id)).unwrap();
}

#[test]
fn a2_the_king_steps_into_no_attack_and_kings_never_touch() {
    let mut game = drawn("8/8/8/3k4/r7/3K4/8/8 w - - 0 1", "KPPPP", "KKKPP,PPPPP");
    assert_eq!(
        refusal(&mut game, 'K', "d3c4"),
        Refusal::KingAttacked {
            by: sq("a4"),
            attacker: Role::Rook
        }
    );
    let mut game = drawn("8/8/8/3k4/8/3K4/8/7R w - - 0 1", "KPPPP", "KKKPP,PPPPP");
    assert_eq!(refusal(&mut game, 'K', "d3d4"), Refusal::KingsTouch);
}

const IN_CHECK: &str = "4r2k/8/8/8/Q7/8/3P1P2/4KB2 w - - 0 1";

#[test]
fn a3_an_answer_in_hand_must_be_played() {
    // The bishop can block; three rook cards would allow a change of hand.
    let mut game = drawn(IN_CHECK, "RPPPP", "RRRBN,PPPPP");
    assert_eq!(game.may_change_hand(), Err(CommandError::MustAnswerCheck));
    let dead = Command::PlayDead(card(&game, 'N'));
    assert_eq!(game.advance(dead), Err(CommandError::MustAnswerCheck));
    assert_eq!(
        refusal(&mut game, 'B', "f1g2"),
        Refusal::StillInCheck {
            by: sq("e8"),
            attacker: Role::Rook
        }
    );
    game.advance(Command::Play(card(&game, 'B'), mv("f1e2")))
        .unwrap();
}

#[test]
fn a4_without_an_answer_the_turn_is_lost_and_the_king_may_be_taken() {
    let mut game = drawn(IN_CHECK, "NRPPPPPPPP", "NNNPP,RPPPP");
    assert!(!game.hand_moves());
    game.advance(Command::ChangeHand).unwrap();
    assert_eq!(game.outcome(), None);
    let events = play(&mut game, 'R', "e8e1");
    assert_eq!(
        game.outcome(),
        Some((Outcome::Win(Color::Black), EndReason::KingTaken))
    );
    assert!(matches!(
        events[2],
        Event::Moved { moved, .. } if moved.captured == Some(Role::King)
    ));
}

#[test]
fn a4_a_dead_card_may_be_played_instead() {
    let mut game = drawn(IN_CHECK, "NRPPPPPPPP", "NNNPP,RPPPP");
    game.advance(Command::PlayDead(card(&game, 'N'))).unwrap();
    assert_eq!(game.plies()[0].action, PlyAction::Lost);
}

#[test]
fn a4_the_taker_s_own_king_is_not_looked_at() {
    // Black's rook is pinned by the queen, and still takes the king that a lost turn left there.
    let fen = "4k3/4r3/8/8/8/8/4Q3/4K3 w - - 0 1";
    let mut game = advanced(fen, "NPPPPPPPPP", "NNNNN,RPPPP");
    game.advance(Command::Draw).unwrap();
    game.advance(Command::PlayDead(card(&game, 'N'))).unwrap();
    assert_eq!(game.outcome(), None);
    // The queen shields her king here, so there is nothing to take yet.
    assert!(game.position().king_captures(Role::Rook.into()).is_empty());
    let open = "3k4/4r3/8/6B1/8/8/8/4K3 w - - 0 1";
    let mut game = advanced(open, "NPPPPPPPPP", "NNNNN,RPPPP");
    game.advance(Command::Draw).unwrap();
    game.advance(Command::PlayDead(card(&game, 'N'))).unwrap();
    game.advance(Command::Draw).unwrap();
    game.advance(Command::Play(card(&game, 'R'), mv("e7e1")))
        .unwrap();
    assert_eq!(
        game.outcome(),
        Some((Outcome::Win(Color::Black), EndReason::KingTaken))
    );
}

#[test]
fn a5_checkmate_ends_the_game_at_once_cards_ignored() {
    let mut game = advanced("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", "PPPPP", "RNNPP,PPPPP");
    let events = play(&mut game, 'R', "a1a8");
    assert!(events.contains(&Event::Check {
        color: Color::Black
    }));
    assert_eq!(
        game.outcome(),
        Some((Outcome::Win(Color::White), EndReason::Checkmate))
    );
}

#[test]
fn a5_no_mate_while_any_piece_could_help_whatever_the_hand_holds() {
    let mut game = advanced("6k1/5pp1/8/8/8/8/8/R5K1 w - - 0 1", "PPPPP", "RNNPP,NNNNN");
    let events = play(&mut game, 'R', "a1a8");
    assert!(events.contains(&Event::Check {
        color: Color::Black
    }));
    assert_eq!(game.outcome(), None);
}

#[test]
fn a6_stalemate_is_a_draw_and_a_hand_that_moves_nothing_is_not() {
    let mut game = advanced("7k/5K2/8/8/6Q1/8/8/8 w - - 0 1", "PPPPP", "QNNPP,PPPPP");
    play(&mut game, 'Q', "g4g6");
    assert_eq!(game.outcome(), Some((Outcome::Draw, EndReason::Stalemate)));
    let mut dead = drawn("", "RPPPP", "RRRRR,PPPPP");
    assert!(!dead.hand_moves());
    dead.advance(Command::PlayDead(card(&dead, 'R'))).unwrap();
    assert_eq!(dead.outcome(), None);
}

#[test]
fn a7_castling_with_a_king_card_or_a_rook_card() {
    let fen = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    for (letter, text, side) in [
        ('K', "e1g1", chess_a_la_carte::engine::CastlingSide::King),
        ('R', "e1c1", chess_a_la_carte::engine::CastlingSide::Queen),
    ] {
        let mut game = advanced(fen, "PPPPP", "KRNPP,PPPPP");
        play(&mut game, letter, text);
        assert!(matches!(
            game.plies()[0].action,
            PlyAction::Moved(moved) if moved.special == Some(Special::Castling(side))
        ));
    }
}

#[test]
fn a7_castling_with_same_type_standing_for_a_rook() {
    let fen = "4k3/p6r/8/8/8/8/8/R3K2R w KQ - 0 1";
    let mut game = advanced(fen, "PPPPPP", "RSNPP,PRNPP");
    play(&mut game, 'R', "a1a2");
    play(&mut game, 'P', "a7a6");
    play(&mut game, 'S', "e1g1");
}

#[test]
fn a7_c5_the_conditions_of_castling_are_told() {
    let cases: [(&str, &str, Refusal); 5] = [
        (
            "4k3/8/8/8/8/8/8/R3K2R w Q - 0 1",
            "e1g1",
            Refusal::CastlingMoved,
        ),
        (
            "4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1",
            "e1c1",
            Refusal::CastlingBetween { by: sq("b1") },
        ),
        (
            "4k3/8/8/8/4r3/8/8/R3K2R w KQ - 0 1",
            "e1g1",
            Refusal::CastlingInCheck { by: sq("e4") },
        ),
        (
            "4k3/8/8/8/2b5/8/3P1PPP/R3K2R w KQ - 0 1",
            "e1g1",
            Refusal::CastlingAttacked {
                square: sq("f1"),
                by: sq("c4"),
            },
        ),
        (
            "4k3/8/8/8/6r1/8/5P2/R3K2R w KQ - 0 1",
            "e1g1",
            Refusal::CastlingAttacked {
                square: sq("g1"),
                by: sq("g4"),
            },
        ),
    ];
    for (fen, text, wanted) in cases {
        let mut game = drawn(fen, "PPPPP", "KKRPP,PPPPP");
        assert_eq!(refusal(&mut game, 'K', text), wanted, "{fen}");
    }
    let mut oracle = drawn(
        "4k3/8/8/8/2b5/8/3P1PPP/R3K2R w KQ - 0 1",
        "PPPPP",
        "KRRPP,PPPPP",
    );
    oracle
        .advance(Command::Play(card(&oracle, 'R'), mv("e1c1")))
        .unwrap();
}

#[test]
fn a8_en_passant_needs_a_pawn_card_on_the_very_next_turn() {
    let fen = "4k3/2p5/8/1P6/8/8/8/4K3 b - - 0 1";
    let mut game = advanced(fen, "PPPPPP", "PNNNN,PKKKK");
    play(&mut game, 'P', "c7c5");
    let mut late = game.clone();
    play(&mut game, 'P', "b5c6");
    assert!(matches!(
        game.plies()[1].action,
        PlyAction::Moved(moved) if moved.special == Some(Special::EnPassant)
    ));
    // A lost turn ends the right.
    late.advance(Command::Draw).unwrap();
    late.advance(Command::PlayDead(card(&late, 'N'))).unwrap();
    play(&mut late, 'K', "e8e7");
    late.advance(Command::Draw).unwrap();
    assert_eq!(refusal(&mut late, 'P', "b5c6"), Refusal::EnPassantLate);
}

#[test]
fn a8_the_advanced_pawns_of_the_learning_side_give_no_right() {
    let game = advanced("", "PPPPPP", "PNNNN,PKKKK");
    assert_eq!(game.position().en_passant(), None);
}

#[test]
fn a9_promotion_is_chosen_at_once_without_a_second_card() {
    let fen = "7k/4P3/8/8/8/8/8/K7 w - - 0 1";
    let mut game = drawn(fen, "PPPPP", "PNNPP,PPPPP");
    assert_eq!(refusal(&mut game, 'P', "e7e8"), Refusal::PromotionMissing);
    game.advance(Command::Play(card(&game, 'P'), mv("e7e8n")))
        .unwrap();
    assert!(
        game.position()
            .board()
            .pieces(Color::White, Role::Knight)
            .contains(sq("e8"))
    );
}

#[test]
fn a10_too_little_material_is_a_draw_at_once() {
    let mut game = advanced("4k3/8/8/8/8/8/4p3/4KB2 w - - 0 1", "PPPPP", "BNNPP,PPPPP");
    play(&mut game, 'B', "f1e2");
    assert_eq!(
        game.outcome(),
        Some((Outcome::Draw, EndReason::InsufficientMaterial))
    );
}

fn shuttle(game: &mut Game, turns: usize) {
    for turn in 0..turns {
        let text = ["a1a2", "h8h7", "a2a1", "h7h8"][turn % 4];
        play(game, 'R', text);
    }
}

const ROOKS: &str = "4k2r/8/8/8/8/8/8/R3K3 w - - 0 1";

#[test]
fn a10_repetition_and_back_and_forth_are_draws_by_claim_only() {
    let mut game = advanced(ROOKS, &"R".repeat(60), "RRRRR,RRRRR");
    shuttle(&mut game, 5);
    assert_eq!(
        game.advance(Command::ClaimDraw(Color::White)),
        Err(CommandError::NothingToClaim)
    );
    shuttle_from(&mut game, 5, 6);
    assert_eq!(game.claimable_draw(), Some(EndReason::Shuttle));
    shuttle_from(&mut game, 6, 8);
    assert_eq!(game.outcome(), None, "the third time is no draw by itself");
    assert_eq!(game.claimable_draw(), Some(EndReason::Repetition));
    game.advance(Command::ClaimDraw(Color::Black)).unwrap();
    assert_eq!(game.outcome(), Some((Outcome::Draw, EndReason::Repetition)));
}

fn shuttle_from(game: &mut Game, from: usize, to: usize) {
    for turn in from..to {
        let text = ["a1a2", "h8h7", "a2a1", "h7h8"][turn % 4];
        play(game, 'R', text);
    }
}

#[test]
fn a10_fifty_moves_are_a_draw_by_claim_only() {
    let fen = ROOKS.replace("- 0 1", "- 99 60");
    let mut game = advanced(&fen, &"R".repeat(20), "RRRRR,RRRRR");
    play(&mut game, 'R', "a1a2");
    assert_eq!(game.outcome(), None);
    assert_eq!(game.claimable_draw(), Some(EndReason::FiftyMoves));
}
