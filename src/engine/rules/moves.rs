//! The moves a card allows under the rules of a game.

use super::super::chess::{
    Bitboard, Move, PROMOTIONS, Position, Role, RoleSet, Square, Strictness,
};
use super::ruleset::Ruleset;

impl Ruleset {
    /// The moves that the side to move has with pieces of `roles`. In Advanced these include
    /// taking the king that a lost turn left in check (rule A4).
    #[must_use]
    pub fn moves(&self, position: &Position, roles: RoleSet) -> Vec<Move> {
        match self.strictness {
            Strictness::Basic => self.basic_moves(position, roles),
            Strictness::Advanced => {
                let mut moves: Vec<Move> = position.king_captures(roles).to_vec();
                moves.extend_from_slice(&position.legal_moves_of(roles));
                moves
            }
            Strictness::Chess => position.legal_moves_of(roles).to_vec(),
        }
    }

    fn basic_moves(&self, position: &Position, roles: RoleSet) -> Vec<Move> {
        let moves = position.basic_moves(roles);
        if !self.promotion {
            return moves;
        }
        let promotes = |mv: &Move| {
            position.board().role_at(mv.from) == Some(Role::Pawn)
                && mv.to.rank().seen_by(position.turn()) == 7
        };
        moves
            .into_iter()
            .flat_map(|mv| {
                let choices: &[Option<Role>] = if promotes(&mv) {
                    &PROMOTION_CHOICES
                } else {
                    &[None]
                };
                choices
                    .iter()
                    .map(move |&promotion| Move { promotion, ..mv })
            })
            .collect()
    }

    /// Whether pieces of `roles` have any move.
    #[must_use]
    pub fn can_move(&self, position: &Position, roles: RoleSet) -> bool {
        match self.strictness {
            Strictness::Basic => !position.basic_movable(roles).is_empty(),
            Strictness::Advanced | Strictness::Chess => !self.moves(position, roles).is_empty(),
        }
    }

    /// The squares of the pieces that can move when the card lets `roles` move.
    #[must_use]
    pub fn movable(&self, position: &Position, roles: RoleSet) -> Bitboard {
        self.moves(position, roles)
            .iter()
            .map(|mv| mv.from)
            .collect()
    }

    /// The squares that the side to move's piece on `from` can go to when the card lets `roles`
    /// move. Castling is a move of the king, also with a Rook card (rule A7).
    #[must_use]
    pub fn targets(&self, position: &Position, roles: RoleSet, from: Square) -> Bitboard {
        let moves = self.moves(position, roles);
        moves
            .iter()
            .filter(|mv| mv.from == from)
            .map(|mv| mv.to)
            .collect()
    }

    /// Plays one of [`Self::moves`] and returns what it took.
    pub(in crate::engine) fn play(&self, position: &mut Position, mv: Move) -> Option<Role> {
        let captured = match self.strictness {
            Strictness::Basic => position.play_basic(mv),
            Strictness::Advanced | Strictness::Chess => position.play_unchecked(mv),
        };
        captured.map(|piece| piece.role)
    }
}

const PROMOTION_CHOICES: [Option<Role>; 4] = {
    let [queen, rook, bishop, knight] = PROMOTIONS;
    [Some(queen), Some(rook), Some(bishop), Some(knight)]
};
