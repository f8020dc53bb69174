//! Keys: one number for a position, to tell whether it stood before.

use super::castling::CastlingRights;
use super::square::{File, Square};
use super::types::Piece;

/// A number that is the same for positions that are the same to the rules: the pieces, the side to
/// move, the castling rights and the en-passant file *if a legal capture exists* (rule C8). The
/// clocks don't count. Two different positions share a key about once in 2⁶⁴ pairs.
///
/// The same position has the same key in every build: a key may be stored.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Zobrist(pub u64);

/// Where the numbers of each kind begin. The pieces' own come first, by colour, role and square.
const BLACK_TO_MOVE: usize = 2 * 6 * 64;
const CASTLING: usize = BLACK_TO_MOVE + 1;
const EN_PASSANT: usize = CASTLING + 16;

impl Zobrist {
    pub(super) fn toggle_piece(&mut self, square: Square, piece: Piece) {
        let kind = piece.color.index() * 6 + piece.role.index();
        self.0 ^= random(kind * 64 + square.at());
    }

    pub(super) fn toggle_turn(&mut self) {
        self.0 ^= random(BLACK_TO_MOVE);
    }

    pub(super) fn toggle_castling(&mut self, rights: CastlingRights) {
        self.0 ^= random(CASTLING + rights.index());
    }

    pub(super) fn toggle_en_passant(&mut self, file: File) {
        self.0 ^= random(EN_PASSANT + usize::from(file.index() & 7));
    }
}

/// The number at a place of Steele, Lea and Flood's `SplitMix` sequence: as good as a table of
/// random numbers, which no compression would make smaller in the download.
const fn random(place: usize) -> u64 {
    let step = (place as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let mut mixed = step.wrapping_add(0xa1ac_a47e);
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}
