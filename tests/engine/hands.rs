//! Rules L2: hands, dead cards, change of hand.

use chess_a_la_carte::engine::{
    Color, Command, CommandError, Event, Level, Phase, PlyAction, Seat, Start,
};

use crate::support::{card, hand, hands, mv, play, squares};

fn level2(deck: &str, held: &str) -> chess_a_la_carte::engine::Game {
    hands(Level::Two, "", "", deck, held)
}

#[test]
fn l2_1_three_cards_at_level_2_five_at_level_3() {
    for (level, size) in [(Level::Two, 3), (Level::Three, 5), (Level::Advanced, 5)] {
        let start = Start::new(level, 4);
        let dealt = start.hand_letters();
        assert_eq!((dealt.white.len(), dealt.black.len()), (size, size));
        assert_eq!(start.pile_letters().len(), 56 - 2 * size);
    }
}

#[test]
fn l2_1_hands_are_dealt_in_turns_from_the_top() {
    let start = Start::new(Level::Two, 0)
        .with_cards(Some("PNBRQKS"), None)
        .unwrap();
    let dealt = start.hand_letters();
    assert_eq!((&*dealt.white, &*dealt.black), ("PBQ", "NRK"));
    assert_eq!(start.pile_letters(), "S");
}

#[test]
fn l2_2_a_turn_draws_one_card_then_plays_one() {
    let mut game = level2("KKKKK", "NPB,PPP");
    assert_eq!(
        game.advance(Command::Play(card(&game, 'N'), mv("g1f3"))),
        Err(CommandError::DrawFirst)
    );
    game.advance(Command::Draw).unwrap();
    assert_eq!(
        hand(&game, Color::White),
        "NPBK",
        "White draws on turn 1 too"
    );
    assert_eq!(game.phase(), &Phase::Choose);
    assert_eq!(
        game.advance(Command::Draw),
        Err(CommandError::ChooseCardFirst)
    );
    let events = game
        .advance(Command::Play(card(&game, 'N'), mv("g1f3")))
        .unwrap();
    assert!(matches!(
        events[0],
        Event::CardPlayed {
            color: Color::White,
            ..
        }
    ));
    assert_eq!(hand(&game, Color::White), "PBK");
    assert_eq!(
        game.discards(Color::White).top().unwrap().kind.letter(),
        'N'
    );
    assert_eq!((game.turn(), game.phase()), (Color::Black, &Phase::Draw));
}

#[test]
fn l2_2_only_a_card_of_the_own_hand_and_its_own_moves() {
    let mut game = level2("KKKKK", "NPB,RRQ");
    let blacks = game.hand(Color::Black)[0].id;
    game.advance(Command::Draw).unwrap();
    assert_eq!(
        game.advance(Command::Play(blacks, mv("h1g1"))),
        Err(CommandError::NoSuchCard)
    );
    let wrong = game
        .advance(Command::Play(card(&game, 'N'), mv("f1d3")))
        .unwrap_err();
    assert_eq!(wrong.code(), "wrongType");
}

#[test]
fn l2_3_a_card_that_moves_nothing_may_be_played() {
    let mut game = level2("KKKKK", "RPB,PPP");
    game.advance(Command::Draw).unwrap();
    let pawn = card(&game, 'P');
    assert!(matches!(
        game.advance(Command::PlayDead(pawn)),
        Err(CommandError::MustMove { .. })
    ));
    game.advance(Command::PlayDead(card(&game, 'R'))).unwrap();
    assert_eq!(game.plies()[0].action, PlyAction::Lost);
    assert_eq!(
        game.discards(Color::White).top().unwrap().kind.letter(),
        'R'
    );
    assert_eq!(game.turn(), Color::Black);
}

#[test]
fn l2_4_three_cards_alike_allow_to_change_the_hand() {
    let mut game = level2("BQKPPP", "NNN,PPP");
    game.advance(Command::Draw).unwrap();
    game.advance(Command::ChangeHand).unwrap();
    assert_eq!(hand(&game, Color::White), "QKP", "a new hand of three");
    assert_eq!(game.plies()[0].action, PlyAction::ChangedHand);
    assert_eq!(game.turn(), Color::Black, "nothing is played this turn");
    assert_eq!(game.discards(Color::White).len(), 4);
    assert_eq!(
        game.discards(Color::White).top(),
        None,
        "the old hand lies under the pile"
    );
}

