//! Hands at the table: hand-over, choosing, and what nobody else may see.

use chess_a_la_carte::app::{
    AppState, HandView, Locale, Pending, Question, Session, TableAction, Told, board_view,
    hand_view,
};
use chess_a_la_carte::engine::{CardId, Color, CommandError, Millis, Phase, PlyAction, Role};

use chess_a_la_carte::i18n::{hand_over_texts, texts};

use crate::support::{boot, linked, session, sq, table, tap};

const HANDS: &str = "level=2&hands=NPB,RPQ&deck=KKKK";

fn view(state: &AppState, color: Color) -> HandView {
    hand_view(session(state), color)
}

fn card(state: &AppState, letter: char) -> CardId {
    let game = &session(state).game();
    game.hand(game.turn())
        .iter()
        .find(|card| card.kind.letter() == letter)
        .unwrap()
        .id
}

/// White has taken the tablet and drawn.
fn drawn(link: &str) -> AppState {
    table(
        &table(&linked(link), TableAction::TakeOver),
        TableAction::Draw,
    )
}

#[test]
fn a_hand_is_covered_until_its_player_has_the_tablet() {
    let start = linked(HANDS);
    assert!(session(&start).is_covered());
    for color in Color::ALL {
        assert_eq!(
            (view(&start, color).cards, view(&start, color).count),
            (None, 3)
        );
    }
    for action in [
        TableAction::Draw,
        TableAction::TapSquare(sq("g1")),
        TableAction::OfferDraw(Color::White),
    ] {
        assert_eq!(
            table(&start, action),
            start,
            "{action:?} waits for the hand-over"
        );
    }
    let taken = table(&start, TableAction::TakeOver);
    assert_eq!(
        view(&taken, Color::White).cards.map(|cards| cards.len()),
        Some(3)
    );
    assert_eq!(view(&taken, Color::Black).cards, None);
}

#[test]
fn card_then_piece_and_the_tablet_goes_on() {
    let state = drawn(HANDS);
    let chosen = table(&state, TableAction::ChooseCard(card(&state, 'N')));
    assert_eq!(session(&chosen).movable().into_iter().count(), 2);
    let moved = tap(&tap(&chosen, "g1"), "f3");
    assert_eq!(session(&moved).game().turn(), Color::Black);
    assert!(session(&moved).is_covered(), "Black's hand stays hidden");
    assert_eq!(
        view(&moved, Color::White).cards,
        None,
        "and White's is hidden again"
    );
}

#[test]
fn piece_then_card_needs_no_choice_while_one_kind_does() {
    let moved = tap(&tap(&drawn(HANDS), "g1"), "f3");
    assert_eq!(session(&moved).game().plies().len(), 1);
}

#[test]
fn two_kinds_of_cards_ask_which() {
    // After a knight card and a pawn card, Same type stands for both.
    let mut state = drawn("level=2&hands=NSN,PPP&deck=KKKKKK");
    state = tap(&tap(&state, "g1"), "f3");
    state = table(&table(&state, TableAction::TakeOver), TableAction::Draw);
    state = tap(&tap(&state, "a7"), "a6");
    state = table(&table(&state, TableAction::TakeOver), TableAction::Draw);
    let asked = tap(&tap(&state, "f3"), "e5");
    assert!(matches!(session(&asked).pending, Some(Pending::Card(_))));
    let wanted: Vec<char> = view(&asked, Color::White)
        .cards
        .unwrap()
        .iter()
        .filter(|card| card.wanted)
        .map(|card| card.card.kind.letter())
        .collect();
    assert_eq!(wanted, ['S', 'N']);
    let played = table(&asked, TableAction::ChooseCard(card(&asked, 'S')));
    assert_eq!(
        session(&played)
            .game()
            .discards(Color::White)
            .top()
            .unwrap()
            .kind
            .letter(),
        'S'
    );
}

