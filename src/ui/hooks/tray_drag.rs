//! Dragging a piece out of a tray. Nothing is kept between the events: what is dragged is in the
//! element that holds the pointer.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, PointerEvent};

use super::use_drag::held_at;
use crate::engine::Square;
use crate::platform::square_at_point;

fn holder(event: &PointerEvent) -> Option<HtmlElement> {
    let target = event.target()?.dyn_into::<Element>().ok()?;
    target.closest("button").ok()??.dyn_into().ok()
}

/// From the press on, the picture in the pressed button follows the pointer.
pub(in crate::ui) fn follow_pointer(event: &PointerEvent) {
    let Some(button) = holder(event).filter(|_| event.is_primary()) else {
        return;
    };
    if event.type_() == "pointerdown" && event.button() == 0 {
        // Fails only for a pointer that is gone.
        let _ = button.set_pointer_capture(event.pointer_id());
    } else if button.has_pointer_capture(event.pointer_id()) {
        let (x, y) = held_at(event);
        let rect = button.get_bounding_client_rect();
        let style = button.style();
        #[expect(
            clippy::cast_possible_truncation,
            reason = "a place on the screen; writing fractions weighs kilobytes in the wasm"
        )]
        let away =
            |at: i32, start: f64, length: f64| format!("{}px", at - (start + length / 2.0) as i32);
        let _ = style.set_property("--drag-x", &away(x, rect.left(), rect.width()));
        let _ = style.set_property("--drag-y", &away(y, rect.top(), rect.height()));
    }
}

/// The picture lies in its button again; the square above which it was let go.
pub(in crate::ui) fn let_go(event: &PointerEvent) -> Option<Square> {
    let button = holder(event)?;
    let dragged = button.style().get_property_value("--drag-x").ok()?;
    let _ = button.style().remove_property("--drag-x");
    let _ = button.style().remove_property("--drag-y");
    let (x, y) = held_at(event);
    let over = (!dragged.is_empty() && event.type_() == "pointerup").then_some((x, y))?;
    square_at_point(over)
}
