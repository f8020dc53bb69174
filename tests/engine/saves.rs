//! Saved games: everything comes back, and nothing that was changed is taken for a game.

use chess_a_la_carte::engine::{
    Command, CommandError, Fields, GameRecord, Level, MAX_COMMANDS, MAX_SAVE_BYTES, Millis,
    RecordError, SaveError, Start, TimedGame, Timing, read_game, seal, unseal, write_game,
};
use proptest::prelude::*;

use crate::support::mv;
use crate::wild;

/// All that a saved game keeps of a clock.
fn assert_same(loaded: &TimedGame, game: &TimedGame, now: Millis) {
    assert_eq!(loaded.game(), game.game());
    assert_eq!(loaded.turn_times(), game.turn_times());
    let clock = |game: &TimedGame, now| {
        game.clock()
            .map(|clock| (*clock.control(), clock.snapshot(now), clock.is_paused()))
    };
    assert_eq!(clock(loaded, Millis(7)), clock(game, now));
    assert!(loaded.clock().is_none_or(|clock| clock.running().is_none()));
}

#[test]
fn any_game_comes_back_as_it_was() {
    let (mut over, mut taken_back, mut paused) = (0, 0, 0);
    for (game, now) in wild::games(40) {
        let text = write_game(&game, now);
        let loaded = read_game(&text, Millis(7)).unwrap();
        assert_same(&loaded, &game, now);
        assert_eq!(write_game(&loaded, Millis(7)), text);
        over += usize::from(game.game().outcome().is_some());
        taken_back += usize::from(game.game().can_redo());
        paused += usize::from(game.clock().is_some_and(|clock| clock.is_paused()));
    }
    assert!(
        over > 100 && taken_back > 100 && paused > 50,
        "{over} {taken_back} {paused}"
    );
}

#[test]
fn u1_a_loaded_game_is_taken_back_and_played_again_with_its_times() {
    for (game, now) in wild::games(8) {
        let loaded = read_game(&write_game(&game, now), now).unwrap();
        let (mut one, mut other) = (game, loaded);
        while let (Some(back), Some(also)) = (one.undo(now), other.undo(now)) {
            assert_same(&also, &back, now);
            (one, other) = (back, also);
        }
        assert_eq!(one.undo(now), None);
        assert_eq!(other.undo(now), None);
        while let Some(again) = one.redo(now) {
            let also = other.redo(now).unwrap();
            assert_same(&also, &again, now);
            (one, other) = (again, also);
        }
    }
}

/// At every phase of every level: taking back what was done gives each turn its time again, and
/// playing it again leads to the same game.
#[test]
fn u1_undo_and_redo_are_exact_at_every_phase_clocks_included() {
    for (game, now) in wild::games(8) {
        let mut steps = vec![game];
        while let Some(back) = steps.last().unwrap().undo(now) {
            let then = back.game().plies().len();
            if let Some(clock) = back.clock() {
                assert_eq!(clock.snapshot(now), back.turn_times()[then]);
            }
            steps.push(back);
        }
        let mut game = steps.pop().unwrap();
        while let Some(wanted) = steps.pop() {
            game = game.redo(now).unwrap();
            assert_eq!(game.game(), wanted.game());
            assert_eq!(game.turn_times(), wanted.turn_times());
            if let Some(clock) = game.clock() {
                let then = game.game().plies().len();
                assert_eq!(clock.snapshot(now), game.turn_times()[then]);
            }
        }
    }
}

/// Any other value of any single byte is noticed.
#[test]
fn each_byte_of_a_saved_game_may_change() {
    let timing = Timing {
        control: "5+3".parse().unwrap(),
        timeout_loses: true,
    };
    let mut game = TimedGame::new(Start::new(Level::Standard, 3).with_timing(timing));
    game.start_turn(Millis(0));
    game.advance(Command::Move(mv("e2e4")), Millis(900))
        .unwrap();
    let game = game.undo(Millis(1_000)).unwrap();
    let text = write_game(&game, Millis(1_000));
    for index in 0..text.len() {
        for change in 1..=u8::MAX {
            let mut bytes = text.clone().into_bytes();
            bytes[index] ^= change;
            let read = read_game(&String::from_utf8_lossy(&bytes), Millis(0));
            assert!(read.is_err(), "byte {index} changed by {change:#x}");
        }
    }
}