#[test]
fn a_dead_card_is_dimmed_and_asks_before_it_loses_the_turn() {
    let state = drawn("level=2&hands=RPB,PPP&deck=KKKK");
    let dead = view(&state, Color::White).cards.unwrap();
    assert_eq!(dead.iter().filter(|card| card.dead).count(), 1);
    let asked = table(&state, TableAction::ChooseCard(card(&state, 'R')));
    assert_eq!(
        session(&asked).question,
        Some(Question::PlayDead(card(&state, 'R')))
    );
    let no = table(&asked, TableAction::Answer { yes: false });
    assert_eq!(session(&no).game(), session(&state).game());
    let yes = table(&asked, TableAction::Answer { yes: true });
    assert_eq!(session(&yes).game().plies()[0].action, PlyAction::Lost);
}

#[test]
fn changing_the_hand_asks_and_is_offered_only_where_it_may_be() {
    assert!(!view(&drawn(HANDS), Color::White).may_change);
    let state = drawn("level=2&hands=NNN,PPP&deck=KKKKKK");
    assert!(view(&state, Color::White).may_change && !view(&state, Color::White).should_change);
    let asked = table(&state, TableAction::Ask(Question::ChangeHand));
    let yes = table(&asked, TableAction::Answer { yes: true });
    assert_eq!(
        session(&yes).game().plies()[0].action,
        PlyAction::ChangedHand
    );
    let stuck = drawn("level=2&hands=RRS,PPP&deck=RKKKKK");
    assert!(view(&stuck, Color::White).should_change);
}

#[test]
fn a_card_before_the_draw_is_told_to_wait() {
    let taken = table(&linked(HANDS), TableAction::TakeOver);
    let told = table(&taken, TableAction::ChooseCard(card(&taken, 'N')));
    let Told::Refused { error, .. } = session(&told).told else {
        panic!("a card must be drawn")
    };
    assert_eq!(error, CommandError::DrawFirst);
}

#[test]
fn a_reload_lands_on_the_hand_over() {
    let state = drawn(HANDS);
    let loaded = boot(
        HANDS,
        Some(chess_a_la_carte::app::write_save(&state, Millis::ZERO)),
    );
    assert_eq!(session(&loaded).game().phase(), &Phase::Choose);
    assert!(session(&loaded).is_covered());
    assert!(
        board_view(session(&loaded))
            .squares
            .iter()
            .all(|square| !square.movable)
    );
}

#[test]
fn open_hands_need_no_hand_over() {
    let open = linked("level=2&house=H5");
    assert!(!session(&open).is_covered());
    for color in Color::ALL {
        assert!(view(&open, color).cards.is_some());
    }
}

#[test]
fn a_pawn_that_arrives_waits_for_the_choice() {
    let start = linked("level=standard&fen=7k/4P3/8/8/8/8/8/K7_w");
    let waiting = tap(&tap(&start, "e7"), "e8");
    assert!(matches!(
        session(&waiting).pending,
        Some(Pending::Promotion(_))
    ));
    assert_eq!(session(&waiting).game().plies().len(), 0);
    let cancelled = table(&waiting, TableAction::Deselect);
    assert_eq!(
        (session(&cancelled).pending, session(&cancelled).selected),
        (None, None)
    );
    let knight = table(&waiting, TableAction::Promote(Role::Knight));
    let view = board_view(session(&knight));
    let piece = view
        .pieces
        .iter()
        .find(|piece| piece.square == sq("e8"))
        .unwrap();
    assert_eq!(
        (piece.piece.role, piece.id),
        (Role::Knight, sq("e7").index())
    );
}

#[test]
fn h3_a_pawn_can_be_promoted_at_level_1_too() {
    let start = linked("house=H3&deck=PK&fen=k7/4P3/8/8/8/8/8/4K3_w");
    let waiting = tap(&tap(&table(&start, TableAction::Draw), "e7"), "e8");
    let queen = table(&waiting, TableAction::Promote(Role::Queen));
    assert_eq!(session(&queen).game().plies().len(), 1);
}

