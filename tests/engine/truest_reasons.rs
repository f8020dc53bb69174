//! Each refusal gives the truest reason, and no switch can be evaded.

use crate::support::{KINGS, card, dealt, hands, moves, mv, sq, squares, standard, turn};
use chess_a_la_carte::app::Locale;
use chess_a_la_carte::engine::{
    Color, Command, CommandError, Game, HouseRules, Level, Move, Phase, Refusal, Role, RoleSet,
    Start,
};
use chess_a_la_carte::i18n::{lost_turn_lines, texts};

fn refused(level: Level, fen: &str, roles: RoleSet, text: &str) -> Option<Refusal> {
    let start = Start::new(level, 1).with_fen(fen).unwrap();
    start.rules().why_not(start.position(), roles, mv(text))
}

#[test]
fn h9_a_touched_piece_is_not_escaped_by_a_dead_card() {
    let mut game = hands(Level::Two, "H9", "", "KPPPP", "RPB,PPP");
    game.advance(Command::Draw).unwrap();
    game.advance(Command::Touch(sq("f1"))).unwrap();
    assert!(game.advance(Command::PlayDead(card(&game, 'R'))).is_err());
}

#[test]
fn h9_a_touched_piece_is_not_escaped_by_a_new_hand() {
    let mut game = hands(Level::Two, "H9", "", "NPPPPPP", "NNB,PPP");
    game.advance(Command::Draw).unwrap();
    game.advance(Command::Touch(sq("f1"))).unwrap();
    assert!(game.advance(Command::ChangeHand).is_err());
}

#[test]
fn h2_no_turn_is_lost_while_a_card_of_the_deck_moves_something() {
    let mut lost = 0;
    for seed in 0..200 {
        let start = Start::with_house_rules(Level::One, "H2".parse().unwrap(), seed)
            .unwrap()
            .with_fen(KINGS)
            .unwrap()
            .with_cards(Some("KKRRRRRR"), None)
            .unwrap();
        let mut game = Game::new(start);
        turn(&mut game, "e1e2");
        turn(&mut game, "e8e7");
        game.advance(Command::Draw).unwrap();
        lost += usize::from(matches!(game.phase(), Phase::LostTurn { .. }));
    }
    assert_eq!(
        lost, 0,
        "of 200 seeds, two of eight cards are king cards and the king can move"
    );
}

#[test]
fn a8_c6_an_en_passant_that_opens_the_king_is_not_late() {
    // 5th rank: K a5, P b5, black pawn c7-c5, rook h5: both pawns leave the rank.
    let start = Start::new(Level::Standard, 1)
        .with_fen("4k3/2p5/8/KP5r/8/8/8/8 b - - 0 1")
        .unwrap();
    let mut game = Game::new(start);
    moves(&mut game, "c7c5");
    let error = game.advance(Command::Move(mv("b5c6"))).unwrap_err();
    assert_ne!(
        error.code(),
        "epLate",
        "it is the very next move; the rook h5 would take the king"
    );
}

#[test]
fn c6_an_en_passant_of_a_pinned_pawn_is_pinned_not_late() {
    let mut game = standard("1r2k3/2p5/8/1P6/8/8/8/1K6 b - - 0 1");
    moves(&mut game, "c7c5");
    assert_eq!(
        game.advance(Command::Move(mv("b5c6"))).unwrap_err().code(),
        "pinned"
    );
}

#[test]
fn c2_c6_an_en_passant_that_does_not_answer_a_check_is_in_check_not_late() {
    // c7-c5 uncovers the queen... here: discovered check by the bishop d8 on a5? king on a5
    let mut game = standard("3bk3/2p5/8/KP6/8/8/8/8 b - - 0 1");
    moves(&mut game, "c7c5");
    let error = game.advance(Command::Move(mv("b5c6"))).unwrap_err();
    assert_eq!(error.code(), "leavesCheck");
}

#[test]
fn b4_a_pawn_blocked_by_its_own_piece_hears_that() {
    let pawn = RoleSet::from(Role::Pawn);
    let r = refused(
        Level::One,
        "4k3/8/8/8/8/2N5/2P5/4K3 w - - 0 1",
        pawn,
        "c2c3",
    );
    assert_eq!(
        r,
        Some(Refusal::OwnThere {
            square: sq("c3"),
            role: Role::Knight
        })
    );
}

#[test]
fn b4_a_pawn_cannot_jump_its_two_squares() {
    let pawn = RoleSet::from(Role::Pawn);
    let r = refused(
        Level::One,
        "4k3/8/8/8/8/2N5/2P5/4K3 w - - 0 1",
        pawn,
        "c2c4",
    );
    assert_eq!(
        r,
        Some(Refusal::Blocked {
            by: sq("c3"),
            blocker: Role::Knight
        })
    );
}

#[test]
fn b6_promotion_at_level_1_comes_later() {
    let pawn = RoleSet::from(Role::Pawn);
    let r = refused(Level::One, "k7/4P3/8/8/8/8/8/4K3 w - - 0 1", pawn, "e7e8q");
    assert_eq!(r, Some(Refusal::NotInThisLevel));
}

