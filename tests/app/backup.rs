//! Everything as one file: it comes back whole, and nothing that is there already is lost by it.

use std::rc::Rc;

use chess_a_la_carte::app::{
    Action, AppState, Choice, ImportNote, MAX_HISTORY, Notice, Question, TableAction, Theme,
    write_backup,
};
use chess_a_la_carte::engine::{Color, Millis, SaveError};

use crate::support::{act, boot, linked, session, table, turn};

fn import(state: &AppState, text: &str) -> AppState {
    act(
        state,
        Action::Import {
            content: Rc::from(text.as_bytes()),
            chance: 1,
            now: Millis::ZERO,
        },
    )
}

/// A device with a finished game, a running one and a choice in the settings.
fn used() -> AppState {
    let asked = table(
        &turn(&linked("level=1&deck=NRB&seed=1"), "g1f3"),
        TableAction::Ask(Question::Resign(Color::Black)),
    );
    let over = table(&asked, TableAction::Answer { yes: true });
    let dark = act(&over, Action::Choose(Choice::Theme(Theme::Dark)));
    let again = act(
        &dark,
        Action::Rematch {
            chance: 7,
            now: Millis::ZERO,
        },
    );
    table(&again, TableAction::Draw)
}

#[test]
fn everything_comes_back_on_another_device() {
    let old = used();
    assert_eq!(old.history.len(), 1);
    let new = import(&boot("", None), &write_backup(&old, Millis::ZERO));
    assert_eq!(*new.notices, [Notice::Import(ImportNote::Everything)]);
    assert_eq!(new.history, old.history);
    assert_eq!(new.prefs.theme, Theme::Dark);
    assert_eq!(session(&new).game(), session(&old).game());
}

#[test]
fn what_is_there_already_stays() {
    let backup = write_backup(&used(), Millis::ZERO);
    let here = turn(&linked("level=1&deck=NPB"), "g1f3");
    let both = import(&here, &backup);
    assert_eq!(session(&both).game(), session(&here).game());
    let waiting = both.earlier.as_ref().unwrap();
    assert_eq!(waiting.game(), session(&used()).game());
    // Twice the same file changes nothing more.
    let twice = import(&both, &backup);
    assert_eq!(
        (&twice.history, &twice.earlier),
        (&both.history, &both.earlier)
    );
    assert_eq!(twice.notices, both.notices);
    // A third game finds no place, and that is said.
    let other = turn(&linked("level=1&deck=PPN"), "a2a3");
    let full = import(&both, &write_backup(&other, Millis::ZERO));
    assert!(
        full.notices
            .contains(&Notice::Import(ImportNote::RunningLeft))
    );
    assert_eq!(full.earlier, both.earlier);
    assert!(both.history.len() <= MAX_HISTORY);
}

#[test]
fn a_damaged_file_changes_nothing_but_the_notice() {
    let backup = write_backup(&used(), Millis::ZERO);
    let here = boot("", None);
    for at in (0..backup.len()).step_by(7) {
        let mut bytes = backup.clone().into_bytes();
        bytes[at] ^= 1;
        let Ok(text) = String::from_utf8(bytes) else {
            continue;
        };
        let after = import(&here, &text);
        assert_eq!((after.session, after.history.len()), (None, 0), "byte {at}");
        assert_eq!(after.notices.len(), 1, "byte {at}");
    }
}

#[test]
fn after_a_torn_write_the_game_goes_on_one_change_earlier() {
    use chess_a_la_carte::app::{Boot, Locale, read_fragment, write_save};
    let earlier = linked("level=1&deck=NRB");
    let later = turn(&earlier, "g1f3");
    let before = write_save(&earlier, Millis::ZERO);
    let torn = write_save(&later, Millis::ZERO);
    let boot = |saved: &str, saved_before: Option<&str>| {
        AppState::boot(Boot {
            prefs: None,
            saved: Some(saved.to_owned()),
            saved_before: saved_before.map(str::to_owned),
            history: None,
            options: read_fragment(""),
            device_locale: Locale::En,
            chance: 1,
            now: Millis::ZERO,
            opened: 0,
        })
    };
    for cut in [0, 1, torn.len() / 2, torn.len() - 1] {
        let state = boot(&torn[..cut], Some(&before));
        assert_eq!(*state.notices, [Notice::OneChangeBack], "cut at {cut}");
        assert_eq!(session(&state).game(), session(&earlier).game());
    }
    let whole = boot(&torn, Some(&before));
    assert_eq!(session(&whole).game(), session(&later).game());
    let neither = boot("{", Some("{"));
    assert_eq!(*neither.notices, [Notice::StoredGame(SaveError::Damaged)]);
}
