//! The board.

mod board_grid;
mod letters;
mod overlay;
mod piece_layer;
mod square_cell;

pub(super) use board_grid::Board;
