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

/// A button with words, a drawing, or both. Not a component: it keeps nothing, and each use of a
/// component weighs in the wasm.
#[derive(Clone, Debug)]
pub(in crate::ui) struct Button {
    action: &'static str,
    label: AttrValue,
    on_press: Callback<MouseEvent>,
    icon: Option<&'static str>,
    weight: Weight,
    disabled: bool,
    short: Option<&'static str>,
}

impl Button {
    /// A plain button: its name in the page (`data-action`), its words, and what it does.
    #[inline(never)]
    pub(in crate::ui) fn new(
        action: &'static str,
        label: impl Into<AttrValue>,
        on_press: Callback<MouseEvent>,
    ) -> Self {
        Self {
            action,
            label: label.into(),
            on_press,
            icon: None,
            weight: Weight::Plain,
            disabled: false,
            short: None,
        }
    }

    /// With a drawing.
    pub(in crate::ui) fn icon(self, icon: &'static str) -> Self {
        Self {
            icon: Some(icon),
            ..self
        }
    }

    /// As heavy as this.
    pub(in crate::ui) fn weight(self, weight: Weight) -> Self {
        Self { weight, ..self }
    }

    /// With a shorter form of the words, for a tool.
    pub(in crate::ui) fn short(self, short: &'static str) -> Self {
        Self {
            short: Some(short),
            ..self
        }
    }

    /// Whether it can't be pressed now.
    pub(in crate::ui) fn disabled(self, disabled: bool) -> Self {
        Self { disabled, ..self }
    }

    /// The button in the page.
    pub(in crate::ui) fn draw(self) -> Html {
        let icon = self.icon.map(icon);
        let class = match self.weight {
            Weight::Main => "button button--main",
            Weight::Plain => "button",
            Weight::Tool => "button button--quiet button--tool",
            Weight::Quiet => "button button--quiet",
        };
        let word = match self.weight {
            Weight::Main | Weight::Plain => Some(self.label.clone()),
            Weight::Tool => self.short.map(AttrValue::Static),
            Weight::Quiet => None,
        };
        // A tool's word is not always to be seen.
        let worded = matches!(self.weight, Weight::Main | Weight::Plain);
        let spoken = (!worded).then_some(self.label);
        html! {
            <button type="button" class={class} data-action={self.action}
                disabled={self.disabled} onclick={self.on_press}
                aria-label={spoken.clone()} title={spoken}>
                { icon }
                if let Some(word) = word {
                    <span class="button__word">{ word }</span>
                }
            </button>
        }
    }
}

/// A button in short. A tool shows its whole label.
pub(in crate::ui) fn press(
    action: &'static str,
    label: &'static str,
    icon: Option<&'static str>,
    weight: Weight,
    on_press: Callback<MouseEvent>,
) -> Html {
    let button = Button::new(action, label, on_press)
        .weight(weight)
        .short(label);
    match icon {
        Some(icon) => button.icon(icon),
        None => button,
    }
    .draw()
}