#[test]
fn castling_and_taking_in_passing_move_the_right_pieces() {
    let start = linked("level=standard&fen=4k3/2p5/8/1P6/8/8/8/R3K3_w_Q_-_0_1");
    let castled = board_view(session(&tap(&tap(&start, "e1"), "c1")));
    let at = |name: &str| {
        castled
            .pieces
            .iter()
            .find(|piece| piece.square == sq(name))
            .unwrap()
            .id
    };
    assert_eq!((at("c1"), at("d1")), (sq("e1").index(), sq("a1").index()));
    let start = linked("level=standard&fen=4k3/2p5/8/1P6/8/8/8/4K3_b");
    let stepped = tap(&tap(&start, "c7"), "c5");
    let taken = board_view(session(&tap(&tap(&stepped, "b5"), "c6")));
    let standing = taken.pieces.iter().filter(|piece| !piece.taken);
    assert_eq!(standing.count(), 3);
}

#[test]
fn a_king_in_check_is_marked() {
    let state = linked("level=standard&fen=4r2k/8/8/8/Q7/8/3P1P2/4KB2_w");
    let checked: Vec<String> = board_view(session(&state))
        .squares
        .iter()
        .filter(|square| square.check)
        .map(|square| square.square.to_string())
        .collect();
    assert_eq!(checked, ["e1"]);
}

#[test]
fn a3_a_card_that_leaves_the_check_unanswered_points_to_those_that_answer() {
    let link = "level=advanced&hands=BNNPP,PPPPP&deck=NKKK&fen=4r2k/8/8/8/Q7/8/3P1P2/4KB2_w";
    let drawn = drawn(link);
    let refused = table(&drawn, TableAction::ChooseCard(card(&drawn, 'N')));
    assert!(matches!(
        session(&refused).told,
        Told::Refused {
            error: CommandError::MustAnswerCheck,
            ..
        }
    ));
    let cards = view(&refused, Color::White).cards.unwrap();
    for card in cards {
        assert_eq!(card.wanted, card.card.kind.letter() == 'B', "{card:?}");
    }
}

#[test]
fn the_tablet_is_given_to_a_person_by_name_and_to_a_side_as_a_side() {
    let start = linked(HANDS);
    let said = |session: &Session| {
        Locale::ALL
            .map(|locale| hand_over_texts(texts(locale), session).map(|text| text.into_owned()))
    };
    let [english, french] = said(session(&start));
    assert_eq!(
        english,
        ["Give the tablet to White.", "I am White: show my cards"]
    );
    assert_eq!(
        french,
        [
            "Passe la tablette\u{a0}: aux Blancs de jouer.",
            "J’ai les Blancs\u{a0}: voir mes cartes"
        ]
    );
    let named = Session {
        players: ["Zoé".to_owned(), "Zoé".to_owned()],
        ..session(&start).clone()
    };
    let [_, french] = said(&named);
    assert_eq!(
        french,
        [
            "Passe la tablette\u{a0}: à Zoé de jouer.",
            "C’est moi, Zoé\u{a0}: voir mes cartes"
        ]
    );
}

/// L2.1: whoever is asked, or comes to a board that stands still, sees no card of the other.
#[test]
fn an_open_hand_is_covered_before_the_other_player_looks_at_the_table() {
    let going = table(
        &linked("level=2&hands=NPB,RPQ&deck=KKKK&clock=5%2B3"),
        TableAction::Pause,
    );
    let open = table(&table(&going, TableAction::TakeOver), TableAction::Draw);
    assert!(view(&open, Color::White).cards.is_some());
    for action in [
        TableAction::Pause,
        TableAction::OfferDraw(Color::White),
        TableAction::Ask(Question::TakeBack(Color::White)),
    ] {
        let asked = table(&open, action);
        assert_ne!(asked, open, "{action:?}");
        assert_eq!(view(&asked, Color::White).cards, None, "{action:?}");
        assert!(session(&asked).awaits_hand_over(), "{action:?}");
    }
    let resigning = table(&open, TableAction::Ask(Question::Resign(Color::White)));
    assert!(view(&resigning, Color::White).cards.is_some());
}
