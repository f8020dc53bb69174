//! The finished games: what is kept, once, and what damage does.

use chess_a_la_carte::app::{
    Action, AppState, Boot, Choice, Finished, HistoryAction, Locale, MAX_HISTORY, Notice, Question,
    ReviewAction, Screen, TableAction, read_fragment, write_history,
};
use chess_a_la_carte::engine::{
    Color, EndReason, Level, LinkError, Millis, Outcome, SaveError, seal, write_link,
};
use chess_a_la_carte::i18n::{finished_text, notice_text, texts};

use crate::support::{act, linked, session, table, tap, turn};

fn boot(history: Option<String>) -> AppState {
    AppState::boot(Boot {
        prefs: None,
        saved_before: None,
        history,
        opened: 1_700_000_000_000,
        saved: None,
        options: read_fragment(""),
        device_locale: Locale::En,
        chance: 99,
        now: Millis::ZERO,
    })
}

fn resigned(state: &AppState) -> AppState {
    let by = session(state).game().turn();
    let asked = table(state, TableAction::Ask(Question::Resign(by)));
    act(
        &asked,
        Action::Table(TableAction::Answer { yes: true }, Millis(5_000)),
    )
}

fn started(state: &AppState, chance: u64) -> AppState {
    act(
        state,
        Action::StartGame {
            chance,
            now: Millis::ZERO,
        },
    )
}

fn history(state: &AppState, action: HistoryAction) -> AppState {
    act(state, Action::History(action))
}

#[test]
fn a_game_is_kept_once_when_it_ends_with_all_there_is_to_say() {
    let named = act(&boot(None), Action::Choose(Choice::Name(0, "Ada".into())));
    let named = act(
        &named,
        Action::Choose(Choice::FirstWhite(chess_a_la_carte::app::FirstWhite::First)),
    );
    let playing = started(&named, 4);
    assert_eq!(playing.history.len(), 0);
    let over = resigned(&playing);
    let [game] = &*over.history else {
        panic!("one game");
    };
    assert_eq!(game.when, 1_700_000_005_000);
    assert_eq!(game.names.white, "Ada");
    assert_eq!(game.level, Level::One);
    assert_eq!(
        (game.outcome, game.reason),
        (Outcome::Win(Color::Black), EndReason::Resigned)
    );
    // Whatever follows: nothing is double.
    let rematch = act(
        &over,
        Action::Rematch {
            chance: 1,
            now: Millis::ZERO,
        },
    );
    assert_eq!(rematch.history.len(), 1);
    assert_eq!(act(&over, Action::Show(Screen::Home)).history.len(), 1);
    assert_eq!(
        table(&over, TableAction::ShowResult(false)).history.len(),
        1
    );
    assert_eq!(resigned(&rematch).history.len(), 2);
}

#[test]
fn u1_an_end_that_is_taken_back_is_none_and_played_again_it_is_one() {
    let state = linked("deck=R&fen=4k3/8/8/8/8/8/8/K3R3_w");
    let over = turn(&state, "e1e8");
    assert_eq!(over.history.len(), 1);
    let asked = table(&over, TableAction::ShowResult(false));
    let asked = table(&asked, TableAction::Ask(Question::TakeBack(Color::White)));
    let back = table(&asked, TableAction::Answer { yes: true });
    assert!(!session(&back).is_over());
    assert_eq!(back.history.len(), 0);
    assert_eq!(table(&back, TableAction::Redo).history.len(), 1);
}

#[test]
fn a_game_that_was_over_when_it_was_opened_is_not_kept() {
    let over = turn(&linked("deck=R&fen=4k3/8/8/8/8/8/8/K3R3_w"), "e1e8");
    let letters = write_link(session(&over).game());
    assert_eq!(linked(&format!("game={letters}")).history.len(), 0);
}

#[test]
fn the_last_fifty_are_kept_newest_first() {
    let mut state = boot(None);
    for chance in 0..53 {
        state = resigned(&started(&state, chance));
    }
    assert_eq!(state.history.len(), MAX_HISTORY);
    assert_eq!(
        state.history.first().unwrap().game,
        write_link(session(&state).game())
    );
}

#[test]
fn what_is_written_is_read_again() {
    let over = resigned(&started(&boot(None), 4));
    let again = boot(Some(write_history(&over.history)));
    assert_eq!(again.history, over.history);
    assert!(again.notices.is_empty());
}

