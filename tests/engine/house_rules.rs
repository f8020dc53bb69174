//! Rules H: the switches, all off by default.

use chess_a_la_carte::engine::{
    Color, Command, CommandError, EndReason, Event, Game, HouseRules, HouseRulesError, Level,
    LostTurn, Outcome, Phase, Role, RoleSet, Ruleset, Seat, Start,
};

use crate::support::{card, hands, mv, play, sans, sq, turn};

fn level1(house: &str, fen: &str, deck: &str) -> Game {
    hands(Level::One, house, fen, deck, "")
}

#[test]
fn h1_a_same_type_card_with_nothing_to_repeat_is_followed_by_another() {
    let mut game = level1("H1", "", "SSNP");
    let events = game.advance(Command::Draw).unwrap();
    assert_eq!(events.len(), 3, "three cards are turned over");
    assert_eq!(
        game.phase(),
        &Phase::Move {
            roles: RoleSet::from(Role::Knight)
        }
    );
    assert_eq!(game.discards(Color::White).len(), 3);
    // A lost turn of another kind stays lost.
    let mut rook = level1("H1", "", "RN");
    rook.advance(Command::Draw).unwrap();
    assert!(matches!(rook.phase(), Phase::LostTurn { .. }));
}

#[test]
fn h1_a_deck_of_same_type_cards_alone_still_ends_the_drawing() {
    let mut game = level1("H1", "", "SSS");
    game.advance(Command::Draw).unwrap();
    assert_eq!(
        game.phase(),
        &Phase::LostTurn {
            why: LostTurn::NothingToRepeat
        }
    );
}

#[test]
fn h2_cards_are_turned_over_until_one_can_move() {
    let mut game = level1("H2", "", "RRSNP");
    game.advance(Command::Draw).unwrap();
    assert_eq!(
        game.phase(),
        &Phase::Move {
            roles: RoleSet::from(Role::Knight)
        }
    );
    let mut dead = level1("H2", "", "RR");
    dead.advance(Command::Draw).unwrap();
    assert!(
        matches!(dead.phase(), Phase::LostTurn { .. }),
        "no card of the deck moves anything"
    );
}

#[test]
fn h3_promotion_at_every_level() {
    let fen = "k7/4P3/8/8/8/8/8/4K3 w - - 0 1";
    let mut game = level1("H3", fen, "PK");
    game.advance(Command::Draw).unwrap();
    let refused = game.advance(Command::Move(mv("e7e8"))).unwrap_err();
    assert_eq!(refused.code(), "promotionMissing");
    game.advance(Command::Move(mv("e7e8q"))).unwrap();
    assert!(
        game.position()
            .board()
            .pieces(Color::White, Role::Queen)
            .contains(sq("e8"))
    );
    assert_eq!(sans(&game), [Some("e8=Q".to_owned())]);
    let mut off = level1("", fen, "PK");
    turn(&mut off, "e7e8");
}

#[test]
fn h4_another_hand_size() {
    for size in 2..=7_u8 {
        let house: HouseRules = format!("H4:{size}").parse().unwrap();
        let start = Start::with_house_rules(Level::Three, house, 1).unwrap();
        assert_eq!(start.hand_letters().white.len(), usize::from(size));
        assert_eq!(
            Ruleset::of(Level::One, &house).hand,
            0,
            "Level 1 holds no hand"
        );
    }
    for size in [0, 1, 8, 255] {
        let house = HouseRules {
            hand_size: Some(size),
            ..HouseRules::default()
        };
        assert_eq!(house.check(), Err(HouseRulesError::HandSize(size)));
        assert!(format!("H4:{size}").parse::<HouseRules>().is_err());
    }
}

#[test]
fn h5_open_hands_are_seen_by_everybody() {
    let game = hands(Level::Two, "H5", "", "KKKK", "NPB,RRQ");
    assert_eq!(
        game.view(Seat::Onlooker).hand(Color::Black).map(<[_]>::len),
        Some(3)
    );
}

