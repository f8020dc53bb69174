//! The only door to the browser: its storage, its page, its chance.

mod page;
mod seed;
mod speech;
mod storage;
mod time;

pub(crate) use page::{
    bring_to_view, carried_text, closest_attribute, device_locale, focus, fragment,
    on_fragment_change, print, show_page, was_reloaded,
};
pub(crate) use seed::chance;
pub(crate) use speech::{look_for_voices, speak};
pub(crate) use storage::{Key, keep_aside, read, write};
pub(crate) use time::now;
