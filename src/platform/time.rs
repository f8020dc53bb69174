//! Time, for the clocks.

use std::cell::Cell;

use crate::engine::Millis;

/// No browser lets a page that is seen wait so long for its timers: the device slept.
const LONGEST_WAIT: u64 = 90_000;

/// As far as the two clocks of a device may differ while it is awake.
const TOLERANCE: u64 = 2_000;

thread_local! {
    /// When the device was last seen awake: since the page was opened, and since 1970.
    static AWAKE: Cell<Option<(Millis, u64)>> = const { Cell::new(None) };
}

/// Begins to look, or ceases to look, whether the device sleeps: see [`slept`].
pub(crate) fn watch(begins: bool) {
    AWAKE.set(begins.then(|| (now(), today())));
}

/// Whether the device slept since this was asked last: then, when it was last seen awake. Asleep,
/// the clock of [`now`] stands still on most devices and goes on with some. Somebody who sets the
/// device's clock is taken for a sleeper too.
pub(crate) fn slept() -> Option<Millis> {
    let (seen, on) = AWAKE.get()?;
    watch(true);
    let (passed, by_date) = (now().saturating_sub(seen).0, today().saturating_sub(on));
    let asleep = passed > LONGEST_WAIT || passed.abs_diff(by_date) > TOLERANCE;
    asleep.then_some(seen)
}

#[cfg(target_arch = "wasm32")]
fn today() -> u64 {
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "never negative, and far below 2^53"
    )]
    let today = js_sys::Date::now() as u64;
    today
}

#[cfg(not(target_arch = "wasm32"))]
const fn today() -> u64 {
    0
}

/// The milliseconds since the page was opened. They never go back, whatever happens to the
/// device's clock.
#[cfg(target_arch = "wasm32")]
pub(crate) fn now() -> Millis {
    let elapsed = gloo::utils::window()
        .performance()
        .map_or(0.0, |performance| performance.now());
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "never negative, and far below 2^53"
    )]
    Millis(elapsed as u64)
}

/// Where there is no browser, as in tests that render to text, no time passes.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) const fn now() -> Millis {
    Millis::ZERO
}

/// The moment that [`now`] counts from, in milliseconds since 1970.
pub(crate) fn opened() -> u64 {
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "never negative, and far below 2^53"
    )]
    gloo::utils::window()
        .performance()
        .map_or(0, |performance| performance.time_origin() as u64)
}

/// A moment as a date, as people write it in that language.
#[cfg(target_arch = "wasm32")]
pub(crate) fn date_text(when: u64, locale: crate::app::Locale) -> String {
    let text = date(when).to_locale_date_string(locale.key(), &wasm_bindgen::JsValue::UNDEFINED);
    text.into()
}

/// Where there is no browser, as in tests that render to text, nobody knows the date.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) const fn date_text(_when: u64, _locale: crate::app::Locale) -> String {
    String::new()
}

/// A moment as the date of a game file, `2026.11.30`.
pub(crate) fn file_date(when: u64) -> String {
    let date = date(when);
    let (year, month, day) = (date.get_full_year(), date.get_month() + 1, date.get_date());
    format!("{year:04}.{month:02}.{day:02}")
}

#[expect(clippy::cast_precision_loss, reason = "far below 2^53")]
fn date(when: u64) -> js_sys::Date {
    js_sys::Date::new(&(when as f64).into())
}
