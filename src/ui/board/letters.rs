//! Single letters on the board.

use yew::prelude::*;

use crate::app::{BoardKey, SquareView, board_key, next_piece};
use crate::engine::Square;
use crate::platform::{focus, now};
use crate::ui::context::Dispatch;

/// Moves the keyboard's square.
pub(super) fn go_to(square: Square) {
    focus(&format!("[data-square={square}]"));
}

/// Does what a single letter means; whether it means anything.
pub(super) fn press_letter(
    event: &KeyboardEvent,
    from: Square,
    squares: &[SquareView],
    dispatch: &Dispatch,
) -> bool {
    if event.ctrl_key() || event.alt_key() || event.meta_key() {
        return false;
    }
    let Some(key) = board_key(&event.key(), &event.code(), from, now()) else {
        return false;
    };
    event.prevent_default();
    match key {
        BoardKey::Table(action) => dispatch.table(action),
        BoardKey::ToRank(rank) => go_to(Square::new(from.file(), rank)),
        BoardKey::NextPiece(role) => {
            if let Some(square) = next_piece(role, from, squares, event.shift_key()) {
                go_to(square);
            }
        }
    }
    true
}
