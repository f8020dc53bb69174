//! Lets demonstrations play themselves, and brings what was opened to the eye.

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use super::super::context::Dispatch;
use crate::app::{Action, AppState, LessonAction, TableAction};
use crate::platform::{bring_to_view, focus, look_for_voices};

/// How long each action of a demonstration is to be seen, in milliseconds.
const BEAT: u32 = 1100;

/// Plays what plays itself in a lesson, action by action. When a step begins, its title has the
/// focus; when the rules are opened, the paragraph that fits is in sight.
#[hook]
pub(in crate::ui) fn use_lesson(state: &AppState, dispatch: &Dispatch) {
    let lesson = state.lesson.as_deref();
    let beat = lesson.filter(|run| run.is_playing()).map(|run| run.beats);
    let opened = (lesson.map(|run| run.lesson), state.rules_at);
    let (dispatch, halting) = (dispatch.clone(), dispatch.clone());
    use_effect_with((beat, opened.0), move |&(beat, _)| {
        let timer = beat.map(|_| {
            Timeout::new(BEAT, move || {
                dispatch.send(Action::Lesson(LessonAction::Tick));
            })
        });
        move || drop(timer)
    });
    use_effect_with(opened, move |&(lesson, _)| {
        if lesson.is_some() {
            // Nobody loses time by learning.
            halting.table(TableAction::Away);
            focus("#lesson-title");
            look_for_voices();
        } else {
            bring_to_view("[data-fits]");
        }
    });
}
