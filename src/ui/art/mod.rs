//! Our own drawings.

mod card_art;
mod icons;
mod mini_board;
mod pieces;
mod sprite;

pub(super) use card_art::{CardFace, card_back};
pub(super) use icons::{
    AUTO_THEME, BOOK, CHECK, CLOSE, FLAG, FLIP, GLOBE, HALF, HOME, MOON, PADLOCK, REDO, SAME_TYPE,
    SUN, UNDO,
};
pub(super) use sprite::{piece_image, sprite};
