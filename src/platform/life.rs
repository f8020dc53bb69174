//! The life of the page: breaking down, and giving way to a newer version. `boot.js` does what
//! must not depend on the app.

use gloo::events::EventListener;
use gloo::utils::{document, window};
use wasm_bindgen::JsValue;
use web_sys::{CustomEvent, CustomEventInit, Event};

/// Tells the page why the app panicked, for the report that it then shows.
#[cfg(feature = "csr")]
pub(crate) fn report_panics() {
    yew::set_custom_panic_hook(Box::new(|info| {
        let details = CustomEventInit::new();
        details.set_detail(&JsValue::from_str(&info.to_string()));
        if let Ok(event) = CustomEvent::new_with_event_init_dict("app-panic", &details) {
            let _ = window().dispatch_event(&event);
        }
    }));
}

/// Whether the app has broken down twice in a row, each time soon after its start.
pub(crate) fn keeps_crashing() -> bool {
    document()
        .document_element()
        .is_some_and(|root| root.has_attribute("data-after-crash"))
}

/// Calls `then` when a newer version has been fetched, as long as the listener lives.
pub(crate) fn on_new_version(then: impl Fn() + 'static) -> EventListener {
    EventListener::new(&window(), "new-version", move |_| then())
}

/// Calls `then` when the long texts have come, or can't be had, as long as the listener lives.
pub(crate) fn on_prose(then: impl Fn() + 'static) -> EventListener {
    EventListener::new(&window(), "prose", move |_| then())
}

/// Lets the newer version take over, which loads the page again.
pub(crate) fn take_new_version() {
    if let Ok(event) = Event::new("take-new-version") {
        let _ = window().dispatch_event(&event);
    }
}
