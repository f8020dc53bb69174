//! What a link asks for, and what is done with nonsense.

use chess_a_la_carte::app::{
    Action, AppState, Boot, BootOptions, Locale, Notice, Screen, Theme, read_fragment, write_save,
};
use chess_a_la_carte::engine::{
    Color, DeckError, FenField, Game, Level, LinkError, Millis, SetupError, Start, StartError,
    write_link,
};
use proptest::prelude::*;

use crate::support::{act, boot, linked, session, turn};

#[test]
fn a_link_without_a_game_shows_the_home_screen() {
    let state = boot("#lang=fr&theme=dark&unknown=1", None);
    assert_eq!(state.screen, Screen::Home);
    assert_eq!(
        (state.locale(), state.prefs.theme),
        (Locale::Fr, Theme::Dark)
    );
    assert!(state.notices.is_empty());
}

#[test]
fn a_link_gives_level_position_deck_and_seed() {
    let fen = "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1";
    for spaces in ["%20", "_", "+"] {
        let state = linked(&format!(
            "#level=1&fen={}&deck=rpk&seed=7",
            fen.replace(' ', spaces)
        ));
        let start = session(&state).game().start();
        assert_eq!(start.pile_letters(), "RPK");
        assert_eq!(start.seed(), 7);
        assert_eq!(start.position().board().by_color(Color::White).len(), 2);
        assert!(state.notices.is_empty(), "{:?}", state.notices);
        assert_eq!(state.screen, Screen::Game);
    }
}

#[test]
fn a_bad_value_gives_a_notice_and_the_default() {
    let notices = |fragment: &str| boot(fragment, None).notices.to_vec();
    assert_eq!(notices("level=9"), [Notice::BadLevel]);
    assert_eq!(notices("level=1&seed=x"), [Notice::BadSeed]);
    assert_eq!(
        notices("lang=xx&theme=pink"),
        [Notice::BadLanguage, Notice::BadTheme]
    );
    assert!(matches!(
        notices("fen=rubbish")[..],
        [Notice::BadStart(StartError::Fen(error))] if error.field == FenField::Pieces
    ));
    assert!(matches!(
        notices("fen=8/8/8/8/8/8/8/4K3_w")[..],
        [Notice::BadStart(StartError::Setup(errors))]
            if errors.iter().eq([SetupError::NoKing(Color::Black)])
    ));
    let state = linked("fen=rubbish&deck=PX");
    assert_eq!(state.notices.len(), 2);
    assert_eq!(
        state.notices[1],
        Notice::BadStart(StartError::Deck(DeckError::UnknownCard {
            place: 2,
            letter: 'X'
        }))
    );
    assert_eq!(session(&state).game().draw_pile_len(), 56);
}

/// Found by fuzzing: the deck was dropped for ever and ever.
#[test]
fn a_hand_with_a_letter_that_is_no_card_gives_a_notice_and_keeps_the_deck() {
    let bad_card = |place, letter| {
        Notice::BadStart(StartError::Deck(DeckError::UnknownCard { place, letter }))
    };
    let state = linked("deck=NPB&hands=WNPB,RQK");
    assert_eq!(*state.notices, [bad_card(1, 'W')]);
    assert_eq!(session(&state).game().start().pile_letters(), "NPB");
    let state = linked("hands=,NX");
    assert_eq!(*state.notices, [bad_card(2, 'X')]);
    let state = linked("deck=NPY&hands=X,Y");
    assert_eq!(state.notices.len(), 2);
    assert_eq!(session(&state).game().draw_pile_len(), 56);
}

#[test]
fn a_reload_goes_on_with_the_game_of_the_link() {
    let link = "level=1&deck=NPB&seed=3";
    let playing = turn(&linked(link), "g1f3");
    let again = boot(link, Some(write_save(&playing, Millis::ZERO)));
    assert_eq!(session(&again).game(), session(&playing).game());
    assert_eq!(again.earlier, None);
}

#[test]
fn a_finished_game_is_found_again_by_a_reload_and_begins_anew_by_its_link() {
    let link = "level=1&deck=R&fen=4k3/8/8/8/8/8/8/K3R3_w";
    let over = turn(&linked(link), "e1e8");
    let opened = boot(link, Some(write_save(&over, Millis::ZERO)));
    assert!(!session(&opened).is_over());
    let reloaded = reload(link, &over);
    assert_eq!(session(&reloaded).game(), session(&over).game());
    assert!(session(&reloaded).result_open);
}

/// The link is still there when the players have long begun a game of their own.
#[test]
fn a_reload_goes_on_with_the_game_on_the_table_whatever_the_link() {
    let link = "level=1&deck=NRSB";
    let linked = turn(&linked(link), "g1f3");
    let own = act(
        &linked,
        Action::StartGame {
            chance: 2,
            now: Millis::ZERO,
        },
    );
    let reloaded = reload(link, &own);
    assert_eq!(session(&reloaded).game(), session(&own).game());
    assert_eq!(reloaded.screen, Screen::Game);
    let earlier = reloaded.earlier.unwrap();
    assert_eq!(earlier.game(), session(&linked).game());
}

