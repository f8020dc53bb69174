//! What taps, drags and buttons do at the table.

use chess_a_la_carte::app::{
    Action, AppState, Choice, Notice, Question, Screen, TableAction, Told,
};
use chess_a_la_carte::engine::{Color, CommandError, Event, Millis, Phase, Refusal};

use crate::support::{act, boot, linked, session, sq, table, tap, turn};

fn refusal(state: &AppState) -> Option<&CommandError> {
    match &session(state).told {
        Told::Refused { error, .. } => Some(error),
        Told::Happened(_) | Told::TakenBack | Told::PlayedAgain => None,
    }
}

#[test]
fn tap_the_piece_then_the_square() {
    let drawn = table(&linked("deck=NP"), TableAction::Draw);
    let picked = tap(&drawn, "g1");
    assert_eq!(session(&picked).selected, Some(sq("g1")));
    let moved = tap(&picked, "f3");
    assert_eq!(session(&moved).game().plies().len(), 1);
    assert_eq!(session(&moved).selected, None);
}

#[test]
fn tapping_another_piece_picks_that_one_up_and_the_same_puts_it_down() {
    let picked = tap(&table(&linked("deck=N"), TableAction::Draw), "g1");
    assert_eq!(session(&tap(&picked, "b1")).selected, Some(sq("b1")));
    assert_eq!(session(&tap(&picked, "g1")).selected, None);
    assert_eq!(
        session(&table(&picked, TableAction::Deselect)).selected,
        None
    );
}

#[test]
fn a_drag_moves_too_and_a_drop_on_the_same_square_does_nothing() {
    let drawn = table(&linked("deck=NP"), TableAction::Draw);
    let (from, to) = (sq("g1"), sq("f3"));
    let moved = table(&drawn, TableAction::DropPiece { from, to });
    assert_eq!(session(&moved).game().plies().len(), 1);
    let back = table(&drawn, TableAction::DropPiece { from, to: from });
    assert_eq!(session(&back).game(), session(&drawn).game());
}

#[test]
fn every_tap_that_can_do_nothing_says_why() {
    let start = linked("deck=NR");
    assert_eq!(refusal(&tap(&start, "g1")), Some(&CommandError::DrawFirst));
    assert_eq!(
        refusal(&tap(&start, "e5")),
        None,
        "an empty square needs no words"
    );
    let drawn = table(&start, TableAction::Draw);
    let code = |state: &AppState| refusal(state).map(CommandError::code);
    assert_eq!(code(&tap(&drawn, "f1")), Some("wrongType"));
    assert_eq!(code(&tap(&drawn, "g8")), Some("notYours"));
    assert_eq!(code(&tap(&tap(&drawn, "g1"), "g4")), Some("shape"));
    assert_eq!(code(&tap(&tap(&drawn, "g1"), "e2")), None);
    assert_eq!(code(&table(&drawn, TableAction::Draw)), Some("mustMove"));
    let lost = table(&turn(&start, "g1f3"), TableAction::Draw);
    assert!(matches!(
        session(&lost).game().phase(),
        Phase::LostTurn { .. }
    ));
    assert_eq!(code(&tap(&lost, "a8")), Some("turnIsLost"));
}

#[test]
fn a_mistaken_tap_leaves_the_piece_in_hand() {
    let drawn = table(&linked("deck=NP"), TableAction::Draw);
    let mistaken = tap(&tap(&drawn, "g1"), "g4");
    assert!(refusal(&mistaken).is_some());
    assert_eq!(session(&mistaken).selected, Some(sq("g1")));
    let again = tap(&mistaken, "g1");
    assert_eq!(session(&again).selected, Some(sq("g1")));
    assert_eq!(refusal(&again), None);
    for state in [&mistaken, &again] {
        let moved = tap(state, "f3");
        assert_eq!(session(&moved).game().plies().len(), 1);
    }
    assert_eq!(session(&tap(&again, "g1")).selected, None);
}

#[test]
fn a_piece_that_is_shut_in_is_explained_while_another_can_move() {
    let drawn = table(
        &linked("deck=B&fen=4k3/8/8/8/8/8/1P1P4/2B1KB2_w"),
        TableAction::Draw,
    );
    let error = refusal(&tap(&drawn, "c1")).copied();
    assert!(matches!(
        error,
        Some(CommandError::Refused(Refusal::Stuck(stuck))) if stuck.square == sq("c1")
    ));
}

#[test]
fn the_same_refusal_twice_is_a_new_one() {
    let start = linked("deck=N");
    let (once, twice) = (tap(&start, "g1"), tap(&tap(&start, "g1"), "g1"));
    assert_eq!(session(&once).told, session(&twice).told);
    assert_ne!(session(&once).refusals, session(&twice).refusals);
}

#[test]
fn taking_back_needs_the_others_yes() {
    let moved = turn(&linked("deck=NP"), "g1f3");
    let ask = TableAction::Ask(Question::TakeBack(Color::White));
    let asked = table(&moved, ask);
    assert_eq!(
        session(&asked).question,
        Some(Question::TakeBack(Color::White))
    );
    assert_eq!(
        session(&table(&asked, TableAction::Draw)).game(),
        session(&moved).game()
    );
    let no = table(&asked, TableAction::Answer { yes: false });
    assert_eq!(session(&no).game(), session(&moved).game());
    let yes = table(&asked, TableAction::Answer { yes: true });
    assert_eq!(session(&yes).game().plies().len(), 0);
    assert_eq!(session(&yes).told, Told::TakenBack);
    let again = table(&yes, TableAction::Redo);
    assert_eq!(session(&again).game(), session(&moved).game());
}

