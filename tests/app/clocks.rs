//! Clocks at the table, and the lot and the score of a match.

use chess_a_la_carte::app::{
    Action, AppState, Choice, FirstWhite, Notice, Question, Seating, Switch, TableAction,
    clock_view, write_save,
};
use chess_a_la_carte::engine::{
    ByColor, Clock, Color, EndReason, Level, Millis, Outcome, Player, TimeControl,
};

use crate::support::{act, boot, linked, session, sq, table};

const SECOND: u64 = 1_000;

fn at(state: &AppState, action: TableAction, seconds: u64) -> AppState {
    act(state, Action::Table(action, Millis(seconds * SECOND)))
}

fn moved(state: &AppState, text: &str, seconds: u64) -> AppState {
    let picked = at(state, TableAction::TapSquare(sq(&text[..2])), seconds);
    at(&picked, TableAction::TapSquare(sq(&text[2..])), seconds)
}

fn clock(state: &AppState) -> &Clock {
    session(state).timed.clock().unwrap()
}

fn left(state: &AppState, seconds: u64) -> ByColor<u64> {
    let left = |color| clock(state).remaining(color, Millis(seconds * SECOND)).0 / SECOND;
    ByColor {
        white: left(Color::White),
        black: left(Color::Black),
    }
}

#[test]
fn k1_a_game_with_a_clock_begins_halted_and_runs_for_who_is_to_move() {
    let start = linked("level=standard&clock=5+3");
    assert!(session(&start).is_paused());
    assert_eq!(clock(&start).running(), None);
    assert_eq!(
        moved(&start, "e2e4", 5),
        start,
        "nothing moves while halted"
    );
    let running = at(&start, TableAction::Pause, 10);
    assert_eq!(clock(&running).running(), Some(Color::White));
    let answered = moved(&running, "e2e4", 20);
    assert_eq!(clock(&answered).running(), Some(Color::Black));
    assert_eq!(
        left(&answered, 25),
        ByColor {
            white: 293,
            black: 295
        }
    );
}

#[test]
fn k1_at_a_hand_over_the_clock_waits() {
    let start = linked("level=2&hands=NNN,PPP&deck=NKKK&clock=5+0");
    let running = at(&start, TableAction::Pause, 0);
    assert_eq!(
        clock(&running).running(),
        None,
        "nobody has taken the tablet"
    );
    let taken = at(&running, TableAction::TakeOver, 100);
    assert_eq!(clock(&taken).running(), Some(Color::White));
    let drawn = at(&taken, TableAction::Draw, 110);
    let played = moved(&drawn, "g1f3", 130);
    assert_eq!(session(&played).game().plies().len(), 1);
    assert_eq!(clock(&played).running(), None);
    assert_eq!(
        left(&played, 999),
        ByColor {
            white: 270,
            black: 300
        }
    );
}

#[test]
fn k2_a_flag_that_falls_ends_the_game_whatever_is_being_asked() {
    let running = at(&linked("level=standard&clock=1+0"), TableAction::Pause, 0);
    let asked = at(
        &running,
        TableAction::Ask(Question::Resign(Color::White)),
        30,
    );
    assert_eq!(at(&asked, TableAction::Tick, 59), asked, "not yet");
    let over = at(&asked, TableAction::Tick, 60);
    let outcome = (Outcome::Win(Color::Black), EndReason::TimeOut);
    assert_eq!(session(&over).game().outcome(), Some(outcome));
    assert_eq!(session(&over).question, None);
    assert!(session(&over).result_open);
    let late = moved(&running, "e2e4", 61);
    assert_eq!(session(&late).game().outcome(), Some(outcome), "too late");
}

#[test]
fn k4_the_clock_runs_while_a_promotion_is_chosen() {
    let start = linked("level=standard&clock=1+0&fen=7k/4P3/8/8/8/8/8/K7_w");
    let asked = moved(&at(&start, TableAction::Pause, 0), "e7e8", 10);
    assert!(session(&asked).pending.is_some());
    assert_eq!(clock(&asked).running(), Some(Color::White));
    let chosen = at(
        &asked,
        TableAction::Promote(chess_a_la_carte::engine::Role::Queen),
        20,
    );
    assert_eq!(left(&chosen, 20).white, 40);
}

#[test]
fn k5_pause_and_resume_and_a_page_out_of_sight() {
    let running = at(&linked("level=1&deck=NNN&clock=5+0"), TableAction::Pause, 0);
    let away = at(&running, TableAction::Away, 10);
    assert!(session(&away).is_paused());
    assert_eq!(at(&away, TableAction::Away, 20), away, "once is enough");
    assert_eq!(at(&away, TableAction::Draw, 20), away);
    let back = at(&away, TableAction::Pause, 1_000);
    assert_eq!(left(&back, 1_000).white, 290);
    let untimed = linked("level=1&deck=NNN");
    assert_eq!(table(&untimed, TableAction::Slept), untimed);
    assert_eq!(table(&untimed, TableAction::Away), untimed);
    assert_eq!(table(&untimed, TableAction::Pause), untimed);
}

