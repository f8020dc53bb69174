//! The words of the app, in each language.
//!
//! [`Texts`] holds the fixed words and the sentences of one language; a missing one does not
//! compile. The other functions choose the sentence that says what the engine or the app means.

mod choices;
mod en;
mod fr;
mod library;
mod messages;
mod prose;
mod sentences;
mod table;
mod texts;
mod tutorial;

pub use choices::{Explained, PlacingTexts, ReadTexts, SettingsTexts, SetupTexts};
#[cfg(not(target_arch = "wasm32"))]
pub use prose::written_prose;
pub use prose::{Prose, RuleSection, StepTexts, keep_prose, prose};
pub use sentences::{
    card_rule, finished_text, hand_over_texts, lesson_told, lost_turn_lines, moment_text,
    move_text, notice_text, outcome_reason, outcome_title, placing_texts, player, question_text,
    refusal_text, review_lines, square_name, todo_text, told_text,
};
pub use table::TableTexts;
pub use texts::{CardTexts, ColorTexts, RoleTexts, Texts};
pub use tutorial::TutorialTexts;

use crate::app::Locale;

/// A text as it is searched: small letters without accents.
#[must_use]
pub fn folded(text: &str) -> String {
    let plain = |letter: char| match letter {
        'à' | 'â' | 'À' => 'a',
        'ç' => 'c',
        'é' | 'è' | 'ê' | 'ë' | 'É' | 'È' => 'e',
        'î' | 'ï' => 'i',
        'ô' => 'o',
        'ù' | 'û' => 'u',
        '’' => '\'',
        '\u{a0}' | '\u{202f}' => ' ',
        _ => letter.to_ascii_lowercase(),
    };
    text.trim().chars().map(plain).collect()
}

/// The texts of a language.
#[must_use]
pub const fn texts(locale: Locale) -> &'static Texts {
    match locale {
        Locale::En => &en::EN,
        Locale::Fr => &fr::FR,
    }
}
