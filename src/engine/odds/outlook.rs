//! What the coming turn may bring.

use super::super::chess::RoleSet;
use super::counts::CardCounts;
use super::ratio::Ratio;
use super::tally::Tally;

/// The cards as one player sees them: the unseen ones, some of which the opponent holds, and the
/// open ones, which become the draw pile when it runs out (rules L1.3, L2.6).
///
/// It answers for the turn about to begin, with the discard piles as they lie then: after a move
/// of one's own, the card just played is on top. What the opponent did or left undone tells
/// nothing here: every unseen card is as likely in the hand as in the draw pile.
///
/// ```
/// use chess_a_la_carte::engine::{CardCounts, CardKind, CardOutlook, DeckList, Role};
/// // White's bishop card is the only one seen. Black's bishop attacks a piece: 7 bishop cards,
/// // and the Same-type cards, because a bishop is on top.
/// let bishop = [CardKind::Piece(Role::Bishop)];
/// let list: DeckList = "P11N8B8R8Q8K7S6".parse().unwrap();
/// let deck = CardCounts::of(list.kinds()).unwrap();
/// let outlook = CardOutlook::new(
///     deck.without(bishop).unwrap(),
///     0,
///     CardCounts::of(bishop).unwrap(),
///     Role::Bishop.into(),
/// ).unwrap();
/// assert_eq!(outlook.next_card(Role::Bishop.into()).to_string(), "13/55");
/// assert_eq!(outlook.next_card(Role::Rook.into()).to_string(), "8/55");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardOutlook {
    unseen: CardCounts,
    hand: u8,
    open: CardCounts,
    shown: RoleSet,
}

impl CardOutlook {
    /// `unseen` are the draw pile and the opponent's hand together, `hand` of them in the hand
    /// (0 at Level 1). `open` are both discard piles, and `shown` is what a Same-type card
    /// stands for as they lie. `None` if the hand is larger than `unseen`.
    #[must_use]
    pub fn new(unseen: CardCounts, hand: u8, open: CardCounts, shown: RoleSet) -> Option<Self> {
        (hand <= unseen.len()).then_some(Self {
            unseen,
            hand,
            open,
            shown,
        })
    }

    /// The number of cards in the draw pile.
    #[must_use]
    pub fn draw_pile(&self) -> u8 {
        self.unseen.len() - self.hand
    }

    /// The opponent's hand, before it draws, when the cards seen tell it: at an empty draw pile
    /// (rule L2.6).
    #[must_use]
    pub fn known_hand(&self) -> Option<CardCounts> {
        (self.draw_pile() == 0).then_some(self.unseen)
    }

    /// The cards that let a piece of one of `roles` move, among those of which the next one drawn
    /// may be any, whoever draws it. From an empty draw pile the next card is one of the discard
    /// piles, and then a Same-type card has nothing to repeat (rule S5).
    #[must_use]
    pub fn next_card(&self, roles: RoleSet) -> Tally {
        if self.draw_pile() == 0 {
            self.open.tally_moving(roles, RoleSet::EMPTY)
        } else {
            self.unseen.tally_moving(roles, self.shown)
        }
    }

    /// The chance that the opponent, once it has drawn, holds no card that lets a piece of one of
    /// `roles` move. At Level 1 the card drawn is all it holds.
    #[must_use]
    pub fn opponent_lacks(&self, roles: RoleSet) -> Ratio {
        match self.known_hand() {
            None => self.next_card(roles).none_in(self.hand + 1),
            // Drawing shuffles the discard piles first: the hand's Same-type cards are dead.
            Some(hand) if hand.tally_moving(roles, RoleSet::EMPTY).favourable() > 0 => Ratio::ZERO,
            Some(_) => self.next_card(roles).ratio().complement(),
        }
    }

    /// The chance that the opponent, once it has drawn, holds a card that lets a piece of one of
    /// `roles` move.
    #[must_use]
    pub fn opponent_holds(&self, roles: RoleSet) -> Ratio {
        self.opponent_lacks(roles).complement()
    }
}
