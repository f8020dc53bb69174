//! Rules K: clocks.

use chess_a_la_carte::engine::{
    Clock, ClockSnapshot, Color, FlagFallen, Millis, TimeControl, TimeControlError,
};
use proptest::prelude::*;

use Color::{Black, White};

pub(crate) fn control(text: &str) -> TimeControl {
    text.parse().unwrap()
}

fn clock(text: &str) -> Clock {
    Clock::new(control(text)).unwrap()
}

fn left(clock: &Clock, now: u64) -> [u64; 2] {
    Color::ALL.map(|color| clock.remaining(color, Millis(now)).0)
}

/// One whole turn, from one moment to another.
fn turn(clock: &mut Clock, color: Color, from: u64, to: u64) {
    clock.start_turn(color, Millis(from));
    clock.commit(Millis(to)).unwrap();
}

#[test]
fn k1_off_by_default() {
    assert_eq!(TimeControl::default(), control("none"));
    assert_eq!(Clock::new(TimeControl::Unlimited), None);
}

#[test]
fn k1_the_presets_by_name() {
    let names = TimeControl::PRESETS.map(|preset| preset.to_string());
    assert_eq!(names, ["60s+15m", "5+3", "10+5", "15+10"]);
    for (preset, name) in TimeControl::PRESETS.into_iter().zip(&names) {
        assert_eq!(control(name), preset);
    }
}

#[test]
fn k1_times_as_text_and_back() {
    for text in [
        "none", "60s+15m", "5+3", "180+180", "1+0", "5+3/10+5", "1s+1m",
    ] {
        assert_eq!(control(text).to_string(), text);
    }
    assert_eq!(control("5+3/5+3").to_string(), "5+3");
    assert_eq!(control("05+03"), control("5+3"));
}

#[test]
fn k1_what_is_no_time_control() {
    use TimeControlError::{Form, Increment, Minutes, PerMove};
    for (text, error) in [
        ("", Form),
        ("None", Form),
        ("5", Form),
        ("5 3", Form),
        ("+", Form),
        ("++5", Form),
        ("5+-3", Form),
        ("5++3", Form),
        ("5.5+3", Form),
        ("٥+٣", Form),
        ("60s+15", Form),
        ("60+15m", Form),
        ("5+3/", Form),
        ("5+3/10+5/1+1", Form),
        ("60s+15m/5+3", Form),
        ("none/5+3", Form),
        ("0+3", Minutes),
        ("181+3", Minutes),
        ("65541+3", Minutes),
        ("99999999999999999999999+3", Minutes),
        ("5+181", Increment),
        ("5+3/0+1", Minutes),
        ("0s+15m", PerMove),
        ("3601s+15m", PerMove),
        ("60s+0m", Minutes),
    ] {
        assert_eq!(text.parse::<TimeControl>(), Err(error), "{text:?}");
    }
}

#[test]
fn k1_sixty_seconds_a_move_within_fifteen_minutes() {
    let mut clock = clock("60s+15m");
    clock.start_turn(White, Millis(0));
    assert_eq!(clock.deadline(), Some(Millis(60_000)));
    clock.commit(Millis(59_999)).unwrap();
    assert_eq!(left(&clock, 59_999), [840_001, 900_000]);
    clock.start_turn(Black, Millis(60_000));
    assert_eq!(
        clock.remaining_for_move(Millis(61_000)),
        Some(Millis(59_000))
    );
    assert_eq!(clock.flagged(Millis(119_999)), None);
    assert_eq!(clock.flagged(Millis(120_000)), Some(Black));
}

#[test]
fn k1_near_the_end_the_time_in_all_is_the_shorter_one() {
    let mut clock = clock("60s+1m");
    turn(&mut clock, White, 0, 50_000);
    turn(&mut clock, Black, 50_000, 51_000);
    clock.start_turn(White, Millis(51_000));
    assert_eq!(
        clock.remaining_for_move(Millis(51_000)),
        Some(Millis(60_000))
    );
    assert_eq!(clock.deadline(), Some(Millis(61_000)));
    assert_eq!(clock.flagged(Millis(61_000)), Some(White));
}

#[test]
fn k1_different_times_for_the_two_sides() {
    let mut clock = clock("5+3/10+5");
    assert_eq!(left(&clock, 0), [300_000, 600_000]);
    turn(&mut clock, White, 0, 1_000);
    turn(&mut clock, Black, 1_000, 2_000);
    assert_eq!(left(&clock, 2_000), [302_000, 604_000]);
}

#[test]
fn k1_nothing_runs_before_the_first_turn() {
    let clock = clock("5+3");
    assert_eq!((clock.running(), clock.deadline()), (None, None));
    assert_eq!(left(&clock, 1_000_000_000), [300_000, 300_000]);
}

#[test]
fn k1_time_runs_for_who_is_to_move_only() {
    let mut clock = clock("5+3");
    clock.start_turn(White, Millis(10));
    assert_eq!(clock.running(), Some(White));
    assert_eq!(left(&clock, 1_010), [299_000, 300_000]);
}

