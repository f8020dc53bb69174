//! Dragging pieces with mouse, finger or pen.

use std::rc::Rc;

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, PointerEvent};
use yew::prelude::*;

use super::super::context::Dispatch;
use crate::app::TableAction;
use crate::engine::Square;
use crate::platform::closest_attribute;

/// How far a pointer must go before a press becomes a drag, in CSS pixels.
const THRESHOLD: i32 = 5;
const FINGER_THRESHOLD: i32 = 9;

/// The handlers that a board needs to have its pieces dragged.
#[derive(Clone, PartialEq)]
pub(in crate::ui) struct Drag {
    pub(in crate::ui) on_down: Callback<PointerEvent>,
    pub(in crate::ui) on_move: Callback<PointerEvent>,
    pub(in crate::ui) on_up: Callback<PointerEvent>,
    pub(in crate::ui) on_cancel: Callback<PointerEvent>,
    /// Whether a click just now was the end of a drag, to be ignored. Asking forgets it.
    pub(in crate::ui) was_drag: Callback<(), bool>,
}

/// The pointer that is down on the board.
struct Press {
    pointer: i32,
    from: Square,
    start: (i32, i32),
    /// The piece that follows the pointer, once the press has become a drag.
    lifted: Option<HtmlElement>,
}

/// Dragging on the board that `board` refers to. The piece follows the pointer without a render;
/// the state learns of it when the drag begins and when the piece is dropped.
#[hook]
pub(in crate::ui) fn use_drag(board: &NodeRef, dispatch: &Dispatch) -> Drag {
    let press = use_mut_ref(|| None::<Press>);
    let dragged = use_mut_ref(|| false);

    use_memo(
        (board.clone(), dispatch.clone()),
        move |(board, dispatch)| {
            let on_down = {
                let (press, dragged) = (Rc::clone(&press), Rc::clone(&dragged));
                Callback::from(move |event: PointerEvent| {
                    dragged.replace(false);
                    // A second finger, or another button, does nothing.
                    if !event.is_primary() || event.button() != 0 || press.borrow().is_some() {
                        return;
                    }
                    let Some(from) = event_square(&event) else {
                        return;
                    };
                    let start = (event.client_x(), event.client_y());
                    press.replace(Some(Press {
                        pointer: event.pointer_id(),
                        from,
                        start,
                        lifted: None,
                    }));
                })
            };
            let on_move = {
                let (press, board, dispatch) = (Rc::clone(&press), board.clone(), dispatch.clone());
                Callback::from(move |event: PointerEvent| {
                    let mut press = press.borrow_mut();
                    let Some(press) = press
                        .as_mut()
                        .filter(|press| press.pointer == event.pointer_id())
                    else {
                        return;
                    };
                    if press.lifted.is_none() && is_far(&event, press.start) {
                        press.lifted = lift(&board, press.from, event.pointer_id());
                        if press.lifted.is_some() {
                            dispatch.table(TableAction::PickUp(press.from));
                        }
                    }
                    if let Some(piece) = &press.lifted {
                        follow(piece, &event, press.start);
                    }
                })
            };
            let on_up = {
                let (press, board, dispatch) = (Rc::clone(&press), board.clone(), dispatch.clone());
                let dragged = Rc::clone(&dragged);
                Callback::from(move |event: PointerEvent| {
                    let Some(done) = take(&press, &event) else {
                        return;
                    };
                    let Some(piece) = done.lifted else { return };
                    dragged.replace(true);
                    put_down(&piece);
                    let (x, y) = held_at(&event);
                    match square_at(&board, x, y) {
                        Some(to) => dispatch.table(TableAction::DropPiece {
                            from: done.from,
                            to,
                        }),
                        None => dispatch.table(TableAction::Deselect),
                    }
                })
            };
            let on_cancel = {
                let (press, dispatch) = (Rc::clone(&press), dispatch.clone());
                Callback::from(move |event: PointerEvent| {
                    if is_handed_on(&event) {
                        return;
                    }
                    if let Some(Press {
                        lifted: Some(piece),
                        ..
                    }) = take(&press, &event)
                    {
                        put_down(&piece);
                        dispatch.table(TableAction::Deselect);
                    }
                })
            };
            let was_drag = Callback::from(move |()| dragged.replace(false));
            Drag {
                on_down,
                on_move,
                on_up,
                on_cancel,
                was_drag,
            }
        },
    )
    .as_ref()
    .clone()
}

