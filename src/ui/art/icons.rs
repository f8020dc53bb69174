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

/// A plus: something new.
pub(in crate::ui) const PLUS: &str = "#icon-plus";
