//! Looking at a game that is over again.

use chess_a_la_carte::app::{
    Action, AppState, MomentKind, Question, ReviewAction, Screen, TableAction, Target, board_view,
    hand_view, moments, tray_view,
};
use chess_a_la_carte::engine::{
    ByColor, CardKind, Color, Command, Game, Level, Millis, Role, Start, write_link,
};
use chess_a_la_carte::i18n::{moment_text, review_lines, texts};

use crate::support::{act, linked, session, table, tap, turn};

fn review(state: &AppState, action: ReviewAction) -> AppState {
    act(state, Action::Review(action))
}

fn resigned(state: &AppState) -> AppState {
    let by = session(state).game().turn();
    let asked = table(state, TableAction::Ask(Question::Resign(by)));
    table(&asked, TableAction::Answer { yes: true })
}

/// Three turns, one of them lost, and then Black gives up.
fn played() -> AppState {
    let mut state = linked("deck=NRPB");
    for text in ["g1f3", "--", "a2a3"] {
        state = turn(&state, text);
    }
    resigned(&state)
}

fn shown(state: &AppState) -> &chess_a_la_carte::app::Review {
    state.review.as_deref().unwrap()
}

fn lines(state: &AppState) -> Vec<String> {
    review_lines(texts(chess_a_la_carte::app::Locale::En), shown(state))
}

#[test]
fn only_a_game_that_is_over_is_looked_at_again() {
    let running = turn(&linked("deck=NRPB"), "g1f3");
    assert_eq!(running.update(Action::Review(ReviewAction::Open)), None);
    let open = review(&played(), ReviewAction::Open);
    assert_eq!(open.screen, Screen::Review);
    assert_eq!(shown(&open).ply, 3);
}

#[test]
fn every_turn_can_be_gone_to_and_is_told() {
    let end = review(&played(), ReviewAction::Open);
    assert_eq!(
        lines(&end),
        [
            "White turned over: Pawn.",
            "White: pawn to a3.",
            "White wins!",
            "Black gave up. Well played, both of you!"
        ]
    );
    let back = review(&end, ReviewAction::Step { forward: false });
    assert_eq!(shown(&back).ply, 2);
    let told = lines(&back);
    assert_eq!(told[0], "Black turned over: Rook.");
    assert!(told.len() > 2, "a lost turn says why: {told:?}");
    let start = review(&end, ReviewAction::Go(0));
    assert_eq!(lines(&start), ["This is how it began."]);
    assert_eq!(
        start.update(Action::Review(ReviewAction::Step { forward: false })),
        None
    );
    let last = review(&start, ReviewAction::Go(usize::MAX));
    assert_eq!(shown(&last).ply, 3);
    assert_eq!(
        last.update(Action::Review(ReviewAction::Step { forward: true })),
        None
    );
}

#[test]
fn nothing_can_be_moved_or_drawn_and_the_table_is_not_touched() {
    let open = review(&played(), ReviewAction::Open);
    for ply in 0..=3 {
        let then = review(&open, ReviewAction::Go(ply));
        let view = board_view(&shown(&then).shown);
        assert!(view.read_only);
        assert!(view.squares.iter().all(|square| !square.usable()), "{ply}");
        assert!(!tray_view(&shown(&then).shown).can_draw);
    }
    for action in [
        TableAction::Draw,
        TableAction::ShowResult(true),
        TableAction::Flip,
        TableAction::Redo,
    ] {
        assert_eq!(open.update(Action::Table(action, Millis::ZERO)), None);
    }
    assert_eq!(tap(&open, "g1"), open);
}

#[test]
fn closing_leads_back_to_the_table_and_turning_the_board_stays_in_the_review() {
    let over = played();
    let open = review(&over, ReviewAction::Open);
    let flipped = review(&open, ReviewAction::Flip);
    assert!(board_view(&shown(&flipped).shown).flipped);
    let moved = review(&flipped, ReviewAction::Go(1));
    assert!(board_view(&shown(&moved).shown).flipped);
    let closed = review(&moved, ReviewAction::Close);
    assert_eq!(closed.screen, Screen::Game);
    assert_eq!(closed.session, over.session);
    assert_eq!(closed.review, None);
}

