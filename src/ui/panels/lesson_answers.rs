//! The answers to choose from in a lesson, and what a step says beside a game.

use yew::prelude::*;

use super::on_lesson;
use crate::app::{Ask, Choices, Lesson, LessonAction, Run};
use crate::engine::CardKind;
use crate::ui::art::card_face;
use crate::ui::context::Ui;
use crate::ui::kit::{Weight, press, speaker};

/// The answers to choose from; nothing where squares are tapped or moves are made.
pub(in crate::ui) fn lesson_answers(ui: &Ui, run: &Run) -> Html {
    let words = ui.words();
    let Some(Ask::Pick(choices)) = run.quiz().map(|quiz| quiz.ask) else {
        return html! {};
    };
    let tutorial = &words.tutorial;
    let names: &[&str] = match choices {
        Choices::YesNo => &tutorial.yes_no,
        Choices::Fate => &tutorial.fate,
        Choices::Sides => &tutorial.sides,
        Choices::Cards(_) => &[],
    };
    let answers = choices.letters().chars().enumerate().map(|(place, letter)| {
        let onclick = on_lesson(ui, LessonAction::Pick(letter));
        let kind = CardKind::from_letter(letter).filter(|_| names.is_empty());
        let (class, label, face) = match kind {
            Some(kind) => ("card lesson__card", Some(words.card(kind).name), card_face(words, kind, &[])),
            None => ("button", None, html! { { names.get(place).copied().unwrap_or_default() } }),
        };
        html! {
            <button type="button" {class} data-answer={letter.to_string()} aria-label={label} {onclick}>
                { face }
            </button>
        }
    });
    html! { <div class="lesson__answers">{ for answers }</div> }
}

/// What a step says, offered beside a game because its rule matters for the first time; `place` is
/// whose side it rises from.
pub(in crate::ui) fn explanation(ui: &Ui, lesson: Lesson, place: &'static str) -> Html {
    let tutorial = &ui.words().tutorial;
    let step = ui.prose().step(lesson);
    html! {
        <section class={classes!("panel", "explanation", place)} data-explains={lesson.key()} role="status">
            { first_time(ui, lesson) }
            <div class="lesson__text"><p>{ step.says }</p>{ speaker(ui, step.says) }</div>
            <div class="panel__buttons">
                { press("show-me", tutorial.show_me, None, Weight::Plain, on_lesson(ui, LessonAction::Open(lesson))) }
                { press("understood", tutorial.understood, None, Weight::Main, on_lesson(ui, LessonAction::Dismiss)) }
            </div>
        </section>
    }
}

/// The same where a panel explains it already: its name and a way to see it.
pub(in crate::ui) fn explained_here(ui: &Ui, lesson: Lesson) -> Html {
    let label = ui.words().tutorial.show_me;
    html! {
        <div class="explanation__here" data-explains={lesson.key()}>
            { first_time(ui, lesson) }
            { press("show-me", label, None, Weight::Plain, on_lesson(ui, LessonAction::Open(lesson))) }
        </div>
    }
}

fn first_time(ui: &Ui, lesson: Lesson) -> Html {
    html! {
        <p class="explanation__title">
            <span class="explanation__new">{ ui.words().tutorial.first_time }</span>
            { ui.prose().step(lesson).title }
        </p>
    }
}