/// U1: never does the one who gains by it answer: the other player is asked.
#[test]
fn the_other_player_is_asked_to_let_a_turn_be_taken_back() {
    let moved = turn(&linked("deck=NP"), "g1f3");
    assert_eq!(session(&moved).who_takes_back(None), Color::White);
    assert_eq!(
        session(&moved).who_takes_back(Some(Color::Black)),
        Color::Black
    );
    // Black has given up after White's turn: Black wants it undone, White is asked.
    let asked = table(&moved, TableAction::Ask(Question::Resign(Color::Black)));
    let lost = table(&asked, TableAction::Answer { yes: true });
    assert_eq!(session(&lost).who_takes_back(None), Color::Black);
}

#[test]
fn a_locked_game_takes_nothing_back() {
    let moved = turn(&linked("deck=NP&lock=1"), "g1f3");
    let asked = table(&moved, TableAction::Ask(Question::TakeBack(Color::White)));
    assert_eq!(session(&asked).question, None);
    assert_eq!(
        moved.update(Action::Table(TableAction::Redo, Millis::ZERO)),
        None
    );
}

#[test]
fn giving_up_asks_first_and_a_draw_needs_both() {
    let start = linked("deck=NP");
    let asked = table(&start, TableAction::Ask(Question::Resign(Color::White)));
    assert!(!session(&asked).is_over());
    let over = table(&asked, TableAction::Answer { yes: true });
    assert_eq!(
        session(&over).game().outcome().unwrap().0.winner(),
        Some(Color::Black)
    );
    let offered = table(&start, TableAction::OfferDraw(Color::White));
    let declined = table(&offered, TableAction::AnswerDraw { accept: false });
    assert!(!session(&declined).is_over());
    let agreed = table(&offered, TableAction::AnswerDraw { accept: true });
    assert_eq!(session(&agreed).game().outcome().unwrap().0.winner(), None);
}

#[test]
fn the_result_opens_and_a_rematch_exchanges_the_colours() {
    let named = act(
        &boot("", None),
        Action::Choose(Choice::Name(0, "Zoé".to_owned())),
    );
    let options = chess_a_la_carte::app::read_fragment("fen=4k3/8/8/8/8/8/8/K3R3_w&deck=R");
    let start = act(
        &named,
        Action::FollowLink {
            options,
            chance: 1,
            now: Millis::ZERO,
        },
    );
    let over = turn(&start, "e1e8");
    assert!(session(&over).result_open);
    let seen = table(&over, TableAction::ShowResult(false));
    assert!(!session(&seen).result_open);
    assert_eq!(
        over.update(Action::Rematch {
            chance: 2,
            now: Millis::ZERO
        }),
        seen.update(Action::Rematch {
            chance: 2,
            now: Millis::ZERO
        })
    );
    let again = act(
        &over,
        Action::Rematch {
            chance: 2,
            now: Millis::ZERO,
        },
    );
    assert_eq!(session(&again).game().plies().len(), 0);
    assert_eq!(
        (
            session(&again).name(Color::White),
            session(&again).name(Color::Black)
        ),
        ("", "Zoé")
    );
}

#[test]
fn a_rematch_is_no_way_out_of_a_running_game() {
    assert_eq!(
        linked("deck=N").update(Action::Rematch {
            chance: 1,
            now: Millis::ZERO
        }),
        None
    );
}

#[test]
fn starting_anew_keeps_the_unfinished_game() {
    let playing = turn(&linked("deck=NP"), "g1f3");
    let other = act(
        &playing,
        Action::StartGame {
            chance: 4,
            now: Millis::ZERO,
        },
    );
    assert_eq!(other.earlier, playing.session);
}

#[test]
fn the_suggested_draw_is_a_notice_told_once_and_put_away() {
    let mut state = linked("deck=K&fen=4k3/8/8/8/8/8/8/4K3_w_-_-_98_1");
    state = turn(&turn(&state, "e1e2"), "e8e7");
    assert!(session(&state).happened().contains(&Event::DrawSuggested));
    assert_eq!(*state.notices, [Notice::DrawSuggested]);
    assert!(act(&state, Action::DismissNotices).notices.is_empty());
}

#[test]
fn the_rules_lead_back_to_where_they_were_opened() {
    for screen in [Screen::Home, Screen::Game] {
        let there = act(&linked("deck=N"), Action::Show(screen));
        let rules = act(&there, Action::Show(Screen::Rules));
        let twice = act(&rules, Action::Show(Screen::Rules));
        assert_eq!(act(&twice, Action::Back).screen, screen);
    }
}

#[test]
fn what_changes_nothing_renders_nothing() {
    let start = linked("deck=N");
    assert_eq!(
        start.update(Action::Table(
            TableAction::TapSquare(sq("e5")),
            Millis::ZERO
        )),
        None
    );
    assert_eq!(
        start.update(Action::Table(TableAction::Deselect, Millis::ZERO)),
        None
    );
    assert_eq!(start.update(Action::Show(Screen::Game)), None);
}
