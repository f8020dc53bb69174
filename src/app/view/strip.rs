//! A player's strip as it is drawn.

use super::super::session::Session;
use crate::engine::{Board, Color, PlyAction, Role};

/// A player's strip as it is drawn, without the clock, which draws itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StripView {
    /// Whose it is.
    pub color: Color,
    /// Whether this side is to move.
    pub to_move: bool,
    /// What this side has taken, as it stood on the board, the least first.
    pub taken: Vec<(Role, usize)>,
    /// By how many points this side's pieces are worth more; 0 for the side that isn't ahead.
    pub lead: u16,
}

/// The strip of `color`.
#[must_use]
pub fn strip_view(session: &Session, color: Color) -> StripView {
    let game = session.game();
    let taken_roles = || {
        let mine = game.plies().iter().filter(|ply| ply.color == color);
        mine.filter_map(|ply| match ply.action {
            PlyAction::Moved(moved) => moved.captured,
            PlyAction::Lost | PlyAction::ChangedHand => None,
        })
    };
    let taken = Role::ALL
        .into_iter()
        .map(|role| (role, taken_roles().filter(|&taken| taken == role).count()))
        .filter(|&(_, count)| count > 0)
        .collect();
    let board = game.position().board();
    StripView {
        color,
        to_move: !session.is_over() && game.turn() == color,
        taken,
        lead: worth(board, color).saturating_sub(worth(board, color.opponent())),
    }
}

/// What the pieces of a side are worth (rule G6), a promoted one as what it has become.
fn worth(board: &Board, color: Color) -> u16 {
    let own = board.iter().filter(|(_, piece)| piece.color == color);
    own.filter_map(|(_, piece)| piece.role.value().map(u16::from))
        .sum()
}
