//! The words of the app, in each language.
//!
//! [`Texts`] holds the fixed words and the sentences of one language; a missing one does not
//! compile. The other functions choose the sentence that says what the engine or the app means.

mod choices;
mod en;
mod fr;
mod library;
mod messages;
mod sentences;
mod table;
mod texts;
mod tutorial;

pub use choices::{Explained, SettingsTexts, SetupTexts};
pub use sentences::{
    card_rule, finished_text, lost_turn_lines, moment_text, move_text, notice_text, outcome_reason,
    outcome_title, player, question_text, refusal_text, review_lines, square_name, todo_text,
    told_text,
};
pub use table::TableTexts;
pub use texts::{CardTexts, ColorTexts, RoleTexts, RuleSection, Texts};
pub use tutorial::{StepTexts, TutorialTexts};

use crate::app::Locale;

/// The texts of a language.
#[must_use]
pub const fn texts(locale: Locale) -> &'static Texts {
    match locale {
        Locale::En => &en::EN,
        Locale::Fr => &fr::FR,
    }
}
