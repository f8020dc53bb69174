//! Stored games: nothing is lost, and nothing stored can break the start.

use chess_a_la_carte::app::{
    Action, Choice, Locale, Notice, Prefs, Question, Screen, TableAction, Theme, read_fragment,
    write_save,
};
use chess_a_la_carte::engine::{Color, Millis, SaveError};
use proptest::prelude::*;

use crate::support::{act, boot, linked, session, table, turn};

#[test]
fn every_state_of_a_game_survives() {
    let start = linked("level=1&deck=NRBSP&seed=5");
    let drawn = table(&start, TableAction::Draw);
    let moved = turn(&start, "g1f3");
    let lost = table(&moved, TableAction::Draw);
    let accepted = table(&lost, TableAction::AcceptLostTurn);
    let offered = table(&accepted, TableAction::OfferDraw(Color::White));
    let resigned = {
        let asked = table(&offered, TableAction::Ask(Question::Resign(Color::White)));
        table(&asked, TableAction::Answer { yes: true })
    };
    assert!(session(&resigned).is_over());
    for state in [start, drawn, moved, lost, accepted, offered, resigned] {
        let loaded = boot("", Some(write_save(&state, Millis::ZERO)));
        assert_eq!(loaded.screen, Screen::Game);
        assert_eq!(session(&loaded).game(), session(&state).game());
        assert_eq!(session(&loaded).setup, session(&state).setup);
        assert_eq!(loaded.notices.len(), 0);
    }
}

#[test]
fn a_game_left_for_home_can_be_continued() {
    let playing = turn(&linked("level=1&deck=NRB"), "g1f3");
    let home = act(&playing, Action::Show(Screen::Home));
    let loaded = boot("", Some(write_save(&home, Millis::ZERO)));
    assert_eq!(loaded.screen, Screen::Home);
    let back = act(&loaded, Action::Continue);
    assert_eq!(back.screen, Screen::Game);
    assert_eq!(session(&back).game(), session(&playing).game());
}

#[test]
fn names_turned_board_and_picked_up_piece() {
    let named = act(
        &linked("level=1"),
        Action::Choose(Choice::Name(0, "Zoé\u{7}".repeat(9))),
    );
    assert_eq!(named.prefs.players[0].chars().count(), 20);
    let started = act(
        &named,
        Action::StartGame {
            chance: 3,
            now: Millis::ZERO,
        },
    );
    let flipped = table(&started, TableAction::Flip);
    let loaded = boot("", Some(write_save(&flipped, Millis::ZERO)));
    assert!(session(&loaded).flipped());
    assert_eq!(session(&loaded).players, named.prefs.players);
}

#[test]
fn a_damaged_text_gives_a_notice_and_a_normal_start() {
    let save = write_save(&turn(&linked("level=1&deck=NRB"), "g1f3"), Millis::ZERO);
    for bad in [
        "",
        "{",
        "null",
        "[]",
        "{\"v\":1}",
        &save[..save.len() / 2],
        &"x".repeat(2 << 20),
    ] {
        let state = boot("", Some(bad.to_owned()));
        assert_eq!(
            *state.notices,
            [Notice::StoredGame(SaveError::Damaged)],
            "{bad:.20}"
        );
        assert_eq!((state.screen, &state.session), (Screen::Home, &None));
    }
}

#[test]
fn a_text_of_another_version_is_said_to_be_one() {
    let save = write_save(&linked("level=1"), Millis::ZERO).replacen("\"v\":1", "\"v\":2", 1);
    let state = boot("", Some(save));
    assert_eq!(
        *state.notices,
        [Notice::StoredGame(SaveError::UnknownVersion)]
    );
}

/// Two games, names that are not ASCII and turns taken back: whatever bit of the stored text
/// flips, the same games come back or a notice tells that they don't.
#[test]
fn each_bit_of_a_stored_game_may_flip() {
    let first = turn(&linked("level=1&deck=NRB&seed=1"), "g1f3");
    let named = act(&first, Action::Choose(Choice::Name(1, "Zoé".to_owned())));
    let second = act(
        &named,
        Action::FollowLink {
            options: read_fragment("level=1&deck=NPB&seed=2"),
            chance: 1,
            now: Millis::ZERO,
        },
    );
    let moved = turn(&turn(&second, "b1c3"), "a7a6");
    let back = table(
        &table(&moved, TableAction::Ask(Question::TakeBack(Color::Black))),
        TableAction::Answer { yes: true },
    );
    let state = table(&back, TableAction::Flip);
    assert!(state.earlier.is_some() && session(&state).game().can_redo());
    let save = write_save(&state, Millis::ZERO);
    let whole = boot("", Some(save.clone()));
    assert_eq!(session(&whole).game(), session(&state).game());
    assert!(whole.notices.is_empty());
    let mut refused = 0;
    for index in 0..save.len() {
        for bit in 0..8 {
            let mut bytes = save.clone().into_bytes();
            bytes[index] ^= 1 << bit;
            let text = String::from_utf8_lossy(&bytes).into_owned();
            let loaded = boot("", Some(text));
            match *loaded.notices {
                [] => assert_eq!(loaded, whole, "byte {index}, bit {bit}"),
                [Notice::StoredGame(SaveError::Damaged | SaveError::UnknownVersion)] => {
                    assert_eq!((loaded.session, loaded.earlier), (None, None));
                    refused += 1;
                }
                ref other => panic!("byte {index}, bit {bit}: {other:?}"),
            }
        }
    }
    assert_eq!(refused, save.len() * 8, "every flip is noticed");
}

#[test]
fn preferences_are_kept_and_nonsense_gives_the_defaults() {
    let mut prefs = Prefs {
        locale: Some(Locale::Fr),
        theme: Theme::Dark,
        ..Prefs::default()
    };
    prefs.players[0] = "Zoé".to_owned();
    assert_eq!(Prefs::read(&prefs.write()), prefs);
    assert_eq!(Prefs::read("{\"theme\":7}"), Prefs::default());
    assert_eq!(
        Prefs::read("{\"theme\":\"dark\",\"new\":\"1\"}").theme,
        Theme::Dark
    );
}

proptest! {
    #[test]
    fn any_stored_text_gives_a_start(text in ".{0,300}") {
        boot("", Some(text));
    }
}
