//! Clauses of L1, S, L2, H and U that only show where two rules meet.

use chess_a_la_carte::engine::{
    Card, CardKind, Color, Command, CommandError, EndReason, Event, Fields, Game, GameRecord,
    Level, LostTurn, Outcome, Phase, PlyAction, Role, RoleSet, Seat,
};

use crate::support::{KINGS, card, dealt, game, hand, hands, mv, play, sans, sq, squares, turn};

fn same_type(game: &Game) -> Card {
    let held = game.hand(game.turn()).iter();
    held.copied()
        .find(|card| card.kind == CardKind::SameType)
        .unwrap()
}

fn level2(deck: &str, held: &str) -> Game {
    hands(Level::Two, "", "", deck, held)
}

#[test]
fn b7_the_shortest_win_takes_three_turns() {
    let mut game = dealt("BPB");
    turn(&mut game, "f1b5");
    turn(&mut game, "a7a6");
    turn(&mut game, "b5e8");
    assert_eq!(
        game.outcome(),
        Some((Outcome::Win(Color::White), EndReason::KingTaken))
    );
}

#[test]
fn b5_only_the_bishop_can_take_the_queen_of_the_risk_position() {
    let fen = "6k1/r4pbp/6p1/8/3Q4/8/5PPP/6K1 b - - 0 1";
    for (letter, takes) in [('P', false), ('B', true), ('R', false), ('K', false)] {
        let mut game = game(fen, &letter.to_string());
        game.advance(Command::Draw).unwrap();
        let taken = game.legal_moves().iter().any(|mv| mv.to == sq("d4"));
        assert_eq!(taken, takes, "{letter}");
    }
    let mut queen = game(&fen.replace(" b ", " w "), "Q");
    queen.advance(Command::Draw).unwrap();
    assert!(queen.legal_moves().contains(&mv("d4a7")));
}

#[test]
fn b6_an_en_passant_square_means_nothing_at_level_1() {
    let mut game = game("4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1", "PP");
    game.advance(Command::Draw).unwrap();
    assert_eq!(game.legal_moves(), [mv("d5d6")]);
}

#[test]
fn b6_a_pawn_on_the_last_rank_is_taken_like_any_other() {
    let mut game = game("1P2k3/8/8/8/8/8/8/1r2K3 b - - 0 1", "R");
    turn(&mut game, "b1b8");
    assert!(
        game.position()
            .board()
            .pieces(Color::White, Role::Pawn)
            .is_empty()
    );
}

#[test]
fn b7_a_capture_begins_the_count_of_quiet_turns_again() {
    let fen = "4k2r/8/8/8/8/8/8/4K2R w - - 99 60";
    let mut quiet = game(fen, "R");
    assert!(turn(&mut quiet, "h1h2").contains(&Event::DrawSuggested));
    let mut capture = game(fen, "R");
    assert!(!turn(&mut capture, "h1h8").contains(&Event::DrawSuggested));
    assert_eq!(capture.position().halfmoves(), 0);
}

#[test]
fn s1_the_card_of_a_hand_counts_the_piles_before_it_is_laid() {
    let mut game = level2("KKKKKK", "NSB,SPQ");
    play(&mut game, 'N', "g1f3");
    game.advance(Command::Draw).unwrap();
    let card = same_type(&game);
    assert_eq!(game.card_roles(card), RoleSet::from(Role::Knight));
    game.advance(Command::Play(card.id, mv("g8f6"))).unwrap();
    // Black's pile is S alone: it counts for nothing (S4), also for White's S.
    game.advance(Command::Draw).unwrap();
    assert_eq!(
        game.card_roles(same_type(&game)),
        RoleSet::from(Role::Knight)
    );
}

#[test]
fn s2_a_hand_given_up_is_not_shown() {
    let mut game = level2("NPPPPPPP", "NNN,SPP");
    game.advance(Command::Draw).unwrap();
    game.advance(Command::ChangeHand).unwrap();
    game.advance(Command::Draw).unwrap();
    assert_eq!(game.card_roles(same_type(&game)), RoleSet::EMPTY);
}

