//! The components, rendered to text without a browser.
#![cfg(feature = "ssr")]
#![allow(clippy::unwrap_used, reason = "a test stops at the first surprise")]

use std::rc::Rc;

use chess_a_la_carte::app::{
    Action, AppState, Boot, Choice, HistoryAction, Locale, PlacingAction, Question, ReviewAction,
    Screen, ShareAction, Switch, TableAction, read_fragment,
};
use chess_a_la_carte::engine::{Color, Millis};
use chess_a_la_carte::ui::{Root, RootProps};
use yew::LocalServerRenderer;

fn state(fragment: &str) -> AppState {
    AppState::boot(Boot {
        prefs: None,
        saved_before: None,
        history: None,
        opened: 0,
        saved: None,
        options: read_fragment(fragment),
        device_locale: Locale::En,
        chance: 1,
        now: Millis::ZERO,
    })
}

fn after(state: &AppState, action: Action) -> AppState {
    state.update(action).unwrap()
}

fn table(state: &AppState, action: TableAction) -> AppState {
    after(state, Action::Table(action, Millis::ZERO))
}

async fn html(state: AppState) -> String {
    let props = RootProps {
        initial: Rc::new(state),
    };
    LocalServerRenderer::<Root>::with_props(props)
        .hydratable(false)
        .render()
        .await
}

fn count(html: &str, part: &str) -> usize {
    html.matches(part).count()
}

#[tokio::test(flavor = "current_thread")]
async fn the_board_is_one_grid_of_64_named_cells_with_one_tab_stop() {
    let html = html(state("level=1&deck=N")).await;
    assert_eq!(count(&html, "role=\"grid\""), 1);
    assert_eq!(count(&html, "role=\"row\""), 8);
    assert_eq!(count(&html, "role=\"gridcell\""), 64);
    assert_eq!(count(&html, "data-square="), 64);
    assert_eq!(count(&html, "data-piece="), 32);
    assert_eq!(count(&html, "tabindex=\"0\" aria-selected"), 1);
    assert!(html.contains("aria-label=\"b1, white knight\""));
}

#[tokio::test(flavor = "current_thread")]
async fn the_tray_and_the_status_follow_the_contract() {
    let start = state("level=1&deck=NP");
    let html_start = html(start.clone()).await;
    assert!(html_start.contains("data-pile=\"draw\""));
    assert!(html_start.contains("data-outcome=\"none\""));
    let drawn = html(table(&start, TableAction::Draw)).await;
    assert!(drawn.contains("data-top=\"N\""), "the card lies face up");
    assert_eq!(count(&drawn, "data-movable"), 2);
    assert!(drawn.contains("data-code=\"cardDrawn\""));
}

#[tokio::test(flavor = "current_thread")]
async fn no_secret_of_the_draw_pile_is_in_the_page() {
    let html = html(state("level=1&seed=5")).await;
    assert!(!html.contains("data-top="));
    assert!(!html.contains("data-card="));
}

/// At every step of a game: nothing in the page tells a card that is not face up.
#[tokio::test(flavor = "current_thread")]
async fn l2_1_no_hidden_card_is_in_the_page_at_any_step() {
    let start = state("level=2&hands=NPB,RRQ&deck=KSKS");
    let taken = table(&start, TableAction::TakeOver);
    let drawn = table(&taken, TableAction::Draw);
    let moved = {
        let picked = table(&drawn, TableAction::TapSquare("g1".parse().unwrap()));
        table(&picked, TableAction::TapSquare("f3".parse().unwrap()))
    };
    for (state, shown) in [(start, 0), (taken, 3), (drawn, 4), (moved, 0)] {
        let html = html(state).await;
        assert_eq!(count(&html, "data-card="), shown);
        for secret in [
            "Rook",
            "Queen",
            "rook card",
            "data-kind=\"R\"",
            "data-kind=\"Q\"",
        ] {
            assert!(!html.contains(secret), "{secret} with {shown} cards shown");
        }
    }
}

/// The strict content policy blocks `style` attributes and inline handlers.
#[tokio::test(flavor = "current_thread")]
async fn every_screen_renders_in_both_languages_without_inline_style() {
    for locale in ["en", "fr"] {
        let start = state(&format!("level=1&deck=R&lang={locale}"));
        let lost = table(&start, TableAction::Draw);
        let screens = [
            after(&start, Action::Show(Screen::Home)),
            after(&start, Action::Show(Screen::Rules)),
            after(&start, Action::Show(Screen::Setup)),
            after(&start, Action::Show(Screen::Settings)),
            start,
            lost,
        ];
        for state in screens {
            let key = state.screen.key();
            let html = html(state).await;
            assert!(html.contains(&format!("data-screen=\"{key}\"")), "{key}");
            assert!(!html.contains(" style="), "{key}");
            assert!(!html.contains(" onclick="), "{key}");
        }
    }
}

