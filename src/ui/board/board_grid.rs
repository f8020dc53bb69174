//! The board as an ARIA grid: tapped, dragged on, or played with the arrow keys.

use std::rc::Rc;

use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

use super::letters::{go_to, press_letter};
use super::overlay::{overlay, underlay};
use super::piece_layer::piece_layer;
use super::square_cell::SquareCell;
use crate::app::{BoardView, SquareView, Switch, TableAction};
use crate::engine::Square;
use crate::platform::closest_attribute;
use crate::ui::context::{Dispatch, use_ui};
use crate::ui::hooks::use_drag;

#[derive(Clone, PartialEq, Properties)]
pub(in crate::ui) struct BoardProps {
    pub(in crate::ui) view: Rc<BoardView>,
}

/// The board. One square takes part in the tab order: the one the keyboard is on.
#[component]
pub(in crate::ui) fn Board(props: &BoardProps) -> Html {
    let ui = use_ui();
    let (dispatch, words, locale) = (ui.dispatch.clone(), ui.words(), ui.locale);
    let frame = use_node_ref();
    let drag = use_drag(&frame, &dispatch);
    let just_turned = use_just_turned(&props.view);
    let current = use_state_eq(|| None::<Square>);
    let squares = &props.view.squares;
    let read_only = props.view.read_only;
    // The lower left corner, until the keyboard or a tap has been somewhere.
    let first = squares.get(56).map(|view| view.square);
    let in_tab_order = current.or(first);

    // Before the click that brought it: a browser lays the whole page out when it sets a tab stop
    // where the focus is.
    let onfocusin =
        Callback::from(move |event: FocusEvent| current.set(square_of(&event).or(*current)));
    let onclick = {
        let (dispatch, was_drag) = (dispatch.clone(), drag.was_drag.clone());
        Callback::from(move |event: MouseEvent| {
            let Some(square) = square_of(&event) else {
                return;
            };
            if !was_drag.emit(()) && !read_only {
                dispatch.table(TableAction::TapSquare(square));
            }
        })
    };
    let onkeydown = {
        let (dispatch, view) = (dispatch, Rc::clone(&props.view));
        Callback::from(move |event: KeyboardEvent| {
            // The focus is ahead of what was drawn last when keys follow each other fast.
            let Some(from) = square_of(&event).or(in_tab_order) else {
                return;
            };
            if let Some(to) = key_target(&event.key(), event.ctrl_key(), from, &view.squares) {
                event.prevent_default();
                go_to(to);
            } else if !(read_only
                || ui.prefs.on(Switch::Keys)
                    && press_letter(&event, from, &view.squares, &dispatch))
            {
                press_key(&event, from, &dispatch);
            }
        })
    };
    let rows = squares.chunks(8).map(|row| {
        let cells = row.iter().map(|&view| {
            html! { <SquareCell key={view.square.to_string()} {view} {locale}
                focusable={in_tab_order == Some(view.square)} /> }
        });
        let key = row.first().map(|view| view.square.rank().letter().to_string());
        html! { <div role="row" class="board__row" key={key.unwrap_or_default()}>{ for cells }</div> }
    });
    let side = (!props.view.learning).then_some("board--official");
    html! {
        <div class={classes!("board", side, props.view.flipped.then_some("board--flipped"),
                just_turned.then_some("board--just-turned"))} ref={frame} dir="ltr">
            <div role="grid" class="board__grid" data-board="" aria-label={words.labels.board}
                aria-readonly={read_only.then_some("true")} {onfocusin} {onclick} {onkeydown}
                onpointerdown={(!read_only).then_some(drag.on_down)} onpointermove={drag.on_move} onpointerup={drag.on_up}
                onpointercancel={drag.on_cancel.clone()} onlostpointercapture={drag.on_cancel}>
                { for rows }
            </div>
            { underlay(&props.view) }
            { piece_layer(&props.view) }
            { overlay(&props.view) }
        </div>
    }
}

/// The square that an event happened on.
fn square_of(event: &Event) -> Option<Square> {
    let target = event.target()?.dyn_into::<Element>().ok()?;
    closest_attribute(&target, "data-square")?.parse().ok()
}

/// Whether the last change turned the board round: then it is seen to turn, and no piece slides.
#[hook]
fn use_just_turned(view: &Rc<BoardView>) -> bool {
    let last = use_mut_ref(|| (Rc::clone(view), false));
    let mut last = last.borrow_mut();
    let (before, turned) = &mut *last;
    if !Rc::ptr_eq(before, view) {
        *turned = before.flipped != view.flipped;
        *before = Rc::clone(view);
    }
    *turned
}

fn press_key(event: &KeyboardEvent, on: Square, dispatch: &Dispatch) {
    match event.key().as_str() {
        "Enter" | " " => {
            event.prevent_default();
            dispatch.table(TableAction::TapSquare(on));
        }
        "Escape" => dispatch.table(TableAction::Deselect),
        _ => {}
    }
}

/// The square a key leads to, as the board is seen: the edges stop, nothing wraps.
fn key_target(key: &str, control: bool, from: Square, squares: &[SquareView]) -> Option<Square> {
    let place = squares.iter().position(|view| view.square == from)?;
    let (row, column) = (place / 8, place % 8);
    let (row, column) = match (key, control) {
        ("ArrowUp", _) => (row.saturating_sub(1), column),
        ("ArrowDown", _) => ((row + 1).min(7), column),
        ("ArrowLeft", _) => (row, column.saturating_sub(1)),
        ("ArrowRight", _) => (row, (column + 1).min(7)),
        ("Home", false) => (row, 0),
        ("End", false) => (row, 7),
        ("Home", true) => (0, 0),
        ("End", true) => (7, 7),
        ("PageUp", _) => (0, column),
        ("PageDown", _) => (7, column),
        _ => return None,
    };
    squares.get(row * 8 + column).map(|view| view.square)
}
