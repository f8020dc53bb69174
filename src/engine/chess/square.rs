//! Files, ranks and squares.

use std::fmt;
use std::str::FromStr;

use super::types::Color;

/// A file, `a` to `h`, as 0 to 7.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct File(u8);

impl File {
    /// The file of the queen's side corner.
    pub(super) const A: Self = Self(0);
    /// Where the king lands when it castles to the queen's side.
    pub(in crate::engine) const C: Self = Self(2);
    /// Where the king starts.
    pub(in crate::engine) const E: Self = Self(4);
    /// Where the king lands when it castles to its own side.
    pub(in crate::engine) const G: Self = Self(6);
    /// The file of the king's side corner.
    pub(super) const H: Self = Self(7);

    /// The file with this index, 0 for `a` to 7 for `h`.
    #[must_use]
    pub const fn new(index: u8) -> Option<Self> {
        if index < 8 { Some(Self(index)) } else { None }
    }

    /// All files from `a` to `h`.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (0..8).map(Self)
    }

    /// 0 for `a` to 7 for `h`.
    #[must_use]
    pub const fn index(self) -> u8 {
        self.0
    }

    /// `a` to `h`.
    #[must_use]
    pub const fn letter(self) -> char {
        (b'a' + self.0) as char
    }
}

/// A rank, 1 to 8, as 0 to 7.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rank(u8);

impl Rank {
    /// Where White's pieces start.
    pub(super) const FIRST: Self = Self(0);
    /// Where White's pawns come after one step.
    pub(super) const THIRD: Self = Self(2);
    /// Where Black's pieces start.
    pub(in crate::engine) const LAST: Self = Self(7);
    /// Where Black's pawns come after one step.
    pub(super) const SIXTH: Self = Self(5);

    /// The rank with this index, 0 for rank 1 to 7 for rank 8.
    #[must_use]
    pub const fn new(index: u8) -> Option<Self> {
        if index < 8 { Some(Self(index)) } else { None }
    }

    /// All ranks from 1 to 8.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (0..8).map(Self)
    }

    /// 0 for rank 1 to 7 for rank 8.
    #[must_use]
    pub const fn index(self) -> u8 {
        self.0
    }

    /// `1` to `8`.
    #[must_use]
    pub const fn letter(self) -> char {
        (b'1' + self.0) as char
    }

    /// This rank as `color` counts: its own back rank is 0, the far one 7.
    #[must_use]
    pub const fn seen_by(self, color: Color) -> u8 {
        match color {
            Color::White => self.0,
            Color::Black => 7 - self.0,
        }
    }
}

/// One of the 64 squares, a1 = 0, b1 = 1, … h8 = 63.
///
/// ```
/// use chess_a_la_carte::engine::Square;
/// let e4: Square = "e4".parse().unwrap();
/// assert_eq!(e4.to_string(), "e4");
/// assert!(!"a1".parse::<Square>().unwrap().is_light());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// The square with this index: 0 for a1 to 63 for h8, files first.
    #[must_use]
    pub const fn from_index(index: u8) -> Option<Self> {
        if index < 64 { Some(Self(index)) } else { None }
    }

    /// The square where a file and a rank cross.
    #[must_use]
    pub const fn new(file: File, rank: Rank) -> Self {
        Self(rank.0 * 8 + file.0)
    }

    /// All 64 squares from a1 to h8.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (0..64).map(Self)
    }

    /// 0 for a1 to 63 for h8.
    #[must_use]
    pub const fn index(self) -> u8 {
        self.0
    }

    /// The index in a table of 64. The mask tells the compiler what the type knows: below 64.
    pub(super) const fn at(self) -> usize {
        (self.0 & 63) as usize
    }

    /// The square `by` further in index order, beginning again at a1 after h8.
    pub(super) const fn wrapping_add(self, by: u32) -> Self {
        Self(((self.0 as u32 + by) & 63) as u8)
    }

    /// The square `by` before this one, beginning again at h8 before a1.
    pub(super) const fn wrapping_sub(self, by: u32) -> Self {
        self.wrapping_add(64 - by)
    }

    /// The square's file.
    #[must_use]
    pub const fn file(self) -> File {
        File(self.0 % 8)
    }

    /// The square's rank.
    #[must_use]
    pub const fn rank(self) -> Rank {
        Rank(self.0 / 8)
    }

    /// Whether the square is a light one. a1 is dark (rule G1).
    #[must_use]
    pub const fn is_light(self) -> bool {
        (self.file().0 + self.rank().0) % 2 == 1
    }

    /// The square `files` to the right and `ranks` up, if it is on the board.
    #[must_use]
    pub const fn offset(self, files: i8, ranks: i8) -> Option<Self> {
        let file = self.file().0.wrapping_add_signed(files);
        let rank = self.rank().0.wrapping_add_signed(ranks);
        if file < 8 && rank < 8 {
            Some(Self(rank * 8 + file))
        } else {
            None
        }
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.file().letter(), self.rank().letter())
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is not a square `a1` to `h8`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseSquareError;

impl fmt::Display for ParseSquareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a square a1 to h8")
    }
}

impl std::error::Error for ParseSquareError {}

impl FromStr for Square {
    type Err = ParseSquareError;

    fn from_str(text: &str) -> Result<Self, ParseSquareError> {
        let &[file, rank] = text.as_bytes() else {
            return Err(ParseSquareError);
        };
        File::new(file.wrapping_sub(b'a'))
            .zip(Rank::new(rank.wrapping_sub(b'1')))
            .map(|(file, rank)| Self::new(file, rank))
            .ok_or(ParseSquareError)
    }
}
