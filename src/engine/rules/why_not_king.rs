//! Why a move can't be made for the king's sake (rules A2, A7, C2, C5).

use super::super::chess::{
    CastlingSide, Move, Piece, Position, Role, Square, between, line, rook_home,
};
use super::refusal::Refusal;
use super::why_not::nearest;

/// Why a move that has the right shape can't be made: it leaves or brings the king into attack.
pub(super) fn why_not_for_the_king(position: &Position, piece: Piece, mv: Move) -> Refusal {
    if piece.role == Role::King {
        return why_not_king_step(position, mv);
    }
    let (us, board) = (position.turn(), position.board());
    let shape = Refusal::Shape { role: piece.role };
    let Some(king) = board.pieces(us, Role::King).first() else {
        return shape;
    };
    // The board as it would be: what is taken attacks no more, in passing neither.
    let in_passing = piece.role == Role::Pawn
        && mv.from.file() != mv.to.file()
        && board.color_at(mv.to).is_none();
    let taken = if in_passing {
        Square::new(mv.to.file(), mv.from.rank())
    } else {
        mv.to
    };
    let occupied = board.occupied().without(mv.from).without(taken).with(mv.to);
    let attackers = board
        .attackers(king, us.opponent(), occupied)
        .without(taken);
    let leaves_its_line =
        position.pinned().contains(mv.from) && !line(king, mv.from).contains(mv.to);
    let pinner = nearest(attackers & line(king, mv.from), king).filter(|_| leaves_its_line);
    if let Some(by) = pinner {
        return Refusal::Pinned {
            by,
            role: piece.role,
        };
    }
    attackers
        .first()
        .and_then(|by| {
            Some(Refusal::StillInCheck {
                by,
                attacker: board.role_at(by)?,
            })
        })
        .unwrap_or(shape)
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
    if !board.pieces(us, Role::Rook).contains(rook) {
        return Refusal::CastlingNoRook;
    }
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
