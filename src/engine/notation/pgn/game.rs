//! A game as a file holds it.

use std::fmt;

use super::super::super::chess::{Move, Position, Strictness};
use super::super::read_san::SanError;
use super::fault::PgnFaultCode;
use super::law;
use super::line::{PgnLine, PgnMove, PgnPlies};
use super::marker::PgnResult;
use super::tags::{self, PgnTags};
use super::write;

/// A game in Portable Game Notation: tags, a start position, a tree of moves and a result.
///
/// Every move in it is legal where it is played. It writes itself (`Display`) in the export format
/// of the standard, with an empty line after it; [`read_pgn`](super::read_pgn) reads that back as
/// the same game.
///
/// ```
/// use chess_a_la_carte::engine::{Pgn, PgnResult};
/// let mut pgn = Pgn::default();
/// pgn.set_tag("White", "Anna").unwrap();
/// for mv in ["f2f3", "e7e5", "g2g4"] {
///     pgn.push(Some(mv.parse().unwrap())).unwrap();
/// }
/// pgn.push(Some("d8h4".parse().unwrap())).unwrap().add_comment("So soon!");
/// pgn.set_result(PgnResult::BlackWins);
/// assert!(pgn.to_string().ends_with("\n\n1. f3 e5 2. g4 Qh4# {So soon!} 0-1\n\n"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pgn {
    pub(super) tags: PgnTags,
    pub(super) rules: Strictness,
    pub(super) start: Position,
    pub(super) line: PgnLine,
    pub(super) end: Position,
    /// Whether the last move took the king.
    pub(super) over: bool,
    pub(super) result: PgnResult,
}

impl Default for Pgn {
    /// Chess from the normal array, before the first move.
    fn default() -> Self {
        Self::new(law::initial())
    }
}

/// A tag can't be set by that name: it isn't letters, digits and underscores, or it tells what the
/// game itself tells (`Result`, `SetUp`, `FEN`, `Variant`, `Level`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PgnTagError;

impl fmt::Display for PgnTagError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no tag of that name can be set")
    }
}

impl std::error::Error for PgnTagError {}

impl Pgn {
    /// Chess from `start`, which must be a position of chess.
    #[must_use]
    pub fn new(start: Position) -> Self {
        Self::with_rules(start, Strictness::Chess)
    }

    /// A card game from `start`, of the level with this key: `1`, `2`, `3`, `advanced`. The moves
    /// follow the level's rules of chess; that a card allows each is the caller's to see to.
    /// `None` for other keys: without cards, use [`Self::new`].
    ///
    /// ```
    /// use chess_a_la_carte::engine::{Fen, Pgn, Position, Strictness};
    /// let Fen(setup) = "4k3/8/8/8/8/8/8/4RK2 w - - 0 1".parse().unwrap();
    /// let start = Position::new(&setup, Strictness::Basic).unwrap();
    /// let mut pgn = Pgn::card_game(start, "1").unwrap();
    /// pgn.push(None).unwrap().add_comment("card Q");
    /// pgn.push(Some("e8d8".parse().unwrap())).unwrap().add_comment("card K");
    /// assert!(pgn.to_string().contains("[Level \"1\"]"));
    /// assert!(pgn.to_string().ends_with("\n1. -- {card Q} 1... Kd8 {card K} *\n\n"));
    /// ```
    #[must_use]
    pub fn card_game(start: Position, level: &str) -> Option<Self> {
        let rules = law::of_level(level).filter(|&rules| rules != Strictness::Chess)?;
        let mut pgn = Self::with_rules(start, rules);
        pgn.tags.set("Variant", law::CARD_VARIANT);
        pgn.tags.set("Level", level);
        Some(pgn)
    }

    pub(super) fn with_rules(start: Position, rules: Strictness) -> Self {
        Self {
            tags: PgnTags::default(),
            rules,
            start,
            line: PgnLine::default(),
            end: start,
            over: false,
            result: PgnResult::default(),
        }
    }

    /// What is said about the game besides its moves. `Result`, `SetUp` and `FEN` are not among
    /// them: see [`Self::result`] and [`Self::start`].
    #[must_use]
    pub const fn tags(&self) -> &PgnTags {
        &self.tags
    }

    /// Sets a tag; `?` (for `Date`: `????.??.??`) says that nobody knows. Characters that can't be
    /// printed become spaces.
    ///
    /// # Errors
    /// The name can't be used.
    pub fn set_tag(&mut self, name: &str, value: &str) -> Result<(), PgnTagError> {
        if !tags::is_name(name) || tags::TOLD_ELSEWHERE.contains(&name) {
            return Err(PgnTagError);
        }
        self.tags.set(name, value);
        Ok(())
    }

    /// By which rules the moves are made.
    #[must_use]
    pub const fn rules(&self) -> Strictness {
        self.rules
    }

    /// Where the game starts.
    #[must_use]
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// Where the game stands after its last move.
    #[must_use]
    pub const fn end(&self) -> &Position {
        &self.end
    }

    /// The moves of the game, with variations and comments.
    #[must_use]
    pub const fn line(&self) -> &PgnLine {
        &self.line
    }

    /// The moves of the game, each with the position before it.
    #[must_use]
    pub fn plies(&self) -> PgnPlies<'_> {
        PgnPlies::new(self.rules, self.start, &self.line)
    }

    /// Who won.
    #[must_use]
    pub const fn result(&self) -> PgnResult {
        self.result
    }

    /// Says who won.
    pub const fn set_result(&mut self, result: PgnResult) {
        self.result = result;
    }

    /// Adds a move, or a lost turn (`None`), at the end, and returns it, to be commented on.
    ///
    /// # Errors
    /// The move is not legal, the turn can't be lost (in check, but for Advanced), or a king was
    /// taken before.
    pub fn push(&mut self, mv: Option<Move>) -> Result<&mut PgnMove, PgnFaultCode> {
        if self.over {
            return Err(PgnFaultCode::AfterTheEnd);
        }
        match mv {
            Some(mv) if !law::is_move(self.rules, &self.end, mv) => {
                return Err(PgnFaultCode::Move(SanError::NoSuchMove));
            }
            None if !law::may_pass(self.rules, &self.end) => {
                return Err(PgnFaultCode::NullInCheck);
            }
            Some(_) | None => {}
        }
        self.over = law::ends(law::play(self.rules, &mut self.end, mv));
        Ok(self.line.moves.push_mut(PgnMove {
            mv,
            ..PgnMove::default()
        }))
    }
}

impl fmt::Display for Pgn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&write::export(self))
    }
}