#[test]
fn the_rules_lead_back_to_the_review() {
    let open = review(&played(), ReviewAction::Open);
    let rules = act(&open, Action::Show(Screen::Rules));
    assert_eq!(act(&rules, Action::Back).review, open.review);
    assert_eq!(act(&open, Action::Show(Screen::Home)).review, None);
}

#[test]
fn l2_1_both_hands_lie_open_at_every_turn() {
    let mut game = Game::new(Start::new(Level::Two, 3));
    game.advance(Command::Draw).unwrap();
    let hand = game.hand(Color::White).to_vec();
    let (card, mv) = hand
        .iter()
        .find_map(|&card| Some((card, *game.card_moves(card).first()?)))
        .unwrap();
    game.advance(Command::Play(card.id, mv)).unwrap();
    game.advance(Command::Resign(Color::Black)).unwrap();
    let state = linked(&format!("game={}", write_link(&game)));
    let open = review(&state, ReviewAction::Open);
    for ply in [0, 1] {
        let then = review(&open, ReviewAction::Go(ply));
        for color in Color::ALL {
            let view = hand_view(&shown(&then).shown, color);
            assert_eq!(
                view.cards.map(|cards| cards.len()),
                Some(3),
                "{ply} {color:?}"
            );
            assert!(!view.choosing && !view.may_change);
        }
    }
    // Which card was drawn is told.
    let name = texts(chess_a_la_carte::app::Locale::En)
        .card(hand.last().unwrap().kind)
        .name;
    assert_eq!(lines(&open)[0], format!("White drew: {name}."));
}

fn game(fragment: &str, turns: &[&str]) -> Game {
    let mut state = linked(fragment);
    for text in turns {
        state = turn(&state, text);
    }
    session(&state).game().clone()
}

fn kinds(game: &Game) -> Vec<(usize, MomentKind)> {
    let found = moments(game);
    found.iter().map(|it| (it.turn, it.kind)).collect()
}

#[test]
fn b7_a_king_that_could_be_taken_is_a_moment() {
    let missed = game("deck=RKP&fen=4k3/8/8/8/8/8/P7/K3R3_w", &["e1e2", "e8d8"]);
    assert_eq!(kinds(&missed), [(0, MomentKind::KingMissed)]);
    // Taken at once with the card just drawn, which is luck.
    let taken = game("deck=R&fen=4k3/8/8/8/8/8/8/K3R3_w", &["e1e8"]);
    let [(0, MomentKind::LuckyCard(card))] = kinds(&taken)[..] else {
        panic!("{:?}", kinds(&taken));
    };
    assert_eq!(card.kind, CardKind::Piece(Role::Rook));
}

#[test]
fn g6_a_piece_for_nothing_is_a_moment_and_a_guarded_one_is_none() {
    let free = "deck=RKP&fen=4k3/8/8/3n4/8/8/P7/K2R4_w";
    assert_eq!(
        kinds(&game(free, &["d1c1", "e8f8"])),
        [(0, MomentKind::FreePieceMissed(Role::Knight))]
    );
    assert_eq!(kinds(&game(free, &["d1d5", "e8f8"])), []);
    let guarded = "deck=RKP&fen=4k3/8/4p3/3n4/8/8/P7/K2R4_w";
    assert_eq!(kinds(&game(guarded, &["d1c1", "e8f8"])), []);
    // A pawn is not worth a word.
    let pawn = "deck=RKP&fen=4k3/8/8/3p4/8/8/P7/K2R4_w";
    assert_eq!(kinds(&game(pawn, &["d1c1", "e8f8"])), []);
    // Who must save the king first has missed nothing.
    let danger = "deck=RKP&fen=r3k3/8/8/3n4/8/8/8/K2R4_w";
    assert_eq!(kinds(&game(danger, &["d1c1", "e8f8"])), []);
}