#[test]
fn k5_a_device_that_slept_halts_the_clocks_as_they_were() {
    let running = at(&linked("level=1&deck=NNN&clock=1+0"), TableAction::Pause, 0);
    let asked = at(
        &running,
        TableAction::Ask(Question::Resign(Color::White)),
        5,
    );
    for awake in [running, asked] {
        let slept = at(&awake, TableAction::Slept, 10);
        assert!(session(&slept).is_paused() && session(&slept).slept);
        assert_eq!(at(&slept, TableAction::Tick, 500), slept);
        let answered = act(
            &slept,
            Action::Table(TableAction::Answer { yes: false }, Millis(0)),
        );
        let back = at(&answered, TableAction::Pause, 1_000);
        assert_eq!(left(&back, 1_000).white, 50);
        assert!(!session(&back).slept, "it is told once");
    }
}

#[test]
fn p29_taking_back_restores_both_clocks_and_the_running_one() {
    let running = at(&linked("level=standard&clock=5+3"), TableAction::Pause, 0);
    let two = moved(&moved(&running, "e2e4", 10), "e7e5", 30);
    let asked = at(&two, TableAction::Ask(Question::TakeBack(Color::Black)), 40);
    let back = at(&asked, TableAction::Answer { yes: true }, 50);
    assert_eq!(clock(&back).running(), Some(Color::Black));
    assert_eq!(
        left(&back, 50),
        ByColor {
            white: 293,
            black: 300
        }
    );
}

#[test]
fn a_reload_keeps_the_clocks_and_halts_them() {
    let running = at(&linked("level=standard&clock=5+3"), TableAction::Pause, 0);
    let played = moved(&running, "e2e4", 10);
    let loaded = boot("", Some(write_save(&played, Millis(30 * SECOND))));
    assert!(session(&loaded).is_paused());
    assert_eq!(
        left(&loaded, 0),
        ByColor {
            white: 293,
            black: 280
        }
    );
    let resumed = at(&loaded, TableAction::Pause, 5);
    assert_eq!(clock(&resumed).running(), Some(Color::Black));
    assert_eq!(left(&resumed, 6).black, 279);
}

#[test]
fn a_bad_clock_in_a_link_is_a_notice() {
    for clock in ["5", "0+3", "5+3/", "999+1", "60s+15"] {
        let state = boot(&format!("level=1&clock={clock}"), None);
        assert_eq!(*state.notices, [Notice::BadClock], "{clock}");
        assert!(session(&state).timed.clock().is_none());
    }
    let control: TimeControl = "60s+15m".parse().unwrap();
    for link in ["level=1&clock=60s+15m", "level=1&clock=60s%2B15m"] {
        assert_eq!(*clock(&linked(link)).control(), control, "{link}");
    }
}

#[test]
fn a_clock_is_read_in_minutes_seconds_and_at_last_tenths() {
    let mut clock = Clock::new("5+0".parse().unwrap()).unwrap();
    clock.start_turn(Color::White, Millis(0));
    let text = |now: u64| clock_view(&clock, Color::White, Millis(now)).text();
    assert_eq!(text(0), "5:00");
    assert_eq!(text(1), "5:00", "a begun second is still shown");
    assert_eq!(text(1_000), "4:59");
    assert_eq!(text(290_000), "0:10");
    assert_eq!(text(290_001), "0:10.0");
    assert_eq!(text(299_950), "0:00.1");
    assert_eq!(text(300_000), "0:00.0");
    let low = |now: u64| clock_view(&clock, Color::White, Millis(now)).low;
    assert!(!low(262_499) && low(262_500), "an eighth of five minutes");
    for now in [0, 1, 999, 250_000, 291_234, 299_999] {
        let view = clock_view(&clock, Color::White, Millis(now));
        let next = now + u64::from(view.until_change());
        assert!((1..=1_000).contains(&view.until_change()));
        assert_ne!(text(next), view.text(), "{now}");
    }
}

fn started(prefs: &[Choice], chance: u64) -> AppState {
    let home = prefs.iter().fold(boot("", None), |state, choice| {
        act(&state, Action::Choose(choice.clone()))
    });
    act(
        &home,
        Action::StartGame {
            chance,
            now: Millis::ZERO,
        },
    )
}

fn resigned(state: &AppState) -> AppState {
    let turn = session(state).game().turn();
    let asked = table(state, TableAction::Ask(Question::Resign(turn)));
    table(&asked, TableAction::Answer { yes: true })
}

#[test]
fn m1_colours_by_lot_then_alternating_and_the_score() {
    let names = [
        Choice::Name(0, "Zoé".to_owned()),
        Choice::Name(1, "Ali".to_owned()),
    ];
    let lots: Vec<bool> = (0..20)
        .map(|chance| session(&started(&names, chance)).name(Color::White) == "Zoé")
        .collect();
    assert!(lots.contains(&true) && lots.contains(&false));
    let first = started(&names, 0);
    assert!(session(&first).coin, "the coin is seen");
    let first = table(&first, TableAction::PickUpCoin);
    let white = session(&first).name(Color::White).to_owned();
    let over = resigned(&first);
    let rematch = Action::Rematch {
        chance: 1,
        now: Millis::ZERO,
    };
    let second = act(&over, rematch);
    assert_eq!(session(&second).name(Color::Black), white);
    assert!(!session(&second).coin);
    let winner = session(&second).before.player(Color::White);
    assert_eq!(session(&second).score().half_points(winner), 2);
    assert_eq!(session(&second).score().games(), 1);
}

