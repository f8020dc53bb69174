//! What the components draw, made from the state.

mod board;
mod clock;
mod hand;
mod strip;
mod tray;

pub use board::{Arrow, BoardView, PieceView, SquareView, Target, board_view, piece_code};
pub use clock::{ClockView, clock_view};
pub use hand::{CardView, HandView, hand_view};
pub use strip::{StripView, strip_view};
pub use tray::{DiscardView, Stir, TrayView, tray_view};
