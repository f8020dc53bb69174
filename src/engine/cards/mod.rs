//! The cards: what they show, the deck and its piles, the shuffle.

mod card;
mod deck;
mod discard_pile;
mod same_type;
mod shuffle;

pub use card::{Card, CardId, CardKind};
pub use deck::{DeckError, DeckList, MAX_DECK, ParseDeckListError};
pub(in crate::engine) use deck::{card_letters, cards_from_letters, number, shuffled};
pub use discard_pile::DiscardPile;
pub use same_type::same_type_roles;
pub(in crate::engine) use shuffle::shuffle;
