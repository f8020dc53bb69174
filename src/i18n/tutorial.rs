//! What each language has to say in the tutorial.

use crate::app::Lesson;

/// The words of a step: at most two short sentences.
#[derive(Clone, Copy, Debug)]
pub struct StepTexts {
    /// Its heading.
    pub title: &'static str,
    /// What it teaches.
    pub says: &'static str,
    /// What is asked, of each of its questions.
    pub ask: &'static str,
}

/// The words of the tutorial.
#[derive(Clone, Copy, Debug)]
pub struct TutorialTexts {
    /// The tutorial's name, for buttons and as a heading.
    pub title: &'static str,
    /// The names of its parts.
    pub parts: [&'static str; 6],
    /// The words of each step.
    pub lesson: fn(Lesson) -> &'static StepTexts,
    /// The button that begins the tutorial or goes on with it.
    pub begin: &'static str,
    /// The button beside a rule that shows it.
    pub show_me: &'static str,
    pub back: &'static str,
    pub again: &'static str,
    pub skip: &'static str,
    pub next: &'static str,
    pub contents: &'static str,
    pub close: &'static str,
    pub try_again: &'static str,
    pub right: &'static str,
    pub wrong: &'static str,
    /// How many squares of the answer are still to be found.
    pub left: fn(usize) -> String,
    /// The place of a step among all.
    pub place: fn(usize, usize) -> String,
    /// How many of three stars.
    pub stars: fn(u8) -> String,
    pub yes_no: [&'static str; 2],
    /// Mate, stalemate, the game goes on.
    pub fate: [&'static str; 3],
    /// White, Black, neither.
    pub sides: [&'static str; 3],
}
