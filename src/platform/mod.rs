//! The only door to the browser: its storage, its page, its chance.

mod awake;
mod page;
mod seed;
mod storage;
mod time;

pub(crate) use awake::keep_awake;
pub(crate) use page::{
    can_fill_screen, closest_attribute, device_locale, fill_screen, focus, fragment,
    on_fragment_change, show_language_and_theme, was_reloaded,
};
pub(crate) use seed::chance;
pub(crate) use storage::{Key, keep_aside, read, write};
pub(crate) use time::now;