#[test]
fn k1_the_clock_waits_at_a_hand_over_screen() {
    let mut clock = clock("5+0");
    turn(&mut clock, White, 0, 1_000);
    assert_eq!((clock.running(), clock.deadline()), (None, None));
    clock.start_turn(Black, Millis(61_000));
    assert_eq!(left(&clock, 61_500), [299_000, 299_500]);
    // Shown again in the middle of a turn, as after a reload.
    clock.wait(Millis(62_000));
    assert_eq!(left(&clock, 99_000), [299_000, 299_000]);
    clock.start_turn(Black, Millis(100_000));
    assert_eq!(left(&clock, 100_001), [299_000, 298_999]);
}

#[test]
fn k1_waiting_does_not_renew_the_time_for_the_move() {
    let mut clock = clock("60s+15m");
    clock.start_turn(White, Millis(0));
    clock.wait(Millis(40_000));
    clock.start_turn(White, Millis(90_000));
    assert_eq!(clock.deadline(), Some(Millis(110_000)));
}

#[test]
fn k4_the_clock_runs_until_the_move_is_committed() {
    let mut clock = clock("1+0");
    clock.start_turn(White, Millis(0));
    assert_eq!(clock.flagged(Millis(59_999)), None);
    let late = clock.commit(Millis(60_000));
    assert_eq!(late, Err(FlagFallen { color: White }));
    assert_eq!(clock.flagged(Millis(60_000)), Some(White));
    assert_eq!(left(&clock, 60_000), [0, 60_000]);
}

#[test]
fn k4_a_move_counts_once() {
    let mut clock = clock("5+3");
    turn(&mut clock, White, 0, 2_000);
    clock.commit(Millis(2_000)).unwrap();
    assert_eq!(left(&clock, 2_000), [301_000, 300_000]);
}

#[test]
fn k4_a_late_move_gains_nothing() {
    let mut clock = clock("1+30");
    clock.start_turn(White, Millis(0));
    clock.commit(Millis(61_000)).unwrap_err();
    clock.commit(Millis(62_000)).unwrap_err();
    assert_eq!(left(&clock, 62_000), [0, 60_000]);
}

#[test]
fn k5_paused_clocks_stand_still_until_resumed() {
    let mut clock = clock("5+3");
    clock.start_turn(White, Millis(0));
    clock.pause(Millis(1_000));
    clock.pause(Millis(2_000));
    assert!(clock.is_paused());
    assert_eq!((clock.running(), clock.deadline()), (None, None));
    assert_eq!(left(&clock, 500_000), [299_000, 300_000]);
    clock.resume(Millis(600_000));
    clock.resume(Millis(600_500));
    assert_eq!(clock.running(), Some(White));
    assert_eq!(left(&clock, 601_000), [298_000, 300_000]);
}

#[test]
fn k5_resuming_at_a_hand_over_screen_starts_nobodys_clock() {
    let mut clock = clock("5+3");
    turn(&mut clock, White, 0, 0);
    clock.pause(Millis(5));
    clock.start_turn(Black, Millis(10));
    assert_eq!(clock.running(), None, "still paused");
    clock.wait(Millis(15));
    clock.resume(Millis(20));
    assert_eq!(clock.running(), None, "still waiting");
    clock.start_turn(Black, Millis(30));
    assert_eq!(clock.deadline(), Some(Millis(300_030)));
}

#[test]
fn k_clocks_stop_with_the_game() {
    let mut clock = clock("5+3");
    clock.start_turn(White, Millis(0));
    clock.stop(Millis(1_000));
    clock.start_turn(Black, Millis(2_000));
    clock.resume(Millis(3_000));
    assert_eq!((clock.running(), clock.deadline()), (None, None));
    assert_eq!(left(&clock, 900_000), [299_000, 300_000]);
}

#[test]
fn p28_all_time_is_charged_however_short_the_turns() {
    for (step, presses) in [(30, 2_000), (7, 8_572), (1, 60_000)] {
        let mut clock = clock("5+0");
        for press in 0..presses {
            let color = if press % 2 == 0 { White } else { Black };
            turn(&mut clock, color, press * step, (press + 1) * step);
        }
        let now = presses * step;
        let [white, black] = left(&clock, now);
        assert_eq!(600_000 - white - black, now, "presses every {step} ms");
    }
}

#[test]
fn p28_a_hidden_tab_is_charged() {
    let mut clock = clock("5+0");
    clock.start_turn(White, Millis(0));
    // Nobody asks for twenty seconds.
    assert_eq!(left(&clock, 20_000), [280_000, 300_000]);
    clock.commit(Millis(20_000)).unwrap();
    assert_eq!(left(&clock, 20_000), [280_000, 300_000]);
}

#[test]
fn p29_the_increment_shows_at_once() {
    let mut clock = clock("5+3");
    turn(&mut clock, White, 0, 2_000);
    assert_eq!(left(&clock, 2_000), [301_000, 300_000]);
}

