//! Guided setup: before a game the players place the pieces themselves (rules G1, G3, G4).

use super::action::TableAction;
use super::session::Session;
use crate::engine::{Bitboard, Board, Color, Piece, Role, Square};

/// Pieces that are being placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placing {
    /// Whether the side of the board that the game is played on is up. Standard begins with the
    /// other one, which the players turn over.
    pub turned: bool,
    /// The squares whose piece stands there already.
    pub placed: Bitboard,
    /// The piece that was taken from the tray.
    pub chosen: Option<Piece>,
    /// The square where it was put wrongly.
    pub wrong: Option<Square>,
}

/// Something done while the pieces are placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlacingAction {
    /// Take a piece from the tray.
    Choose(Piece),
    /// Put a piece on a square.
    Put(Piece, Square),
    /// Let all the others be placed at once.
    All,
    /// Turn the board over to its other side.
    TurnOver,
}

impl Placing {
    /// An empty board.
    pub(super) const fn new(turned: bool) -> Self {
        Self {
            turned,
            placed: Bitboard::EMPTY,
            chosen: None,
            wrong: None,
        }
    }

    /// The squares that are filled, as a bit each, the lowest for a1.
    pub(super) fn bits(&self) -> u64 {
        let squares = self.placed.into_iter();
        squares.fold(0, |bits, square| bits | 1 << square.index())
    }

    /// The squares that wait for a piece of this kind.
    fn places(&self, board: &Board, piece: Piece) -> Bitboard {
        board.pieces(piece.color, piece.role) & !self.placed
    }
}

impl Session {
    /// The same while its pieces are being placed, those of `bits` already being there.
    pub(super) fn with_placing(self, turned: bool, bits: u64) -> Self {
        let all = self.game().start().position().board().occupied();
        let filled = all
            .into_iter()
            .filter(|square| bits & 1 << square.index() != 0);
        let placing = Placing {
            placed: filled.collect(),
            ..Placing::new(turned)
        };
        Self {
            placing: (placing.placed != all).then_some(placing),
            ..self
        }
    }

    /// The pieces in the tray: what waits to be placed of `color`, and how many of each.
    #[must_use]
    pub fn tray(&self, color: Color) -> [(Piece, u32); 6] {
        let board = self.game().start().position().board();
        Role::ALL.map(|role| {
            let piece = Piece { color, role };
            let left = self.placing.map(|placing| placing.places(board, piece));
            (piece, left.map_or(0, Bitboard::len))
        })
    }

    /// Whether the board shows what starts where: its learning side does, on which games with cards
    /// are played. It would mislead where a game begins otherwise.
    #[must_use]
    pub fn is_printed(&self) -> bool {
        let turned = self.placing.is_none_or(|placing| placing.turned);
        let start = self.game().start().position().board();
        // All pieces, and two pawns of each side ahead of the others: nothing else begins so.
        let mut ahead = start.occupied().into_iter();
        let ahead = ahead.any(|square| (2..6).contains(&square.rank().index()));
        let as_printed = ahead && start.occupied().len() == 32;
        self.game().rules().deck.is_some() && as_printed || !turned
    }

    /// The session after something was done while the pieces are placed.
    fn place(&self, action: PlacingAction) -> Option<Self> {
        let mut placing = self.placing?;
        let board = self.game().start().position().board();
        placing.wrong = None;
        match action {
            PlacingAction::TurnOver => placing.turned = true,
            _ if !placing.turned => return None,
            PlacingAction::All => placing.placed = board.occupied(),
            PlacingAction::Choose(piece) => {
                placing.chosen =
                    Some(piece).filter(|&piece| !placing.places(board, piece).is_empty());
            }
            PlacingAction::Put(piece, square) => {
                if placing.places(board, piece).contains(square) {
                    placing.placed = placing.placed.with(square);
                } else {
                    placing.wrong = Some(square);
                }
                placing.chosen =
                    Some(piece).filter(|&piece| !placing.places(board, piece).is_empty());
            }
        }
        let wrong = u32::from(placing.wrong.is_some());
        Some(Self {
            placing: (placing.placed != board.occupied()).then_some(placing),
            refusals: self.refusals.wrapping_add(wrong),
            ..self.clone()
        })
    }

    /// The session after an action at the table while the pieces are placed. Clock and cards wait.
    pub(super) fn play_placing(&self, action: TableAction) -> Option<Self> {
        let mut next = self.clone();
        if let TableAction::Place(action) = action {
            return self.place(action);
        } else if let TableAction::TapSquare(square) = action {
            return self.place(PlacingAction::Put(self.placing?.chosen?, square));
        } else if action == TableAction::Flip {
            next.turned = !self.turned;
        } else if action == TableAction::PickUpCoin {
            next.coin = false;
        }
        Some(next)
    }
}
