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

struct Keys {
    /// By colour, role and square.
    pieces: [[[u64; 64]; 6]; 2],
    black_to_move: u64,
    castling: [u64; 16],
    en_passant: [u64; 8],
}

static KEYS: Keys = keys();

impl Zobrist {
    pub(super) fn toggle_piece(&mut self, square: Square, piece: Piece) {
        self.0 ^= KEYS.pieces[piece.color.index()][piece.role.index()][square.at()];
    }

    pub(super) fn toggle_turn(&mut self) {
        self.0 ^= KEYS.black_to_move;
    }

    pub(super) fn toggle_castling(&mut self, rights: CastlingRights) {
        self.0 ^= KEYS.castling[rights.index()];
    }

    pub(super) fn toggle_en_passant(&mut self, file: File) {
        self.0 ^= KEYS.en_passant[usize::from(file.index() & 7)];
    }
}

const fn keys() -> Keys {
    let mut random = SplitMix(0xa1ac_a47e);
    let mut pieces = [[[0; 64]; 6]; 2];
    let mut color = 0;
    while color < 2 {
        let mut role = 0;
        while role < 6 {
            pieces[color][role] = random.array();
            role += 1;
        }
        color += 1;
    }
    Keys {
        pieces,
        black_to_move: random.next(),
        castling: random.array(),
        en_passant: random.array(),
    }
}

/// Steele, Lea and Flood's generator: small enough for a constant, good enough for keys.
struct SplitMix(u64);

impl SplitMix {
    const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    const fn array<const N: usize>(&mut self) -> [u64; N] {
        let mut numbers = [0; N];
        let mut index = 0;
        while index < N {
            numbers[index] = self.next();
            index += 1;
        }
        numbers
    }
}