/// A finger is held by the square it pressed until the board takes it over: that is no end.
fn is_handed_on(event: &PointerEvent) -> bool {
    event.type_() == "lostpointercapture" && event_square(event).is_some()
}

fn take(press: &std::cell::RefCell<Option<Press>>, event: &PointerEvent) -> Option<Press> {
    press
        .borrow_mut()
        .take_if(|press| press.pointer == event.pointer_id())
}

fn event_square(event: &PointerEvent) -> Option<Square> {
    let target = event.target()?.dyn_into::<Element>().ok()?;
    closest_attribute(&target, "data-square")?.parse().ok()
}

fn is_far(event: &PointerEvent, (x, y): (i32, i32)) -> bool {
    let threshold = if event.pointer_type() == "touch" {
        FINGER_THRESHOLD
    } else {
        THRESHOLD
    };
    (event.client_x() - x)
        .abs()
        .max((event.client_y() - y).abs())
        >= threshold
}

/// Takes the piece on `from` off the board, if one stands there, and follows the pointer wherever
/// it goes.
fn lift(board: &NodeRef, from: Square, pointer: i32) -> Option<HtmlElement> {
    let board = board.cast::<HtmlElement>()?;
    let piece = board
        .query_selector(&format!("[data-piece-on=\"{from}\"]"))
        .ok()??;
    let piece = piece.unchecked_into::<HtmlElement>();
    let grid = board.query_selector("[role=grid]").ok()??;
    // Fails only for a pointer that is gone: then there is nothing to follow.
    grid.set_pointer_capture(pointer).ok()?;
    piece.class_list().add_1("piece--lifted").ok()?;
    Some(piece)
}

/// Where the piece is held. A finger hides what is under it, so it holds the piece above itself, as
/// its player sees it.
pub(super) fn held_at(event: &PointerEvent) -> (i32, i32) {
    let above = match event.pointer_type().as_str() {
        "touch" if is_from_across(event) => -40,
        "touch" => 40,
        _ => 0,
    };
    (event.client_x(), event.client_y() - above)
}

/// Whether the player who moves sits across the table.
fn is_from_across(event: &PointerEvent) -> bool {
    let target = event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok());
    target.is_some_and(|target| {
        target
            .closest(".lifts-down")
            .is_ok_and(|found| found.is_some())
    })
}

fn follow(piece: &HtmlElement, event: &PointerEvent, (x, y): (i32, i32)) {
    let (held_x, held_y) = held_at(event);
    let style = piece.style();
    let _ = style.set_property("--drag-x", &format!("{}px", held_x - x));
    let _ = style.set_property("--drag-y", &format!("{}px", held_y - y));
}

fn put_down(piece: &HtmlElement) {
    let _ = piece.class_list().remove_1("piece--lifted");
    let _ = piece.style().remove_property("--drag-x");
    let _ = piece.style().remove_property("--drag-y");
}

/// The square under a point, by where the board is now: it may have moved since the press.
fn square_at(board: &NodeRef, x: i32, y: i32) -> Option<Square> {
    let board = board.cast::<HtmlElement>()?;
    let cells = board.query_selector_all("[data-square]").ok()?;
    (0..cells.length()).find_map(|index| {
        let cell = cells.get(index)?.dyn_into::<Element>().ok()?;
        let rect = cell.get_bounding_client_rect();
        let (x, y) = (f64::from(x), f64::from(y));
        let inside =
            (rect.left()..rect.right()).contains(&x) && (rect.top()..rect.bottom()).contains(&y);
        if inside {
            cell.get_attribute("data-square")?.parse().ok()
        } else {
            None
        }
    })
}
