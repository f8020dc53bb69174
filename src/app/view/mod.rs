//! What the components draw, made from the state.

mod board;
mod tray;

pub use board::{Arrow, BoardView, PieceView, SquareView, Target, board_view};
pub use tray::{DiscardView, TrayView, tray_view};
