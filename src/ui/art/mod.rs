//! Our own drawings. The pieces and the card back stand in `sprite.svg`, drawn by hand; `drawn.svg` is
//! drawn by `cargo xtask art` from the engine's moves. The page carries both.

mod card_art;
mod icons;
mod qr;
mod sprite;

pub(super) use card_art::{card_back, card_face};
pub(super) use icons::{
    AGAIN, AUTO_THEME, BACK, BIN, BOOK, CAP, CHECK, CLOSE, CORNERS, EYE, FIRST, FLAG, FLIP, GLOBE,
    HALF, HAND, HOME, LAST, LIST, MOON, NEXT, ONWARD, PADLOCK, PAST, PAUSE, PLAY, PLUS, PREVIOUS,
    REDO, SAME_TYPE, SHARE, SLIDERS, SPEAKER, STAR, SUN, UNDO,
};
pub(super) use qr::qr;
pub(super) use sprite::piece_image;
