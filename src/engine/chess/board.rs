//! Which piece stands where.

use super::attacks::attacks;
use super::bitboard::Bitboard;
use super::square::Square;
use super::types::{Color, Piece, Role};

/// The placement of the pieces, nothing else: no turn, no rights.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Board {
    by_color: [Bitboard; 2],
    by_role: [Bitboard; 6],
}

impl Board {
    /// The squares with a piece of either colour.
    #[must_use]
    pub fn occupied(&self) -> Bitboard {
        self.by_color(Color::White) | self.by_color(Color::Black)
    }

    /// The squares with a piece of `color`.
    #[must_use]
    pub fn by_color(&self, color: Color) -> Bitboard {
        self.by_color[color.index()]
    }

    /// The squares with a piece of `role`, both colours.
    #[must_use]
    pub fn by_role(&self, role: Role) -> Bitboard {
        self.by_role[role.index()]
    }

    /// The squares with this very piece.
    #[must_use]
    pub fn pieces(&self, color: Color, role: Role) -> Bitboard {
        self.by_color(color) & self.by_role(role)
    }

    /// The colour of the piece on `square`.
    #[must_use]
    pub fn color_at(&self, square: Square) -> Option<Color> {
        Color::ALL
            .into_iter()
            .find(|&color| self.by_color(color).contains(square))
    }

    /// The role of the piece on `square`.
    #[must_use]
    pub fn role_at(&self, square: Square) -> Option<Role> {
        Role::ALL
            .into_iter()
            .find(|&role| self.by_role(role).contains(square))
    }

    /// The piece on `square`.
    #[must_use]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        Some(Piece {
            color: self.color_at(square)?,
            role: self.role_at(square)?,
        })
    }

    /// The rooks and queens of `color`.
    pub(super) fn straight_sliders(&self, color: Color) -> Bitboard {
        self.by_color(color) & (self.by_role(Role::Rook) | self.by_role(Role::Queen))
    }

    /// The bishops and queens of `color`.
    pub(super) fn diagonal_sliders(&self, color: Color) -> Bitboard {
        self.by_color(color) & (self.by_role(Role::Bishop) | self.by_role(Role::Queen))
    }

    /// The pieces of `by` that attack `square` when the squares of `occupied` are taken.
    #[must_use]
    pub fn attackers(&self, square: Square, by: Color, occupied: Bitboard) -> Bitboard {
        let reach = |role| attacks(role, by.opponent(), square, occupied);
        reach(Role::Pawn) & self.pieces(by, Role::Pawn)
            | reach(Role::Knight) & self.pieces(by, Role::Knight)
            | reach(Role::King) & self.pieces(by, Role::King)
            | reach(Role::Rook) & self.straight_sliders(by)
            | reach(Role::Bishop) & self.diagonal_sliders(by)
    }

    /// Puts `piece` on `square`, in place of whatever stood there.
    pub fn put(&mut self, square: Square, piece: Piece) {
        self.remove(square);
        self.toggle(square, piece);
    }

    /// Takes the piece off `square` and returns it.
    pub fn remove(&mut self, square: Square) -> Option<Piece> {
        let piece = self.piece_at(square)?;
        self.toggle(square, piece);
        Some(piece)
    }

    pub(super) fn toggle(&mut self, square: Square, piece: Piece) {
        let bit = Bitboard::of(square);
        self.by_color[piece.color.index()] ^= bit;
        self.by_role[piece.role.index()] ^= bit;
    }

    /// All pieces with their squares, from a1 to h8.
    pub fn iter(&self) -> impl Iterator<Item = (Square, Piece)> {
        self.occupied()
            .into_iter()
            .filter_map(|square| Some((square, self.piece_at(square)?)))
    }
}
