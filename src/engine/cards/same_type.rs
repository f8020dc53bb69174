//! What a Same-type card stands for, rules S1 to S5.

use super::super::chess::{ByColor, RoleSet};
use super::discard_pile::DiscardPile;

/// The roles that a Same-type card lets move, given the two discard piles just before it is laid.
/// Same-type cards in the piles are looked through (S2); a pile without a piece card counts for
/// nothing (S4); with neither, the set is empty (S5).
#[must_use]
pub fn same_type_roles(discards: &ByColor<DiscardPile>) -> RoleSet {
    [&discards.white, &discards.black]
        .into_iter()
        .filter_map(|pile| pile.played().iter().rev().find_map(|card| card.kind.role()))
        .collect()
}
