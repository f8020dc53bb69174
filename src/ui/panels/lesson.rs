//! What a step of the tutorial says and asks, and the buttons that lead through it.

use yew::prelude::*;

use super::{draw_offer, lesson_answers};
use crate::app::{Action, LessonAction, Run, STEPS, Stage};
use crate::i18n::lesson_told;
use crate::ui::art::{AGAIN, BACK, CLOSE, LIST, ONWARD};
use crate::ui::context::Ui;
use crate::ui::kit::{Weight, press, speaker};

/// What the step says or asks, and what has just happened.
pub(in crate::ui) fn lesson_panel(ui: &Ui, run: &Run) -> Html {
    let says = ui.prose().step(run.lesson);
    let asked = run.stage != Stage::Shown;
    let text = if asked { says.ask } else { says.says };
    html! {
        <>
        <div class="lesson">
            <div class="lesson__text">
                <p class="lesson__says" data-lesson-text="" aria-live="polite">{ text }</p>
                { speaker(ui, text) }
            </div>
            if run.stage == Stage::Asked {
                { lesson_answers(ui, run) }
                { draw_offer(ui, &run.tape.session) }
            }
            <p class={classes!("lesson__told", run.stage.key())} data-status="" aria-live="polite">
                { lesson_told(ui.words(), run) }
            </p>
        </div>
        { way(ui, run) }
        </>
    }
}

/// The way back, round again and on: always there.
fn way(ui: &Ui, run: &Run) -> Html {
    let tutorial = &ui.words().tutorial;
    let go =
        |name, label, icon, weight, action| press(name, label, icon, weight, on_lesson(ui, action));
    let (label, weight) = match run.stage {
        Stage::Shown if !run.is_playing() => (tutorial.your_turn, Weight::Main),
        Stage::Right => (tutorial.next, Weight::Main),
        Stage::Shown | Stage::Asked | Stage::Wrong => (tutorial.skip, Weight::Plain),
    };
    let four = run.stage == Stage::Wrong;
    html! {
        <nav class={classes!("lesson__way", four.then_some("lesson__way--four"))} aria-label={tutorial.title}>
            { go("lesson-back", tutorial.back, Some(BACK), Weight::Tool, LessonAction::Back) }
            { go("lesson-again", tutorial.again, Some(AGAIN), Weight::Tool, LessonAction::Again) }
            if four {
                { go("lesson-retry", tutorial.try_again, None, Weight::Main, LessonAction::Retry) }
            }
            { go("lesson-next", label, Some(ONWARD), weight, LessonAction::Next) }
        </nav>
    }
}

/// The step's name, with the ways out: to the list of all, and back to what was there before.
pub(in crate::ui) fn lesson_head(ui: &Ui, run: &Run) -> Html {
    let tutorial = &ui.words().tutorial;
    html! {
        <header class="header lesson__head">
            { press("lessons", tutorial.contents, Some(LIST), Weight::Quiet, ui.does(Action::Lesson(LessonAction::Contents))) }
            <h1 id="lesson-title" class="lesson__title" tabindex="-1">
                { ui.prose().step(run.lesson).title }
                <span class="lesson__place">
                    { (tutorial.place)(run.lesson as usize + 1, STEPS.len()) }
                </span>
            </h1>
            { press("lesson-close", tutorial.close, Some(CLOSE), Weight::Quiet, ui.does(Action::Lesson(LessonAction::Close))) }
        </header>
    }
}

/// A callback for something done in the tutorial.
pub(in crate::ui) fn on_lesson(ui: &Ui, action: LessonAction) -> Callback<MouseEvent> {
    ui.does(Action::Lesson(action))
}
