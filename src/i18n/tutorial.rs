//! What each language has to say around the tutorial's steps.

/// The words around the tutorial's steps.
#[derive(Clone, Copy, Debug)]
pub struct TutorialTexts {
    /// The tutorial's name, for buttons and as a heading.
    pub title: &'static str,
    /// The names of its parts.
    pub parts: [&'static str; 6],
    /// The button that begins the tutorial or goes on with it.
    pub begin: &'static str,
    /// Before the name of the step to begin with, and of the one to go on with.
    pub start: [&'static str; 2],
    /// The list of the rules' sections.
    pub sections: &'static str,
    /// The button beside a rule that shows it.
    pub show_me: &'static str,
    pub back: &'static str,
    pub again: &'static str,
    pub skip: &'static str,
    pub next: &'static str,
    /// After a demonstration: now it is the reader's turn.
    pub your_turn: &'static str,
    /// The button that reads a text aloud.
    pub listen: &'static str,
    /// Heading of an explanation that comes up beside a game.
    pub first_time: &'static str,
    /// The button that puts it away.
    pub understood: &'static str,
    /// The button that forgets all stars and explanations.
    pub forget: &'static str,
    pub search: &'static str,
    pub nothing_found: &'static str,
    /// The long texts are not there.
    pub no_texts: &'static str,
    pub print: &'static str,
    /// Said of a square that a lesson points at.
    pub star: &'static str,
    pub bad_lesson: &'static str,
    pub no_voice: &'static str,
    pub contents: &'static str,
    pub close: &'static str,
    pub try_again: &'static str,
    pub right: &'static str,
    pub wrong: &'static str,
    /// After what happens upon a wrong answer.
    pub once_more: &'static str,
    /// How many squares of the answer are still to be found.
    pub left: fn(u32) -> String,
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
