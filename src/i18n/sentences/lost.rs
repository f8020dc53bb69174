//! Why a turn is lost, piece by piece.

use super::super::texts::Texts;
use crate::engine::{Bitboard, LostTurn, Position, RoleSet, Stuck, StuckCause};

/// Why a turn is lost, one line for each reason.
#[must_use]
pub fn lost_turn_lines(texts: &Texts, position: &Position, why: &LostTurn) -> Vec<String> {
    match why {
        LostTurn::NothingToRepeat => vec![texts.lost.nothing_to_repeat.to_owned()],
        LostTurn::NoneLeft(roles) => none_left(texts, *roles).collect(),
        LostTurn::AllStuck {
            stuck,
            none_left: missing,
        } => stuck
            .iter()
            .map(|piece| stuck_text(texts, position, piece))
            .chain(none_left(texts, *missing))
            .collect(),
    }
}

fn none_left(texts: &Texts, roles: RoleSet) -> impl Iterator<Item = String> {
    roles
        .iter()
        .map(|role| texts.role(role).none_left.to_owned())
}

/// Why one piece can't move.
pub(super) fn stuck_text(texts: &Texts, position: &Position, piece: &Stuck) -> String {
    let square = piece.square.to_string();
    let role = texts.role(piece.role);
    match piece.cause {
        StuckCause::AtTheEnd => (texts.lost.pawn_at_the_end)(&square),
        StuckCause::ShutIn(by) => (role.shut_in)(&square, &pieces(texts, position, by)),
        StuckCause::KingNeedsIt(_) => (role.guards)(&square),
    }
}

/// "your knight (b1) and your pawn (a2)".
fn pieces(texts: &Texts, position: &Position, squares: Bitboard) -> String {
    let names: Vec<String> = squares
        .into_iter()
        .filter_map(|square| {
            let piece = position.board().piece_at(square)?;
            let role = texts.role(piece.role);
            let name = if piece.color == position.turn() {
                role.own
            } else {
                role.the
            };
            Some((texts.lost.piece_on)(name, &square.to_string()))
        })
        .collect();
    match names.as_slice() {
        [first @ .., last] if !first.is_empty() => {
            format!("{}{}{last}", first.join(", "), texts.lost.and)
        }
        _ => names.concat(),
    }
}
