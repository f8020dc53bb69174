//! Effects: what follows a change of the state, and what the browser reports.

mod tray_drag;
mod use_autosave;
mod use_awake;
mod use_clock;
mod use_drag;
mod use_import;
mod use_lesson;
mod use_link;
mod use_page;
mod use_peek;
mod use_sound;

pub(super) use tray_drag::{follow_pointer, let_go};
pub(super) use use_autosave::use_autosave;
pub(super) use use_awake::use_awake;
pub(super) use use_clock::use_clock;
pub(super) use use_drag::use_drag;
pub(super) use use_import::{import, use_import};
pub(super) use use_lesson::use_lesson;
pub(super) use use_link::use_link;
pub(super) use use_page::use_page;
pub(super) use use_peek::use_peek;
pub(super) use use_sound::use_sound;
