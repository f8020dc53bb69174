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

/// What a step says, offered beside a game because its rule matters for the first time. Briefly,
/// where a panel explains it already.
pub(in crate::ui) fn explanation(ui: &Ui, lesson: Option<Lesson>, brief: bool) -> Html {
    let Some(lesson) = lesson else {
        return html! {};
    };
    let tutorial = &ui.words().tutorial;
    let step = ui.prose().step(lesson);
    let button =
        |name, label, weight, action| press(name, label, None, weight, on_lesson(ui, action));
    html! {
        <div class={classes!("explanation", brief.then_some("explanation--brief"))}
            data-explains={lesson.key()} role="status">
            <p class="explanation__title">
                <span class="explanation__new">{ tutorial.first_time }</span>{ step.title }
            </p>
            if !brief {
                <div class="lesson__text"><p>{ step.says }</p>{ speaker(ui, step.says) }</div>
            }
            <div class="explanation__buttons">
                { button("show-me", tutorial.show_me, Weight::Plain, LessonAction::Open(lesson)) }
                { button("understood", tutorial.understood, Weight::Plain, LessonAction::Dismiss) }
            </div>
        </div>
    }
}