#[test]
fn l2_4_the_top_stays_the_last_card_played() {
    let mut game = level2("NPNPPPPPP", "NNK,PPP");
    play(&mut game, 'K', "e1e2");
    play(&mut game, 'P', "a7a6");
    game.advance(Command::Draw).unwrap();
    assert_eq!(hand(&game, Color::White), "NNNN");
    game.advance(Command::ChangeHand).unwrap();
    assert_eq!(
        game.discards(Color::White).top().unwrap().kind.letter(),
        'K'
    );
    assert_eq!(game.discards(Color::White).given_up().len(), 4);
}

#[test]
fn l2_4_same_type_cards_count_as_alike() {
    let mut game = level2("BQKPPP", "SSN,PPP");
    game.advance(Command::Draw).unwrap();
    assert_eq!(game.may_change_hand(), Err(CommandError::HandStays));
    let mut game = level2("SQKPPP", "SSN,PPP");
    game.advance(Command::Draw).unwrap();
    assert_eq!(game.may_change_hand(), Ok(()));
}

#[test]
fn l2_4_a_hand_that_moves_nothing_may_be_changed() {
    // Rooks and a Same-type card with nothing to repeat: nothing moves from the learning side.
    let mut game = level2("RPPPPP", "RSR,PPP");
    game.advance(Command::Draw).unwrap();
    assert!(!game.hand_moves());
    assert_eq!(game.may_change_hand(), Ok(()));
    let mut other = level2("NPPPPP", "RSR,PPP");
    other.advance(Command::Draw).unwrap();
    assert_eq!(other.may_change_hand(), Err(CommandError::HandStays));
}

#[test]
fn l2_4_only_after_drawing() {
    let game = level2("RPPPPP", "NNN,PPP");
    assert_eq!(game.may_change_hand(), Err(CommandError::DrawFirst));
}

#[test]
fn l2_5_a_reshuffle_may_come_in_the_middle_of_a_new_hand() {
    let mut game = level2("NB", "NNN,PPP");
    game.advance(Command::Draw).unwrap();
    let events = game.advance(Command::ChangeHand).unwrap();
    assert!(
        events.contains(&Event::Reshuffled { cards: 4 }),
        "the old hand is shuffled in"
    );
    assert_eq!(game.hand(Color::White).len(), 3);
    assert_eq!(game.draw_pile_len(), 2);
    assert_eq!(hand(&game, Color::Black), "PPP", "hands stay in hand");
}

#[test]
fn l2_6_a_seat_sees_its_own_hand_and_counts_the_rest() {
    let game = level2("KKKKK", "NPB,RRQ");
    let view = game.view(Seat::Player(Color::Black));
    assert_eq!(view.hand(Color::Black), Some(game.hand(Color::Black)));
    assert_eq!(
        (view.hand(Color::White), view.hand_len(Color::White)),
        (None, 3)
    );
    let told = format!("{view:?}");
    for card in game.hand(Color::White) {
        assert!(
            !told.contains(&format!("{:?}", card.id)),
            "a card of White's is in the view"
        );
    }
}

#[test]
fn l2_6_whether_the_other_may_change_its_hand_is_a_secret() {
    let mut game = level2("NKKKK", "NNN,RRQ");
    game.advance(Command::Draw).unwrap();
    assert!(game.view(Seat::Player(Color::White)).may_change_hand());
    assert!(!game.view(Seat::Player(Color::Black)).may_change_hand());
}

#[test]
fn s1_a_same_type_card_of_the_hand_stands_for_what_the_piles_show() {
    let mut game = level2("KKKKK", "NSB,PRQ");
    play(&mut game, 'N', "g1f3");
    play(&mut game, 'P', "a7a6");
    game.advance(Command::Draw).unwrap();
    let same = game
        .hand(Color::White)
        .iter()
        .find(|card| card.kind.letter() == 'S')
        .copied();
    let from = game
        .card_moves(same.unwrap())
        .iter()
        .map(|mv| mv.from)
        .collect();
    assert_eq!(
        game.rules()
            .movable(game.position(), game.card_roles(same.unwrap())),
        from
    );
    assert_eq!(from & squares("b1 f3"), squares("b1 f3"));
    assert_eq!(from & squares("f1 d1"), squares(""));
}
