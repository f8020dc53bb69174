//! What one player may see of a game.

use super::super::cards::{Card, DiscardPile};
use super::super::chess::{ByColor, Color, Position, Square};
use super::super::rules::{Level, Ruleset};
use super::outcome::EndReason;
use super::ply::Ply;
use super::state::{Game, Phase};

/// Who looks at a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seat {
    /// A player: sees the own hand.
    Player(Color),
    /// Somebody beside the table: sees no hand.
    Onlooker,
}

/// What one seat may see of a game, and nothing else: there is no way from here to what it may
/// not. Bots, hints, odds, embedding sites and screen readers get this.
///
/// ```
/// use chess_a_la_carte::engine::{Color, Game, Level, Seat, Start};
/// let game = Game::new(Start::new(Level::Two, 1));
/// let view = game.view(Seat::Player(Color::White));
/// assert_eq!(view.hand(Color::White).unwrap().len(), 3);
/// assert!(view.hand(Color::Black).is_none());
/// assert_eq!(view.hand_len(Color::Black), 3);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameView {
    level: Level,
    rules: Ruleset,
    seat: Seat,
    position: Position,
    phase: Phase,
    hands: ByColor<Option<Vec<Card>>>,
    hand_lens: ByColor<usize>,
    discards: ByColor<DiscardPile>,
    draw_pile_len: usize,
    plies: Vec<Ply>,
    draw_offer: Option<Color>,
    may_change_hand: bool,
    touched: Option<Square>,
    claimable_draw: Option<EndReason>,
}

impl Game {
    /// What `seat` may see. After the end, and with open hands, that is all hands.
    #[must_use]
    pub fn view(&self, seat: Seat) -> GameView {
        let open = self.rules().open_hands || self.outcome().is_some();
        let hand =
            |color: Color| (open || seat == Seat::Player(color)).then(|| self.hand(color).to_vec());
        GameView {
            level: self.level(),
            rules: *self.rules(),
            seat,
            position: self.position,
            phase: self.phase.clone(),
            hands: ByColor {
                white: hand(Color::White),
                black: hand(Color::Black),
            },
            hand_lens: ByColor {
                white: self.hands.white.len(),
                black: self.hands.black.len(),
            },
            discards: self.discards.clone(),
            draw_pile_len: self.draw_pile.len(),
            plies: self.plies.clone(),
            draw_offer: self.draw_offer,
            // Whether another's hand may be changed would tell something about it.
            may_change_hand: (open || seat == Seat::Player(self.turn()))
                && self.may_change_hand().is_ok(),
            touched: self.touched,
            claimable_draw: self.claimable_draw(),
        }
    }
}

impl GameView {
    /// The level.
    #[must_use]
    pub const fn level(&self) -> Level {
        self.level
    }

    /// The rules it is played by.
    #[must_use]
    pub const fn rules(&self) -> &Ruleset {
        &self.rules
    }

    /// Who looks.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// The pieces and whose turn it is.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// What has to be done next.
    #[must_use]
    pub const fn phase(&self) -> &Phase {
        &self.phase
    }

    /// A side's hand, if this seat may see it.
    #[must_use]
    pub fn hand(&self, color: Color) -> Option<&[Card]> {
        self.hands.get(color).as_deref()
    }

    /// How many cards a side holds.
    #[must_use]
    pub const fn hand_len(&self, color: Color) -> usize {
        *self.hand_lens.get(color)
    }

    /// A side's discard pile.
    #[must_use]
    pub const fn discards(&self, color: Color) -> &DiscardPile {
        self.discards.get(color)
    }

    /// How many cards the draw pile holds.
    #[must_use]
    pub const fn draw_pile_len(&self) -> usize {
        self.draw_pile_len
    }

    /// The turns played so far.
    #[must_use]
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// The side whose draw offer stands.
    #[must_use]
    pub const fn draw_offer(&self) -> Option<Color> {
        self.draw_offer
    }

    /// Whether the side to move may change its hand; false where that would tell a secret.
    #[must_use]
    pub const fn may_change_hand(&self) -> bool {
        self.may_change_hand
    }

    /// The piece that was touched and must be moved, or taken.
    #[must_use]
    pub const fn touched(&self) -> Option<Square> {
        self.touched
    }

    /// The draw that may be claimed now.
    #[must_use]
    pub const fn claimable_draw(&self) -> Option<EndReason> {
        self.claimable_draw
    }
}
