//! What may be drawn after the board.

use gloo::render::request_animation_frame;
use gloo::timers::callback::Timeout;
use yew::prelude::*;

/// `value`, but a new one only once a frame without it has been painted: what a click does on the
/// board is seen first.
#[hook]
pub(in crate::ui) fn use_late<T: Clone + PartialEq + 'static>(value: &T) -> T {
    let shown = use_state_eq(|| value.clone());
    let late = (*shown).clone();
    use_effect_with(value.clone(), move |value| {
        let value = value.clone();
        let frame = request_animation_frame(move |_| {
            Timeout::new(0, move || shown.set(value)).forget();
        });
        move || drop(frame)
    });
    late
}
