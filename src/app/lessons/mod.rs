//! The tutorial: what each step shows and asks, as data, and how it is played at the table.

mod answer;
mod fitting;
mod learn;
mod progress;
mod run;
mod scene;
mod step;
mod steps;
mod tape;

pub use progress::Progress;
pub use run::{LessonAction, Run, Stage};
pub use step::{Ask, Choices, Part, Quiz, Scene, Seek, Step};
pub use steps::{Lesson, STEPS};
pub use tape::Tape;
