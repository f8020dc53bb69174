//! Small drawings beside the pieces: icons, drawn in a box of 24 by 24, and the card back, drawn
//! in a box of 100 by 140.
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

/// A tick: done.
pub(crate) const CHECK: &str = "M4 12.5L9.5 18L20 6.5";

/// The lozenges of a card back, filled. The back is drawn in a box of 100 by 140 and looks the
/// same both ways up.
pub(crate) const CARD_BACK_PATTERN: &str = "\
    M15 9L20.7 15.4L15 21.8L9.3 15.4ZM29 9L34.7 15.4L29 21.8L23.3 15.4ZM43 9L48.7 15.4L43 21.8\
    L37.3 15.4ZM57 9L62.7 15.4L57 21.8L51.3 15.4ZM71 9L76.7 15.4L71 21.8L65.3 15.4ZM85 9L90.7 15.4\
    L85 21.8L79.3 15.4ZM15 24.6L20.7 31L15 37.4L9.3 31ZM29 24.6L34.7 31L29 37.4L23.3 31ZM43 24.6\
    L48.7 31L43 37.4L37.3 31ZM57 24.6L62.7 31L57 37.4L51.3 31ZM71 24.6L76.7 31L71 37.4L65.3 31Z\
    M85 24.6L90.7 31L85 37.4L79.3 31ZM15 40.2L20.7 46.6L15 53L9.3 46.6ZM29 40.2L34.7 46.6L29 53\
    L23.3 46.6ZM71 40.2L76.7 46.6L71 53L65.3 46.6ZM85 40.2L90.7 46.6L85 53L79.3 46.6ZM15 55.8\
    L20.7 62.2L15 68.6L9.3 62.2ZM85 55.8L90.7 62.2L85 68.6L79.3 62.2ZM15 71.4L20.7 77.8L15 84.2\
    L9.3 77.8ZM85 71.4L90.7 77.8L85 84.2L79.3 77.8ZM15 87L20.7 93.4L15 99.8L9.3 93.4ZM29 87\
    L34.7 93.4L29 99.8L23.3 93.4ZM71 87L76.7 93.4L71 99.8L65.3 93.4ZM85 87L90.7 93.4L85 99.8\
    L79.3 93.4ZM15 102.6L20.7 109L15 115.4L9.3 109ZM29 102.6L34.7 109L29 115.4L23.3 109ZM43 102.6\
    L48.7 109L43 115.4L37.3 109ZM57 102.6L62.7 109L57 115.4L51.3 109ZM71 102.6L76.7 109L71 115.4\
    L65.3 109ZM85 102.6L90.7 109L85 115.4L79.3 109ZM15 118.2L20.7 124.6L15 131L9.3 124.6ZM29 118.2\
    L34.7 124.6L29 131L23.3 124.6ZM43 118.2L48.7 124.6L43 131L37.3 124.6ZM57 118.2L62.7 124.6\
    L57 131L51.3 124.6ZM71 118.2L76.7 124.6L71 131L65.3 124.6ZM85 118.2L90.7 124.6L85 131\
    L79.3 124.6Z";

/// The frame of a card back and of its middle, stroked.
pub(crate) const CARD_BACK_FRAME: &str = "\
    M9 5H91Q95 5 95 9V131Q95 135 91 135H9Q5 135 5 131V9Q5 5 9 5ZM50 32.6L83.6 70L50 107.4L16.4 70Z";

/// The two-headed knight in the middle of a card back, filled.
pub(crate) const CARD_BACK_FIGURE: &str = "\
    M41.8 70C40.8 65.6 47.3 65.2 49.2 60.7C47.7 61.1 45.9 60.7 44.3 61.4\
    C44.1 63.1 42.6 64.3 40.7 64.1C39.6 64 38.7 63.4 38.1 62.7C36.4 62.5 35.1 61.1 35.2 59.2\
    C35.3 57.5 36.5 56.7 37.6 55.5C39 54 40.3 52.5 40.9 50.6C41.3 48.8 42.4 47.4 44 46.5L43.2 42.3\
    C45 42.6 46.3 43.5 47 44.8L48.1 40.8C50 41.9 51.2 43.6 51.5 45.5C54.4 44.8 57.1 46.3 57.8 49\
    C60.4 49.5 62 52 61.4 54.7C63.2 56.4 63.6 59.1 62.3 61.1C62.7 63.3 61.6 65.2 60.2 66.4\
    C59.1 67.5 58.5 68.7 58.2 70H58.2C59.2 74.4 52.7 74.8 50.8 79.3C52.3 78.9 54.1 79.3 55.7 78.6\
    C55.9 76.9 57.4 75.7 59.3 75.9C60.4 76 61.3 76.6 61.9 77.4C63.6 77.5 64.9 78.9 64.8 80.8\
    C64.7 82.5 63.5 83.3 62.4 84.5C61 86 59.7 87.5 59.1 89.4C58.7 91.2 57.6 92.6 56 93.5L56.8 97.7\
    C55 97.4 53.7 96.5 53 95.2L51.9 99.2C50 98.1 48.8 96.4 48.5 94.5C45.6 95.2 42.9 93.7 42.2 91\
    C39.6 90.5 38 88 38.6 85.3C36.8 83.7 36.4 80.9 37.7 78.9C37.3 76.7 38.5 74.8 39.8 73.6\
    C40.9 72.5 41.5 71.3 41.8 70Z";

/// The lines in the knight of the card back, stroked in the colour of the ground.
pub(crate) const CARD_BACK_LINES: &str = "\
    M51.5 45.5C51.6 47.8 52.9 49 54.1 50.2C56.3 52.7 57.4 56.9 56.4 62.7M57.8 49L56.3 50.2\
    M61.4 54.7L59.2 55.3M62.3 61.1L59.8 60.9M49.2 60.7C51.9 59.3 52.5 56 50.2 53.7M38.1 62.7\
    C39.5 62.7 40.6 62 41.1 60.8M48.5 94.5C48.4 92.2 47.1 91 45.9 89.8\
    C43.7 87.3 42.7 83.1 43.6 77.4M42.2 91L43.7 89.8M38.6 85.3L40.8 84.7M37.7 78.9L40.2 79.1\
    M50.8 79.3C48.1 80.7 47.5 84 49.8 86.3M61.9 77.4C60.5 77.4 59.5 78 58.9 79.2";

/// The eyes and nostrils of the knight of the card back, filled in the colour of the ground.
pub(crate) const CARD_BACK_DOTS: &str = "\
    M43.3 51.6A1.1 1.1 0 1 1 45.5 51.6A1.1 1.1 0 1 1 43.3 51.6ZM37.3 59\
    C37.3 58.2 38 57.6 38.7 57.8C39.2 57.9 39.2 58.5 38.8 59C38.4 59.4 38.2 59.8 37.8 59.8\
    C37.4 59.8 37.3 59.5 37.3 59ZM56.7 88.4A1.1 1.1 0 1 1 54.5 88.4A1.1 1.1 0 1 1 56.7 88.4Z\
    M62.7 81C62.7 81.8 62 82.4 61.3 82.2C60.8 82.1 60.8 81.5 61.2 81C61.6 80.6 61.8 80.2 62.2 80.2\
    C62.6 80.2 62.7 80.5 62.7 81Z";

/// A disc half light and half dark: the theme as the device has it.
pub(crate) const AUTO_THEME: &str =
    "M3.5 12A8.5 8.5 0 1 1 20.5 12A8.5 8.5 0 1 1 3.5 12ZM12 3.5V20.5M15.5 6V18M18.5 9V15";
