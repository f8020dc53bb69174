//! The rules, to read, to search and to print.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::app::{Action, AppState, Lesson, LessonAction, Screen};
use crate::engine::CardKind;
use crate::i18n::{RuleSection, folded};
use crate::platform::{bring_to_view, focus, print};
use crate::ui::art::{CAP, card_face};
use crate::ui::context::Ui;
use crate::ui::kit::{Weight, header, press, speaker};

/// All rules on one page, narrowed to what is searched for.
pub(in crate::ui) fn rules(ui: &Ui, state: &AppState) -> Html {
    let words = ui.words();
    let tutorial = &words.tutorial;
    let query = folded(&state.query);
    let dispatch = ui.dispatch.clone();
    let oninput = Callback::from(move |event: InputEvent| {
        let query = event.target_unchecked_into::<HtmlInputElement>().value();
        dispatch.send(Action::Search(query));
    });
    let sections: Vec<Html> = ui
        .prose()
        .rules
        .iter()
        .filter_map(|section| rule_section(ui, section, &query, state.rules_at))
        .collect();
    let nothing = sections.is_empty();
    html! {
        <main class="screen screen--rules" data-screen="rules">
            { header(ui, Screen::Rules) }
            <article class="rules rules--book">
                <h1>{ words.title }{ " · " }{ words.labels.rules }</h1>
                <div class="rules__tools">
                    { press("lessons", tutorial.begin, Some(CAP), Weight::Main, ui.does(Action::Show(Screen::Lessons))) }
                    <input type="search" class="field" data-search="" aria-label={tutorial.search}
                        placeholder={tutorial.search} {oninput} />
                    { press("print", tutorial.print, None, Weight::Plain, Callback::from(|_| print())) }
                </div>
                if query.is_empty() {
                    { contents(ui) }
                }
                if nothing {
                    <p role="status">
                        { if ui.prose().is_missing() { tutorial.no_texts } else { tutorial.nothing_found } }
                    </p>
                }
                // A list of its own: else what stands before it is made anew when it shrinks.
                <div class="rules__sections">{ for sections }</div>
                <div class="rules__cards" aria-hidden="true">
                    { for CardKind::ALL.map(|kind| html! { <span class="card">{ card_face(words, kind, &[]) }</span> }) }
                </div>
                <p class="home__unofficial">{ words.unofficial }</p>
                { press("back", words.labels.back, None, Weight::Main, ui.does(Action::Back)) }
            </article>
        </main>
    }
}

/// The way to each section.
fn contents(ui: &Ui) -> Html {
    let links = ui.prose().rules.iter().filter_map(|section| {
        let (first, _) = section.paragraphs.first()?;
        let link = format!("#rules={}", first.key());
        let heading = format!("h2 [href='{link}']");
        // The page is here already: nothing is to be followed, and the keyboard comes along.
        let onclick = Callback::from(move |event: MouseEvent| {
            event.prevent_default();
            bring_to_view(&format!(".rules__section:has({heading})"));
            focus(&heading);
        });
        Some(html! { <li><a class="button" href={link} {onclick}>{ section.title }</a></li> })
    });
    html! {
        <nav class="rules__contents" aria-label={ui.words().tutorial.sections}>
            <ol>{ for links }</ol>
        </nav>
    }
}

/// A section with the paragraphs that hold the words searched for; `None` if none does.
fn rule_section(ui: &Ui, section: &RuleSection, query: &str, at: Option<Lesson>) -> Option<Html> {
    let whole = folded(section.title).contains(query);
    let found = section
        .paragraphs
        .iter()
        .filter(|(_, text)| whole || folded(text).contains(query));
    let paragraphs: Vec<Html> = found
        .map(|&(lesson, text)| paragraph(ui, lesson, text, at == Some(lesson)))
        .collect();
    let (first, _) = section.paragraphs.first()?;
    (!paragraphs.is_empty()).then(|| {
        html! {
            <section key={section.title} class="rules__section" data-rules={section.rules}>
                <h2><a href={format!("#rules={}", first.key())}>{ section.title }</a></h2>
                { for paragraphs }
            </section>
        }
    })
}

fn paragraph(ui: &Ui, lesson: Lesson, text: &'static str, fits: bool) -> Html {
    html! {
        <div class={classes!("rule", fits.then_some("rule--fits"))}
            data-rule={lesson.key()} data-fits={fits.then_some("")}>
            <p>{ text }</p>
            <div class="rule__tools">
                { press("show-me", ui.words().tutorial.show_me, None, Weight::Plain, ui.does(Action::Lesson(LessonAction::Open(lesson)))) }
                { speaker(ui, text) }
            </div>
        </div>
    }
}
