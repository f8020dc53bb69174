//! The moves of the Basic game, rules B1 to B6: no check, castling, en passant or promotion.

use super::attacks::{attacks, between};
use super::bitboard::Bitboard;
use super::moves::Move;
use super::position::Position;
use super::square::Square;
use super::types::{Color, Piece, Role, RoleSet};

impl Position {
    /// The squares that the piece on `from` may go to in the Basic game, whoever's turn it is.
    /// Empty when no piece stands there.
    ///
    /// ```
    /// use chess_a_la_carte::engine::{Fen, Position, Strictness};
    /// // The pawn takes diagonally ahead and is shut in straight ahead (rule B3).
    /// let setup = "8/8/8/3ppp2/4P3/8/8/8 w".parse::<Fen>().unwrap().0;
    /// let position = Position::new(&setup, Strictness::Basic).unwrap();
    /// let targets = position.basic_targets("e4".parse().unwrap());
    /// let names: Vec<_> = targets.into_iter().map(|square| square.to_string()).collect();
    /// assert_eq!(names, ["d5", "f5"]);
    /// ```
    #[must_use]
    pub fn basic_targets(&self, from: Square) -> Bitboard {
        let board = self.board();
        let Some(Piece { color, role }) = board.piece_at(from) else {
            return Bitboard::EMPTY;
        };
        let reach = attacks(role, color, from, board.occupied());
        match role {
            Role::Pawn => {
                reach & board.by_color(color.opponent()) | pawn_steps(from, color, board.occupied())
            }
            Role::Knight | Role::Bishop | Role::Rook | Role::Queen | Role::King => {
                reach & !board.by_color(color)
            }
        }
    }

    /// All moves of the Basic game that the side to move has with pieces of `roles`.
    #[must_use]
    pub fn basic_moves(&self, roles: RoleSet) -> Vec<Move> {
        self.own_pieces(roles)
            .into_iter()
            .flat_map(|from| {
                self.basic_targets(from)
                    .into_iter()
                    .map(move |to| Move::new(from, to))
            })
            .collect()
    }

    /// The squares of the pieces of `roles` that the side to move can move in the Basic game.
    #[must_use]
    pub fn basic_movable(&self, roles: RoleSet) -> Bitboard {
        self.own_pieces(roles)
            .into_iter()
            .filter(|&from| !self.basic_targets(from).is_empty())
            .collect()
    }

    /// The squares of the side to move's pieces of `roles`.
    #[must_use]
    pub fn own_pieces(&self, roles: RoleSet) -> Bitboard {
        roles
            .iter()
            .map(|role| self.board().pieces(self.turn(), role))
            .fold(Bitboard::EMPTY, |all, some| all | some)
    }
}

/// One square straight ahead, or two from the pawn's own second rank, while they are empty.
fn pawn_steps(from: Square, color: Color, occupied: Bitboard) -> Bitboard {
    let ahead = forward(color);
    let reach = if from.rank().seen_by(color) == 1 {
        2
    } else {
        1
    };
    (1..=reach)
        .filter_map(|steps| from.offset(0, ahead * steps))
        .filter(|&to| ((between(from, to).with(to)) & occupied).is_empty())
        .collect()
}

/// The direction in which the pawns of `color` go, in ranks.
pub(in crate::engine) const fn forward(color: Color) -> i8 {
    match color {
        Color::White => 1,
        Color::Black => -1,
    }
}
