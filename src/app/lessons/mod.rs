//! The tutorial: what each step shows and asks, as data, and how it is played at the table.

mod scene;
mod step;
mod steps;
mod tape;

pub use step::{Ask, Choices, Part, Quiz, Scene, Seek, Step};
pub use steps::{Lesson, STEPS};
pub use tape::Tape;
