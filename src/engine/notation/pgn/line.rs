//! The moves of a game as a tree.

use std::slice;
use std::time::Duration;

use super::super::super::chess::{Move, Position, Strictness};
use super::command::{self, PgnShape};
use super::{law, text};

/// A line of moves: the game itself, or a variation.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PgnLine {
    pub(super) comments: Vec<String>,
    pub(super) moves: Vec<PgnMove>,
}

impl PgnLine {
    /// The comments before the first move.
    #[must_use]
    pub fn comments(&self) -> &[String] {
        &self.comments
    }

    /// The moves, in order.
    #[must_use]
    pub fn moves(&self) -> &[PgnMove] {
        &self.moves
    }
}

/// A move, or a lost turn, and what is said about it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PgnMove {
    pub(super) mv: Option<Move>,
    pub(super) nags: Vec<u8>,
    pub(super) comments: Vec<String>,
    pub(super) variations: Vec<PgnLine>,
    pub(super) closing: Vec<String>,
}

impl PgnMove {
    /// The move; `None` is a lost turn, `--`.
    #[must_use]
    pub const fn mv(&self) -> Option<Move> {
        self.mv
    }

    /// The numbers of its annotation signs: 1 for `!`, 6 for `?!`, 16 for `±`.
    #[must_use]
    pub fn nags(&self) -> &[u8] {
        &self.nags
    }

    /// The comments right after the move.
    #[must_use]
    pub fn comments(&self) -> &[String] {
        &self.comments
    }

    /// What could have been played in its place, each from the position before it.
    #[must_use]
    pub fn variations(&self) -> &[PgnLine] {
        &self.variations
    }

    /// The comments after its variations.
    #[must_use]
    pub fn closing_comments(&self) -> &[String] {
        &self.closing
    }

    /// Adds a comment right after the move. Runs of white space become one space, and a closing
    /// brace, which would end the comment in a file, a parenthesis. Nothing is added if nothing
    /// is said.
    pub fn add_comment(&mut self, comment: &str) {
        push_comment(&mut self.comments, comment);
    }

    /// Adds an annotation sign by its number. 0 says nothing and is not kept.
    pub fn add_nag(&mut self, nag: u8) {
        if nag != 0 {
            self.nags.push(nag);
        }
    }

    /// What the mover's clock shows after the move: `[%clk 0:09:58.4]`.
    #[must_use]
    pub fn clock(&self) -> Option<Duration> {
        self.time("clk")
    }

    /// How long the move took: `[%emt 0:00:19]`.
    #[must_use]
    pub fn elapsed(&self) -> Option<Duration> {
        self.time("emt")
    }

    fn time(&self, name: &str) -> Option<Duration> {
        self.comments
            .iter()
            .find_map(|comment| command::time(comment, name))
    }

    /// The arrows and circles drawn after the move: `[%cal Ge2e4]`, `[%csl Rd5]`.
    pub fn shapes(&self) -> impl Iterator<Item = PgnShape> {
        self.comments
            .iter()
            .flat_map(|comment| command::shapes(comment))
    }

    /// Keeps a comment that stands after the move and the variations read so far.
    pub(super) fn push_comment(&mut self, comment: &str) {
        if self.variations.is_empty() {
            push_comment(&mut self.comments, comment);
        } else {
            push_comment(&mut self.closing, comment);
        }
    }
}

pub(super) fn push_comment(comments: &mut Vec<String>, comment: &str) {
    let comment = text::comment(comment);
    if !comment.is_empty() {
        comments.push(comment);
    }
}

/// The moves of a line, each with the position before it.
#[derive(Clone, Debug)]
pub struct PgnPlies<'a> {
    rules: Strictness,
    position: Position,
    moves: slice::Iter<'a, PgnMove>,
}

impl<'a> PgnPlies<'a> {
    pub(super) fn new(rules: Strictness, position: Position, line: &'a PgnLine) -> Self {
        Self {
            rules,
            position,
            moves: line.moves.iter(),
        }
    }

    /// The position that the moves not yet asked for start from: after the last one, the end.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }
}

impl<'a> Iterator for PgnPlies<'a> {
    type Item = PgnPly<'a>;

    fn next(&mut self) -> Option<PgnPly<'a>> {
        let played = self.moves.next()?;
        let ply = PgnPly {
            rules: self.rules,
            position: self.position,
            played,
        };
        law::play(self.rules, &mut self.position, played.mv);
        Some(ply)
    }
}

/// A move where it is played.
#[derive(Clone, Copy, Debug)]
pub struct PgnPly<'a> {
    rules: Strictness,
    position: Position,
    played: &'a PgnMove,
}

impl<'a> PgnPly<'a> {
    /// The position before the move.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The move and what is said about it.
    #[must_use]
    pub const fn played(&self) -> &'a PgnMove {
        self.played
    }

    /// The move in algebraic notation, without signs for check in the Basic game; a lost turn as
    /// `--`.
    #[must_use]
    pub fn san(&self) -> String {
        law::write(self.rules, &self.position, self.played.mv)
    }

    /// The moves of one of its variations.
    #[must_use]
    pub fn plies_of(&self, variation: &'a PgnLine) -> PgnPlies<'a> {
        PgnPlies::new(self.rules, self.position, variation)
    }
}
