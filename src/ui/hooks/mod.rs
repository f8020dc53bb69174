//! Effects: what follows a change of the state, and what the browser reports.

mod use_autosave;
mod use_clock;
mod use_drag;
mod use_lesson;
mod use_link;
mod use_page;

pub(super) use use_autosave::use_autosave;
pub(super) use use_clock::use_clock;
pub(super) use use_drag::use_drag;
pub(super) use use_lesson::use_lesson;
pub(super) use use_link::use_link;
pub(super) use use_page::use_page;
