//! Rules K in a game: the clock and the turns together.

use chess_a_la_carte::engine::{
    CastlingSide, Color, Command, CommandError, EndReason, Event, Level, Millis, Outcome, Role,
    Start, TimedGame, Timing, read_game, write_game,
};

use crate::support::mv;

fn timed(level: Level, clock: &str, fen: &str) -> TimedGame {
    let timing = Timing {
        control: clock.parse().unwrap(),
        timeout_loses: false,
    };
    let start = Start::new(level, 1).with_timing(timing);
    let start = if fen.is_empty() {
        start
    } else {
        start.with_fen(fen).unwrap()
    };
    TimedGame::new(start)
}

/// Plays a move at a moment, and lets the next turn begin at once.
fn play(game: &mut TimedGame, text: &str, now: u64) -> Vec<Event> {
    let events = game.advance(Command::Move(mv(text)), Millis(now)).unwrap();
    game.start_turn(Millis(now));
    events
}

fn left(game: &TimedGame, now: u64) -> [u64; 2] {
    Color::ALL.map(|color| game.clock().unwrap().remaining(color, Millis(now)).0)
}

#[test]
fn k1_time_runs_only_for_who_is_to_move() {
    let mut game = timed(Level::Standard, "5+0", "");
    assert_eq!(left(&game, 99_000), [300_000, 300_000], "it has not begun");
    game.start_turn(Millis(100_000));
    play(&mut game, "e2e4", 107_000);
    assert_eq!(left(&game, 110_000), [293_000, 297_000]);
}

#[test]
fn k1_drawing_a_card_takes_time_and_a_hand_over_takes_none() {
    let mut game = timed(Level::Two, "5+0", "");
    game.start_turn(Millis(0));
    game.advance(Command::Draw, Millis(4_000)).unwrap();
    assert_eq!(left(&game, 5_000), [295_000, 300_000]);
    let card = *game
        .game()
        .hand(Color::White)
        .iter()
        .find(|card| !game.game().card_moves(**card).is_empty())
        .unwrap();
    let mv = game.game().card_moves(card)[0];
    game.advance(Command::Play(card.id, mv), Millis(6_000))
        .unwrap();
    assert_eq!(
        left(&game, 60_000),
        [294_000, 300_000],
        "the tablet is handed over"
    );
    game.start_turn(Millis(60_000));
    assert_eq!(left(&game, 61_000), [294_000, 299_000]);
}

#[test]
fn k2_out_of_time_loses() {
    let mut game = timed(Level::Standard, "1+0", "");
    game.start_turn(Millis(0));
    assert_eq!(game.let_flag_fall(Millis(59_999)), None);
    let events = game.let_flag_fall(Millis(60_000)).unwrap();
    assert!(matches!(
        events[0],
        Event::GameOver {
            reason: EndReason::TimeOut,
            ..
        }
    ));
    assert_eq!(
        game.game().outcome(),
        Some((Outcome::Win(Color::Black), EndReason::TimeOut))
    );
}

#[test]
fn k2_against_a_bare_king_it_is_a_draw() {
    let mut game = timed(Level::Standard, "1+0", "4k3/8/8/8/8/8/3Q4/4K3 w - - 0 1");
    game.start_turn(Millis(0));
    game.let_flag_fall(Millis(61_000)).unwrap();
    assert_eq!(
        game.game().outcome(),
        Some((Outcome::Draw, EndReason::TimeOutBareKing))
    );
}

#[test]
fn k3_with_a_limit_for_each_move_the_game_is_annulled_unless_switched() {
    for (timeout_loses, wanted) in [
        (false, Outcome::Annulled),
        (true, Outcome::Win(Color::Black)),
    ] {
        let timing = Timing {
            control: "60s+15m".parse().unwrap(),
            timeout_loses,
        };
        let mut game = TimedGame::new(Start::new(Level::Standard, 1).with_timing(timing));
        game.start_turn(Millis(0));
        game.let_flag_fall(Millis(60_000)).unwrap();
        assert_eq!(game.game().outcome(), Some((wanted, EndReason::TimeOut)));
    }
}

