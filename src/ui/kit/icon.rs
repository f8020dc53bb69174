//! An icon.

use yew::prelude::*;

#[derive(Clone, Copy, PartialEq, Properties)]
pub(in crate::ui) struct IconProps {
    /// Its drawing.
    pub(in crate::ui) path: &'static str,
}

/// A line drawing beside a word. Says nothing to a screen reader.
#[component]
pub(in crate::ui) fn Icon(props: &IconProps) -> Html {
    html! {
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d={props.path} /></svg>
    }
}
