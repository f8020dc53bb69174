//! The list of the tutorial's steps.

use yew::prelude::*;

use crate::app::{Action, LessonAction, Part, STEPS, Screen, Step};
use crate::ui::art::ONWARD;
use crate::ui::context::Ui;
use crate::ui::kit::{Weight, header, press};
use crate::ui::panels::on_lesson;

/// All steps with their stars; at the top, the first that has none.
pub(in crate::ui) fn lessons(ui: &Ui) -> Html {
    let words = ui.words();
    let tutorial = &words.tutorial;
    let learnt = &ui.prefs.learnt;
    let next = STEPS.iter().find(|step| learnt.stars(step.lesson) == 0);
    let parts = Part::ALL
        .into_iter()
        .zip(tutorial.parts)
        .map(|(part, name)| {
            let steps = STEPS.iter().filter(|step| step.part == part);
            html! {
                <section class="rules__section" key={name}>
                    <h2>{ name }</h2>
                    <ol class="lessons__list">{ for steps.map(|step| entry(ui, step)) }</ol>
                </section>
            }
        });
    html! {
        <main class="screen screen--rules" data-screen="lessons">
            { header(ui, Screen::Lessons) }
            <article class="rules">
                <h1>{ tutorial.title }</h1>
                if ui.prose().is_missing() {
                    <p role="status">{ tutorial.no_texts }</p>
                } else if let Some(step) = next {
                    { press("lesson-start", ui.prose().step(step.lesson).title, Some(ONWARD), Weight::Main, ui.does(Action::Lesson(LessonAction::Open(step.lesson)))) }
                }
                { for parts }
                { press("back", words.labels.back, None, Weight::Main, ui.does(Action::Back)) }
                { press("lessons-forget", tutorial.forget, None, Weight::Plain, ui.does(Action::Lesson(LessonAction::Forget))) }
            </article>
        </main>
    }
}

fn entry(ui: &Ui, step: &'static Step) -> Html {
    let tutorial = &ui.words().tutorial;
    let stars = ui.prefs.learnt.stars(step.lesson);
    let drawn = (1..=3).map(|star| if star <= stars { '★' } else { '☆' });
    html! {
        <li key={step.key}>
            <button type="button" class="button lessons__entry" data-lesson-link={step.key}
                onclick={on_lesson(ui, LessonAction::Open(step.lesson))}>
                <span class="lessons__name">{ ui.prose().step(step.lesson).title }</span>
                if stars > 0 {
                    <span class="lessons__stars" role="img" aria-label={(tutorial.stars)(stars)}>
                        { drawn.collect::<String>() }
                    </span>
                }
            </button>
        </li>
    }
}
