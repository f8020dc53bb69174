//! How the app starts in a page.

use std::rc::Rc;

use super::{Root, RootProps};
use crate::app::{Action, AppState, Boot, BootOptions, Notice, read_fragment};
use crate::platform;

/// Starts the app in the page's `#app`.
pub fn mount() {
    platform::report_panics();
    let crashing = platform::keeps_crashing();
    let options = read_fragment(&platform::fragment());
    let boot = Boot {
        prefs: platform::read(platform::Key::Prefs),
        saved: platform::read(platform::Key::Games).filter(|_| !crashing),
        options: BootOptions {
            reloaded: platform::was_reloaded(),
            ..options
        },
        device_locale: platform::device_locale(),
        chance: platform::chance(),
        now: platform::now(),
    };
    let mut state = AppState::boot(boot);
    let unreadable = |notice: &Notice| matches!(notice, Notice::StoredGame(_));
    // Before the first save writes over it.
    let aside = crashing || state.notices.iter().any(unreadable);
    if aside && platform::keep_aside().is_err() {
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
