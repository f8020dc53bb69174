//! Why a card moves nothing, piece by piece (rule L1.2).

use super::super::chess::{Bitboard, Color, Position, Role, RoleSet, Square, forward, neighbours};

/// Why a turn is lost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LostTurn {
    /// A Same-type card, and neither discard pile shows a piece (rule S5).
    NothingToRepeat,
    /// The side has no piece of these roles left.
    NoneLeft(RoleSet),
    /// Each piece of these roles is shut in.
    AllStuck(Vec<Stuck>),
}

/// A piece that can't move, and what stops it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stuck {
    /// Where the piece stands.
    pub square: Square,
    /// What it is.
    pub role: Role,
    /// The squares of the pieces that shut it in. Empty only for a pawn on the last rank, which
    /// has nowhere left to go (rule B6).
    pub by: Bitboard,
}

/// Why the side to move can't move any piece of `roles`; `None` if it can.
pub(in crate::engine) fn lost_turn(position: &Position, roles: RoleSet) -> Option<LostTurn> {
    if roles.is_empty() {
        return Some(LostTurn::NothingToRepeat);
    }
    if !position.basic_movable(roles).is_empty() {
        return None;
    }
    let own = position.own_pieces(roles);
    if own.is_empty() {
        return Some(LostTurn::NoneLeft(roles));
    }
    Some(LostTurn::AllStuck(
        own.into_iter()
            .filter_map(|square| {
                let role = position.board().role_at(square)?;
                Some(Stuck {
                    square,
                    role,
                    by: shut_in_by(position, square, role),
                })
            })
            .collect(),
    ))
}

pub(super) fn shut_in_by(position: &Position, square: Square, role: Role) -> Bitboard {
    let color: Color = position.turn();
    match role {
        Role::Pawn => square
            .offset(0, forward(color))
            .map_or(Bitboard::EMPTY, Bitboard::of),
        Role::Knight | Role::Bishop | Role::Rook | Role::Queen | Role::King => {
            neighbours(role, color, square)
        }
    }
}
