//! A player's clock.

use std::rc::Rc;

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use crate::app::clock_view;
use crate::engine::{Color, TimedGame};
use crate::platform::now;
use crate::ui::context::use_ui;

#[derive(Clone, PartialEq, Properties)]
pub(in crate::ui) struct ClockProps {
    pub(in crate::ui) color: Color,
    pub(in crate::ui) timed: Rc<TimedGame>,
}

/// A player's clock. It renders when its text changes, and only while it runs.
#[component]
pub(in crate::ui) fn Clock(props: &ClockProps) -> Html {
    let words = use_ui().words();
    let tick = use_force_update();
    let view = props
        .timed
        .clock()
        .map(|clock| clock_view(clock, props.color, now()));
    let wait = view
        .filter(|view| view.running)
        .map(|view| view.until_change());
    use_effect(move || {
        let timer = wait.map(|wait| Timeout::new(wait, move || tick.force_update()));
        move || drop(timer)
    });
    let Some(view) = view else {
        return html! {};
    };
    let key = match props.color {
        Color::White => "white",
        Color::Black => "black",
    };
    let text = view.text();
    html! {
        <span class={classes!("clock", view.running.then_some("clock--running"),
            view.low.then_some("clock--low"))}
            role="timer" aria-live="off" aria-label={(words.labels.clock)(&text)}
            data-clock={key} data-ms={view.left.0.to_string()}
            data-running={view.running.then_some("")}>
            { text }
        </span>
    }
}