#[test]
fn taking_something_as_dear_is_no_miss() {
    let either = "deck=RKP&fen=4k3/8/8/3n4/8/8/P7/KR1R1b2_w";
    assert_eq!(kinds(&game(either, &["d1f1", "e8f8"])), []);
}

#[test]
fn c3_a_mate_that_was_there_is_a_moment_without_cards() {
    let mut state = linked("level=standard&fen=6k1/5ppp/8/8/8/8/8/R6K_w");
    state = tap(&tap(&state, "h1"), "g1");
    assert_eq!(kinds(session(&state).game()), [(0, MomentKind::MateMissed)]);
    let mated = tap(
        &tap(&linked("level=standard&fen=6k1/5ppp/8/8/8/8/8/R6K_w"), "a1"),
        "a8",
    );
    assert!(session(&mated).is_over());
    assert_eq!(
        kinds(session(&mated).game()),
        [],
        "without cards there is no luck"
    );
}

#[test]
fn there_are_at_most_three_moments_in_the_order_of_the_game() {
    let game = game(
        "deck=RKRKRKRK&fen=4k3/8/8/3n1n2/8/8/P7/K2RR3_w",
        &["d1c1", "e8f8", "e1d1", "f8e8", "d1d5", "e8f8"],
    );
    let found = kinds(&game);
    assert!((1..=3).contains(&found.len()), "{found:?}");
    assert!(found.is_sorted_by_key(|(turn, _)| *turn));
}

#[test]
fn a_moment_is_shown_as_it_was_decided_and_told_in_both_languages() {
    let state = resigned(&{
        let state = linked("deck=RKP&fen=4k3/8/8/3n4/8/8/P7/K2R4_w");
        turn(&turn(&state, "d1c1"), "e8f8")
    });
    let looking = review(&review(&state, ReviewAction::Open), ReviewAction::Look(0));
    let it = shown(&looking);
    assert_eq!(it.ply, 0);
    let mut view = board_view(&it.shown);
    view.mark(it.moment());
    let marked = |square: &str| {
        view.squares
            .iter()
            .find(|view| view.square.to_string() == square)
    };
    assert!(marked("d1").unwrap().selected);
    assert_eq!(marked("d5").unwrap().target, Some(Target::Capture));
    assert_eq!(
        tray_view(&it.shown).discards[0].count,
        1,
        "the card lies there"
    );
    let said = chess_a_la_carte::app::Locale::ALL
        .map(|locale| moment_text(texts(locale), it, it.moment().unwrap()));
    assert_eq!(
        said,
        [
            "Here the rook could take the knight on d5 for nothing.",
            "Ici, la tour pouvait prendre le cavalier en d5 sans rien perdre."
        ]
    );
    // On from there: the turn as it was played. Back from there: where it began.
    assert_eq!(
        shown(&review(&looking, ReviewAction::Step { forward: true })).ply,
        1
    );
    let back = review(&looking, ReviewAction::Step { forward: false });
    assert_eq!((shown(&back).ply, shown(&back).looking), (0, None));
}

#[test]
fn l2_2_a_card_is_lucky_only_if_no_other_of_the_hand_does_the_same() {
    let played = |hand: &str| {
        let hands = ByColor {
            white: hand,
            black: "PPP",
        };
        let start = Start::new(Level::Two, 1)
            .with_fen("4k3/8/8/8/8/8/P7/K3R3 w - - 0 1")
            .unwrap()
            .with_cards(Some("RKKK"), Some(hands))
            .unwrap();
        let mut game = Game::new(start);
        game.advance(Command::Draw).unwrap();
        let drawn = game.hand(Color::White).last().unwrap().id;
        let takes = "e1e8".parse().unwrap();
        game.advance(Command::Play(drawn, takes)).unwrap();
        kinds(&game)
    };
    assert!(matches!(played("PPK")[..], [(0, MomentKind::LuckyCard(_))]));
    assert_eq!(played("PRK"), []);
}