#[test]
fn another_version_is_told_from_damage() {
    let text = write_game(&TimedGame::new(Start::new(Level::One, 1)), Millis(0));
    let with_version = |version: &str| text.replacen("\"v\":1", &format!("\"v\":{version}"), 1);
    for (version, error) in [
        ("2", SaveError::UnknownVersion),
        ("0", SaveError::UnknownVersion),
        ("17", SaveError::UnknownVersion),
        ("", SaveError::Damaged),
        ("x", SaveError::Damaged),
        ("-1", SaveError::Damaged),
    ] {
        assert_eq!(read_game(&with_version(version), Millis(0)), Err(error));
    }
    for text in [
        "",
        "{",
        "{\"v\":1}",
        "{\"v\":1,",
        "null",
        &text[..text.len() - 1],
    ] {
        assert_eq!(
            read_game(text, Millis(0)),
            Err(SaveError::Damaged),
            "{text}"
        );
    }
    let upper = text.replacen("\"crc\":\"", "\"CRC\":\"", 1);
    assert_eq!(unseal(&upper), Err(SaveError::Damaged));
}

#[test]
fn a_text_over_the_limit_is_not_read() {
    let frame = seal("\"\"").len();
    let at_the_limit = seal(&format!("\"{}\"", "x".repeat(MAX_SAVE_BYTES - frame)));
    assert_eq!(at_the_limit.len(), MAX_SAVE_BYTES);
    assert!(unseal(&at_the_limit).is_ok());
    let over = seal(&format!("\"{}\"", "x".repeat(MAX_SAVE_BYTES - frame + 1)));
    assert_eq!(unseal(&over), Err(SaveError::Damaged));
}

/// Records are only made by the engine, so others are made from their text.
fn changed(game: &TimedGame, now: Millis, from: &str, to: &str) -> GameRecord {
    let text = serde_json::to_string(GameRecord::with_times(game, now).fields()).unwrap();
    let changed = text.replacen(from, to, 1);
    assert_ne!(changed, text, "{from} is in {text}");
    GameRecord::from(Fields::read(&changed).unwrap())
}

#[test]
fn more_commands_than_the_limit_are_not_played() {
    let game = TimedGame::new(Start::new(Level::Standard, 1));
    let within = "offer:w decline:b ".repeat(MAX_COMMANDS / 2);
    let load = |key: &str, commands: &str| {
        changed(
            &game,
            Millis(0),
            "{",
            &format!("{{\"{key}\":\"{commands}\","),
        )
        .restore()
    };
    assert!(load("commands", &within).is_ok());
    assert_eq!(
        load("commands", &format!("{within}draw")),
        Err(RecordError::TooManyCommands)
    );
    assert_eq!(
        load("undone", &format!("{within}draw")),
        Err(RecordError::TooManyCommands)
    );
}

#[test]
fn what_was_taken_back_must_be_playable() {
    let game = TimedGame::new(Start::new(Level::Standard, 1));
    let undone = |commands: &str| {
        changed(
            &game,
            Millis(0),
            "{",
            &format!("{{\"undone\":\"{commands}\","),
        )
        .restore()
    };
    assert!(undone("e7e5 e2e4").unwrap().can_redo());
    assert_eq!(
        undone("draw e2e4"),
        Err(RecordError::Command {
            index: 1,
            error: CommandError::NothingToDraw
        })
    );
}

