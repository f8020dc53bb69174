//! Any fragment of a link: no panic; a whole game is written again with the same letters, also
//! when its checksum is made to fit.
#![no_main]

use chess_a_la_carte::app::{AppState, Boot, Locale, read_fragment, write_save};
use chess_a_la_carte::engine::{read_link, write_link, Millis};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    for fragment in [text.to_owned(), format!("game={}", with_checksum(text))] {
        let state = AppState::boot(Boot {
            prefs: None,
            saved: None,
            options: read_fragment(&fragment),
            device_locale: Locale::Fr,
            chance: 7, now: Millis::ZERO,
        });
        let stored = write_save(&state, Millis::ZERO);
        let again = AppState::boot(Boot {
            prefs: None,
            saved: Some(stored),
            options: read_fragment(&fragment),
            device_locale: Locale::Fr,
            chance: 8, now: Millis::ZERO,
        });
        let game = |state: &AppState| state.session.as_ref().map(|session| session.game.clone());
        if game(&state).is_some_and(|game| game.outcome().is_none()) {
            assert_eq!(game(&again), game(&state), "a reload finds the game");
        }
    }
    let letters = with_checksum(text);
    if let Ok(game) = read_link(&letters) {
        assert_eq!(write_link(&game), letters);
    }
});

/// The text as letters of the current version with a checksum that fits.
fn with_checksum(text: &str) -> String {
    const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let mut letters = format!("1{text}");
    let crc = crc32(letters.as_bytes());
    letters.extend((0..6).map(|place| {
        let six_bits = crc.checked_shr(6 * place).unwrap_or(0) & 63;
        char::from(ALPHABET[six_bits as usize])
    }));
    letters
}

fn crc32(bytes: &[u8]) -> u32 {
    !bytes.iter().fold(u32::MAX, |sum, &byte| {
        (0..8).fold(sum ^ u32::from(byte), |sum, _| {
            (sum >> 1) ^ (0xedb8_8320 & (sum & 1).wrapping_neg())
        })
    })
}
