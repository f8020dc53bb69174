//! Files, the clipboard and the device's own way to share.

use gloo::events::{EventListener, EventListenerOptions};
use gloo::timers::callback::Timeout;
use gloo::utils::{document, window};
use js_sys::{Array, Reflect, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{
    Blob, ClipboardEvent, DataTransfer, DragEvent, Element, Event, HtmlAnchorElement,
    HtmlInputElement, ShareData, Url,
};

/// Saves `text` as a file of this name.
pub(crate) fn download(name: &str, text: &str) {
    // Any of it fails only where the browser saves nothing at all.
    let _ = try_download(name, text);
}

fn try_download(name: &str, text: &str) -> Result<(), JsValue> {
    let blob = Blob::new_with_str_sequence(&Array::of1(&text.into()))?;
    let address = Url::create_object_url_with_blob(&blob)?;
    let link: HtmlAnchorElement = document().create_element("a")?.unchecked_into();
    link.set_href(&address);
    link.set_download(name);
    link.click();
    // Some browsers begin to read only after this turn.
    Timeout::new(10_000, move || drop(Url::revoke_object_url(&address))).forget();
    Ok(())
}

/// Whether the browser has something by this name for us; some have it on secure pages only.
fn has(name: &str) -> bool {
    let found = Reflect::get(&window().navigator(), &name.into());
    found.is_ok_and(|value| !value.is_undefined())
}

/// Copies `text`, then says whether that could be done.
pub(crate) fn copy(text: &str, then: impl FnOnce(bool) + 'static) {
    if !has("clipboard") {
        then(false);
        return;
    }
    let copied = JsFuture::from(window().navigator().clipboard().write_text(text));
    spawn_local(async move { then(copied.await.is_ok()) });
}

/// Whether the device has a way of its own to share.
#[cfg(target_arch = "wasm32")]
pub(crate) fn can_send() -> bool {
    has("share")
}

/// Where there is no browser, as in tests that render to text, there is none.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) const fn can_send() -> bool {
    false
}

/// Shares an address in the device's own way.
pub(crate) fn send(title: &str, address: &str) {
    let data = ShareData::new();
    data.set_title(title);
    data.set_url(address);
    let sent = JsFuture::from(window().navigator().share_with_data(&data));
    // Whoever puts the sheet away has changed their mind.
    spawn_local(async move { drop(sent.await) });
}

/// Reads at most `most` bytes of a file and one more, so that a longer one is known as such.
fn read_file(blob: &Blob, most: usize, then: impl FnOnce(Vec<u8>) + 'static) {
    let Ok(part) = blob.slice_with_i32_and_i32(0, i32::try_from(most + 1).unwrap_or(i32::MAX))
    else {
        return;
    };
    let bytes = JsFuture::from(part.array_buffer());
    spawn_local(async move {
        // A file that has gone meanwhile is like an empty one: nothing that can be opened.
        let bytes = bytes.await.map(|buffer| Uint8Array::new(&buffer).to_vec());
        then(bytes.unwrap_or_default());
    });
}

/// Reads the file that was chosen in `input`, which can choose the same one again then.
pub(crate) fn chosen_file(
    input: &HtmlInputElement,
    most: usize,
    then: impl FnOnce(Vec<u8>) + 'static,
) {
    if let Some(file) = input.files().and_then(|files| files.get(0)) {
        read_file(&file, most, then);
    }
    input.set_value("");
}

/// Calls `then` with what is dropped on the page or pasted into it, as long as the listeners live.
pub(crate) fn on_content(
    most: usize,
    then: impl Fn(Vec<u8>) + Clone + 'static,
) -> [EventListener; 3] {
    let options = EventListenerOptions::enable_prevent_default();
    let taken = move |data: Option<DataTransfer>| take(data, most, then.clone());
    let dropped = taken.clone();
    [
        // Without this nothing may be dropped.
        EventListener::new_with_options(&window(), "dragover", options, Event::prevent_default),
        EventListener::new_with_options(&window(), "drop", options, move |event| {
            event.prevent_default();
            if let Some(event) = event.dyn_ref::<DragEvent>() {
                dropped(event.data_transfer());
            }
        }),
        EventListener::new(&window(), "paste", move |event| {
            if let Some(event) = event
                .dyn_ref::<ClipboardEvent>()
                .filter(|_| !into_field(event))
            {
                taken(event.clipboard_data());
            }
        }),
    ]
}

fn take(data: Option<DataTransfer>, most: usize, then: impl FnOnce(Vec<u8>) + 'static) {
    let Some(data) = data else { return };
    match data.files().and_then(|files| files.get(0)) {
        Some(file) => read_file(&file, most, then),
        None => then(data.get_data("text").unwrap_or_default().into_bytes()),
    }
}

/// Whether what is pasted goes into a field, and is none of ours.
fn into_field(event: &Event) -> bool {
    let target = event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok());
    target.is_some_and(|target| target.matches("input, textarea").unwrap_or(false))
}
