//! The cards.

mod card_tray;
mod discard_pile;
mod hand;

pub(super) use card_tray::CardTray;
pub(super) use hand::Hand;
