//! A button.

use yew::prelude::*;

use super::icon;

/// How much a button draws the eye.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::ui) enum Weight {
    /// The one thing to do next.
    Main,
    /// Something that can be done.
    #[default]
    Plain,
    /// One of a row of tools: an icon, with a short word where there is room.
    Tool,
    /// Something small at the side: an icon, its words only for those who need them.
    Quiet,
}

#[derive(Clone, PartialEq, Properties)]
pub(in crate::ui) struct ButtonProps {
    /// Its name in the page, for `data-action`.
    pub(in crate::ui) action: &'static str,
    /// Its words.
    pub(in crate::ui) label: AttrValue,
    pub(in crate::ui) on_press: Callback<MouseEvent>,
    /// Its drawing.
    #[prop_or_default]
    pub(in crate::ui) icon: Option<&'static str>,
    #[prop_or_default]
    pub(in crate::ui) weight: Weight,
    #[prop_or_default]
    pub(in crate::ui) disabled: bool,
    /// A shorter form of the words, for a tool.
    #[prop_or_default]
    pub(in crate::ui) short: Option<&'static str>,
    /// The language of the words, where it is not the page's.
    #[prop_or_default]
    pub(in crate::ui) lang: Option<&'static str>,
}

/// A button with words, a drawing, or both.
#[component]
pub(in crate::ui) fn Button(props: &ButtonProps) -> Html {
    button(props)
}

/// The same without a component: each use of one weighs in the wasm. A tool shows its whole label.
pub(in crate::ui) fn press(
    action: &'static str,
    label: &'static str,
    icon: Option<&'static str>,
    weight: Weight,
    on_press: Callback<MouseEvent>,
) -> Html {
    button(&ButtonProps {
        action,
        label: AttrValue::Static(label),
        on_press,
        icon,
        weight,
        disabled: false,
        short: Some(label),
        lang: None,
    })
}

fn button(props: &ButtonProps) -> Html {
    let icon = props.icon.map(icon);
    let class = match props.weight {
        Weight::Main => "button button--main",
        Weight::Plain => "button",
        Weight::Tool => "button button--quiet button--tool",
        Weight::Quiet => "button button--quiet",
    };
    let word = match props.weight {
        Weight::Main | Weight::Plain => Some(props.label.clone()),
        Weight::Tool => props.short.map(AttrValue::Static),
        Weight::Quiet => None,
    };
    // A tool's word is not always to be seen.
    let worded = matches!(props.weight, Weight::Main | Weight::Plain);
    let spoken = (!worded).then(|| props.label.clone());
    html! {
        <button type="button" class={class} data-action={props.action} disabled={props.disabled}
            onclick={props.on_press.clone()} lang={props.lang}
            aria-label={spoken.clone()} title={spoken}>
            { icon }
            if let Some(word) = word {
                <span class="button__word">{ word }</span>
            }
        </button>
    }
}
