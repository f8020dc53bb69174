//! Clocks: when a flag falls, and what happens when nobody looks or the device sleeps.

use gloo::events::EventListener;
use gloo::timers::callback::{Interval, Timeout};
use gloo::utils::document;
use yew::prelude::*;

use super::super::context::Dispatch;
use crate::app::{Session, TableAction};
use crate::engine::Clock;
use crate::platform::{now, watch};

/// How often it is asked whether the device slept, while a clock runs.
const LOOK: u32 = 1_000;

/// Looks at the clock when a flag is to fall, and halts it when the page goes out of sight or the
/// device has slept. No timer stands while no clock runs.
#[hook]
pub(in crate::ui) fn use_clock(session: Option<&Session>, dispatch: &Dispatch) {
    let deadline = session.and_then(|session| session.timed.clock().and_then(Clock::deadline));
    use_effect_with((deadline, dispatch.clone()), |(deadline, dispatch)| {
        let (dispatch, asleep) = (dispatch.clone(), dispatch.clone());
        let timer = deadline.map(|deadline| {
            let left = deadline.saturating_sub(now()).0;
            let left = u32::try_from(left).unwrap_or(u32::MAX);
            // The moment itself is still in time for nobody: one millisecond later it has passed.
            Timeout::new(left.saturating_add(1), move || {
                dispatch.table(TableAction::Tick);
            })
        });
        watch(deadline.is_some());
        let awake = deadline.map(|_| {
            let dispatch = asleep;
            Interval::new(LOOK, move || {
                dispatch.halt_if_slept();
            })
        });
        move || drop((timer, awake))
    });
    use_effect_with(dispatch.clone(), |dispatch| {
        let dispatch = dispatch.clone();
        let listener = EventListener::new(&document(), "visibilitychange", move |_| {
            if document().hidden() {
                dispatch.table(TableAction::Away);
            }
        });
        move || drop(listener)
    });
}