#[test]
fn p29_taking_back_restores_both_clocks_and_the_side_to_move() {
    let mut clock = clock("5+3");
    turn(&mut clock, White, 0, 2_000);
    clock.start_turn(Black, Millis(2_000));
    let before = clock.snapshot(Millis(2_000));
    clock.commit(Millis(9_000)).unwrap();
    clock.start_turn(White, Millis(9_000));

    clock.restore(before, Millis(14_000));
    clock.start_turn(Black, Millis(15_000));
    assert_eq!(clock.running(), Some(Black));
    assert_eq!(left(&clock, 15_000), [301_000, 300_000]);
    assert_eq!(clock.deadline(), Some(Millis(315_000)));
    clock.commit(Millis(16_000)).unwrap();
    assert_eq!(left(&clock, 16_000), [301_000, 302_000]);
}

#[test]
fn p29_taking_back_the_last_move_of_a_game_wakes_the_clocks() {
    let mut clock = clock("60s+15m");
    clock.start_turn(White, Millis(0));
    let before = clock.snapshot(Millis(20_000));
    clock.stop(Millis(25_000));
    clock.restore(before, Millis(29_000));
    clock.start_turn(White, Millis(30_000));
    assert_eq!(clock.deadline(), Some(Millis(70_000)));
}

#[test]
fn k_a_saved_clock_goes_on_from_another_origin() {
    let mut clock = clock("60s+15m");
    clock.start_turn(White, Millis(5_000_000));
    let text = clock.snapshot(Millis(5_010_000)).to_string();
    assert_eq!(text, "890000,900000,w,10000");

    let mut loaded = self::clock("60s+15m");
    loaded.restore(text.parse().unwrap(), Millis(1));
    for text in ["", "1,2", "1,2,x,0", "1,2,-,0,0", "1,2,-,-1", "1,2,w b,0"] {
        assert!(text.parse::<ClockSnapshot>().is_err(), "{text}");
    }
    assert_eq!(loaded.running(), None);
    loaded.start_turn(White, Millis(3));
    assert_eq!(loaded.deadline(), Some(Millis(50_003)));
    assert_eq!(left(&loaded, 3), [890_000, 900_000]);
}

#[test]
fn k_time_going_backwards_adds_none() {
    let mut clock = clock("5+0");
    clock.start_turn(White, Millis(10_000));
    assert_eq!(left(&clock, 0), [300_000, 300_000]);
    clock.wait(Millis(12_000));
    clock.start_turn(White, Millis(4_000));
    assert_eq!(left(&clock, 12_500), [297_500, 300_000]);
}

#[test]
fn k_no_moment_overflows() {
    let mut clock = clock("180+180");
    clock.start_turn(White, Millis(u64::MAX));
    assert_eq!(clock.deadline(), Some(Millis(u64::MAX)));
    clock.commit(Millis(u64::MAX)).unwrap();
    assert_eq!(left(&clock, u64::MAX), [10_980_000, 10_800_000]);
}

fn any_moment() -> impl Strategy<Value = u64> {
    prop_oneof![0..400_000_u64, any::<u64>()]
}

proptest! {
    #[test]
    fn k1_any_text_is_read_or_refused(text in "[0-9sm+/none]{0,12}|\\PC*") {
        if let Ok(control) = text.parse::<TimeControl>() {
            prop_assert_eq!(control.to_string().parse(), Ok(control));
        }
    }

    /// Whatever is pressed whenever: a side gains time by nothing but its own finished moves, and
    /// no side loses time while the other's runs.
    #[test]
    fn k_no_order_of_presses_makes_time(
        steps in prop::collection::vec((0..7_u8, any::<bool>(), any_moment()), 0..60),
        text in prop::sample::select(&["60s+15m", "5+3", "1+0/180+180"][..]),
    ) {
        let mut clock = clock(text);
        let mut latest = 0;
        for (press, white, now) in steps {
            let before = left(&clock, latest);
            let running = clock.running();
            let color = if white { White } else { Black };
            let gained = match press {
                0 | 1 => { clock.start_turn(color, Millis(now)); [0, 0] }
                2 => {
                    let mover = clock.snapshot(Millis(now));
                    let done = clock.commit(Millis(now)).is_ok();
                    let gain = |color| u64::from(done && mover != clock.snapshot(Millis(now)))
                        * control(text).increment(color).0;
                    Color::ALL.map(gain)
                }
                3 => { clock.wait(Millis(now)); [0, 0] }
                4 => { clock.pause(Millis(now)); [0, 0] }
                5 => { clock.resume(Millis(now)); [0, 0] }
                _ => { clock.restore(clock.snapshot(Millis(now)), Millis(now)); [0, 0] }
            };
            let after = left(&clock, now);
            latest = latest.max(now);
            for ((color, gained), (before, after)) in
                Color::ALL.into_iter().zip(gained).zip(before.into_iter().zip(after))
            {
                prop_assert!(after <= before + gained);
                if running.is_some_and(|running| running != color) && clock.running() != Some(color) {
                    prop_assert!(after >= before);
                }
            }
            if let Some(deadline) = clock.deadline() {
                prop_assert_eq!(clock.flagged(deadline), clock.running());
            }
        }
    }
}
