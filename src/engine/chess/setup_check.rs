//! What makes a [`Setup`] impossible.

use super::attacks::{Tables, king_attacks, pawn_attacks};
use super::basic::forward;
use super::bitboard::Bitboard;
use super::castling::{CastlingRights, CastlingSide, king_home, rook_home};
use super::setup::{Setup, SetupError, SetupErrors, Strictness};
use super::square::Square;
use super::types::{Color, Role};

impl Setup {
    /// Every reason why the setup can't be played by the rules of `strictness`.
    pub(super) fn errors(&self, strictness: Strictness) -> SetupErrors {
        let mut errors = SetupErrors::NONE;
        for color in Color::ALL {
            for error in self.counting_errors(color, strictness) {
                errors = errors.with(error);
            }
            for pawn in self.board.pieces(color, Role::Pawn) {
                match pawn.rank().seen_by(color) {
                    0 => errors = errors.with(SetupError::PawnOnFirstRank(pawn)),
                    7 if strictness != Strictness::Basic => {
                        errors = errors.with(SetupError::PawnOnLastRank(pawn));
                    }
                    _ => {}
                }
            }
        }
        let kings = Color::ALL.map(|color| self.king(color));
        let [Some(white), Some(black)] = kings else {
            return errors;
        };
        if strictness != Strictness::Basic && king_attacks(white).contains(black) {
            errors = errors.with(SetupError::KingsTouch);
        }
        match strictness {
            Strictness::Basic => {}
            Strictness::Advanced => {
                if !self.checkers(Color::White).is_empty()
                    && !self.checkers(Color::Black).is_empty()
                {
                    errors = errors.with(SetupError::BothInCheck);
                }
            }
            Strictness::Chess => {
                for error in self.check_errors() {
                    errors = errors.with(error);
                }
            }
        }
        errors
    }

    fn counting_errors(
        &self,
        color: Color,
        strictness: Strictness,
    ) -> impl Iterator<Item = SetupError> {
        let kings = self.board.pieces(color, Role::King).len();
        let pawns = self.board.pieces(color, Role::Pawn);
        let castling = self.castling_at_home();
        let granted_in_vain = CastlingSide::ALL
            .into_iter()
            .any(|side| self.castling.has(color, side) && !castling.has(color, side));
        let basic = strictness == Strictness::Basic;
        let chess = strictness == Strictness::Chess;
        [
            (SetupError::NoKing(color), !basic && kings == 0),
            (SetupError::TooManyKings(color), kings > 1),
            (
                SetupError::TooManyPieces(color),
                self.board.by_color(color).len() > 16,
            ),
            (SetupError::TooManyPawns(color), pawns.len() > 8),
            (
                SetupError::TooManyPromoted(color),
                !basic && pawns.len() <= 8 && pawns.len() + self.promoted(color) > 8,
            ),
            (SetupError::NoCastling(color), chess && granted_in_vain),
        ]
        .into_iter()
        .filter_map(|(error, found)| found.then_some(error))
    }

    /// How many pieces of `color` must once have been pawns.
    fn promoted(&self, color: Color) -> u32 {
        let bishops = self.board.pieces(color, Role::Bishop);
        let light = (bishops & Bitboard::LIGHT).len();
        [
            (self.board.pieces(color, Role::Queen).len(), 1),
            (self.board.pieces(color, Role::Rook).len(), 2),
            (self.board.pieces(color, Role::Knight).len(), 2),
            (light, 1),
            (bishops.len() - light, 1),
        ]
        .into_iter()
        .map(|(now, at_start)| now.saturating_sub(at_start))
        .sum()
    }

    /// The granted castlings whose king and rook stand at home.
    pub(super) fn castling_at_home(&self) -> CastlingRights {
        let mut possible = CastlingRights::NONE;
        for color in Color::ALL {
            for side in CastlingSide::ALL {
                if self.castling.has(color, side)
                    && self
                        .board
                        .pieces(color, Role::King)
                        .contains(king_home(color))
                    && self
                        .board
                        .pieces(color, Role::Rook)
                        .contains(rook_home(color, side))
                {
                    possible = possible.with(color, side);
                }
            }
        }
        possible
    }

    /// The pawn that just passed over the en-passant square and the square it came from, if the
    /// board bears that out.
    pub(super) fn double_step(&self) -> Option<(Square, Square)> {
        let passed = self.en_passant?;
        let mover = self.turn.opponent();
        if passed.rank().seen_by(mover) != 2 {
            return None;
        }
        let ahead = forward(mover);
        let pawn = passed.offset(0, ahead)?;
        let origin = passed.offset(0, -ahead)?;
        let empty = !self.board.occupied();
        (self.board.pieces(mover, Role::Pawn).contains(pawn)
            && empty.contains(passed)
            && empty.contains(origin))
        .then_some((pawn, origin))
    }

    fn king(&self, color: Color) -> Option<Square> {
        self.board.pieces(color, Role::King).first()
    }

    /// The pieces that attack the king of `color`.
    fn checkers(&self, color: Color) -> Bitboard {
        self.king(color).map_or(Bitboard::EMPTY, |king| {
            self.board
                .attackers(king, color.opponent(), self.board.occupied())
        })
    }

    /// What no chess game can show: who stands in check, and from where.
    fn check_errors(&self) -> impl Iterator<Item = SetupError> {
        let checkers = self.checkers(self.turn);
        let double_step = self.double_step();
        [
            (
                SetupError::OppositeCheck,
                !self.checkers(self.turn.opponent()).is_empty(),
            ),
            (SetupError::TooManyCheckers, checkers.len() > 2),
            (
                SetupError::ImpossibleCheck,
                match double_step {
                    Some((pawn, origin)) => self.checked_before(pawn, origin),
                    None => self.cannot_check_together(checkers),
                },
            ),
            (
                SetupError::NoEnPassant,
                self.en_passant.is_some() && double_step.is_none(),
            ),
        ]
        .into_iter()
        .filter_map(|(error, found)| found.then_some(error))
    }

    /// Whether the side to move already stood in check before the pawn made its double step.
    fn checked_before(&self, pawn: Square, origin: Square) -> bool {
        let occupied = self.board.occupied().without(pawn).with(origin);
        self.king(self.turn).is_some_and(|king| {
            let attackers = self.board.attackers(king, self.turn.opponent(), occupied);
            !attackers.without(pawn).is_empty()
                || pawn_attacks(self.turn.opponent(), origin).contains(king)
        })
    }

    /// Whether no single move can have brought about check by these two pieces: one of the two
    /// was uncovered, so it slides, and both on one line with the king can't be.
    fn cannot_check_together(&self, checkers: Bitboard) -> bool {
        let mut squares = checkers.into_iter();
        let (Some(king), Some(one), Some(other), None) = (
            self.king(self.turn),
            squares.next(),
            squares.next(),
            squares.next(),
        ) else {
            return false;
        };
        let slides = self.board.by_role(Role::Bishop)
            | self.board.by_role(Role::Rook)
            | self.board.by_role(Role::Queen);
        (checkers & slides).is_empty() || Tables::get().line(one, other).contains(king)
    }
}
