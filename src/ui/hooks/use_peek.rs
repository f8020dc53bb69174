//! Looking at the own hand across the table.

use web_sys::Element;
use yew::prelude::*;

use super::super::context::Dispatch;
use crate::app::TableAction;
use crate::engine::Color;

/// A press of at least so many milliseconds covers the hand again when it ends. Both moments are
/// the events' own: a busy device may come to them late.
const HOLD: f64 = 350.0;

/// The handlers a hand needs to be looked at: on itself, and on the button that opens it.
pub(in crate::ui) struct Peek {
    pub(in crate::ui) on_down: Callback<PointerEvent>,
    pub(in crate::ui) on_up: Callback<PointerEvent>,
    pub(in crate::ui) on_click: Callback<MouseEvent>,
    pub(in crate::ui) on_key_down: Callback<KeyboardEvent>,
    pub(in crate::ui) on_key_up: Callback<KeyboardEvent>,
}

/// A covered hand that is pressed lies open for as long as it is held; after a short press it stays
/// open until its button is pressed. `open` is `None` for a hand that isn't looked at this way.
#[hook]
pub(in crate::ui) fn use_peek(dispatch: &Dispatch, color: Color, open: Option<bool>) -> Peek {
    // The press that opened the hand: of which pointer, if of one, and when it began. Another finger
    // may choose a card meanwhile.
    let pressed = use_mut_ref(|| None::<(Option<i32>, f64)>);
    // Whether the click that ends this press belongs to it.
    let opened = use_mut_ref(|| false);
    let closed = open == Some(false);
    let look = {
        let (dispatch, pressed, opened) = (dispatch.clone(), pressed.clone(), opened.clone());
        move |event: &Event, pointer| {
            opened.replace(closed);
            if closed {
                pressed.replace(Some((pointer, event.time_stamp())));
                dispatch.table(TableAction::Peek(Some(color)));
            }
        }
    };
    let let_go = {
        let dispatch = dispatch.clone();
        move |event: &Event, pointer| {
            let ours = |press: &mut (Option<i32>, f64)| press.0 == pointer;
            let since = pressed.borrow_mut().take_if(ours).map(|press| press.1);
            let held = since.is_some_and(|since| event.time_stamp() - since >= HOLD);
            let cancelled = event.type_() == "pointercancel";
            if held || cancelled && since.is_some() {
                dispatch.table(TableAction::Peek(None));
            }
            since.is_some()
        }
    };
    let on_down = {
        let look = look.clone();
        Callback::from(move |event: PointerEvent| {
            look(&event, Some(event.pointer_id()));
            if !closed {
                return;
            }
            // The backs under the pointer give way to cards: the hand itself hears where it is let go.
            // It is not the current target, which is wherever Yew listens.
            let hand = event
                .target_dyn_into::<Element>()
                .and_then(|target| target.closest("[data-hand]").ok()?);
            if let Some(hand) = hand {
                let _ = hand.set_pointer_capture(event.pointer_id());
            }
        })
    };
    let on_up = {
        let let_go = let_go.clone();
        Callback::from(move |event: PointerEvent| {
            let_go(&event, Some(event.pointer_id()));
        })
    };
    let on_click = {
        let (dispatch, opened) = (dispatch.clone(), opened.clone());
        Callback::from(move |_| {
            if !opened.replace(false) {
                let whose = closed.then_some(color);
                dispatch.table(TableAction::Peek(whose));
            }
        })
    };
    let on_key_down = Callback::from(move |event: KeyboardEvent| {
        if event.key() == " " {
            look(&event, None);
        }
    });
    let on_key_up = Callback::from(move |event: KeyboardEvent| {
        // Whoever opened it by this key doesn't close it by the same.
        if event.key() == " " && let_go(&event, None) {
            event.prevent_default();
            opened.replace(false);
        }
    });
    Peek {
        on_down,
        on_up,
        on_click,
        on_key_down,
        on_key_up,
    }
}