#[test]
fn k4_a_move_after_the_flag_counts_no_more() {
    let mut game = timed(Level::Standard, "1+5", "");
    game.start_turn(Millis(0));
    let events = game
        .advance(Command::Move(mv("e2e4")), Millis(60_000))
        .unwrap();
    assert!(matches!(events[0], Event::GameOver { .. }));
    assert_eq!(game.game().plies().len(), 0);
}

#[test]
fn k4_while_a_promotion_is_chosen_the_mover_s_clock_runs() {
    let mut game = timed(Level::Standard, "5+0", "7k/4P3/8/8/8/8/8/K7 w - - 0 1");
    game.start_turn(Millis(0));
    let refused = game.advance(Command::Move(mv("e7e8")), Millis(3_000));
    assert!(
        matches!(refused, Err(CommandError::Refused(_))),
        "no piece is chosen yet"
    );
    play(&mut game, "e7e8r", 9_000);
    assert_eq!(left(&game, 9_000), [291_000, 300_000]);
}

#[test]
fn k5_pause_and_resume() {
    let mut game = timed(Level::Standard, "5+0", "");
    game.start_turn(Millis(0));
    game.pause(Millis(10_000));
    assert_eq!(left(&game, 500_000), [290_000, 300_000]);
    game.resume(Millis(500_000));
    assert_eq!(left(&game, 501_000), [289_000, 300_000]);
}

#[test]
fn p29_taking_back_restores_clocks_turn_and_castling() {
    let mut game = timed(Level::Standard, "5+2", "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    game.start_turn(Millis(0));
    play(&mut game, "e1g1", 10_000);
    assert_eq!(
        left(&game, 10_000),
        [292_000, 300_000],
        "the increment is seen at once"
    );
    let mut back = game.undo(Millis(40_000)).unwrap();
    assert_eq!(left(&back, 50_000), [300_000, 300_000], "the clock waits");
    back.start_turn(Millis(50_000));
    assert_eq!(back.clock().unwrap().running(), Some(Color::White));
    assert!(
        back.game()
            .position()
            .castling()
            .has(Color::White, CastlingSide::King)
    );
    let again = game
        .undo(Millis(40_000))
        .unwrap()
        .redo(Millis(41_000))
        .unwrap();
    assert_eq!(left(&again, 41_000), [292_000, 300_000]);
    assert_eq!(again.game(), game.game());
    assert!(
        again
            .game()
            .position()
            .board()
            .pieces(Color::White, Role::King)
            .len()
            == 1
    );
}

#[test]
fn p15_no_clock_runs_after_the_end_of_a_game() {
    let mut game = timed(Level::Standard, "5+0", "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1");
    game.start_turn(Millis(0));
    play(&mut game, "a1a8", 5_000);
    assert_eq!(game.clock().unwrap().running(), None);
    assert_eq!(game.let_flag_fall(Millis(9_000_000)), None);
}

#[test]
fn k_without_a_time_control_there_is_no_clock() {
    let mut game = timed(Level::One, "none", "");
    game.start_turn(Millis(0));
    assert!(game.clock().is_none());
    assert_eq!(
        game.advance(Command::FlagFell(Color::White), Millis(1)),
        Err(CommandError::NoClock)
    );
}

#[test]
fn k_a_saved_clock_goes_on_where_it_was() {
    let mut game = timed(Level::Standard, "5+0", "");
    game.start_turn(Millis(0));
    play(&mut game, "e2e4", 8_000);
    let text = write_game(&game, Millis(12_000));
    // The app started again: its time begins anew.
    let mut loaded = read_game(&text, Millis(50)).unwrap();
    assert_eq!(left(&loaded, 90_000), [292_000, 296_000], "it waits");
    loaded.start_turn(Millis(100_000));
    assert_eq!(left(&loaded, 101_000), [292_000, 295_000]);
}