/// The app as it is when the page of this link is loaded again.
fn reload(link: &str, state: &AppState) -> AppState {
    AppState::boot(Boot {
        prefs: None,
        saved_before: None,
        history: None,
        opened: 0,
        saved: Some(write_save(state, Millis::ZERO)),
        options: BootOptions {
            reloaded: true,
            ..read_fragment(link)
        },
        device_locale: Locale::En,
        chance: 1,
        now: Millis::ZERO,
    })
}

#[test]
fn another_link_starts_its_game_and_keeps_the_unfinished_one() {
    let playing = turn(&linked("level=1&deck=NPB"), "g1f3");
    let other = boot("level=1&deck=QQQ", Some(write_save(&playing, Millis::ZERO)));
    assert_eq!(session(&other).game().start().pile_letters(), "QQQ");
    let back = act(&other, Action::ContinueEarlier);
    assert_eq!(session(&back).game(), session(&playing).game());
    assert_eq!(back.earlier, other.session);
}

#[test]
fn a_link_followed_while_playing_starts_its_game() {
    let playing = linked("level=1&deck=NPB");
    let options = read_fragment("#level=1&deck=KKK");
    let next = act(
        &playing,
        Action::FollowLink {
            options,
            chance: 1,
            now: Millis::ZERO,
        },
    );
    assert_eq!(session(&next).game().start().pile_letters(), "KKK");
    assert_eq!(next.earlier, playing.session);
}

/// A link of the game that the state shows.
fn game_link(state: &AppState) -> String {
    format!("game={}", write_link(session(state).game()))
}

#[test]
fn a_link_brings_a_running_or_finished_game_to_the_table() {
    let running = turn(&linked("level=1&deck=NPB&house=H3&seed=9"), "g1f3");
    let over = turn(&linked("level=1&deck=R&fen=4k3/8/8/8/8/8/8/K3R3_w"), "e1e8");
    for there in [running, over] {
        let here = linked(&game_link(&there));
        assert_eq!(here.screen, Screen::Game);
        assert_eq!(session(&here).game(), session(&there).game());
        assert_eq!(session(&here).result_open, session(&there).is_over());
        assert!(here.notices.is_empty());
    }
}

#[test]
fn a_whole_game_decides_over_the_other_keys_but_not_over_the_lock() {
    let there = turn(&linked("level=1&deck=NPB"), "g1f3");
    let link = format!("level=1&deck=KKK&lock=1&{}&seed=4", game_link(&there));
    let here = linked(&link);
    assert_eq!(session(&here).game(), session(&there).game());
    assert!(session(&here).setup.locked);
}

#[test]
fn a_link_s_game_played_on_is_found_again_by_a_reload() {
    let link = game_link(&turn(&linked("level=1&deck=NPB"), "g1f3"));
    let played_on = turn(&linked(&link), "a7a6");
    let again = boot(&link, Some(write_save(&played_on, Millis::ZERO)));
    assert_eq!(session(&again).game(), session(&played_on).game());
    assert_eq!(again.earlier, None);
}

#[test]
fn a_rematch_of_a_link_s_game_begins_anew_by_the_same_rules() {
    let fen = "4k3/8/8/8/8/8/8/K3R3_w";
    let over = turn(
        &linked(&format!("level=1&house=H3&deck=R&fen={fen}")),
        "e1e8",
    );
    let opened = linked(&game_link(&over));
    let rematch = act(
        &opened,
        Action::Rematch {
            chance: 5,
            now: Millis::ZERO,
        },
    );
    let (before, after) = (
        session(&opened).game().start(),
        session(&rematch).game().start(),
    );
    assert!(session(&rematch).game().commands().is_empty());
    assert_eq!(after.position(), before.position());
    assert_eq!(after.house_rules(), before.house_rules());
    assert_eq!((after.seed(), after.pile_letters().len()), (5, 56));
}

#[test]
fn a_game_of_every_level_opens() {
    for level in Level::ALL {
        let link = format!("game={}", write_link(&Game::new(Start::new(level, 1))));
        assert_eq!(session(&linked(&link)).game().level(), level);
    }
}

#[test]
fn a_game_that_can_t_be_opened_gives_a_notice_and_starts_nothing() {
    let good = game_link(&turn(&linked("level=1&deck=NPB"), "g1f3"));
    for (link, error) in [
        ("game=", LinkError::Damaged),
        ("game=rubbish", LinkError::Damaged),
        ("game=2rubbish", LinkError::UnknownVersion),
        (&good[..good.len() - 1], LinkError::Damaged),
        (&format!("game={}", "1".repeat(20_000)), LinkError::TooLong),
    ] {
        let state = boot(link, None);
        assert_eq!(*state.notices, [Notice::BadGame(error)], "{link:.40}");
        assert_eq!(state.notices[0].code(), "badGame");
        assert_eq!((state.screen, &state.session), (Screen::Home, &None));
        // What the other keys ask for holds.
        let state = linked(&format!("level=1&deck=K&{link}"));
        assert_eq!(session(&state).game().start().pile_letters(), "K");
    }
}

proptest! {
    #[test]
    fn any_fragment_is_read_without_a_panic(text in ".{0,200}") {
        boot(&text, None);
    }

    #[test]
    fn any_values_give_a_game(level in "[0-9a-z]{0,4}", fen in "[ -~]{0,80}", deck in "[A-Za-z%+]{0,130}") {
        let state = boot(&format!("level={level}&fen={fen}&deck={deck}"), None);
        prop_assert!(state.session.is_some());
    }
}
