//! Why a move can't be made, with the facts a sentence or an arrow needs.

use super::super::chess::{
    Bitboard, Color, Move, Piece, Position, Role, RoleSet, Square, attacks, between, forward,
};
use super::lost_turn::shut_in_by;

/// Why the piece on one square may not go to another in the Basic game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Nothing stands on the square.
    EmptySquare {
        /// The empty square.
        square: Square,
    },
    /// The piece belongs to the other side.
    NotYours {
        /// Where it stands.
        square: Square,
        /// Whose it is.
        owner: Color,
    },
    /// The card moves another type.
    WrongType {
        /// The types the card moves.
        card: RoleSet,
        /// The type that was tried.
        role: Role,
    },
    /// The piece is shut in and can't go anywhere; another one of the card's type can.
    Stuck {
        /// Where it stands.
        square: Square,
        /// What it is.
        role: Role,
        /// The squares of the pieces that shut it in; empty for a pawn on the last rank.
        by: Bitboard,
    },
    /// One of the player's own pieces stands where the move would end (rule B4).
    OwnThere {
        /// The square.
        square: Square,
        /// What stands there.
        role: Role,
    },
    /// A piece stands in the way; only the knight jumps (rules B2, B4).
    Blocked {
        /// The first square that is in the way.
        by: Square,
        /// What stands there.
        blocker: Role,
    },
    /// This is not how the piece moves (rules B1, B2).
    Shape {
        /// What the piece is.
        role: Role,
    },
    /// A pawn can't take straight ahead (rule B3).
    PawnStraightBlocked {
        /// The square ahead that is taken.
        by: Square,
    },
    /// A pawn goes diagonally only to take (rule B3).
    PawnDiagonalEmpty {
        /// The empty square.
        square: Square,
    },
    /// A pawn never goes back or sideways (rule B3).
    PawnBack,
    /// Two squares only from the pawn's own second rank (rule B3).
    PawnTwo,
    /// Castling comes with the Advanced game (rule B6).
    CastlingLater,
}

impl Refusal {
    /// The code that names the refusal in the page and to embedding sites.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::EmptySquare { .. } => "emptySquare",
            Self::NotYours { .. } => "notYours",
            Self::WrongType { .. } => "wrongType",
            Self::Stuck { .. } => "stuck",
            Self::OwnThere { .. } => "ownThere",
            Self::Blocked { .. } => "blocked",
            Self::Shape { .. } => "shape",
            Self::PawnStraightBlocked { .. } => "pawnStraightBlocked",
            Self::PawnDiagonalEmpty { .. } => "pawnDiagEmpty",
            Self::PawnBack => "pawnBack",
            Self::PawnTwo => "pawnTwo",
            Self::CastlingLater => "notInThisLevel",
        }
    }

    /// The squares of the pieces that stop the move.
    #[must_use]
    pub const fn in_the_way(&self) -> Bitboard {
        match *self {
            Self::OwnThere { square, .. } => Bitboard::of(square),
            Self::Blocked { by, .. } | Self::PawnStraightBlocked { by } => Bitboard::of(by),
            Self::Stuck { by, .. } => by,
            Self::EmptySquare { .. }
            | Self::NotYours { .. }
            | Self::WrongType { .. }
            | Self::Shape { .. }
            | Self::PawnDiagonalEmpty { .. }
            | Self::PawnBack
            | Self::PawnTwo
            | Self::CastlingLater => Bitboard::EMPTY,
        }
    }
}

/// Why the side to move can't play `mv` with a card that moves `roles`; `None` if it can.
#[must_use]
pub fn why_not(position: &Position, roles: RoleSet, mv: Move) -> Option<Refusal> {
    if let Some(refusal) = not_for_the_card(position, roles, mv.from) {
        return Some(refusal);
    }
    let piece = position.board().piece_at(mv.from)?;
    if mv.promotion.is_none() && position.basic_targets(mv.from).contains(mv.to) {
        return None;
    }
    Some(match piece.role {
        Role::Pawn => why_not_pawn(position, piece.color, mv),
        Role::Knight | Role::Bishop | Role::Rook | Role::Queen | Role::King => {
            why_not_piece(position, piece, mv)
        }
    })
}