#[test]
fn m1_a_taken_back_end_is_not_scored() {
    let over = resigned(&linked("level=1&deck=NNN"));
    assert_eq!(session(&over).score().games(), 1);
    let asked = table(&over, TableAction::Ask(Question::TakeBack(Color::White)));
    let back = table(&asked, TableAction::Answer { yes: true });
    assert_eq!(session(&back).score().games(), 0);
}

#[test]
fn m2_what_was_chosen_holds_for_the_game() {
    let house: chess_a_la_carte::engine::HouseRules = "H5,H4:4".parse().unwrap();
    let state = started(
        &[
            Choice::Level(Level::Two),
            Choice::House(house),
            Choice::Clock("10+5".parse().unwrap()),
            Choice::FirstWhite(FirstWhite::Second),
            Choice::Seating(Seating::Facing),
        ],
        7,
    );
    let session = session(&state);
    assert_eq!(session.game().rules().hand, 4);
    assert_eq!(session.before.player(Color::White), Player::B);
    assert_eq!(session.seating, Seating::Facing);
    assert!(session.is_upside_down(Color::Black) && !session.is_upside_down(Color::White));
    assert!(session.is_paused() && !session.coin);
}

#[test]
fn turning_shows_each_player_the_own_side_once_the_move_has_ended() {
    let turning = act(
        &linked("level=standard"),
        Action::Choose(Choice::Seating(Seating::Turning)),
    );
    assert!(!session(&turning).flipped());
    let answered = moved(&turning, "e2e4", 0);
    assert!(session(&answered).flipped());
    assert!(!session(&table(&answered, TableAction::Flip)).flipped());
    let picked = table(&answered, TableAction::TapSquare(sq("e7")));
    assert!(session(&picked).flipped(), "not before the move has ended");
}

#[test]
fn a_move_may_have_to_be_confirmed() {
    let careful = act(
        &linked("level=standard"),
        Action::Choose(Choice::Switch(Switch::Confirm, true)),
    );
    let waiting = moved(&careful, "e2e4", 0);
    assert_eq!(session(&waiting).game().plies().len(), 0);
    let confirmed = table(&waiting, TableAction::ConfirmMove);
    assert_eq!(session(&confirmed).game().plies().len(), 1);
    let dropped = table(&waiting, TableAction::Deselect);
    assert_eq!(table(&dropped, TableAction::ConfirmMove), dropped);
    let refused = moved(&careful, "e2e5", 0);
    assert_eq!(session(&refused).pending, None, "nothing to confirm");
}

#[test]
fn a_free_hand_may_try_any_piece_and_hears_why_not() {
    let free = act(
        &linked("level=1&deck=N"),
        Action::Choose(Choice::Switch(Switch::FreeHand, true)),
    );
    let drawn = table(&free, TableAction::Draw);
    let picked = table(&drawn, TableAction::TapSquare(sq("f1")));
    assert_eq!(session(&picked).selected, Some(sq("f1")));
    let tried = table(&picked, TableAction::TapSquare(sq("d3")));
    assert_eq!(session(&tried).refusals, 1);
}

#[test]
fn c12_touch_move_binds_and_putting_straight_does_not() {
    let drawn = table(&linked("level=1&deck=NNN&house=H9"), TableAction::Draw);
    let straight = table(&drawn, TableAction::Adjust);
    let tapped = table(&straight, TableAction::TapSquare(sq("g1")));
    assert_eq!(session(&tapped).game().touched(), None);
    assert_eq!(session(&tapped).selected, None);
    let touched = table(&tapped, TableAction::TapSquare(sq("g1")));
    assert_eq!(session(&touched).game().touched(), Some(sq("g1")));
    assert_eq!(session(&touched).movable().len(), 1, "no other piece moves");
    let other = table(&touched, TableAction::TapSquare(sq("b1")));
    assert_eq!(session(&other).refusals, 1);
    assert_eq!(session(&other).game().touched(), Some(sq("g1")));
}

#[test]
fn a_king_dropped_on_its_rook_castles_and_tapped_on_it_does_not() {
    let start = linked("level=standard&fen=4k3/8/8/8/8/8/8/R3K2R_w_KQ");
    let (from, to) = (sq("e1"), sq("a1"));
    let castled = table(&start, TableAction::DropPiece { from, to });
    let board = session(&castled).game().position().board();
    assert!(board.piece_at(sq("c1")).is_some() && board.piece_at(sq("d1")).is_some());
    let tapped = moved(&start, "e1h1", 0);
    assert_eq!(session(&tapped).selected, Some(sq("h1")));
}
