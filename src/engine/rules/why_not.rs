//! Finds the reason why a move can't be made.

use super::super::chess::{
    Bitboard, Color, Move, Piece, Position, Role, RoleSet, Square, Strictness, attacks, between,
    forward,
};
use super::lost_turn::stuck;
use super::refusal::Refusal;
use super::ruleset::Ruleset;
use super::why_not_king::{why_not_castling, why_not_for_the_king};

impl Ruleset {
    /// Why the side to move can't play `mv` with a card that moves `roles`; `None` if it can.
    ///
    /// ```
    /// use chess_a_la_carte::engine::{HouseRules, Level, Refusal, Role, RoleSet, Ruleset};
    /// let rules = Ruleset::of(Level::One, &HouseRules::default());
    /// let position = rules.position();
    /// let rook = RoleSet::from(Role::Rook);
    /// let refusal = rules.why_not(&position, rook, "a1a5".parse().unwrap());
    /// assert!(matches!(refusal, Some(Refusal::Blocked { blocker: Role::Pawn, .. })));
    /// ```
    #[must_use]
    pub fn why_not(&self, position: &Position, roles: RoleSet, mv: Move) -> Option<Refusal> {
        let moves = self.moves(position, roles);
        if moves.contains(&mv) {
            return None;
        }
        let same: Vec<&Move> = moves
            .iter()
            .filter(|other| (other.from, other.to) == (mv.from, mv.to))
            .collect();
        if let Some(other) = same.first() {
            return Some(if other.promotion.is_some() {
                Refusal::PromotionMissing
            } else if self.promotion || mv.to.rank().seen_by(position.turn()) != 7 {
                Refusal::NoPromotion
            } else {
                Refusal::NotInThisLevel
            });
        }
        let castles = is_castling_try(position, mv);
        let card = if castles && roles.contains(Role::Rook) {
            roles.with(Role::King)
        } else {
            roles
        };
        if let Some(refusal) = not_for_the_card(position, card, mv.from) {
            return Some(refusal);
        }
        let piece = position.board().piece_at(mv.from)?;
        if castles {
            return Some(match self.strictness {
                Strictness::Basic => Refusal::NotInThisLevel,
                Strictness::Advanced | Strictness::Chess => why_not_castling(position, mv),
            });
        }
        if position.basic_targets(mv.from).contains(mv.to) {
            return Some(match self.strictness {
                Strictness::Basic => Refusal::NotInThisLevel,
                Strictness::Advanced | Strictness::Chess => {
                    why_not_for_the_king(position, piece, mv)
                }
            });
        }
        Some(match piece.role {
            Role::Pawn => self.why_not_pawn(position, piece.color, mv),
            Role::Knight | Role::Bishop | Role::Rook | Role::Queen | Role::King => {
                why_not_piece(position, piece, mv)
            }
        })
    }

    /// Why the side to move can't move whatever stands on `from` with a card that moves `roles`;
    /// `None` if it can.
    #[must_use]
    pub fn why_not_from(
        &self,
        position: &Position,
        roles: RoleSet,
        from: Square,
    ) -> Option<Refusal> {
        if self.movable(position, roles).contains(from) {
            return None;
        }
        not_for_the_card(position, roles, from)
            .or_else(|| stuck(position, from).map(Refusal::Stuck))
    }

    fn why_not_pawn(&self, position: &Position, color: Color, mv: Move) -> Refusal {
        let occupied = position.board().occupied();
        let files = mv.to.file().index().abs_diff(mv.from.file().index());
        let ahead = i16::from(mv.to.rank().index()) - i16::from(mv.from.rank().index());
        let ranks = ahead * i16::from(forward(color));
        match (files, ranks) {
            (_, ..=0) => Refusal::PawnBack,
            (0, 2) if mv.from.rank().seen_by(color) != 1 => Refusal::PawnTwo,
            (0, 1 | 2) => why_not_straight(position, mv),
            (1, 1) if !occupied.contains(mv.to) => self.why_not_diagonal(position, color, mv),
            (1, 1) => own_there(position, mv.to, Role::Pawn),
            _ => Refusal::Shape { role: Role::Pawn },
        }
    }

    /// Why a pawn can't take in passing right after the two steps: for its king's sake.
    pub(in crate::engine) fn why_not_in_passing(&self, position: &Position, mv: Move) -> Refusal {
        let pawn = Piece {
            color: position.turn(),
            role: Role::Pawn,
        };
        why_not_for_the_king(position, pawn, mv)
    }

    /// A pawn went diagonally to an empty square: perhaps it meant to take in passing.
    fn why_not_diagonal(&self, position: &Position, color: Color, mv: Move) -> Refusal {
        let beside = Square::new(mv.to.file(), mv.from.rank());
        let enemy_pawns = position.board().pieces(color.opponent(), Role::Pawn);
        let fifth_rank = mv.from.rank().seen_by(color) == 4;
        if !fifth_rank || !enemy_pawns.contains(beside) || self.strictness == Strictness::Basic {
            Refusal::PawnDiagonalEmpty { square: mv.to }
        } else {
            Refusal::EnPassantLate
        }
    }
}

fn not_for_the_card(position: &Position, roles: RoleSet, from: Square) -> Option<Refusal> {
    match position.board().piece_at(from) {
        None => Some(Refusal::EmptySquare { square: from }),
        Some(piece) if piece.color != position.turn() => Some(Refusal::NotYours {
            square: from,
            owner: piece.color,
        }),
        Some(_) if roles.is_empty() => Some(Refusal::NothingToRepeat),
        Some(piece) if !roles.contains(piece.role) => Some(Refusal::WrongType {
            card: roles,
            role: piece.role,
        }),
        Some(_) => None,
    }
}

/// A pawn can't go straight ahead: what is in its way?
fn why_not_straight(position: &Position, mv: Move) -> Refusal {
    let board = position.board();
    let passed = between(mv.from, mv.to) & board.occupied();
    if let Some((by, blocker)) = passed.first().and_then(|by| Some((by, board.role_at(by)?))) {
        return Refusal::Blocked { by, blocker };
    }
    match board.color_at(mv.to) {
        Some(color) if color != position.turn() => Refusal::PawnStraightBlocked { by: mv.to },
        _ => own_there(position, mv.to, Role::Pawn),
    }
}

fn why_not_piece(position: &Position, piece: Piece, mv: Move) -> Refusal {
    let shape = attacks(piece.role, piece.color, mv.from, Bitboard::EMPTY);
    if !shape.contains(mv.to) {
        return Refusal::Shape { role: piece.role };
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

fn own_there(position: &Position, square: Square, mover: Role) -> Refusal {
    match position.board().piece_at(square) {
        Some(piece) if piece.color == position.turn() => Refusal::OwnThere {
            square,
            role: piece.role,
        },
        _ => Refusal::Shape { role: mover },
    }
}

/// A king's move of two files from where he starts.
fn is_castling_try(position: &Position, mv: Move) -> bool {
    position
        .board()
        .pieces(position.turn(), Role::King)
        .contains(mv.from)
        && mv.from.rank() == mv.to.rank()
        && mv.from.rank().seen_by(position.turn()) == 0
        && mv.from.file().index() == 4
        && matches!(mv.to.file().index(), 2 | 6)
}

/// The square of `squares`, all on one line, that is nearest to `from`.
pub(super) fn nearest(squares: Bitboard, from: Square) -> Option<Square> {
    squares
        .into_iter()
        .min_by_key(|&square| between(from, square).len())
}
