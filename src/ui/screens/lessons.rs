//! The list of the tutorial's steps.

use yew::prelude::*;

use crate::app::{Action, Lesson, LessonAction, Part, STEPS, Screen, Step};
use crate::engine::{Color, Piece, Role};
use crate::ui::art::{
    AGAIN, HALF, HAND, LIST, ONWARD, PAST, SAME_TYPE, STAR, UNDO, card_back, piece_image,
};
use crate::ui::context::Ui;
use crate::ui::kit::{Button, Weight, header, icon, press};
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
            <article class="rules lessons">
                <h1>{ tutorial.title }</h1>
                if ui.prose().is_missing() {
                    <p role="status">{ tutorial.no_texts }</p>
                } else if let Some(step) = next {
                    { begin(ui, step) }
                }
                { for parts }
                { press("back", words.labels.back, None, Weight::Main, ui.does(Action::Back)) }
                { press("lessons-forget", tutorial.forget, None, Weight::Plain, ui.does(Action::Lesson(LessonAction::Forget))) }
            </article>
        </main>
    }
}

/// The button that begins with the first step, or goes on where it was left.
fn begin(ui: &Ui, step: &Step) -> Html {
    let words = ui.words();
    let [start, go_on] = words.tutorial.start;
    let learnt = &ui.prefs.learnt;
    let begun = STEPS.iter().any(|step| learnt.stars(step.lesson) > 0);
    let title = ui.prose().step(step.lesson).title;
    let label = (words.labels.colon)(if begun { go_on } else { start }, title);
    let open = on_lesson(ui, LessonAction::Open(step.lesson));
    Button::new("lesson-start", label, open)
        .icon(ONWARD)
        .weight(Weight::Main)
        .draw()
}

fn entry(ui: &Ui, step: &'static Step) -> Html {
    let tutorial = &ui.words().tutorial;
    let stars = ui.prefs.learnt.stars(step.lesson);
    html! {
        <li key={step.key}>
            <button type="button" class="button lessons__entry" data-lesson-link={step.key}
                onclick={on_lesson(ui, LessonAction::Open(step.lesson))}>
                <span class="lessons__number">{ step.lesson as usize + 1 }</span>
                <span class="lessons__figure" aria-hidden="true">{ figure(step) }</span>
                <span class="lessons__name">{ ui.prose().step(step.lesson).title }</span>
                if stars > 0 {
                    <span class="lessons__stars" role="img" aria-label={(tutorial.stars)(stars)}
                        data-stars={stars.to_string()}>
                        { for (0..3).map(|_| icon(STAR)) }
                    </span>
                } else {
                    <span class="lessons__unlearnt">{ icon(STAR) }</span>
                }
            </button>
        </li>
    }
}

/// What a step is about, as a picture: a piece or a sign, else what its part is played with.
fn figure(step: &Step) -> Html {
    let piece = |role| {
        let color = Color::White;
        piece_image(Piece { color, role })
    };
    match (step.lesson, step.part) {
        (Lesson::Rook | Lesson::Castling, _) => piece(Role::Rook),
        (Lesson::Bishop, _) => piece(Role::Bishop),
        (Lesson::Queen | Lesson::Promotion, _) => piece(Role::Queen),
        (Lesson::Knight, _) => piece(Role::Knight),
        (Lesson::Pawn | Lesson::EnPassant | Lesson::PassingCard, _) => piece(Role::Pawn),
        (Lesson::Welcome | Lesson::Setup | Lesson::King | Lesson::Win | Lesson::NoCheck, _) => {
            piece(Role::King)
        }
        (Lesson::SameType | Lesson::NothingToRepeat, _) => icon(SAME_TYPE),
        (Lesson::Reshuffle | Lesson::ChangeHand, _) => icon(AGAIN),
        (Lesson::TooLittle | Lesson::Draws | Lesson::Agree, _) => icon(HALF),
        (Lesson::Touch, _) => icon(HAND),
        (Lesson::Clock, _) => icon(PAST),
        (Lesson::TakeBack, _) => icon(UNDO),
        (_, Part::Start | Part::LevelOne | Part::Hands) => card_back(),
        (_, Part::Chess) => piece(Role::King),
        (_, Part::Tips) => icon(STAR),
        (_, Part::Match) => icon(LIST),
    }
}
