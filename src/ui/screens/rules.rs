//! The rules, to read.

use yew::prelude::*;

use crate::app::{Action, Screen};
use crate::ui::context::Ui;
use crate::ui::kit::{Button, Weight, header};

/// All rules on one page.
pub(in crate::ui) fn rules(ui: &Ui) -> Html {
    let words = ui.words();
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
            { header(ui, Screen::Rules) }
            <article class="rules">
                <h1>{ words.labels.rules }</h1>
                { for sections }
                <Button action="back" label={words.labels.back} weight={Weight::Main}
                    on_press={ui.dispatch.on(|| Action::Back)} />
            </article>
        </main>
    }
}
