//! What a command says when it cannot go on: one clear sentence, and what to do about it.

use std::fmt::{self, Display};

pub(crate) type Result<T> = std::result::Result<T, Failure>;

/// A sentence for the person at the keyboard.
#[derive(Debug)]
pub(crate) struct Failure(String);

impl Failure {
    pub(crate) fn new(sentence: impl Into<String>) -> Self {
        Self(sentence.into())
    }
}

impl Display for Failure {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.0)
    }
}

/// Turns any error into a sentence that begins with what was being done.
pub(crate) trait Explain<T> {
    fn explain(self, what: impl FnOnce() -> String) -> Result<T>;
}

impl<T, E: Display> Explain<T> for std::result::Result<T, E> {
    fn explain(self, what: impl FnOnce() -> String) -> Result<T> {
        self.map_err(|error| Failure(format!("{}: {error}.", what())))
    }
}
