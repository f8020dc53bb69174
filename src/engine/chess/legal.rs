//! What chess allows in a position, and whether it is over (rules C1 to C7).

use super::bitboard::Bitboard;
use super::guard::Guard;
use super::move_list::{MoveList, PROMOTIONS};
use super::movegen::{LAST_RANKS, Sink};
use super::moves::Move;
use super::position::Position;
use super::square::Square;
use super::types::{Color, Role, RoleSet};

impl Position {
    /// All legal moves of the side to move. A side without a king has nothing to fear.
    ///
    /// No legal move takes a king; for the game in which that happens see
    /// [`Self::king_captures`].
    ///
    /// ```
    /// use chess_a_la_carte::engine::{Fen, Position, Strictness};
    /// let Fen(setup) = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1".parse().unwrap();
    /// let position = Position::new(&setup, Strictness::Chess).unwrap();
    /// assert_eq!(position.legal_moves().len(), 20);
    /// ```
    #[must_use]
    pub fn legal_moves(&self) -> MoveList {
        self.legal_moves_of(RoleSet::ALL)
    }

    /// The legal moves with pieces of `roles`. Castling counts as a move of the king and of the
    /// rook (rule A7).
    #[must_use]
    pub fn legal_moves_of(&self, roles: RoleSet) -> MoveList {
        let mut moves = MoveList::EMPTY;
        self.generate(roles, &mut moves);
        moves
    }

    /// How many legal moves the side to move has.
    #[must_use]
    pub fn legal_move_count(&self) -> u32 {
        let mut counter = Counter(0);
        self.generate(RoleSet::ALL, &mut counter);
        counter.0
    }

    /// Whether `mv` is legal.
    #[must_use]
    pub fn is_legal(&self, mv: Move) -> bool {
        self.board
            .role_at(mv.from)
            .is_some_and(|role| self.legal_moves_of(role.into()).contains(&mv))
    }

    /// The moves with pieces of `roles` that take the enemy king. In Advanced a lost turn may
    /// leave it in check; taking it ends the game before the taker's own king is looked at
    /// (rule A4).
    #[must_use]
    pub fn king_captures(&self, roles: RoleSet) -> MoveList {
        let mut moves = MoveList::EMPTY;
        for king in self.board.pieces(self.turn.opponent(), Role::King) {
            let takers = self.attackers(king, self.turn) & self.own_pieces(roles);
            for from in takers {
                let taken = Move::new(from, king);
                if self.board.role_at(from) == Some(Role::Pawn) && LAST_RANKS.contains(king) {
                    for role in PROMOTIONS {
                        moves.push(Move {
                            promotion: Some(role),
                            ..taken
                        });
                    }
                } else {
                    moves.push(taken);
                }
            }
        }
        moves
    }

    /// The pieces of `by` that attack `square`, pinned ones too.
    #[must_use]
    pub fn attackers(&self, square: Square, by: Color) -> Bitboard {
        self.board.attackers(square, by, self.board.occupied())
    }

    /// The pieces that give check to the side to move.
    #[must_use]
    pub fn checkers(&self) -> Bitboard {
        Guard::of(self).checkers
    }

    /// The side to move's pieces that can't leave their line with their king.
    #[must_use]
    pub fn pinned(&self) -> Bitboard {
        Guard::of(self).pinned
    }

    /// Whether the side to move stands in check.
    #[must_use]
    pub fn is_check(&self) -> bool {
        !self.checkers().is_empty()
    }

    /// Whether the side to move is checkmated: in check, and no move of any piece helps (rules
    /// A5, C3).
    #[must_use]
    pub fn is_checkmate(&self) -> bool {
        self.is_check() && self.has_no_move()
    }

    /// Whether it is stalemate: no check, and no legal move of any piece (rules A6, C7).
    #[must_use]
    pub fn is_stalemate(&self) -> bool {
        !self.is_check() && self.has_no_move()
    }

    fn has_no_move(&self) -> bool {
        self.legal_move_count() == 0 && self.king_captures(RoleSet::ALL).is_empty()
    }

    /// Whether neither side has the material to mate (rule C7): bare kings, one knight in all, or
    /// any number of bishops that all stand on one colour.
    #[must_use]
    pub fn has_insufficient_material(&self) -> bool {
        let board = &self.board;
        let others = board.occupied() & !board.by_role(Role::King);
        let bishops = board.by_role(Role::Bishop);
        let lone_knight = others == board.by_role(Role::Knight) && !others.has_several();
        let one_colour =
            (bishops & Bitboard::LIGHT).is_empty() || (bishops & !Bitboard::LIGHT).is_empty();
        lone_knight || (others == bishops && one_colour)
    }
}

/// Counts moves without listing them.
struct Counter(u32);

impl Sink for Counter {
    fn piece(&mut self, _: Role, _: Square, targets: Bitboard) {
        self.0 += targets.len();
    }

    fn pawns(&mut self, _: u32, targets: Bitboard) {
        self.0 += targets.len();
        let promoting = targets & LAST_RANKS;
        if !promoting.is_empty() {
            self.0 += 3 * promoting.len();
        }
    }
}
