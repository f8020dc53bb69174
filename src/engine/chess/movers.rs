//! Who can go to a square: what notation asks, without listing every move.

use super::attacks::{attacks, pawn_attacks};
use super::bitboard::Bitboard;
use super::guard::Guard;
use super::movegen::LAST_RANKS;
use super::play::behind;
use super::position::Position;
use super::square::Square;
use super::types::Role;

impl Position {
    /// The squares of the side to move's pieces of `role` that can legally go to `to`, or take
    /// the king there (rule A4). Castling is no move of this kind.
    ///
    /// ```
    /// use chess_a_la_carte::engine::{Fen, Position, Role, Strictness};
    /// let Fen(setup) = "4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1".parse().unwrap();
    /// let position = Position::new(&setup, Strictness::Chess).unwrap();
    /// let movers = position.movers(Role::Knight, "e2".parse().unwrap());
    /// let names: Vec<_> = movers.into_iter().map(|square| square.to_string()).collect();
    /// assert_eq!(names, ["g1"], "the other knight is pinned");
    /// ```
    #[must_use]
    pub fn movers(&self, role: Role, to: Square) -> Bitboard {
        let board = &self.board;
        if board.by_color(self.turn).contains(to) {
            return Bitboard::EMPTY;
        }
        let able = match role {
            Role::Pawn => self.pawns_to(to),
            Role::Knight | Role::Bishop | Role::Rook | Role::Queen | Role::King => {
                attacks(role, self.turn, to, board.occupied()) & board.pieces(self.turn, role)
            }
        };
        let takes_king = board.pieces(self.turn.opponent(), Role::King).contains(to);
        if able.is_empty() || takes_king {
            return able;
        }
        self.safe_movers(role, able, to)
    }

    /// Those of `able`, pieces of `role`, that can go to `to` without leaving the king attacked.
    fn safe_movers(&self, role: Role, able: Bitboard, to: Square) -> Bitboard {
        let guard = Guard::of(self);
        let Some(king) = guard.king else {
            return able;
        };
        if role == Role::King {
            return if guard.safe_for_king(Bitboard::of(to)).is_empty() {
                Bitboard::EMPTY
            } else {
                able
            };
        }
        if role == Role::Pawn && self.en_passant == Some(to) {
            return able
                .into_iter()
                .filter(|&from| guard.allows_en_passant(from, to))
                .collect();
        }
        if !guard.answers().contains(to) {
            return Bitboard::EMPTY;
        }
        let along_pin = (able & guard.pinned)
            .into_iter()
            .filter(|&from| guard.tables.line(king, from).contains(to));
        able & !guard.pinned | along_pin.collect()
    }

    /// The own pawns that reach `to` by a step or a capture.
    fn pawns_to(&self, to: Square) -> Bitboard {
        let us = self.turn;
        let pawns = self.board.pieces(us, Role::Pawn) & !LAST_RANKS;
        if self.en_passant == Some(to) || self.board.by_color(us.opponent()).contains(to) {
            return pawn_attacks(us.opponent(), to) & pawns;
        }
        let one = behind(to, us);
        if pawns.contains(one) {
            return Bitboard::of(one);
        }
        if to.rank().seen_by(us) == 3 && !self.board.occupied().contains(one) {
            return Bitboard::of(behind(one, us)) & pawns;
        }
        Bitboard::EMPTY
    }
}