const IN_CHECK: &str = "4r2k/8/8/8/Q7/8/3P1P2/4KB2 w - - 0 1";

#[test]
fn h6_in_check_with_no_answer_in_hand_is_mate() {
    let mut game = hands(Level::Advanced, "H6", IN_CHECK, "NPPPP", "NNNPP,RPPPP");
    game.advance(Command::Draw).unwrap();
    assert_eq!(
        game.outcome(),
        Some((Outcome::Win(Color::Black), EndReason::HandMate))
    );
    let mut saved = hands(Level::Advanced, "H6", IN_CHECK, "KPPPP", "NNNPP,RPPPP");
    saved.advance(Command::Draw).unwrap();
    assert_eq!(saved.outcome(), None, "the card that was drawn answers");
}

#[test]
fn h7_the_normal_array() {
    let start = Start::with_house_rules(Level::One, "H7".parse().unwrap(), 1).unwrap();
    assert_eq!(start.position(), Start::new(Level::Standard, 1).position());
}

#[test]
fn h8_no_dead_card_while_another_moves() {
    let mut game = hands(Level::Two, "H8", "", "KPPPP", "RRN,PPP");
    game.advance(Command::Draw).unwrap();
    let dead = Command::PlayDead(card(&game, 'R'));
    assert_eq!(game.advance(dead), Err(CommandError::OtherCardMoves));
    let mut nothing = hands(Level::Two, "H8", "", "RPPPP", "RRS,PPP");
    nothing.advance(Command::Draw).unwrap();
    nothing
        .advance(Command::PlayDead(card(&nothing, 'R')))
        .unwrap();
}

#[test]
fn h9_touch_move_with_cards() {
    let mut game = hands(Level::Two, "H9", "", "KPPPP", "NPB,PPP");
    game.advance(Command::Draw).unwrap();
    game.advance(Command::Touch(sq("f1"))).unwrap();
    let knight = Command::Play(card(&game, 'N'), mv("g1f3"));
    assert_eq!(game.advance(knight).unwrap_err().code(), "touchMove");
    game.advance(Command::Play(card(&game, 'B'), mv("f1d3")))
        .unwrap();
    assert_eq!(game.touched(), None);
}

#[test]
fn h10_own_counts_of_cards() {
    let start = Start::with_house_rules(Level::One, "H10:P30N4S6".parse().unwrap(), 1).unwrap();
    assert_eq!(start.pile_letters().matches('P').count(), 30);
    assert_eq!(start.pile_letters().len(), 40);
    for bad in [
        "H10:P19",
        "H10:P121",
        "H10:P20P20",
        "H10:X20",
        "H10",
        "H4",
        "H11",
        "H1:3",
        "H1,H1",
    ] {
        assert!(bad.parse::<HouseRules>().is_err(), "{bad}");
    }
}

#[test]
fn h_all_switches_are_off_by_default() {
    assert_eq!("".parse::<HouseRules>().unwrap(), HouseRules::default());
    assert_eq!(HouseRules::default().to_string(), "");
    for level in Level::ALL {
        let rules = Ruleset::of(level, &HouseRules::default());
        assert!(!(rules.kind_start || rules.no_lost_turns || rules.open_hands));
        assert!(!(rules.hand_mate || rules.no_dead_cards || rules.touch_move));
    }
}

#[test]
fn b7_a_level_2_game_is_won_by_taking_the_king() {
    let mut game = hands(
        Level::Two,
        "",
        "4k3/8/8/8/8/8/8/K3R3 w - - 0 1",
        "PPPP",
        "RNB,PPP",
    );
    let events = play(&mut game, 'R', "e1e8");
    assert!(matches!(
        events.last(),
        Some(Event::GameOver {
            reason: EndReason::KingTaken,
            ..
        })
    ));
}