#[test]
fn s2_under_same_type_cards_the_last_piece_card_still_counts_after_a_change_of_hand() {
    let mut game = level2("PPNPPPPPPPPP", "NSN,PSR");
    play(&mut game, 'N', "g1f3");
    play(&mut game, 'P', "a7a6");
    game.advance(Command::Draw).unwrap();
    let same = same_type(&game);
    game.advance(Command::Play(same.id, mv("f3g1"))).unwrap();
    game.advance(Command::Draw).unwrap();
    let both = RoleSet::from(Role::Knight).with(Role::Pawn);
    assert_eq!(game.card_roles(same_type(&game)), both);
}

#[test]
fn s3_a_dead_card_of_a_hand_counts_as_shown() {
    let mut game = level2("KKKKKK", "RPB,SPQ");
    play(&mut game, 'R', "--");
    game.advance(Command::Draw).unwrap();
    assert_eq!(game.card_roles(same_type(&game)), RoleSet::from(Role::Rook));
}

#[test]
fn s5_a_same_type_card_of_the_hand_may_be_played_dead_with_nothing_to_repeat() {
    let mut game = level2("KKKKKK", "SPB,PPQ");
    game.advance(Command::Draw).unwrap();
    game.advance(Command::PlayDead(card(&game, 'S'))).unwrap();
    assert_eq!(game.plies()[0].action, PlyAction::Lost);
}

#[test]
fn s5_a_reshuffle_in_the_middle_of_a_new_hand_leaves_nothing_to_repeat() {
    let mut game = level2("NKNN", "NNK,SPP");
    play(&mut game, 'K', "e1e2");
    play(&mut game, 'P', "a7a6");
    game.advance(Command::Draw).unwrap();
    assert_eq!(hand(&game, Color::White), "NNNN");
    let events = game.advance(Command::ChangeHand).unwrap();
    assert!(events.contains(&Event::Reshuffled { cards: 6 }));
    for color in Color::ALL {
        assert!(game.discards(color).is_empty());
    }
    game.advance(Command::Draw).unwrap();
    let same = game.hand(Color::Black)[0];
    assert_eq!(
        (same.kind, game.card_roles(same)),
        (CardKind::SameType, RoleSet::EMPTY)
    );
}

#[test]
fn l1_3_hands_given_up_are_shuffled_in_as_well() {
    let mut game = level2("NBQKP", "NNN,PRR");
    game.advance(Command::Draw).unwrap();
    game.advance(Command::ChangeHand).unwrap();
    play(&mut game, 'P', "a7a6");
    assert_eq!(game.draw_pile_len(), 0);
    let events = game.advance(Command::Draw).unwrap();
    assert_eq!(events[0], Event::Reshuffled { cards: 5 });
}

#[test]
fn l2_3_a_same_type_card_that_moves_something_is_not_dead() {
    let mut game = level2("KKKKKK", "NPB,SPQ");
    play(&mut game, 'N', "g1f3");
    game.advance(Command::Draw).unwrap();
    let dead = Command::PlayDead(card(&game, 'S'));
    assert_eq!(
        game.advance(dead),
        Err(CommandError::MustMove {
            movable: squares("b8 g8")
        })
    );
}

#[test]
fn l2_4_three_alike_force_nothing() {
    let mut game = level2("BQKPPP", "NNN,PPP");
    play(&mut game, 'N', "g1f3");
    assert_eq!(hand(&game, Color::White), "NNB");
}

