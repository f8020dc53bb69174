//! What went wrong in a test, as a sentence.

use std::fmt::{self, Debug, Display};
use std::io;

/// What a test returns.
pub type Outcome<T = ()> = Result<T, Fault>;

/// Something that is not as it should be.
pub struct Fault(String);

impl Fault {
    /// A fault described by this sentence.
    pub fn new(sentence: impl Into<String>) -> Self {
        Self(sentence.into())
    }

    pub(crate) fn during<E: Display>(what: &str) -> impl FnOnce(E) -> Self {
        move |error| Self(format!("{what}: {error}"))
    }
}

impl Display for Fault {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.0)
    }
}

/// The sentence itself: a failing test prints this form.
impl Debug for Fault {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.0)
    }
}

impl std::error::Error for Fault {}

/// For what a test does with files of its own.
impl From<io::Error> for Fault {
    fn from(error: io::Error) -> Self {
        Self(error.to_string())
    }
}
