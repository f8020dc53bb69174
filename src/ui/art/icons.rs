//! Icons, by the names of their symbols in `sprite.svg`: lines in a box of 24 by 24, 2 wide, with
//! round caps and joins. Drawn there and not here, they weigh nothing in the program.

/// Two arrows chasing each other: the same type again.
pub(in crate::ui) const SAME_TYPE: &str = "#icon-same-type";

/// A closed padlock: blocked.
pub(in crate::ui) const PADLOCK: &str = "#icon-padlock";

/// An arrow bending back: undo.
pub(in crate::ui) const UNDO: &str = "#icon-undo";

/// An arrow bending forward: redo.
pub(in crate::ui) const REDO: &str = "#icon-redo";

/// A board with two arrows around it: turn the board.
pub(in crate::ui) const FLIP: &str = "#icon-flip";

/// A flag on its staff: resign.
pub(in crate::ui) const FLAG: &str = "#icon-flag";

/// One half: a draw is offered.
pub(in crate::ui) const HALF: &str = "#icon-half";

/// An open book: the rules.
pub(in crate::ui) const BOOK: &str = "#icon-book";

/// A house: the way home.
pub(in crate::ui) const HOME: &str = "#icon-home";

/// A globe: the language.
pub(in crate::ui) const GLOBE: &str = "#icon-globe";

/// A sun: the light theme.
pub(in crate::ui) const SUN: &str = "#icon-sun";

/// A crescent: the dark theme.
pub(in crate::ui) const MOON: &str = "#icon-moon";

/// A cross: close.
pub(in crate::ui) const CLOSE: &str = "#icon-close";

/// An arrow to the right: on to the next.
pub(in crate::ui) const ONWARD: &str = "#icon-onward";

/// An arrow to the left: back to the one before.
pub(in crate::ui) const BACK: &str = "#icon-back";

/// An arrow round a circle: once more.
pub(in crate::ui) const AGAIN: &str = "#icon-again";

/// Lines with dots: a list.
pub(in crate::ui) const LIST: &str = "#icon-list";

/// A loudspeaker: read aloud.
pub(in crate::ui) const SPEAKER: &str = "#icon-speaker";

/// A star: what is to be reached, or was earned. Filled.
pub(in crate::ui) const STAR: &str = "#icon-star";

/// A tick: done.
pub(in crate::ui) const CHECK: &str = "#icon-check";

/// A disc half light and half dark: the theme as the device has it.
pub(in crate::ui) const AUTO_THEME: &str = "#icon-auto-theme";

/// Two bars: a halt.
pub(in crate::ui) const PAUSE: &str = "#icon-pause";

/// A triangle: going on.
pub(in crate::ui) const PLAY: &str = "#icon-play";

/// A hand over a piece that is put straight.
pub(in crate::ui) const HAND: &str = "#icon-hand";

/// Three sliders: the settings.
pub(in crate::ui) const SLIDERS: &str = "#icon-sliders";

/// A bin: erase.
pub(in crate::ui) const BIN: &str = "#icon-bin";
/// A cap with a tassel: learn.
pub(in crate::ui) const CAP: &str = "#icon-cap";
/// A plus: something new.
pub(in crate::ui) const PLUS: &str = "#icon-plus";
/// An open eye: looking at the own cards.
pub(in crate::ui) const EYE: &str = "#icon-eye";
/// Four corners going apart: the whole screen.
pub(in crate::ui) const CORNERS: &str = "#icon-corners";
/// An arrow to the left: one back.
pub(in crate::ui) const PREVIOUS: &str = "#icon-previous";
/// An arrow to the right: one on.
pub(in crate::ui) const NEXT: &str = "#icon-next";
/// An arrow to a bar at the left: the start.
pub(in crate::ui) const FIRST: &str = "#icon-first";
/// An arrow to a bar at the right: the end.
pub(in crate::ui) const LAST: &str = "#icon-last";
/// An arrow out of a tray: sharing.
pub(in crate::ui) const SHARE: &str = "#icon-share";
/// A clock with an arrow going back: games that are over.
pub(in crate::ui) const PAST: &str = "#icon-past";
