//! Chooses the sentence that says what the engine or the app means. Every `match` is exhaustive:
//! a new code without a sentence does not compile.

mod ended;
mod import;
mod lesson;
mod lost;
mod notices;
mod placing;
mod read;
mod refused;
mod review;
mod squares;
mod told;

pub use ended::{outcome_reason, outcome_title, question_text};
pub use lesson::lesson_told;
pub use lost::lost_turn_lines;
pub use notices::notice_text;
pub use placing::placing_texts;
pub use refused::refusal_text;
pub use review::{finished_text, moment_text, review_lines};
pub use squares::square_name;
pub use told::{card_rule, hand_over_texts, move_text, todo_text, told_text};

use super::texts::Texts;
use crate::app::Session;
use crate::engine::Color;

/// What a player is called as a label and before a colon: the name, or the colour where there is
/// none.
#[must_use]
pub fn player<'a>(texts: &'a Texts, session: &'a Session, color: Color) -> &'a str {
    name_or(session, color, texts.color(color).label)
}

/// The same inside a sentence.
#[must_use]
pub(super) fn player_inside<'a>(texts: &'a Texts, session: &'a Session, color: Color) -> &'a str {
    name_or(session, color, texts.color(color).name)
}

fn name_or<'a>(session: &'a Session, color: Color, other: &'a str) -> &'a str {
    match session.name(color).trim() {
        "" => other,
        name => name,
    }
}