/// A child sees level, names and the start; the rest is folded away, and every choice is an input
/// of its own kind with a name.
#[tokio::test(flavor = "current_thread")]
async fn a_new_game_shows_three_things_and_folds_the_rest_away() {
    let html = html(after(&state(""), Action::Show(Screen::Setup))).await;
    let (shown, folded) = html.split_once("<details").unwrap();
    assert_eq!(count(shown, "<fieldset"), 2, "level and names");
    assert_eq!(count(shown, "name=\"level\""), 5);
    assert_eq!(count(shown, "data-name="), 2);
    for (name, values) in [("first-white", 3), ("seating", 3), ("clock", 6)] {
        assert_eq!(count(folded, &format!("name=\"{name}\"")), values, "{name}");
    }
    assert_eq!(count(&html, "<fieldset"), count(&html, "<legend"));
    assert!(!html.contains("data-stepper=\"H4\""), "Level 1 has no hand");
    let of_level = folded.split("<details").next().unwrap();
    assert!(of_level.contains("name=\"H1\"") && !of_level.contains("name=\"H6\""));
}

#[tokio::test(flavor = "current_thread")]
async fn a_locked_link_offers_no_settings() {
    let open = html(state("level=1&deck=N")).await;
    assert_eq!(count(&open, "data-action=\"settings\""), 1);
    let locked = state("level=1&deck=N&lock=1");
    let home = after(&locked, Action::Show(Screen::Home));
    for state in [locked, home] {
        let html = html(state).await;
        assert!(!html.contains("data-action=\"settings\""));
    }
}

fn resigned(state: &AppState) -> AppState {
    let asked = table(state, TableAction::Ask(Question::Resign(Color::White)));
    table(&asked, TableAction::Answer { yes: true })
}

#[tokio::test(flavor = "current_thread")]
async fn a_game_that_is_looked_at_again_shows_all_and_can_not_be_played() {
    let over = resigned(&state("level=2&hands=NPB,RRQ&deck=KSKS"));
    let review = after(&over, Action::Review(ReviewAction::Open));
    let html = html(review).await;
    assert!(html.contains("data-screen=\"review\""));
    assert!(html.contains("aria-readonly=\"true\""));
    assert_eq!(count(&html, "data-card="), 6, "both hands");
    assert_eq!(count(&html, "data-movable"), 0);
    assert_eq!(count(&html, "type=\"range\""), 1);
    for action in [
        "first", "previous", "next", "last", "flip", "share", "close",
    ] {
        assert_eq!(
            count(&html, &format!("data-action=\"{action}\"")),
            1,
            "{action}"
        );
    }
    assert!(!html.contains(" style="));
}

#[tokio::test(flavor = "current_thread")]
async fn the_list_of_moves_can_have_letters_or_pictures() {
    let drawn = table(&state("level=1&deck=N&lang=fr"), TableAction::Draw);
    let picked = table(&drawn, TableAction::TapSquare("g1".parse().unwrap()));
    let moved = table(&picked, TableAction::TapSquare("f3".parse().unwrap()));
    let pictures = html(moved.clone()).await;
    assert!(pictures.contains("data-ply=\"1\"") && !pictures.contains(">Cf3<"));
    let letters = after(
        &moved,
        Action::Choose(Choice::Switch(Switch::Letters, true)),
    );
    assert!(html(letters).await.contains("Cf3"));
}

#[tokio::test(flavor = "current_thread")]
async fn finished_games_are_listed_and_the_dialogs_cover_what_is_below() {
    let over = resigned(&state("level=1&deck=NRP"));
    let games = after(&over, Action::Show(Screen::Review));
    let list = html(games.clone()).await;
    assert_eq!(count(&list, "data-game="), 1);
    assert_eq!(count(&list, "type=\"file\""), 1);
    let asked = after(&games, Action::History(HistoryAction::AskEraseAll(true)));
    let asked = html(asked).await;
    assert!(asked.contains("role=\"dialog\"") && asked.contains("inert"));
    let share = after(&over, Action::Share(ShareAction::Open));
    let share = html(share).await;
    assert!(share.contains("data-share-warning") && share.contains("data-qr"));
    assert!(share.contains("#game=1"));
}

/// While the pieces are placed there is no card, no clock and no other way to play.
#[tokio::test(flavor = "current_thread")]
async fn g3_pieces_wait_in_a_tray_and_squares_tell_what_starts_there() {
    let placing = Action::Choose(Choice::Switch(Switch::Placing, true));
    let start = Action::StartGame {
        chance: 1,
        now: Millis::ZERO,
    };
    let begun = after(&after(&state(""), placing), start);
    let empty = html(begun.clone()).await;
    assert_eq!(count(&empty, "data-tray="), 12);
    assert_eq!(count(&empty, "data-piece="), 0);
    assert_eq!(count(&empty, "data-pile="), 0);
    assert!(empty.contains("aria-label=\"white pawn, 8 left\""));
    assert!(empty.contains("aria-label=\"d4, empty, place of the white pawn\""));
    let all = html(table(&begun, TableAction::Place(PlacingAction::All))).await;
    assert_eq!(count(&all, "data-piece="), 32);
    assert_eq!(count(&all, "data-tray="), 0);
}
