//! A panel over the table that wants an answer.

use yew::prelude::*;

use crate::platform::focus;

#[derive(Clone, PartialEq, Properties)]
pub(in crate::ui) struct DialogProps {
    /// Its name in the page.
    pub(in crate::ui) id: &'static str,
    /// Its heading.
    pub(in crate::ui) title: AttrValue,
    /// Whether it stands upside down, for the player across the table.
    #[prop_or_default]
    pub(in crate::ui) upside_down: bool,
    /// Called on Escape.
    pub(in crate::ui) on_cancel: Callback<()>,
    pub(in crate::ui) children: Html,
}

/// Where the focus goes when a panel closes: the last of these that is there.
const RETURN: [&str; 3] = [
    "[role=gridcell][tabindex='0']",
    "[data-scrub]",
    "[data-history] button, input[type=file]",
];

/// A panel over the table. While it is there, what lies below is inert, which the one who shows
/// it sees to; the focus goes to its first button, and back to what is played with when it closes.
#[component]
pub(in crate::ui) fn Dialog(props: &DialogProps) -> Html {
    use_effect_with((), |()| {
        focus("[role=dialog] button");
        || RETURN.into_iter().for_each(focus)
    });
    let on_cancel = props.on_cancel.clone();
    let onkeydown = Callback::from(move |event: KeyboardEvent| {
        if event.key() == "Escape" {
            on_cancel.emit(());
        }
    });
    let title_id = format!("{}-title", props.id);
    html! {
        <div class="veil">
            <section class={classes!("dialog", props.upside_down.then_some("upside-down"))} role="dialog" aria-modal="true"
                aria-labelledby={title_id.clone()} {onkeydown}>
                <h2 id={title_id} class="dialog__title">{ &props.title }</h2>
                { props.children.clone() }
            </section>
        </div>
    }
}
