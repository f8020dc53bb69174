//! A turn that was played.

use super::super::cards::Card;
use super::super::chess::{CastlingSide, Color, Move, Position, Role, Strictness};
use super::super::notation::{basic_san, san};

/// One turn that was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ply {
    /// Whose turn it was.
    pub color: Color,
    /// The card that was played; `None` without cards, and where the hand was changed.
    pub card: Option<Card>,
    /// What was done.
    pub action: PlyAction,
}

/// What was done in a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlyAction {
    /// A piece moved.
    Moved(Moved),
    /// The card moved nothing.
    Lost,
    /// The hand was given up for a new one.
    ChangedHand,
}

/// A move that was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moved {
    /// What moved; a pawn, where it was promoted.
    pub role: Role,
    /// From where to where, and what a pawn became.
    pub mv: Move,
    /// What was taken.
    pub captured: Option<Role>,
    /// What else there was to it.
    pub special: Option<Special>,
}

/// A move that is more than a piece going to a square. A promotion is told by the move itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Special {
    /// King and rook moved.
    Castling(CastlingSide),
    /// A pawn was taken in passing.
    EnPassant,
}

impl Ply {
    /// The move in Standard Algebraic Notation, played in `before` by rules of this strictness;
    /// `None` for a turn without a move.
    #[must_use]
    pub fn san(&self, before: &Position, strictness: Strictness) -> Option<String> {
        let PlyAction::Moved(moved) = self.action else {
            return None;
        };
        let takes_king = moved.captured == Some(Role::King);
        Some(if takes_king || strictness == Strictness::Basic {
            basic_san(before, moved.mv)
        } else {
            san(before, moved.mv)
        })
    }
}

impl Moved {
    /// What `mv` is in `position`, before it is played.
    pub(super) fn before(position: &Position, mv: Move, captured: Option<Role>) -> Self {
        let role = position.board().role_at(mv.from).unwrap_or(Role::Pawn);
        let empty = position.board().role_at(mv.to).is_none();
        let special = match role {
            Role::King if mv.is_two_files_wide() => Some(Special::Castling(if mv.to > mv.from {
                CastlingSide::King
            } else {
                CastlingSide::Queen
            })),
            Role::Pawn if captured.is_some() && empty => Some(Special::EnPassant),
            Role::Pawn | Role::Knight | Role::Bishop | Role::Rook | Role::Queen | Role::King => {
                None
            }
        };
        Self {
            role,
            mv,
            captured,
            special,
        }
    }
}
