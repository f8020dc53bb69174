//! The panels beside the board.

mod controls;
mod draw_offer;
mod hand_over;
mod lost_turn;
mod move_list;
mod promotion;
mod questions;
mod result;
mod status;

pub(super) use controls::Controls;
pub(super) use draw_offer::DrawOffer;
pub(super) use hand_over::HandOver;
pub(super) use lost_turn::LostTurnPanel;
pub(super) use move_list::MoveList;
pub(super) use promotion::PromotionDialog;
pub(super) use questions::QuestionDialog;
pub(super) use result::{ResultBar, ResultDialog};
pub(super) use status::Status;

use std::rc::Rc;

use yew::prelude::*;

use crate::app::Session;

/// The game a panel speaks of.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct PanelProps {
    pub(super) session: Rc<Session>,
}
