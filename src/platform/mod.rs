//! The only door to the browser: its storage, its page, its chance.

mod life;
mod page;
mod seed;
mod storage;
mod time;

pub(crate) use life::{keeps_crashing, on_new_version, report_panics, take_new_version};
pub(crate) use page::{
    closest_attribute, device_locale, focus, fragment, on_fragment_change, show_language_and_theme,
    was_reloaded,
};
pub(crate) use seed::chance;
pub(crate) use storage::{Key, keep_aside, read, write};
pub(crate) use time::now;