/// Why the side to move can't move whatever stands on `from` with a card that moves `roles`;
/// `None` if it can.
#[must_use]
pub fn why_not_from(position: &Position, roles: RoleSet, from: Square) -> Option<Refusal> {
    not_for_the_card(position, roles, from).or_else(|| {
        let role = position.board().role_at(from)?;
        position
            .basic_targets(from)
            .is_empty()
            .then(|| Refusal::Stuck {
                square: from,
                role,
                by: shut_in_by(position, from, role),
            })
    })
}

fn not_for_the_card(position: &Position, roles: RoleSet, from: Square) -> Option<Refusal> {
    match position.board().piece_at(from) {
        None => Some(Refusal::EmptySquare { square: from }),
        Some(piece) if piece.color != position.turn() => Some(Refusal::NotYours {
            square: from,
            owner: piece.color,
        }),
        Some(piece) if !roles.contains(piece.role) => Some(Refusal::WrongType {
            card: roles,
            role: piece.role,
        }),
        Some(_) => None,
    }
}

fn why_not_piece(position: &Position, piece: Piece, mv: Move) -> Refusal {
    let shape = attacks(piece.role, piece.color, mv.from, Bitboard::EMPTY);
    if !shape.contains(mv.to) {
        return if is_castling_try(position, piece, mv) {
            Refusal::CastlingLater
        } else {
            Refusal::Shape { role: piece.role }
        };
    }
    // A knight's move has nothing between, and neither has a king's.
    let line = match piece.role {
        Role::Knight => Bitboard::EMPTY,
        Role::Pawn | Role::Bishop | Role::Rook | Role::Queen | Role::King => {
            between(mv.from, mv.to)
        }
    };
    nearest(line & position.board().occupied(), mv.from)
        .and_then(|by| {
            Some(Refusal::Blocked {
                by,
                blocker: position.board().role_at(by)?,
            })
        })
        .unwrap_or_else(|| own_there(position, mv.to, piece.role))
}

fn why_not_pawn(position: &Position, color: Color, mv: Move) -> Refusal {
    let occupied = position.board().occupied();
    let files = mv.to.file().index().abs_diff(mv.from.file().index());
    let ahead = i16::from(mv.to.rank().index()) - i16::from(mv.from.rank().index());
    let ranks = ahead * i16::from(forward(color));
    match (files, ranks) {
        (_, ..=0) => Refusal::PawnBack,
        (0, 2) if mv.from.rank().seen_by(color) != 1 => Refusal::PawnTwo,
        (0, 1 | 2) => {
            let line = between(mv.from, mv.to).with(mv.to) & occupied;
            nearest(line, mv.from).map_or(Refusal::Shape { role: Role::Pawn }, |by| {
                Refusal::PawnStraightBlocked { by }
            })
        }
        (1, 1) if !occupied.contains(mv.to) => Refusal::PawnDiagonalEmpty { square: mv.to },
        (1, 1) => own_there(position, mv.to, Role::Pawn),
        _ => Refusal::Shape { role: Role::Pawn },
    }
}

fn own_there(position: &Position, square: Square, mover: Role) -> Refusal {
    match position.board().piece_at(square) {
        Some(piece) if piece.color == position.turn() => Refusal::OwnThere {
            square,
            role: piece.role,
        },
        _ => Refusal::Shape { role: mover },
    }
}

fn is_castling_try(position: &Position, piece: Piece, mv: Move) -> bool {
    piece.role == Role::King
        && mv.from.rank() == mv.to.rank()
        && mv.from.rank().seen_by(position.turn()) == 0
        && mv.from.file().index() == 4
        && matches!(mv.to.file().index(), 2 | 6)
}

/// The square of `squares`, all on one line, that is nearest to `from`.
fn nearest(squares: Bitboard, from: Square) -> Option<Square> {
    squares
        .into_iter()
        .min_by_key(|&square| between(from, square).len())
}