#[test]
fn k_times_that_no_clock_can_show_are_refused() {
    let timing = Timing {
        control: "5+3".parse().unwrap(),
        timeout_loses: false,
    };
    let mut game = TimedGame::new(Start::new(Level::Standard, 1).with_timing(timing));
    game.start_turn(Millis(0));
    game.advance(Command::Move(mv("e2e4")), Millis(10_000))
        .unwrap();
    let now = Millis(10_000);
    let load = |from: &str, to: &str| {
        changed(&game, now, from, to)
            .restore_with_times(now)
            .map(drop)
    };
    let turns = "300000,300000,-,0 293000,300000,-,0";
    assert_eq!(load(turns, &format!(" {turns}")), Ok(()));
    for times in [
        "300001,300000,-,0 293000,300000,-,0",
        "300000,300000,-,0 303001,300000,-,0",
        "300000,300000,w,0 293000,300000,-,0",
        "300000,300000,-,1 293000,300000,-,0",
        "300000,300000,-,0",
        "300000,300000,-,0 293000,300000,-,0 293000,300000,-,0",
    ] {
        assert_eq!(load(turns, times), Err(RecordError::Times), "{times}");
    }
    let current = "\"now\":\"293000,300000,-,0";
    assert_eq!(load(current, "\"now\":\"293000,300000,b,5"), Ok(()));
    assert_eq!(
        load(current, "\"now\":\"293000,300000,w,5"),
        Err(RecordError::Times)
    );
    assert_eq!(
        load("\"clock\":\"5+3\"", "\"clock\":\"none\""),
        Err(RecordError::Times)
    );
}

#[test]
fn k_a_game_saved_without_times_has_full_clocks_and_can_be_taken_back() {
    let timing = Timing {
        control: "5+0".parse().unwrap(),
        timeout_loses: false,
    };
    let mut game = TimedGame::new(Start::new(Level::Standard, 1).with_timing(timing));
    game.start_turn(Millis(0));
    game.advance(Command::Move(mv("e2e4")), Millis(10_000))
        .unwrap();
    let record = GameRecord::from(game.game());
    let loaded = record.restore_with_times(Millis(0)).unwrap();
    let full = Start::new(Level::Standard, 1).with_timing(timing);
    let full = *TimedGame::new(full).clock().unwrap();
    assert_eq!(
        loaded.clock().unwrap().snapshot(Millis(0)),
        full.snapshot(Millis(0))
    );
    assert!(loaded.undo(Millis(0)).is_some());
}

proptest! {
    #[test]
    fn any_text_is_refused_without_a_panic(text in ".{0,300}") {
        prop_assert!(read_game(&text, Millis(0)).is_err());
        prop_assert!(read_game(&seal(&text), Millis(0)).is_err());
    }
}

#[test]
fn each_command_is_written_and_read_back() {
    for text in [
        "draw",
        "change",
        "lost",
        "e2e4",
        "e7e8q",
        "12:e2e4",
        "0:a7a8n",
        "12:dead",
        "touch:e2",
        "offer:w",
        "accept:b",
        "decline:w",
        "claim:b",
        "resign:w",
        "flag:b",
    ] {
        let command: Command = text.parse().unwrap();
        assert_eq!(command.to_string(), text);
    }
    for text in [
        "", "dr", "e2", "300:e2e4", "12:", ":e2e4", "offer:", "offer:wb", "touch:i9", "x:w",
    ] {
        assert!(text.parse::<Command>().is_err(), "{text}");
    }
}

#[test]
fn any_json_is_read_or_refused_without_breaking_down() {
    let deep = "[".repeat(100_000);
    let others = [
        "",
        "{",
        "[]",
        "null",
        "1.5e300",
        r#"{"a":{}}"#,
        r#"{"a":["b"]}"#,
        r#"{"a":null}"#,
        r#"{"a":true}"#,
        &deep,
    ];
    for json in others {
        assert_eq!(Fields::read(json), None, "{json:.20}");
    }
    let lists = [
        "",
        "[",
        "{}",
        "[[]]",
        "[-1,2.5]",
        r#"["a"]"#,
        r#"[{},{"a":0}]"#,
        &deep,
    ];
    for json in lists {
        assert_eq!(Fields::read_list(json), None, "{json:.20}");
    }
    let two = [Fields::default(), Fields::default().with("a", "b\u{e9}")];
    assert_eq!(
        Fields::read_list(r#"[{},{"a":"b\u00e9"}]"#),
        Some(two.to_vec())
    );
}
