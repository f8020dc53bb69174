//! A button that is held down repeats what it does. One pointer, so one button at a time.

use std::cell::{Cell, RefCell};

use gloo::timers::callback::Interval;

/// How often it repeats, in milliseconds, and after how many times that it begins to.
const EVERY: u32 = 110;
const PATIENCE: u32 = 4;

thread_local! {
    static HELD: RefCell<Option<Interval>> = const { RefCell::new(None) };
    static REPEATED: Cell<bool> = const { Cell::new(false) };
}

/// A button is pressed: until [`release`], `step` is done again and again.
pub(crate) fn hold(step: impl Fn() + 'static) {
    let mut ticks = 0;
    let interval = Interval::new(EVERY, move || {
        ticks += 1;
        if ticks >= PATIENCE {
            REPEATED.set(true);
            step();
        }
    });
    REPEATED.set(false);
    HELD.set(Some(interval));
}

/// The button was let go.
pub(crate) fn release() {
    HELD.take();
}

/// Whether the button has repeated: then its click is no further step. Asking forgets it.
pub(crate) fn take_repeated() -> bool {
    REPEATED.take()
}
