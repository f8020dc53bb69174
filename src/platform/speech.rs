//! Reading aloud, by voices of the device itself: nothing that is read leaves it.

use gloo::utils::window;
use wasm_bindgen::JsCast;
use web_sys::{SpeechSynthesisUtterance, SpeechSynthesisVoice};

use crate::app::Locale;

/// Reads `text` aloud, in place of what is being read. False where no local voice speaks the
/// language.
pub(crate) fn speak(text: &str, locale: Locale) -> bool {
    let Ok(speech) = window().speech_synthesis() else {
        return false;
    };
    let voices = speech.get_voices();
    let mut voices = voices
        .iter()
        .filter_map(|voice| voice.dyn_into::<SpeechSynthesisVoice>().ok())
        .filter(|voice| voice.local_service() && Locale::from_tag(&voice.lang()) == Some(locale));
    let Some(voice) = voices.next() else {
        return false;
    };
    let Ok(utterance) = SpeechSynthesisUtterance::new_with_text(text) else {
        return false;
    };
    utterance.set_lang(&voice.lang());
    utterance.set_voice(Some(&voice));
    speech.cancel();
    speech.speak(&utterance);
    true
}

/// Lets the browser look for its voices, which takes it a moment.
pub(crate) fn look_for_voices() {
    if let Ok(speech) = window().speech_synthesis() {
        let _ = speech.get_voices();
    }
}
