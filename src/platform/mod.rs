//! The only door to the browser: its storage, its page, its chance.

mod page;
mod seed;
mod storage;
mod time;

pub(crate) use page::{
    closest_attribute, device_locale, focus, fragment, on_fragment_change, show_page, was_reloaded,
};
pub(crate) use seed::chance;
pub(crate) use storage::{Key, keep_aside, read, write};
pub(crate) use time::now;
