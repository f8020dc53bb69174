//! An icon.

use yew::prelude::*;

/// A line drawing beside a word. Says nothing to a screen reader. A function, not a component: it
/// keeps nothing, and each component weighs a kilobyte.
pub(in crate::ui) fn icon(symbol: &'static str) -> Html {
    html! {
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><use href={symbol} /></svg>
    }
}
