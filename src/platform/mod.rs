//! The only door to the browser: its storage, its page, its sound, its chance.

mod page;
mod seed;
mod sound;
mod storage;
mod time;

pub(crate) use page::{
    closest_attribute, device_locale, focus, fragment, on_fragment_change, show_page, was_reloaded,
};
pub(crate) use seed::chance;
pub(crate) use sound::play;
pub(crate) use storage::{Key, keep_aside, read, write};
pub(crate) use time::now;
