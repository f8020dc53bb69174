//! The page around the app: its address, its language, its focus.

use gloo::events::EventListener;
use gloo::utils::{document, window};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, HtmlTemplateElement, PerformanceNavigation};

use crate::app::Locale;
use crate::engine::Square;

/// The fragment of the page's address, with its `#`; empty if there is none.
pub(crate) fn fragment() -> String {
    window().location().hash().unwrap_or_default()
}

/// Loads the page again; `plainly` without what its link asked for.
pub(crate) fn load_again(plainly: bool) {
    let location = window().location();
    if plainly {
        // An address can always lose its fragment.
        let _ = location.set_hash("");
    }
    let _ = location.reload();
}

/// Whether the page was loaded again rather than opened.
pub(crate) fn was_reloaded() -> bool {
    let navigation = window()
        .performance()
        .map(|performance| performance.navigation().type_());
    navigation == Some(PerformanceNavigation::TYPE_RELOAD)
}

/// Calls `then` with the new fragment whenever it changes, as long as the listener lives.
pub(crate) fn on_fragment_change(then: impl Fn(String) + 'static) -> EventListener {
    EventListener::new(&window(), "hashchange", move |_| then(fragment()))
}

/// The first of the device's languages that is one of ours, else English.
pub(crate) fn device_locale() -> Locale {
    let languages = window().navigator().languages();
    languages
        .iter()
        .filter_map(|tag| Locale::from_tag(&tag.as_string()?))
        .next()
        .unwrap_or(Locale::En)
}

/// Tells the page its title, and what the style sheets follow: attributes with their values. One
/// without a value is taken away.
pub(crate) fn show_page<'a>(
    title: &str,
    attributes: impl IntoIterator<Item = (&'a str, Option<&'a str>)>,
) {
    document().set_title(title);
    let Some(root) = document().document_element() else {
        return;
    };
    for (attribute, value) in attributes {
        // Neither can fail for an element that is there and names that are sound.
        let _ = match value {
            Some(value) => root.set_attribute(attribute, value),
            None => root.remove_attribute(attribute),
        };
    }
}

/// Moves the keyboard's focus to the first element that `selector` finds.
pub(crate) fn focus(selector: &str) {
    let found = document().query_selector(selector).ok().flatten();
    if let Some(element) = found.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        let _ = element.focus();
    }
}

/// The text that the page carries in the template called `id`; empty if there is none.
pub(crate) fn carried_text(id: &str) -> String {
    document()
        .get_element_by_id(id)
        .and_then(|element| element.dyn_into::<HtmlTemplateElement>().ok())
        .and_then(|template| template.content().text_content())
        .unwrap_or_default()
}

/// Scrolls to the first element that `selector` finds.
pub(crate) fn bring_to_view(selector: &str) {
    if let Ok(Some(element)) = document().query_selector(selector) {
        element.scroll_into_view();
    }
}

/// Opens the browser's dialog for printing the page.
pub(crate) fn print() {
    let _ = window().print();
}

/// The value of `attribute` on `element` or the nearest element around it that has it.
pub(crate) fn closest_attribute(element: &Element, attribute: &str) -> Option<String> {
    element
        .closest(&format!("[{attribute}]"))
        .ok()??
        .get_attribute(attribute)
}

/// Whether the app can have the whole screen.
#[cfg(target_arch = "wasm32")]
pub(crate) fn can_fill_screen() -> bool {
    document().fullscreen_enabled()
}

/// Where there is no browser, as in tests that render to text, there is no screen.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) const fn can_fill_screen() -> bool {
    false
}

/// Takes the whole screen, or gives it back.
pub(crate) fn fill_screen() {
    if document().fullscreen_element().is_some() {
        document().exit_fullscreen();
    } else if let Some(root) = document().document_element() {
        // Fails where it isn't allowed: then the page stays as it is.
        let _ = root.request_fullscreen();
    }
}

/// Scrolls the list that `list` finds so that its part that `item` finds is in sight, and nothing
/// else: the page stays where it is.
pub(crate) fn keep_in_view(list: &str, item: &str) {
    let find = |selector: &str| -> Option<HtmlElement> {
        let found = document().query_selector(selector).ok()??;
        found.dyn_into().ok()
    };
    let Some((list, item)) = find(list).zip(find(item)) else {
        return;
    };
    let (seen, part) = (
        list.get_bounding_client_rect(),
        item.get_bounding_client_rect(),
    );
    if part.top() < seen.top() || part.bottom() > seen.bottom() {
        #[expect(clippy::cast_possible_truncation, reason = "whole pixels are enough")]
        let past = (part.top() - seen.top() - (seen.height() - part.height()) / 2.0) as i32;
        list.set_scroll_top(list.scroll_top() + past);
    }
}

/// The page's address without its fragment.
#[cfg(target_arch = "wasm32")]
pub(crate) fn address() -> String {
    let address = window().location().href().unwrap_or_default();
    address.split('#').next().unwrap_or_default().to_owned()
}

/// Where there is no browser, as in tests that render to text, the page is nowhere.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) const fn address() -> String {
    String::new()
}

/// The square of the board that is seen at a point of the window.
pub(crate) fn square_at_point((x, y): (i32, i32)) -> Option<Square> {
    #[expect(clippy::cast_precision_loss, reason = "no window is that large")]
    let element = document().element_from_point(x as f32, y as f32)?;
    closest_attribute(&element, "data-square")?.parse().ok()
}
