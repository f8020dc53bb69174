//! The cards: what they show, the deck and its piles, the shuffle.

mod card;
mod deck;
mod same_type;
mod shuffle;

pub use card::{Card, CardId, CardKind};
pub use deck::{DeckError, DeckList, MAX_DECK};
pub(in crate::engine) use deck::{deck_from_letters, deck_letters, shuffled};
pub use same_type::same_type_roles;
pub(in crate::engine) use shuffle::shuffle;
