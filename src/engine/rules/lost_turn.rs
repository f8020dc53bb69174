//! Why a card moves nothing, piece by piece (rule L1.2).

use super::super::chess::{Bitboard, Color, Position, Role, RoleSet, Square, forward, neighbours};
use super::ruleset::Ruleset;

/// Why a card moves nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LostTurn {
    /// A Same-type card, and neither discard pile shows a piece (rule S5).
    NothingToRepeat,
    /// The side has no piece of these roles left.
    NoneLeft(RoleSet),
    /// Each piece of these roles is stuck.
    AllStuck {
        /// The pieces, and what stops each.
        stuck: Vec<Stuck>,
        /// The other roles the card lets move, of which no piece is left.
        none_left: RoleSet,
    },
}

/// A piece that can't move, and what stops it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stuck {
    /// Where the piece stands.
    pub square: Square,
    /// What it is.
    pub role: Role,
    /// Why it can't move.
    pub cause: StuckCause,
}

/// Why a piece can't move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StuckCause {
    /// The pieces on these squares shut it in.
    ShutIn(Bitboard),
    /// It is a pawn on the last rank, which has nowhere left to go (rule B6).
    AtTheEnd,
    /// It could move, but then the pieces on these squares would attack its own king (rule A2).
    KingNeedsIt(Bitboard),
}

impl StuckCause {
    /// The squares of the pieces that stop it.
    #[must_use]
    pub const fn by(self) -> Bitboard {
        match self {
            Self::ShutIn(by) | Self::KingNeedsIt(by) => by,
            Self::AtTheEnd => Bitboard::EMPTY,
        }
    }
}

/// Why the side to move can't move any piece of `roles`; `None` if it can.
pub(in crate::engine) fn lost_turn(
    rules: &Ruleset,
    position: &Position,
    roles: RoleSet,
) -> Option<LostTurn> {
    if roles.is_empty() {
        return Some(LostTurn::NothingToRepeat);
    }
    if rules.can_move(position, roles) {
        return None;
    }
    let own = position.own_pieces(roles);
    if own.is_empty() {
        return Some(LostTurn::NoneLeft(roles));
    }
    let left = |role: &Role| !position.own_pieces((*role).into()).is_empty();
    Some(LostTurn::AllStuck {
        stuck: own
            .into_iter()
            .filter_map(|square| stuck(position, square))
            .collect(),
        none_left: roles.iter().filter(|role| !left(role)).collect(),
    })
}

/// What stops the side to move's piece on `square`, which has no move.
pub(super) fn stuck(position: &Position, square: Square) -> Option<Stuck> {
    let role = position.board().role_at(square)?;
    let around = shut_in_by(position, square, role);
    let cause = if !position.basic_targets(square).is_empty() {
        StuckCause::KingNeedsIt(held_by(position, square))
    } else if around.is_empty() {
        StuckCause::AtTheEnd
    } else {
        StuckCause::ShutIn(around)
    };
    Some(Stuck {
        square,
        role,
        cause,
    })
}

/// The pieces that attack the king now, or would without the piece on `square`.
fn held_by(position: &Position, square: Square) -> Bitboard {
    let board = position.board();
    let enemy = position.turn().opponent();
    let without = board.occupied().without(square);
    board
        .pieces(position.turn(), Role::King)
        .into_iter()
        .map(|king| {
            let around = if king == square {
                position.basic_targets(king)
            } else {
                king.into()
            };
            around
                .into_iter()
                .map(|place| board.attackers(place, enemy, without))
                .fold(Bitboard::EMPTY, |all, some| all | some)
        })
        .fold(Bitboard::EMPTY, |all, some| all | some)
}

fn shut_in_by(position: &Position, square: Square, role: Role) -> Bitboard {
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
