//! Why a move can't be made for the king's sake (rules A2, A7, C2, C5).

use super::super::chess::{
    Bitboard, CastlingSide, Move, Piece, Position, Role, Square, between, line, rook_home,
};
use super::refusal::Refusal;
use super::why_not::nearest;

/// Why a move that has the right shape can't be made: it leaves or brings the king into attack.
pub(super) fn why_not_for_the_king(position: &Position, piece: Piece, mv: Move) -> Refusal {
    if piece.role == Role::King {
        return why_not_king_step(position, mv);
    }
    let board = position.board();
    let checkers = position.checkers();
    let king = board.pieces(position.turn(), Role::King).first();
    let pinned = position.pinned().contains(mv.from);
    if let (true, Some(king)) = (pinned, king) {
        let through = line(king, mv.from) & board.by_color(position.turn().opponent());
        let beyond = |by: Square| between(king, by).contains(mv.from);
        let pinner = through
            .into_iter()
            .filter(|&by| beyond(by))
            .collect::<Bitboard>();
        if let Some(by) = nearest(pinner, king) {
            return Refusal::Pinned {
                by,
                role: piece.role,
            };
        }
    }
    attacker(position, checkers).unwrap_or_else(|| after_passing(position, mv, king))
}

/// Taking in passing removes two pawns from a rank at once and may open it on the king.
fn after_passing(position: &Position, mv: Move, king: Option<Square>) -> Refusal {
    let taken = Square::new(mv.to.file(), mv.from.rank());
    let left = position
        .board()
        .occupied()
        .without(mv.from)
        .without(taken)
        .with(mv.to);
    let opened = king
        .map(|king| {
            position
                .board()
                .attackers(king, position.turn().opponent(), left)
        })
        .unwrap_or_default();
    attacker(position, opened.without(taken)).unwrap_or(Refusal::Shape { role: Role::Pawn })
}

fn attacker(position: &Position, attackers: Bitboard) -> Option<Refusal> {
    let by = attackers.first()?;
    let attacker = position.board().role_at(by)?;
    Some(Refusal::StillInCheck { by, attacker })
}

fn why_not_king_step(position: &Position, mv: Move) -> Refusal {
    let board = position.board();
    let enemy = position.turn().opponent();
    // The king leaves his square: he can't hide behind himself.
    let attackers = board.attackers(mv.to, enemy, board.occupied().without(mv.from));
    let others = attackers & !board.by_role(Role::King);
    others
        .first()
        .and_then(|by| {
            let attacker = board.role_at(by)?;
            Some(Refusal::KingAttacked { by, attacker })
        })
        .unwrap_or(Refusal::KingsTouch)
}

/// Why the king can't castle by `mv`, a move of two files from where he starts.
pub(super) fn why_not_castling(position: &Position, mv: Move) -> Refusal {
    let us = position.turn();
    let board = position.board();
    let side = if mv.to > mv.from {
        CastlingSide::King
    } else {
        CastlingSide::Queen
    };
    let rook = rook_home(us, side);
    if !position.castling().has(us, side) {
        return Refusal::CastlingMoved;
    }
    if let Some(by) = nearest(between(mv.from, rook) & board.occupied(), mv.from) {
        return Refusal::CastlingBetween { by };
    }
    if let Some(by) = position.checkers().first() {
        return Refusal::CastlingInCheck { by };
    }
    between(mv.from, mv.to)
        .with(mv.to)
        .into_iter()
        .find_map(|square| {
            let by = position.attackers(square, us.opponent()).first()?;
            Some(Refusal::CastlingAttacked { square, by })
        })
        .unwrap_or(Refusal::CastlingMoved)
}
