//! A checked position.

use super::bitboard::Bitboard;
use super::board::Board;
use super::castling::{CastlingRights, CastlingSide, king_home, rook_home};
use super::moves::Move;
use super::setup::{Setup, SetupError};
use super::square::{Rank, Square};
use super::types::{Color, Piece, Role};

/// A position that can be played: at most one king a side, no impossible pawn or crowd.
///
/// Kings may be missing (a lesson needs none) and may stand attacked: the Basic game knows no
/// check (rule B6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    board: Board,
    turn: Color,
    castling: CastlingRights,
    en_passant: Option<Square>,
    halfmoves: u16,
    fullmoves: u16,
}

impl Position {
    /// Checks `setup`. Castling rights whose king or rook is not at home are dropped, and so is
    /// an en-passant square: no level played here takes en passant.
    ///
    /// # Errors
    /// The first thing that makes the position impossible.
    pub fn new(setup: &Setup) -> Result<Self, SetupError> {
        let board = setup.board;
        for color in Color::ALL {
            if board.pieces(color, Role::King).len() > 1 {
                return Err(SetupError::TooManyKings(color));
            }
            if board.by_color(color).len() > 16 {
                return Err(SetupError::TooManyPieces(color));
            }
            let pawns = board.pieces(color, Role::Pawn);
            if pawns.len() > 8 {
                return Err(SetupError::TooManyPawns(color));
            }
            let first = Rank::all().find(|rank| rank.seen_by(color) == 0);
            if let Some(square) = first.and_then(|rank| (pawns & Bitboard::rank(rank)).first()) {
                return Err(SetupError::PawnOnFirstRank(square));
            }
        }
        Ok(Self {
            board,
            turn: setup.turn,
            castling: possible_castling(&board, setup.castling),
            en_passant: None,
            halfmoves: setup.halfmoves,
            fullmoves: setup.fullmoves.max(1),
        })
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
        }
    }

    /// The position as a [`Setup`], to write it down or to change it.
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

    /// Plays `mv`, which must be one this position allows, and returns the piece it took.
    pub(in crate::engine) fn play_unchecked(&mut self, mv: Move) -> Option<Piece> {
        let captured = self.board.remove(mv.to);
        let moved = self.board.remove(mv.from);
        if let Some(piece) = moved {
            let role = mv.promotion.unwrap_or(piece.role);
            self.board.put(mv.to, Piece { role, ..piece });
        }
        let touched = Bitboard::of(mv.from).with(mv.to);
        self.castling = self.castling.after_touching(touched);
        let quiet = captured.is_none() && moved.is_none_or(|piece| piece.role != Role::Pawn);
        self.end_turn(quiet);
        captured
    }

    /// Ends the turn without a move: a lost turn.
    pub(in crate::engine) fn pass(&mut self) {
        self.end_turn(true);
    }

    fn end_turn(&mut self, quiet: bool) {
        self.en_passant = None;
        self.halfmoves = if quiet {
            self.halfmoves.saturating_add(1)
        } else {
            0
        };
        if self.turn == Color::Black {
            self.fullmoves = self.fullmoves.saturating_add(1);
        }
        self.turn = self.turn.opponent();
    }
}

fn possible_castling(board: &Board, granted: CastlingRights) -> CastlingRights {
    let mut possible = CastlingRights::NONE;
    for color in Color::ALL {
        for side in CastlingSide::ALL {
            if granted.has(color, side)
                && board.pieces(color, Role::King).contains(king_home(color))
                && board
                    .pieces(color, Role::Rook)
                    .contains(rook_home(color, side))
            {
                possible = possible.with(color, side);
            }
        }
    }
    possible
}
