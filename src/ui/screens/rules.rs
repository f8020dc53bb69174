//! The rules, to read.

use yew::prelude::*;

use crate::app::{Action, Screen};
use crate::ui::context::{use_dispatch, use_texts};
use crate::ui::kit::{Button, Header, Weight};

/// All rules on one page.
#[component]
pub(in crate::ui) fn Rules() -> Html {
    let dispatch = use_dispatch();
    let words = use_texts();
    let sections = words.rules.iter().map(|section| {
        let paragraphs = section
            .paragraphs
            .iter()
            .map(|text| html! { <p>{ *text }</p> });
        html! {
            <section key={section.id} class="rules__section" data-rules={section.rules}>
                <h2>{ section.title }</h2>
                { for paragraphs }
            </section>
        }
    });
    html! {
        <main class="screen screen--rules" data-screen="rules">
            <Header screen={Screen::Rules} />
            <article class="rules">
                <h1>{ words.labels.rules }</h1>
                { for sections }
                <Button action="back" label={words.labels.back} weight={Weight::Main}
                    on_press={dispatch.on(|| Action::Back)} />
            </article>
        </main>
    }
}
