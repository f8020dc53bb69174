//! What the safety of the own king asks of a move (rule C2).

use super::attacks::{Tables, king_attacks, knight_attacks, pawn_attacks};
use super::bitboard::Bitboard;
use super::play::behind;
use super::position::Position;
use super::square::{File, Square};
use super::types::{Color, Role};

/// The side to move's king and what threatens it. Without a king nothing does.
#[derive(Debug)]
pub(super) struct Guard<'a> {
    position: &'a Position,
    pub(super) tables: &'static Tables,
    pub(super) king: Option<Square>,
    /// The pieces that give check.
    pub(super) checkers: Bitboard,
    /// The own pieces that must stay on their line with the king.
    pub(super) pinned: Bitboard,
}

impl<'a> Guard<'a> {
    pub(super) fn of(position: &'a Position) -> Self {
        let tables = Tables::get();
        let board = &position.board;
        let (us, them) = (position.turn, position.turn.opponent());
        let king = board.pieces(us, Role::King).first();
        let mut guard = Self {
            position,
            tables,
            king,
            checkers: Bitboard::EMPTY,
            pinned: Bitboard::EMPTY,
        };
        let Some(king) = king else {
            return guard;
        };
        let (own, theirs) = (board.by_color(us), board.by_color(them));
        guard.checkers = (pawn_attacks(us, king) & board.by_role(Role::Pawn)
            | knight_attacks(king) & board.by_role(Role::Knight))
            & theirs;
        // Sliding pieces that would reach the king if the own pieces were not there.
        let snipers = tables.sliders.rook(king, theirs) & board.straight_sliders(them)
            | tables.sliders.bishop(king, theirs) & board.diagonal_sliders(them);
        for sniper in snipers {
            let shields = tables.between(king, sniper) & own;
            if shields.is_empty() {
                guard.checkers = guard.checkers.with(sniper);
            } else if !shields.has_several() {
                guard.pinned |= shields;
            }
        }
        guard
    }

    /// Where a piece other than the king must go to answer the checks; all squares if there are
    /// none.
    pub(super) fn answers(&self) -> Bitboard {
        match (self.king, self.checkers.first()) {
            (Some(king), Some(checker)) if !self.checkers.has_several() => {
                self.tables.between(king, checker).with(checker)
            }
            (_, None) => Bitboard::FULL,
            _ => Bitboard::EMPTY,
        }
    }

    /// Those of `squares` that the king can stand on without being attacked.
    pub(super) fn safe_for_king(&self, squares: Bitboard) -> Bitboard {
        if squares.is_empty() {
            return squares;
        }
        let board = &self.position.board;
        let them = self.position.turn.opponent();
        let mut safe = squares & !pawns_attack(them, board.pieces(them, Role::Pawn));
        for king in board.pieces(them, Role::King) {
            safe &= !king_attacks(king);
        }
        for knight in board.pieces(them, Role::Knight) {
            safe &= !knight_attacks(knight);
        }
        // The king doesn't hide the squares behind itself.
        let occupied = board.occupied() & !self.king.map_or(Bitboard::EMPTY, Bitboard::of);
        let straight = board.straight_sliders(them);
        let diagonal = board.diagonal_sliders(them);
        let sliders = &self.tables.sliders;
        for square in safe {
            let attackers = sliders.rook(square, occupied) & straight
                | sliders.bishop(square, occupied) & diagonal;
            if !attackers.is_empty() {
                safe = safe.without(square);
            }
        }
        safe
    }

    /// Whether the pawn on `from` may take in passing onto `to`. Two pawns leave their squares at
    /// once, so neither pins nor checks tell: the board after the capture does.
    pub(super) fn allows_en_passant(&self, from: Square, to: Square) -> bool {
        let Some(king) = self.king else {
            return true;
        };
        let board = &self.position.board;
        let taken = behind(to, self.position.turn);
        let occupied = board.occupied().without(from).without(taken).with(to);
        board
            .attackers(king, self.position.turn.opponent(), occupied)
            .without(taken)
            .is_empty()
    }
}

/// The squares on which `pawns` of `color` take.
fn pawns_attack(color: Color, pawns: Bitboard) -> Bitboard {
    let (left, right) = (
        pawns & !Bitboard::file(File::A),
        pawns & !Bitboard::file(File::H),
    );
    match color {
        Color::White => Bitboard(left.0 << 7 | right.0 << 9),
        Color::Black => Bitboard(left.0 >> 9 | right.0 >> 7),
    }
}
