//! Icons, drawn in a box of 24 by 24.
//!
//! An icon is path data for a line without a fill, 2 wide, with round caps and joins.

/// Two arrows chasing each other: the same type again.
pub(crate) const SAME_TYPE: &str =
    "M4 11V10Q4 6 8 6H19.5M16 2.5L19.5 6L16 9.5M20 13V14Q20 18 16 18H4.5M8 14.5L4.5 18L8 21.5";

/// A closed padlock: blocked.
pub(crate) const PADLOCK: &str = "\
    M7 11H17Q19 11 19 13V18.5Q19 20.5 17 20.5H7Q5 20.5 5 18.5V13Q5 11 7 11ZM8 11V7.5\
    A4 4 0 0 1 16 7.5V11M12 15V16.5";

/// An arrow bending back: undo.
pub(crate) const UNDO: &str = "M8 4.5L3.5 9L8 13.5M3.5 9H14.5A5.5 5.5 0 0 1 14.5 20H9";

/// An arrow bending forward: redo.
pub(crate) const REDO: &str = "M16 4.5L20.5 9L16 13.5M20.5 9H9.5A5.5 5.5 0 0 0 9.5 20H15";

/// A board with two arrows around it: turn the board.
pub(crate) const FLIP: &str = "\
    M9 9H15V15H9ZM3.2 11A8.9 8.9 0 0 1 18.8 6.5M19.5 2.5V7H15M20.8 13A8.9 8.9 0 0 1 5.2 17.5\
    M4.5 21.5V17H9";

/// A flag on its staff: resign.
pub(crate) const FLAG: &str = "M5.5 21.5V3M5.5 4.5C10 2 13.5 7 19 4.5V13.5C13.5 16 10 11 5.5 13.5";

/// One half: a draw is offered.
pub(crate) const HALF: &str = "\
    M4.5 5.5L7.5 3.5V11M18 4.5L6 19.5M14 15.2C14 12.2 19 12.2 19 15.2C19 17.2 15.8 18.4 14 21H19.5";

/// An open book: the rules.
pub(crate) const BOOK: &str = "\
    M12 6.5C9.5 4.7 6.5 4.2 3 4.5V18.5C6.5 18.2 9.5 18.7 12 20.5C14.5 18.7 17.5 18.2 21 18.5V4.5\
    C17.5 4.2 14.5 4.7 12 6.5ZM12 6.5V20.5";

/// A house: the way home.
pub(crate) const HOME: &str =
    "M2.5 12L12 3.5L21.5 12M5.5 9.5V20.5H18.5V9.5M9.8 20.5V14.5H14.2V20.5";

/// A globe: the language.
pub(crate) const GLOBE: &str =
    "M3 12A9 9 0 1 1 21 12A9 9 0 1 1 3 12ZM3 12H21M12 3C7 8 7 16 12 21C17 16 17 8 12 3Z";

/// A sun: the light theme.
pub(crate) const SUN: &str = "\
    M8 12A4 4 0 1 1 16 12A4 4 0 1 1 8 12ZM12 2.5V4.5M12 19.5V21.5M2.5 12H4.5M19.5 12H21.5M5.3 5.3\
    L6.7 6.7M17.3 17.3L18.7 18.7M5.3 18.7L6.7 17.3M17.3 6.7L18.7 5.3";

/// A crescent: the dark theme.
pub(crate) const MOON: &str = "M20.5 14.5A9 9 0 1 1 9.5 3.5A7.2 7.2 0 0 0 20.5 14.5Z";

/// A cross: close.
pub(crate) const CLOSE: &str = "M5.5 5.5L18.5 18.5M18.5 5.5L5.5 18.5";

/// An arrow to the right: on to the next.
pub(crate) const NEXT: &str = "M4 12H19.5M13.5 5.5L20 12L13.5 18.5";

/// An arrow to the left: back to the one before.
pub(crate) const BACK: &str = "M20 12H4.5M10.5 5.5L4 12L10.5 18.5";

/// An arrow round a circle: once more.
pub(crate) const AGAIN: &str = "M5.2 8.5A8 8 0 1 1 4 12.5M5 3.5V8.5H10";

/// Lines with dots: a list.
pub(crate) const LIST: &str = "M4 6H4.5M9 6H20.5M4 12H4.5M9 12H20.5M4 18H4.5M9 18H20.5";

/// A loudspeaker: read aloud.
pub(crate) const SPEAKER: &str =
    "M3.5 9.5V14.5H7L12 19V5L7 9.5ZM15.5 9A4.5 4.5 0 0 1 15.5 15M18 6A8.5 8.5 0 0 1 18 18";

/// A star: what is to be reached, or was earned. Filled.
pub(crate) const STAR: &str = "\
    M12 2.5L14.9 8.6L21.5 9.5L16.7 14.1L17.9 20.8L12 17.6L6.1 20.8L7.3 14.1L2.5 9.5L9.1 8.6Z";

/// A tick: done.
pub(crate) const CHECK: &str = "M4 12.5L9.5 18L20 6.5";

/// A disc half light and half dark: the theme as the device has it.
pub(crate) const AUTO_THEME: &str =
    "M3.5 12A8.5 8.5 0 1 1 20.5 12A8.5 8.5 0 1 1 3.5 12ZM12 3.5V20.5M15.5 6V18M18.5 9V15";

/// Two bars: a halt.
pub(in crate::ui) const PAUSE: &str = "M8 5v14M16 5v14";
/// A triangle: going on.
pub(in crate::ui) const PLAY: &str = "M8 5l11 7-11 7z";
/// A hand over a piece that is put straight.
pub(in crate::ui) const HAND: &str = "M8 13V6.5a1.5 1.5 0 0 1 3 0V11m0-1V4.5a1.5 1.5 0 0 1 3 0V11m0-4.5a1.5 1.5 0 0 1 3 0V14a6 6 0 0 1-6 6h-.5a6 6 0 0 1-5-2.7L3.5 14.5a1.6 1.6 0 0 1 2.6-1.9L8 15";
/// Three sliders: the settings.
pub(in crate::ui) const SLIDERS: &str = "\
    M3 6.5H12.5M17.5 6.5H21M3 12H5.5M10.5 12H21M3 17.5H14.5M19.5 17.5H21M12.5 6.5a2.5 2.5 0 1 0 5 0\
    a2.5 2.5 0 1 0-5 0ZM5.5 12a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0ZM14.5 17.5a2.5 2.5 0 1 0 5 0\
    a2.5 2.5 0 1 0-5 0Z";
/// A plus: something new.
pub(in crate::ui) const PLUS: &str = "M12 4V20M4 12H20";
