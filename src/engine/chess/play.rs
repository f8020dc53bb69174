//! What a move does to a position.

use std::fmt;

use super::bitboard::Bitboard;
use super::castling::{CastlingSide, rook_home};
use super::guard::Guard;
use super::moves::Move;
use super::position::Position;
use super::square::Square;
use super::types::{Color, Piece, Role};

/// The move is not legal in this position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IllegalMove(pub Move);

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} is not legal here", self.0)
    }
}

impl std::error::Error for IllegalMove {}

impl Position {
    /// The position after a legal move of chess.
    ///
    /// ```
    /// use chess_a_la_carte::engine::{Fen, Position, Strictness};
    /// let Fen(setup) = "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1".parse().unwrap();
    /// let position = Position::new(&setup, Strictness::Chess).unwrap();
    /// let castled = position.play("e1c1".parse().unwrap()).unwrap();
    /// assert_eq!(Fen(castled.to_setup()).to_string(), "4k3/8/8/8/8/8/8/2KR4 b - - 1 1");
    /// assert!(position.play("e1e3".parse().unwrap()).is_err());
    /// ```
    ///
    /// # Errors
    /// The move is not legal.
    pub fn play(&self, mv: Move) -> Result<Self, IllegalMove> {
        if !self.is_legal(mv) {
            return Err(IllegalMove(mv));
        }
        let mut next = *self;
        next.play_unchecked(mv);
        Ok(next)
    }

    /// Plays `mv`, which must be legal or take the king, and returns the piece it took.
    pub(in crate::engine) fn play_unchecked(&mut self, mv: Move) -> Option<Piece> {
        let role = self.board.role_at(mv.from)?;
        self.play_role(role, mv)
    }

    /// [`Self::play_unchecked`] for a caller that knows which role stands on `mv.from`.
    pub(super) fn play_role(&mut self, role: Role, mv: Move) -> Option<Piece> {
        let captured = self.make(role, mv);
        if role == Role::Pawn && mv.from.index().abs_diff(mv.to.index()) == 16 {
            self.offer_en_passant(behind(mv.to, self.turn.opponent()));
        }
        captured
    }

    /// Plays `mv`, one of the Basic game, and returns the piece it took. A pawn that goes two
    /// squares there gives no right to take it in passing (rule B6).
    pub(in crate::engine) fn play_basic(&mut self, mv: Move) -> Option<Piece> {
        let role = self.board.role_at(mv.from)?;
        self.make(role, mv)
    }

    /// Ends the turn without a move: a lost turn.
    pub(in crate::engine) fn pass(&mut self) {
        self.end_turn(true);
    }

    fn make(&mut self, role: Role, mv: Move) -> Option<Piece> {
        let us = self.turn;
        let captured = self.capture(if role == Role::Pawn && self.en_passant == Some(mv.to) {
            behind(mv.to, us)
        } else {
            mv.to
        });
        self.toggle(mv.from, Piece { color: us, role });
        let arrived = mv.promotion.unwrap_or(role);
        self.toggle(
            mv.to,
            Piece {
                color: us,
                role: arrived,
            },
        );
        if role == Role::King && mv.is_two_files_wide() {
            self.bring_rook(mv);
        }
        let kept = self.castling.after_touching(mv.from).after_touching(mv.to);
        if kept != self.castling {
            self.key.toggle_castling(self.castling);
            self.key.toggle_castling(kept);
            self.castling = kept;
        }
        self.end_turn(captured.is_none() && role != Role::Pawn);
        captured
    }

    fn capture(&mut self, square: Square) -> Option<Piece> {
        if !self.board.by_color(self.turn.opponent()).contains(square) {
            return None;
        }
        let piece = Piece {
            color: self.turn.opponent(),
            role: self.board.role_at(square)?,
        };
        self.toggle(square, piece);
        Some(piece)
    }

    /// Puts the rook on the square that the castling king passed over.
    fn bring_rook(&mut self, king: Move) {
        let rook = Piece {
            color: self.turn,
            role: Role::Rook,
        };
        let (side, passed) = if king.to > king.from {
            (CastlingSide::King, king.to.offset(-1, 0))
        } else {
            (CastlingSide::Queen, king.to.offset(1, 0))
        };
        if let Some(passed) = passed {
            self.toggle(rook_home(self.turn, side), rook);
            self.toggle(passed, rook);
        }
    }

    fn toggle(&mut self, square: Square, piece: Piece) {
        self.board.toggle(square, piece);
        self.key.toggle_piece(square, piece);
    }

    fn end_turn(&mut self, quiet: bool) {
        if let Some(passed) = self.en_passant.take() {
            self.key.toggle_en_passant(passed.file());
        }
        self.halfmoves = if quiet {
            self.halfmoves.saturating_add(1)
        } else {
            0
        };
        if self.turn == Color::Black {
            self.fullmoves = self.fullmoves.saturating_add(1);
        }
        self.turn = self.turn.opponent();
        self.key.toggle_turn();
    }

    /// Notes that the opponent's pawn just passed over `passed`, if it can be taken for that.
    pub(super) fn offer_en_passant(&mut self, passed: Square) {
        let takers = self.en_passant_takers(passed);
        if takers.is_empty() {
            return;
        }
        let guard = Guard::of(self);
        if takers
            .into_iter()
            .any(|from| guard.allows_en_passant(from, passed))
        {
            self.en_passant = Some(passed);
            self.key.toggle_en_passant(passed.file());
        }
    }

    /// The pawns of the side to move that stand ready to take on `passed`.
    pub(super) fn en_passant_takers(&self, passed: Square) -> Bitboard {
        super::attacks::pawn_attacks(self.turn.opponent(), passed)
            & self.board.pieces(self.turn, Role::Pawn)
    }
}

/// The square one step behind `square` as the pawns of `color` go.
pub(super) const fn behind(square: Square, color: Color) -> Square {
    square.wrapping_add(match color {
        Color::White => 56,
        Color::Black => 8,
    })
}

#[cfg(test)]
mod tests {
    use super::super::super::notation::Fen;
    use super::super::setup::Strictness;
    use super::*;

    fn position(fen: &str) -> Position {
        let Fen(setup) = fen.parse().unwrap();
        Position::new(&setup, Strictness::Advanced).unwrap()
    }

    #[test]
    fn a8_a_lost_turn_ends_the_right_to_take_in_passing() {
        let mut lost = position("4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1");
        lost.pass();
        assert_eq!(lost, position("4k3/8/8/3Pp3/8/8/8/4K3 b - - 1 1"));
    }

    #[test]
    fn b6_a_double_step_gives_no_right_in_the_basic_game() {
        let start = position("4k3/4p3/8/3P4/8/8/8/4K3 b - - 0 1");
        let double: Move = "e7e5".parse().unwrap();
        let (mut basic, mut chess) = (start, start);
        basic.play_basic(double);
        chess.play_unchecked(double);
        assert_eq!(basic, position("4k3/8/8/3Pp3/8/8/8/4K3 w - - 0 2"));
        assert_eq!(chess, position("4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 2"));
    }

    #[test]
    fn a4_taking_the_king_leaves_a_side_without_one() {
        let mut taken = position("4k3/4R3/8/8/8/8/8/4K3 w - - 0 1");
        let captured = taken.play_unchecked("e7e8".parse().unwrap());
        assert_eq!(captured.map(|piece| piece.role), Some(Role::King));
        assert!(!taken.is_check() && taken.legal_moves().is_empty());
    }
}