#[test]
fn damage_is_told_and_costs_only_the_history() {
    let good = write_history(&resigned(&started(&boot(None), 4)).history);
    let mut faults = vec![
        (String::new(), SaveError::Damaged),
        ("[]".into(), SaveError::Damaged),
        (seal("{}"), SaveError::Damaged),
        (seal("[{}]"), SaveError::Damaged),
        (
            good.replace("\"v\":1", "\"v\":2"),
            SaveError::UnknownVersion,
        ),
    ];
    for at in [0, good.len() / 2, good.len() - 1] {
        faults.push((good[..at].to_owned(), SaveError::Damaged));
    }
    for (text, error) in faults {
        let state = boot(Some(text.clone()));
        assert_eq!(&*state.notices, [Notice::History(error)], "{text}");
        assert_eq!(state.screen, Screen::Home);
        assert!(state.history.is_empty());
        for locale in Locale::ALL {
            assert!(!notice_text(texts(locale), Notice::History(error)).is_empty());
        }
    }
}

#[test]
fn one_is_opened_and_closed_again() {
    let over = resigned(&turn(&started(&boot(None), 4), "--"));
    let home = act(&over, Action::Show(Screen::Review));
    let open = history(&home, HistoryAction::Open(0));
    let review = open.review.as_deref().unwrap();
    assert_eq!(
        review.whole.game().commands(),
        session(&over).game().commands()
    );
    let closed = act(&open, Action::Review(ReviewAction::Close));
    assert_eq!((closed.screen, &closed.review), (Screen::Review, &None));
    assert_eq!(closed.session, over.session, "the table is as it was");
    assert_eq!(home.update(Action::History(HistoryAction::Open(7))), None);
}

#[test]
fn a_game_that_can_not_be_played_again_is_told_and_stays() {
    let over = resigned(&started(&boot(None), 4));
    let mut games = over.history.to_vec();
    for (letters, error) in [
        ("", LinkError::Damaged),
        ("9xyz", LinkError::UnknownVersion),
        ("1mA6aCN0gETSl_C", LinkError::Damaged),
    ] {
        games[0].game = letters.into();
        let state = boot(Some(write_history(&games)));
        let open = history(&state, HistoryAction::Open(0));
        assert_eq!(&*open.notices, [Notice::BadGame(error)], "{letters}");
        assert_eq!(open.history.len(), 1);
        assert_eq!(open.review, None);
    }
}

#[test]
fn one_is_erased_at_once_and_all_after_a_question() {
    let mut state = boot(None);
    for chance in 0..3 {
        state = resigned(&started(&state, chance));
    }
    let kept: Vec<Finished> = state.history.to_vec();
    let less = history(&state, HistoryAction::Erase(1));
    assert_eq!(&*less.history, [kept[0].clone(), kept[2].clone()]);
    assert_eq!(less.update(Action::History(HistoryAction::Erase(9))), None);
    let asked = history(&less, HistoryAction::AskEraseAll(true));
    assert!(asked.erasing);
    assert_eq!(asked.history.len(), 2);
    let no = history(&asked, HistoryAction::AskEraseAll(false));
    assert_eq!((no.erasing, no.history.len()), (false, 2));
    let yes = history(&asked, HistoryAction::EraseAll);
    assert_eq!((yes.erasing, yes.history.len()), (false, 0));
}

#[test]
fn each_is_told_in_both_languages() {
    let over = resigned(&started(&boot(None), 4));
    let game = over.history.first().unwrap();
    let said = Locale::ALL.map(|locale| finished_text(texts(locale), game));
    assert_eq!(said[0].0, "White – Black");
    assert_eq!(
        said[0].1,
        "Black wins! White gave up. Well played, both of you!"
    );
    assert_eq!(said[1].0, "Blancs – Noirs");
    let mated = tap(
        &tap(&linked("level=standard&fen=6k1/5ppp/8/8/8/8/8/R6K_w"), "a1"),
        "a8",
    );
    let (_, end) = finished_text(texts(Locale::Fr), mated.history.first().unwrap());
    assert!(
        end.starts_with("Les Blancs") || end.contains("les Blancs"),
        "{end}"
    );
}
