//! The cards.

mod card_tray;
mod discard_pile;

pub(super) use card_tray::CardTray;
