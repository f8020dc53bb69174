//! The only door to the browser: its storage, its page, its sound, its chance.

mod awake;
mod files;
mod hold;
mod life;
mod page;
mod seed;
mod sound;
mod speech;
mod storage;
mod time;

pub(crate) use awake::keep_awake;
pub(crate) use files::{can_send, chosen_file, copy, download, on_content, send};
pub(crate) use hold::{hold, release, take_repeated};
#[cfg(feature = "csr")]
pub(crate) use life::report_panics;
pub(crate) use life::{keeps_crashing, on_new_version, on_prose, take_new_version};
pub(crate) use page::{
    address, bring_to_view, can_fill_screen, carried_text, closest_attribute, device_locale,
    fill_screen, focus, fragment, keep_in_view, load_again, on_fragment_change, print, show_page,
    square_at_point, was_reloaded,
};
pub(crate) use seed::chance;
pub(crate) use sound::play;
pub(crate) use speech::{look_for_voices, speak};
pub(crate) use storage::{Key, erase, keep_aside, on_other_window, read, write};
pub(crate) use time::{date_text, file_date, now, opened, slept, watch};
