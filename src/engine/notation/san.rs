//! Standard Algebraic Notation: `Nf3`, `exd5`.

use super::super::chess::{Move, Position, Role, RoleSet, Square};

/// A move of the Basic game as SAN, with English letters. `position` is the one before the move.
/// The Basic game knows no check and no mate, so no sign for them follows.
#[must_use]
pub fn basic_san(position: &Position, mv: Move) -> String {
    let board = position.board();
    let capture = board.color_at(mv.to).is_some();
    let mut san = String::new();
    match board.role_at(mv.from) {
        Some(Role::Pawn) | None => {
            if capture {
                san.push(mv.from.file().letter());
            }
        }
        Some(role) => {
            san.push(role.letter());
            san.push_str(&origin(position, role, mv));
        }
    }
    if capture {
        san.push('x');
    }
    san + &mv.to.to_string()
}

/// As much of the square a piece comes from as tells it from its twins.
fn origin(position: &Position, role: Role, mv: Move) -> String {
    let twins: Vec<Square> = position
        .own_pieces(RoleSet::from(role))
        .into_iter()
        .filter(|&from| from != mv.from && position.basic_targets(from).contains(mv.to))
        .collect();
    if twins.is_empty() {
        String::new()
    } else if twins.iter().all(|twin| twin.file() != mv.from.file()) {
        mv.from.file().letter().to_string()
    } else if twins.iter().all(|twin| twin.rank() != mv.from.rank()) {
        mv.from.rank().letter().to_string()
    } else {
        mv.from.to_string()
    }
}
