//! Any text as a saved game, with and without a fitting checksum: no panic, and what is read is
//! written and read again as the same.
#![no_main]

use chess_a_la_carte::app::{AppState, Boot, Locale, read_fragment, write_save};
use chess_a_la_carte::engine::{Millis, read_game, seal, unseal, write_game};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let now = Millis(5);
    // The mutator can't find a checksum, so the text is also taken for what is inside.
    for sealed in [text.to_owned(), seal(text)] {
        assert!(unseal(&sealed).is_ok() || sealed == text);
        if let Ok(game) = read_game(&sealed, now) {
            let again = read_game(&write_game(&game, now), now);
            assert_eq!(again.as_ref(), Ok(&game));
            if let Some(back) = game.undo(now) {
                assert!(back.redo(now).is_some());
            }
            if game.game().can_redo() {
                assert!(game.redo(now).is_some(), "what was taken back is playable");
            }
        }
        let state = AppState::boot(Boot {
            prefs: None,
            saved: Some(sealed),
            options: read_fragment(""),
            device_locale: Locale::En,
            chance: 1, now: Millis::ZERO,
        });
        assert!(state.session.is_none() || state.notices.is_empty());
        assert!(unseal(&write_save(&state, Millis::ZERO)).is_ok());
    }
});