#[test]
fn l2_4_two_changes_lie_under_the_same_last_card() {
    let mut game = level2("NPNNNNPNPPPPPP", "NNK,PPP");
    play(&mut game, 'K', "e1e2");
    play(&mut game, 'P', "a7a6");
    for given_up in [4, 8] {
        game.advance(Command::Draw).unwrap();
        game.advance(Command::ChangeHand).unwrap();
        let pile = game.discards(Color::White);
        assert_eq!(pile.given_up().len(), given_up);
        assert_eq!(pile.top().unwrap().kind, CardKind::Piece(Role::King));
        play(&mut game, 'P', if given_up == 4 { "b7b6" } else { "c7c6" });
    }
}

#[test]
fn l2_4_h4_a_new_hand_has_the_size_of_the_house() {
    let mut game = hands(Level::Three, "H4:2", "", "NPPPPP", "NN,PP");
    game.advance(Command::Draw).unwrap();
    game.advance(Command::ChangeHand).unwrap();
    assert_eq!(hand(&game, Color::White), "PP");
    let mut pair = hands(Level::Three, "H4:2", "", "BPPPPP", "NN,PP");
    pair.advance(Command::Draw).unwrap();
    assert_eq!(pair.may_change_hand(), Err(CommandError::HandStays));
}

#[test]
fn h1_after_a_reshuffle_too() {
    let mut game = hands(Level::One, "H1", KINGS, "KS", "");
    turn(&mut game, "e1e2");
    turn(&mut game, "e8e7");
    // The pile was K S: Black's S repeated White's king. Now both are shuffled.
    game.advance(Command::Draw).unwrap();
    assert_eq!(
        game.phase(),
        &Phase::Move {
            roles: RoleSet::from(Role::King)
        }
    );
}

#[test]
fn h1_h2_together_still_end_with_a_lost_turn_where_nothing_can_move() {
    let mut game = hands(Level::One, "H1,H2", KINGS, "SQRS", "");
    game.advance(Command::Draw).unwrap();
    assert!(matches!(game.phase(), Phase::LostTurn { .. }));
    assert_eq!(game.discards(Color::White).len(), 4, "each card once");
}

#[test]
fn h3_a_pawn_that_takes_the_king_on_the_last_rank_is_promoted() {
    let mut game = hands(Level::One, "H3", "3k4/4P3/8/8/8/8/8/4K3 w - - 0 1", "P", "");
    game.advance(Command::Draw).unwrap();
    let plain = game.advance(Command::Move(mv("e7d8"))).unwrap_err();
    assert_eq!(plain.code(), "promotionMissing");
    game.advance(Command::Move(mv("e7d8n"))).unwrap();
    assert_eq!(
        game.outcome(),
        Some((Outcome::Win(Color::White), EndReason::KingTaken))
    );
    assert_eq!(sans(&game), [Some("exd8=N".to_owned())]);
}

#[test]
fn h5_open_hands_show_also_who_may_change() {
    let mut game = hands(Level::Two, "H5", "", "NKKKK", "NNN,RRQ");
    game.advance(Command::Draw).unwrap();
    assert!(game.view(Seat::Onlooker).may_change_hand());
    assert!(game.view(Seat::Player(Color::Black)).may_change_hand());
}

#[test]
fn h8_a_hand_that_moves_nothing_may_be_changed_or_a_card_of_it_played() {
    let mut game = hands(Level::Two, "H8", "", "RPPPPP", "RSR,PPP");
    game.advance(Command::Draw).unwrap();
    assert_eq!(game.may_change_hand(), Ok(()));
    game.advance(Command::PlayDead(card(&game, 'S'))).unwrap();
}

#[test]
fn h9_a_second_touch_binds_to_nothing_and_the_turn_ends_the_first() {
    let mut game = hands(Level::One, "H9", "", "NN", "");
    game.advance(Command::Draw).unwrap();
    game.advance(Command::Touch(sq("g1"))).unwrap();
    let second = game.advance(Command::Touch(sq("b1")));
    assert_eq!(second, Err(CommandError::TouchNotBinding));
    game.advance(Command::Move(mv("g1f3"))).unwrap();
    assert_eq!(game.touched(), None);
}

