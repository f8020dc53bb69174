//! What is wrong with a game file, and where.

use std::fmt;

use super::super::super::chess::SetupErrors;
use super::super::fen::FenError;
use super::super::read_san::SanError;
use super::marker::PgnResult;

/// Something wrong in a game file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PgnFault {
    /// The line, from 1. A line ends with LF, CR or both.
    pub line: usize,
    /// The first character that is wrong, counted in its line from 1.
    pub column: usize,
    /// What is wrong there.
    pub code: PgnFaultCode,
}

impl fmt::Display for PgnFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "line {}, column {}: {}",
            self.line, self.column, self.code
        )
    }
}

impl std::error::Error for PgnFault {}

/// What is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PgnFaultCode {
    /// A line begins like a tag but isn't one; it is skipped. A warning.
    BadTag,
    /// The tag is given twice; the first one counts. A warning.
    DuplicateTag,
    /// More tags than [`MAX_PGN_TAGS`](super::MAX_PGN_TAGS); the rest is skipped. A warning.
    TooManyTags,
    /// The tag `Result` is no result. A warning.
    BadResult,
    /// Tag and marker tell different results; the tag counts, unless it is `*`. A warning.
    ResultMismatch {
        /// What the tag says.
        tag: PgnResult,
        /// What the marker after the moves says.
        marker: PgnResult,
    },
    /// The annotation number is not 0 to 255; it is skipped. A warning.
    BadNag,
    /// A tag promises a set-up position and none is given; the normal array is taken. A warning.
    SetUpWithoutFen,
    /// Castling rights or an en-passant square that the board can't bear out are dropped. A
    /// warning.
    FenCorrected,
    /// The tag `FEN` is not FEN; its column counts in the tag's value.
    Fen(FenError),
    /// The position of the tag `FEN` can't be played.
    Position(SetupErrors),
    /// The game is played by rules that are not known here.
    UnknownVariant,
    /// A card game of a level that is not known here.
    UnknownLevel,
    /// No legal move.
    Move(SanError),
    /// A lost turn in check, which only Advanced knows.
    NullInCheck,
    /// The king was taken before: no move can follow.
    AfterTheEnd,
    /// A brace opens a comment that nothing closes.
    UnclosedComment,
    /// A parenthesis opens a variation that nothing closes.
    UnclosedVariation,
    /// A parenthesis closes a variation that nothing opened.
    UnopenedVariation,
    /// A variation of no move.
    NothingToVary,
    /// A variation deeper than [`MAX_PGN_DEPTH`](super::MAX_PGN_DEPTH).
    TooDeep,
    /// More moves than [`MAX_PGN_PLIES`](super::MAX_PGN_PLIES).
    TooManyPlies,
    /// Something that no game file has there.
    Unexpected,
    /// More bytes than [`MAX_PGN_BYTES`](super::MAX_PGN_BYTES): nothing is read.
    FileTooLong,
    /// More games than [`MAX_PGN_GAMES`](super::MAX_PGN_GAMES): the rest is not read.
    TooManyGames,
}

impl fmt::Display for PgnFaultCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::BadTag => "not a tag",
            Self::DuplicateTag => "the tag is given twice",
            Self::TooManyTags => "too many tags",
            Self::BadResult => "not a result",
            Self::ResultMismatch { tag, marker } => {
                return write!(f, "the tag says {tag}, the end of the moves {marker}");
            }
            Self::BadNag => "not an annotation number from 0 to 255",
            Self::SetUpWithoutFen => "a set-up position is promised but not given",
            Self::FenCorrected => "the position doesn't bear out all its rights",
            Self::Fen(error) => return error.fmt(f),
            Self::Position(errors) => return errors.fmt(f),
            Self::UnknownVariant => "a game with unknown rules",
            Self::UnknownLevel => "a card game of an unknown level",
            Self::Move(error) => return error.fmt(f),
            Self::NullInCheck => "no turn can be lost in check",
            Self::AfterTheEnd => "the king was taken before",
            Self::UnclosedComment => "the comment has no end",
            Self::UnclosedVariation => "the variation has no end",
            Self::UnopenedVariation => "the variation has no beginning",
            Self::NothingToVary => "a variation of no move",
            Self::TooDeep => "too many variations within one another",
            Self::TooManyPlies => "too many moves",
            Self::Unexpected => "unexpected",
            Self::FileTooLong => "the file is too long",
            Self::TooManyGames => "too many games",
        })
    }
}

impl std::error::Error for PgnFaultCode {}
