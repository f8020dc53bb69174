//! Our own drawings. The pieces and the card back stand in `sprite.svg`, drawn by hand; `drawn.svg` is
//! drawn by `cargo xtask art` from the engine's moves. The page carries both.

mod card_art;
mod icons;
mod sprite;

pub(super) use card_art::{card_back, card_face};
pub(super) use icons::{
    AGAIN, AUTO_THEME, BACK, BOOK, CHECK, CLOSE, FLAG, FLIP, GLOBE, HALF, HAND, HOME, LIST, MOON,
    NEXT, PADLOCK, PAUSE, PLAY, PLUS, REDO, SAME_TYPE, SLIDERS, SPEAKER, STAR, SUN, UNDO,
};
pub(super) use sprite::piece_image;
