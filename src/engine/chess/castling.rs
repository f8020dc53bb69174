//! Which castlings are still possible as far as the past goes.

use super::square::Square;
use super::types::Color;

/// The side of the board a king castles to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CastlingSide {
    /// Toward the h-file, `O-O`.
    King,
    /// Toward the a-file, `O-O-O`.
    Queen,
}

impl CastlingSide {
    /// Both sides.
    pub const ALL: [Self; 2] = [Self::King, Self::Queen];
}

/// The castlings for which neither king nor rook has moved. Only Advanced and Standard castle,
/// but every level keeps the rights, as FEN carries them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct CastlingRights(u8);

impl CastlingRights {
    /// No castling left.
    pub const NONE: Self = Self(0);

    const fn bit(color: Color, side: CastlingSide) -> u8 {
        1 << (color.index() * 2 + side as usize)
    }

    /// These rights with one more.
    #[must_use]
    pub const fn with(self, color: Color, side: CastlingSide) -> Self {
        Self(self.0 | Self::bit(color, side))
    }

    /// Whether `color` may still castle to `side`.
    #[must_use]
    pub const fn has(self, color: Color, side: CastlingSide) -> bool {
        self.0 & Self::bit(color, side) != 0
    }

    /// The index in a table of 16.
    pub(super) const fn index(self) -> usize {
        (self.0 & 15) as usize
    }

    /// The rights left when something moved from or to `square`.
    #[must_use]
    pub(super) fn after_touching(self, square: Square) -> Self {
        Self(self.0 & KEPT[square.at()])
    }
}

/// For each square, the rights that a move from or to it leaves.
static KEPT: [u8; 64] = kept();

const fn kept() -> [u8; 64] {
    let mut table = [u8::MAX; 64];
    let mut color = 0;
    while color < 2 {
        let of = Color::ALL[color];
        let mut side = 0;
        while side < 2 {
            let to = CastlingSide::ALL[side];
            let lost = !CastlingRights::bit(of, to);
            table[king_home(of).at()] &= lost;
            table[rook_home(of, to).at()] &= lost;
            side += 1;
        }
        color += 1;
    }
    table
}

const fn home(color: Color, file: u8) -> Square {
    let rank = match color {
        Color::White => 0,
        Color::Black => 56,
    };
    match Square::from_index(rank + file) {
        Some(square) => square,
        None => unreachable!(),
    }
}

/// Where the king of `color` starts.
pub(super) const fn king_home(color: Color) -> Square {
    home(color, 4)
}

/// Where the rook that castles to `side` starts.
pub(in crate::engine) const fn rook_home(color: Color, side: CastlingSide) -> Square {
    match side {
        CastlingSide::King => home(color, 7),
        CastlingSide::Queen => home(color, 0),
    }
}

/// From where to where the rook goes when the king of `color` castles to `side`.
#[must_use]
pub fn castling_rook(color: Color, side: CastlingSide) -> (Square, Square) {
    let beside_the_king = match side {
        CastlingSide::King => home(color, 5),
        CastlingSide::Queen => home(color, 3),
    };
    (rook_home(color, side), beside_the_king)
}
