//! How the app starts in a page.

use std::rc::Rc;

use super::{Root, RootProps};
use crate::app::{Action, AppState, Boot, BootOptions, Notice, read_fragment};
use crate::platform::{self, Key, keep_aside};

/// Starts the app in the page's `#app`.
pub fn mount() {
    platform::report_panics();
    let crashing = platform::keeps_crashing();
    let options = read_fragment(&platform::fragment());
    let boot = Boot {
        prefs: platform::read(Key::Prefs),
        saved: platform::read(Key::Games).filter(|_| !crashing),
        saved_before: platform::read(Key::GamesBefore).filter(|_| !crashing),
        history: platform::read(Key::History),
        opened: platform::opened(),
        options: BootOptions {
            reloaded: platform::was_reloaded(),
            ..options
        },
        device_locale: platform::device_locale(),
        chance: platform::chance(),
        now: platform::now(),
    };
    let mut state = AppState::boot(boot);
    // Before the first save writes over it.
    let kept = |notice: &Notice| {
        if matches!(notice, Notice::StoredGame(_) | Notice::OneChangeBack) {
            keep_aside(Key::Games, Key::GamesAside).is_ok()
        } else if matches!(notice, Notice::History(_)) {
            keep_aside(Key::History, Key::HistoryAside).is_ok()
        } else {
            true
        }
    };
    let aside = !crashing || keep_aside(Key::Games, Key::GamesAside).is_ok();
    if !aside || !state.notices.iter().all(kept) {
        state = state.update(Action::StorageFailed).unwrap_or(state);
    }
    if crashing {
        state = state.update(Action::AfterCrash).unwrap_or(state);
    }
    let Some(place) = gloo::utils::document().get_element_by_id("app") else {
        return;
    };
    let props = RootProps {
        initial: Rc::new(state),
    };
    yew::Renderer::<Root>::with_root_and_props(place, props).render();
}
