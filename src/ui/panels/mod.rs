//! The panels beside the board.

mod clock;
mod coin;
mod controls;
mod draw_offer;
mod hand_over;
mod lesson;
mod lesson_answers;
mod lost_turn;
mod move_list;
mod pause;
mod placing;
mod promotion;
mod questions;
mod result;
mod scrub;
mod share;
mod status;
mod strip;
mod written;

pub(super) use coin::coin_dialog;
pub(super) use controls::controls;
pub(super) use draw_offer::draw_offer;
pub(super) use hand_over::hand_over;
pub(super) use lesson::{lesson_head, lesson_panel, on_lesson};
pub(super) use lesson_answers::{explanation, lesson_answers};
pub(super) use lost_turn::lost_turn_panel;
pub(super) use move_list::MoveList;
pub(super) use pause::pause_cover;
pub(super) use placing::placing_panel;
pub(super) use promotion::promotion_dialog;
pub(super) use questions::question_dialog;
pub(super) use result::{result_bar, result_dialog};
pub(super) use scrub::{scrub, scrub_key};
pub(super) use share::{share_button, share_dialog};
pub(super) use status::status;
pub(super) use strip::{half_points, place, strip};