#[test]
fn s5_nothing_to_repeat_is_told_truly_while_same_type_cards_lie_there() {
    let mut game = dealt("SSNP");
    turn(&mut game, "--");
    game.advance(Command::Draw).unwrap();
    let Phase::LostTurn { why } = game.phase() else {
        panic!()
    };
    let said = lost_turn_lines(texts(Locale::En), game.position(), why);
    assert_eq!(game.discards(Color::White).len(), 1);
    assert!(
        !said[0].contains("No card lies on the discard piles"),
        "{said:?}"
    );
}

#[test]
fn h_a_house_rule_named_twice_is_refused() {
    assert!("H4:5,H4:6".parse::<HouseRules>().is_err());
}

#[test]
fn h10_a_deck_named_twice_is_refused() {
    assert!("H10:P30,H10:K30".parse::<HouseRules>().is_err());
}

#[test]
fn a2_a_king_without_a_safe_square_names_only_those_who_guard_one() {
    // Free: e2 alone, attacked by the knight c3. The bishop h4 only looks at White's own f2.
    let fen = "4k3/8/8/8/7b/2n5/3P1P2/3QKB2 w - - 0 1";
    let start = Start::new(Level::Standard, 1).with_fen(fen).unwrap();
    let r = start
        .rules()
        .why_not_from(start.position(), RoleSet::ALL, sq("e1"));
    let Some(Refusal::Stuck(stuck)) = r else {
        panic!("{r:?}")
    };
    assert_eq!(stuck.cause.by(), squares("c3"));
}

#[test]
fn c5_castling_without_a_rook_does_not_say_that_it_moved() {
    let king = RoleSet::from(Role::King);
    let r = refused(
        Level::Standard,
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
        king,
        "e1g1",
    );
    assert_ne!(
        r,
        Some(Refusal::CastlingMoved),
        "there is no rook at all on h1"
    );
}

#[test]
fn l1_2_accepting_before_the_card_hears_to_draw_first() {
    let mut game = dealt("NP");
    assert_eq!(
        game.advance(Command::AcceptLostTurn),
        Err(CommandError::DrawFirst)
    );
}

#[test]
fn l2_4_there_is_no_hand_to_change_at_level_1() {
    let mut game = dealt("NP");
    assert_ne!(
        game.advance(Command::ChangeHand),
        Err(CommandError::HandStays)
    );
}

#[test]
fn c12_a_touched_enemy_pawn_is_taken_in_passing() {
    let start = Start::with_house_rules(Level::Standard, "H9".parse().unwrap(), 1)
        .unwrap()
        .with_fen("4k3/2p5/8/1P6/8/8/8/4K3 b - - 0 1")
        .unwrap();
    let mut game = Game::new(start);
    moves(&mut game, "c7c5");
    assert!(game.advance(Command::Touch(sq("c5"))).is_ok());
}

#[test]
fn c2_in_double_check_the_reason_is_not_the_checker_just_taken() {
    // Knight d3 and rook e8 check; c2 takes the knight.
    let fen = "4r2k/8/8/8/8/3n4/2P5/4K3 w - - 0 1";
    let r = refused(Level::Standard, fen, RoleSet::ALL, "c2d3");
    assert_eq!(
        r,
        Some(Refusal::StillInCheck {
            by: sq("e8"),
            attacker: Role::Rook
        })
    );
}

#[test]
fn c2_a_piece_that_stays_on_its_pin_line_is_not_refused_as_pinned() {
    // The rook e2 is pinned by e8, and the bishop h4 gives check: Re2xe8 leaves the bishop's check.
    let fen = "4r2k/8/8/8/7b/8/4R3/4K3 w - - 0 1";
    let r = refused(Level::Advanced, fen, RoleSet::ALL, "e2e8");
    assert_eq!(
        r,
        Some(Refusal::StillInCheck {
            by: sq("h4"),
            attacker: Role::Bishop
        })
    );
}

#[test]
fn s5_a_same_type_card_with_nothing_to_repeat_says_so() {
    let mut game = hands(Level::Two, "", "", "KPPPP", "SPB,PPP");
    game.advance(Command::Draw).unwrap();
    let e = game
        .advance(Command::Play(card(&game, 'S'), mv("f1d3")))
        .unwrap_err();
    assert_ne!(e.code(), "wrongType");
}

#[test]
fn l2_3_a_dead_card_played_by_choice_is_not_told_as_could_not_move() {
    let t = texts(Locale::En);
    assert!(!(t.told.turn_lost)("White").contains("could not"));
}

#[test]
fn promotion_to_king_says_which_pieces() {
    let mut game = standard("8/4P2k/8/8/8/8/8/QK6 w - - 0 1");
    let m = Move {
        promotion: Some(Role::King),
        ..mv("e7e8")
    };
    let code = game.advance(Command::Move(m)).unwrap_err().code();
    assert_eq!(code, "promotionMissing");
}
