//! A checked position.

use super::board::Board;
use super::castling::CastlingRights;
use super::setup::{Setup, SetupErrors, Strictness};
use super::square::Square;
use super::types::Color;
use super::zobrist::Zobrist;

/// A position that can be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    pub(super) board: Board,
    pub(super) turn: Color,
    pub(super) castling: CastlingRights,
    /// Set only while a legal en-passant capture exists.
    pub(super) en_passant: Option<Square>,
    pub(super) halfmoves: u16,
    pub(super) fullmoves: u16,
    pub(super) key: Zobrist,
}

impl Position {
    /// Checks `setup` by the rules of a game.
    ///
    /// | what `setup` says | `Basic` | `Advanced` | `Chess` |
    /// |---|---|---|---|
    /// | a side has two kings, more than 16 pieces or 8 pawns | refused | refused | refused |
    /// | a pawn on its own first rank | refused | refused | refused |
    /// | a pawn on the last rank | kept (rule B6) | refused | refused |
    /// | a side has no king | kept | refused | refused |
    /// | more promoted pieces than pawns are gone | kept | refused | refused |
    /// | kings side by side | kept (rule B6) | refused | refused |
    /// | the side that just moved is in check | kept | kept (rule A4) | refused |
    /// | both kings in check | kept | refused | refused |
    /// | three checks, or two that no move gives at once | kept | kept (rule A4) | refused |
    /// | a castling right without king or rook at home | dropped | dropped | refused |
    /// | an en-passant square that no pawn just passed | dropped | dropped | refused |
    /// | an en-passant square that a check contradicts | dropped | kept | refused |
    /// | an en-passant square without a legal capture | dropped | dropped | dropped |
    /// | move number 0 | made 1 | made 1 | made 1 |
    /// | a half-move clock that doesn't fit the rest | kept | kept | kept |
    ///
    /// # Errors
    /// Every reason why the position can't be played.
    ///
    /// ```
    /// use chess_a_la_carte::engine::{Fen, Position, Strictness};
    /// let Fen(setup) = "4k3/8/8/8/8/8/4Q3/4K3 w - - 0 1".parse().unwrap();
    /// assert!(Position::new(&setup, Strictness::Advanced).is_ok());
    /// let errors = Position::new(&setup, Strictness::Chess).unwrap_err();
    /// assert_eq!(errors.to_string(), "the side that just moved is in check");
    /// ```
    pub fn new(setup: &Setup, strictness: Strictness) -> Result<Self, SetupErrors> {
        let errors = setup.errors(strictness);
        if !errors.is_empty() {
            return Err(errors);
        }
        let mut position = Self {
            board: setup.board,
            turn: setup.turn,
            castling: setup.castling_at_home(),
            en_passant: None,
            halfmoves: setup.halfmoves,
            fullmoves: setup.fullmoves.max(1),
            key: Zobrist::default(),
        };
        position.key = position.key_of_all();
        if strictness != Strictness::Basic
            && setup.double_step().is_some()
            && let Some(passed) = setup.en_passant
        {
            position.offer_en_passant(passed);
        }
        Ok(position)
    }

    /// The empty board, White to move.
    #[must_use]
    pub fn empty() -> Self {
        Self {
            board: Board::default(),
            turn: Color::White,
            castling: CastlingRights::NONE,
            en_passant: None,
            halfmoves: 0,
            fullmoves: 1,
            key: Zobrist::default(),
        }
    }

    /// The position as a [`Setup`], to write it down or to change it. Its en-passant square is
    /// set only if a legal capture exists.
    #[must_use]
    pub fn to_setup(&self) -> Setup {
        Setup {
            board: self.board,
            turn: self.turn,
            castling: self.castling,
            en_passant: self.en_passant,
            halfmoves: self.halfmoves,
            fullmoves: self.fullmoves,
        }
    }

    /// The pieces.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// Who moves next.
    #[must_use]
    pub const fn turn(&self) -> Color {
        self.turn
    }

    /// The castlings whose king and rook haven't moved.
    #[must_use]
    pub const fn castling(&self) -> CastlingRights {
        self.castling
    }

    /// The square a pawn just passed over, if an en-passant capture there is legal.
    #[must_use]
    pub const fn en_passant(&self) -> Option<Square> {
        self.en_passant
    }

    /// Moves (and lost turns) since the last capture or pawn move, both sides counted.
    #[must_use]
    pub const fn halfmoves(&self) -> u16 {
        self.halfmoves
    }

    /// The number of the move: 1 at the start, one more after each turn of Black.
    #[must_use]
    pub const fn fullmoves(&self) -> u16 {
        self.fullmoves
    }

    /// The position's key: equal where the rules see the same position.
    #[must_use]
    pub const fn key(&self) -> Zobrist {
        self.key
    }

    /// The key, computed from nothing. Playing keeps it up to date step by step.
    fn key_of_all(&self) -> Zobrist {
        let mut key = Zobrist::default();
        for (square, piece) in self.board.iter() {
            key.toggle_piece(square, piece);
        }
        if self.turn == Color::Black {
            key.toggle_turn();
        }
        key.toggle_castling(self.castling);
        key
    }
}
