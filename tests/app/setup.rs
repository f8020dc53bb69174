//! A new game as it was chosen, the match it goes on with, and the settings.

use chess_a_la_carte::app::{
    Action, AppState, Boot, Choice, FirstWhite, HouseRule, Locale, Prefs, Screen, Switch, TextSize,
    read_fragment,
};
use chess_a_la_carte::engine::{
    CardKind, Color, HouseRules, Level, Millis, Player, Role, TimeControl,
};

use crate::support::{act, boot, linked, session, turn};

const START: Action = Action::StartGame {
    chance: 4,
    now: Millis::ZERO,
};
const NEW_MATCH: Action = Action::NewMatch {
    chance: 4,
    now: Millis::ZERO,
};

fn chosen(choices: impl IntoIterator<Item = Choice>) -> AppState {
    let choose = |state: AppState, choice| act(&state, Action::Choose(choice));
    choices.into_iter().fold(boot("", None), choose)
}

/// Zoé (White) beats Ali by taking the king.
fn after_a_win() -> AppState {
    let state = chosen([
        Choice::Name(0, "Zoé".to_owned()),
        Choice::Name(1, "Ali".to_owned()),
    ]);
    let options = read_fragment("fen=4k3/8/8/8/8/8/8/K3R3_w&deck=R");
    let follow = Action::FollowLink {
        options,
        chance: 1,
        now: Millis::ZERO,
    };
    turn(&act(&state, follow), "e1e8")
}

#[test]
fn everything_chosen_reaches_the_game() {
    let clock: TimeControl = "5+3/10+5".parse().unwrap();
    let house: HouseRules = "H4:4,H5,H8".parse().unwrap();
    let state = chosen([
        Choice::Level(Level::Two),
        Choice::Clock(clock),
        Choice::TimeoutLoses(true),
        Choice::House(house),
        Choice::FirstWhite(FirstWhite::Second),
        Choice::Name(1, "Ali".to_owned()),
    ]);
    let started = act(&state, START);
    let session = session(&started);
    let start = session.game().start();
    assert_eq!(start.level(), Level::Two);
    assert_eq!(
        (start.timing().control, start.timing().timeout_loses),
        (clock, true)
    );
    assert_eq!(*start.house_rules(), house);
    assert_eq!(session.game().hand(Color::White).len(), 4);
    assert_eq!(session.name(Color::White), "Ali");
    assert!(!session.coin, "nothing was left to chance");
}

#[test]
fn house_rules_are_offered_where_they_change_something() {
    let at = |level| {
        let rules = HouseRule::ALL.into_iter();
        let keys = rules
            .filter(|rule| rule.matters_at(level))
            .map(HouseRule::key);
        keys.collect::<Vec<_>>().join(" ")
    };
    assert_eq!(at(Level::One), "H1 H2 H3 H7 H9");
    assert_eq!(at(Level::Two), "H3 H5 H7 H8 H9");
    assert_eq!(at(Level::Three), at(Level::Two));
    assert_eq!(at(Level::Advanced), "H5 H6 H7 H8 H9");
    assert_eq!(at(Level::Standard), "H9");
}

#[test]
fn a_house_rule_is_switched_alone() {
    for rule in HouseRule::ALL {
        let on = rule.with(HouseRules::default(), true);
        assert_eq!(on.to_string(), rule.key());
        let others = HouseRule::ALL.into_iter().filter(|other| other.is_on(on));
        assert_eq!(others.count(), 1);
        assert_eq!(rule.with(on, false), HouseRules::default());
    }
}

#[test]
fn h10_an_own_deck_is_kept_while_it_is_too_small_and_starts_no_game() {
    let queens = |state: &AppState, count| {
        let deck = state.prefs.deck_with(CardKind::Piece(Role::Queen), count);
        act(state, Action::Choose(Choice::Deck(deck)))
    };
    let small: Vec<CardKind> = CardKind::ALL
        .into_iter()
        .filter(|kind| *kind != CardKind::Piece(Role::Queen))
        .collect();
    let bad = small.into_iter().fold(boot("", None), |state, kind| {
        let deck = state.prefs.deck_with(kind, 0);
        act(&state, Action::Choose(Choice::Deck(deck)))
    });
    let bad = queens(&bad, 19);
    assert!(bad.prefs.obstacle().is_some());
    let kept = Prefs::read(&bad.prefs.write());
    assert_eq!(kept, *bad.prefs, "a reload keeps what is being chosen");
    let blocked = act(&bad, START);
    assert_eq!(blocked.screen, Screen::Setup);
    assert!(blocked.session.is_none());
    let enough = act(&queens(&bad, 20), START);
    assert_eq!(session(&enough).game().draw_pile_len(), 20);
    // Where no cards are used, their number is nobody's concern.
    let standard = act(&bad, Action::Choose(Choice::Level(Level::Standard)));
    assert_eq!(standard.prefs.obstacle(), None);
    assert_eq!(act(&standard, START).screen, Screen::Game);
}

#[test]
fn m1_the_next_game_goes_on_with_the_match_and_a_new_one_begins_at_nought() {
    let won = after_a_win();
    let running = won.running_match().unwrap();
    assert_eq!(
        (
            running.half_points(Player::A),
            running.half_points(Player::B)
        ),
        (2, 0)
    );
    let next = act(&won, START);
    assert_eq!(session(&next).before, running);
    assert_eq!(
        session(&next).name(Color::White),
        "Ali",
        "colours alternate"
    );
    assert!(!session(&next).coin);
    let anew = act(&won, NEW_MATCH);
    assert_eq!(session(&anew).score().games(), 0);
    // Another player, another match.
    let other = act(&won, Action::Choose(Choice::Name(1, "Mia".to_owned())));
    assert_eq!(other.running_match(), None);
    assert_eq!(session(&act(&other, START)).score().games(), 0);
}

#[test]
fn settings_lead_back_to_where_they_were_opened_and_a_locked_game_has_none() {
    for screen in [Screen::Home, Screen::Game, Screen::Setup] {
        let there = act(&linked("deck=N"), Action::Show(screen));
        let settings = act(&there, Action::Show(Screen::Settings));
        let rules = act(&settings, Action::Show(Screen::Rules));
        assert_eq!(act(&rules, Action::Back).screen, screen);
    }
    let locked = linked("deck=N&lock=1");
    assert_eq!(locked.update(Action::Show(Screen::Settings)), None);
}

#[test]
fn settings_hold_in_the_middle_of_a_game_and_after_a_reload() {
    let playing = turn(&linked("deck=NP"), "g1f3");
    let large = act(&playing, Action::Choose(Choice::Text(TextSize::Large)));
    let both = act(
        &large,
        Action::Choose(Choice::Switch(Switch::Projector, true)),
    );
    assert_eq!(both.session, playing.session);
    let reloaded = AppState::boot(Boot {
        prefs: Some(both.prefs.write()),
        saved_before: None,
        history: None,
        opened: 0,
        saved: None,
        options: read_fragment(""),
        device_locale: Locale::En,
        chance: 1,
        now: Millis::ZERO,
    });
    assert_eq!(reloaded.prefs.text, TextSize::Large);
    assert!(reloaded.prefs.on(Switch::Projector));
}
