//! Which steps were done, and which explanations were given beside a game.

use super::steps::Lesson;

/// What was learnt, as it is stored: `rook3 win2`, and `!win` for an explanation that was given.
/// A text that was tampered with is read as far as it means something.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Progress(String);

impl Progress {
    /// What was stored.
    #[must_use]
    pub fn read(text: &str) -> Self {
        Self(text.to_owned())
    }

    /// What is to be stored.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.0
    }

    /// The stars of a step, 0 to 3.
    #[must_use]
    pub fn stars(&self, lesson: Lesson) -> u8 {
        let key = lesson.key();
        let words = self.0.split(' ');
        let digits = words.filter_map(|word| match word.strip_prefix(key)?.as_bytes() {
            [digit @ b'1'..=b'3'] => Some(digit - b'0'),
            _ => None,
        });
        digits.max().unwrap_or(0)
    }

    /// The same once a step was done with so many stars.
    #[must_use]
    pub fn with_stars(&self, lesson: Lesson, stars: u8) -> Self {
        if self.stars(lesson) >= stars {
            return self.clone();
        }
        self.and(&format!("{}{stars}", lesson.key()))
    }

    /// Whether a step was offered beside a game.
    #[must_use]
    pub fn explained(&self, lesson: Lesson) -> bool {
        self.0
            .split(' ')
            .any(|word| word.strip_prefix('!') == Some(lesson.key()))
    }

    /// The same once a step was offered beside a game.
    #[must_use]
    pub fn with_explained(&self, lesson: Lesson) -> Self {
        self.and(&format!("!{}", lesson.key()))
    }

    fn and(&self, word: &str) -> Self {
        Self(format!("{} {word}", self.0).trim_start().to_owned())
    }
}
