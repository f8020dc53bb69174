//! The legal moves of chess. Pins and checks narrow the squares each piece may go to, so that no
//! move has to be tried.

use super::attacks::{king_attacks, knight_attacks};
use super::bitboard::Bitboard;
use super::castling::{CastlingSide, king_home, rook_home};
use super::guard::Guard;
use super::position::Position;
use super::square::{File, Rank, Square};
use super::types::{Color, Role, RoleSet};

/// Takes the legal moves as they are found.
pub(super) trait Sink {
    /// A piece, no pawn, may go from `from` to each of `targets`.
    fn piece(&mut self, role: Role, from: Square, targets: Bitboard);

    /// A pawn may go to each of `targets` from the square `step` before it, in index order around
    /// the board. On the last rank it is promoted.
    fn pawns(&mut self, step: u32, targets: Bitboard);
}

/// The last ranks of both sides.
pub(super) const LAST_RANKS: Bitboard = Bitboard(0xff00_0000_0000_00ff);

impl Position {
    /// Gives the legal moves of pieces of `roles` to `sink`; castling belongs to king and rook.
    /// None takes a king.
    pub(super) fn generate(&self, roles: RoleSet, sink: &mut impl Sink) {
        let guard = Guard::of(self);
        let board = &self.board;
        let their_king = board.pieces(self.turn.opponent(), Role::King);
        let free = !(board.by_color(self.turn) | their_king);
        if let Some(king) = guard.king
            && roles.contains(Role::King)
        {
            let targets = guard.safe_for_king(king_attacks(king) & free);
            sink.piece(Role::King, king, targets);
        }
        if guard.checkers.has_several() {
            return;
        }
        if guard.checkers.is_empty() && (roles.contains(Role::King) || roles.contains(Role::Rook)) {
            self.castlings(&guard, sink);
        }
        let targets = free & guard.answers();
        if roles.contains(Role::Pawn) {
            self.pawn_moves(&guard, targets, sink);
        }
        for role in [Role::Knight, Role::Bishop, Role::Rook, Role::Queen] {
            if roles.contains(role) {
                self.officer_moves(role, &guard, targets, sink);
            }
        }
    }

    #[inline(always)]
    fn officer_moves(
        &self,
        role: Role,
        guard: &Guard<'_>,
        targets: Bitboard,
        sink: &mut impl Sink,
    ) {
        let occupied = self.board.occupied();
        let sliders = &guard.tables.sliders;
        for from in self.board.pieces(self.turn, role) {
            let mut reach = targets
                & match role {
                    Role::Knight => knight_attacks(from),
                    Role::Bishop => sliders.bishop(from, occupied),
                    Role::Rook => sliders.rook(from, occupied),
                    Role::Queen | Role::King | Role::Pawn => {
                        sliders.bishop(from, occupied) | sliders.rook(from, occupied)
                    }
                };
            if guard.pinned.contains(from)
                && let Some(king) = guard.king
            {
                reach &= guard.tables.line(king, from);
            }
            sink.piece(role, from, reach);
        }
    }

    fn castlings(&self, guard: &Guard<'_>, sink: &mut impl Sink) {
        for side in CastlingSide::ALL {
            if !self.castling.has(self.turn, side) {
                continue;
            }
            let (king, rook) = (king_home(self.turn), rook_home(self.turn, side));
            let gap = guard.tables.between(king, rook);
            let step = match side {
                CastlingSide::King => 1,
                CastlingSide::Queen => 63,
            };
            let passed = king.wrapping_add(step);
            let to = passed.wrapping_add(step);
            let path = Bitboard::of(passed).with(to);
            if (gap & self.board.occupied()).is_empty() && guard.safe_for_king(path) == path {
                sink.piece(Role::King, king, Bitboard::of(to));
            }
        }
    }

    fn pawn_moves(&self, guard: &Guard<'_>, targets: Bitboard, sink: &mut impl Sink) {
        // In the Basic game a pawn may stand on its last rank, where it has nowhere to go.
        let pawns = self.board.pieces(self.turn, Role::Pawn) & !LAST_RANKS;
        self.pawn_targets(pawns & !guard.pinned, targets, sink);
        if let Some(king) = guard.king {
            for pawn in pawns & guard.pinned {
                let line = guard.tables.line(king, pawn);
                self.pawn_targets(Bitboard::of(pawn), targets & line, sink);
            }
        }
        if let Some(passed) = self.en_passant {
            for from in self.en_passant_takers(passed) {
                if guard.allows_en_passant(from, passed) {
                    let step = u32::from(passed.index().wrapping_sub(from.index()) & 63);
                    sink.pawns(step, Bitboard::of(passed));
                }
            }
        }
    }

    #[inline(always)]
    fn pawn_targets(&self, pawns: Bitboard, targets: Bitboard, sink: &mut impl Sink) {
        // A rotation is a step around the board; the masks keep it from going over an edge.
        let (ahead, third_rank) = match self.turn {
            Color::White => (8, Rank::THIRD),
            Color::Black => (56, Rank::SIXTH),
        };
        let moved = |pawns: Bitboard, step: u32| Bitboard(pawns.0.rotate_left(step));
        let empty = !self.board.occupied();
        let theirs = self.board.by_color(self.turn.opponent());
        let one = moved(pawns, ahead) & empty;
        let two = moved(one & Bitboard::rank(third_rank), ahead) & empty;
        let left = moved(pawns & !Bitboard::file(File::A), ahead - 1) & theirs;
        let right = moved(pawns & !Bitboard::file(File::H), ahead + 1) & theirs;
        sink.pawns(ahead, one & targets);
        sink.pawns(ahead * 2 % 64, two & targets);
        sink.pawns(ahead - 1, left & targets);
        sink.pawns(ahead + 1, right & targets);
    }
}