/// Every state of one game, each with its undo and redo.
fn assert_taken_back_and_played_again(game: &mut Game, commands: &[Command]) {
    for &command in commands {
        game.advance(command).unwrap();
        let back = game.undo().unwrap();
        assert_eq!(back.redo().unwrap(), *game, "{command:?}");
        let text = serde_json::to_string(GameRecord::from(&back).fields()).unwrap();
        let loaded = GameRecord::from(Fields::read(&text).unwrap());
        assert_eq!(loaded.restore().unwrap(), back, "{command:?}");
    }
}

#[test]
fn u1_undo_and_redo_at_every_phase_of_a_game_with_hands() {
    let mut game = level2("NPPBRQKPPP", "NNN,PPP");
    let commands = [
        Command::OfferDraw(Color::Black),
        Command::DeclineDraw(Color::White),
        Command::Draw,
        Command::OfferDraw(Color::White),
        Command::ChangeHand,
        Command::Draw,
        Command::DeclineDraw(Color::Black),
        Command::Play(card_of(&game, Color::Black), mv("a7a6")),
        Command::Draw,
        Command::OfferDraw(Color::Black),
    ];
    assert_taken_back_and_played_again(&mut game, &commands);
    let before_the_end = game.undo().unwrap();
    assert_eq!(before_the_end.outcome(), None);
    assert_eq!(before_the_end.draw_offer(), None, "White's was declined");
}

fn card_of(game: &Game, color: Color) -> chess_a_la_carte::engine::CardId {
    game.hand(color)[0].id
}

#[test]
fn u1_a_change_of_hand_taken_back_brings_the_same_new_hand() {
    let mut game = level2("NB", "NNN,PPP");
    game.advance(Command::Draw).unwrap();
    game.advance(Command::ChangeHand).unwrap();
    let new_hand = hand(&game, Color::White);
    let mut back = game.undo().unwrap();
    assert_eq!(hand(&back, Color::White), "NNNN");
    assert!(back.discards(Color::White).is_empty());
    back.advance(Command::ChangeHand).unwrap();
    assert_eq!(hand(&back, Color::White), new_hand, "the reshuffle too");
    assert_eq!(back, game);
}

#[test]
fn u1_h2_all_cards_turned_over_come_again() {
    let mut game = hands(Level::One, "H2", "", "RRSNPB", "");
    game.advance(Command::Draw).unwrap();
    let first = game.clone();
    let mut back = game.undo().unwrap();
    assert_eq!(back.phase(), &Phase::Draw);
    assert_eq!(back.draw_pile_len(), 6);
    back.advance(Command::Draw).unwrap();
    assert_eq!(back.discards(Color::White), first.discards(Color::White));
}

#[test]
fn u1_a_lost_turn_taken_back_is_explained_again() {
    let mut game = dealt("SP");
    turn(&mut game, "--");
    game.advance(Command::Draw).unwrap();
    let back = game.undo().unwrap();
    assert_eq!(
        back.phase(),
        &Phase::LostTurn {
            why: LostTurn::NothingToRepeat
        }
    );
}

#[test]
fn l2_1_no_view_and_no_event_tells_a_card_of_the_other_hand_at_any_phase() {
    let mut game = level2("NBQKPPPP", "NNN,RRQ");
    let secret = |game: &Game, color: Color, events: &[Event]| {
        for seat in [Seat::Player(color.opponent()), Seat::Onlooker] {
            let told = format!("{:?} {events:?}", game.view(seat));
            for card in game.hand(color) {
                let name = format!("{:?}", card.id);
                assert!(!told.contains(&name), "{seat:?} is told {name}");
            }
        }
    };
    for command in [Command::Draw, Command::ChangeHand, Command::Draw] {
        let events = game.advance(command).unwrap();
        for color in Color::ALL {
            secret(&game, color, &events);
        }
    }
}
