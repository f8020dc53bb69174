//! A game on the table: the game itself and what the players are doing with it.

use std::rc::Rc;

use super::choices::Seating;
use super::game_setup::GameSetup;
use super::placing::Placing;
use crate::engine::{
    Bitboard, Card, CardId, Clock, Color, CommandError, Event, Game, Match, Millis, Move, Outcome,
    Phase, Player, RoleSet, Square, Strictness, TimedGame,
};

/// A game on the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// What was asked for when it began.
    pub setup: GameSetup,
    /// The names of the first and the second player; empty for a player without a name.
    pub players: [String; 2],
    /// The games of the match before this one.
    pub before: Match,
    /// The game and its clock.
    pub timed: Rc<TimedGame>,
    /// How the players sit.
    pub seating: Seating,
    /// Whether the board was turned by hand.
    pub turned: bool,
    /// The square of the piece that was picked up.
    pub selected: Option<Square>,
    /// The card of the hand that was chosen.
    pub chosen: Option<CardId>,
    /// A move that waits for a choice: of the card that makes it, or of what a pawn becomes.
    pub pending: Option<Pending>,
    /// Whether the player who is to move has taken the tablet, where hands are hidden.
    pub hand_shown: bool,
    /// Across the table: whose hand lies open, because its player looks at it.
    pub peeking: Option<Color>,
    /// What has just been told: what happened, or why not.
    pub told: Told,
    /// What is read aloud because it was asked for.
    pub reading: Option<Reading>,
    /// How many refusals there have been: the same one twice must be told twice.
    pub refusals: u32,
    /// Whether the clocks are halted because the device slept.
    pub slept: bool,
    /// What is being asked.
    pub question: Option<Question>,
    /// With touch-move: the next piece is only put straight ("j'adoube").
    pub adjusting: bool,
    /// The pieces that are being placed, before the game.
    pub placing: Option<Placing>,
    /// Whether the coin that decided the colours lies on the table.
    pub coin: bool,
    /// Whether the result lies over the board.
    pub result_open: bool,
    /// Whether it is a moment of a game that is over: all is open, and nothing can be done.
    pub past: bool,
}

/// What has just been told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Told {
    /// What the last command brought about; empty at the start and after taking back.
    Happened(Rc<[Event]>),
    /// Why something was refused, and the move that was tried.
    Refused {
        /// Why.
        error: CommandError,
        /// What was tried, if it was a move; the tap on a piece that can't be picked up is a move
        /// that goes nowhere.
        tried: Option<Move>,
    },
    /// A turn was taken back.
    TakenBack,
    /// A turn that had been taken back was played again.
    PlayedAgain,
}

/// What is read aloud when it is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reading {
    /// The last move.
    LastMove,
    /// Where the piece of a square can go.
    Moves(Square),
    /// What the clocks show at this moment.
    Clocks(Millis),
    /// The cards that lie open, and those of who is to move.
    Cards,
}

/// A move that waits for a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pending {
    /// Several cards of the hand can make it.
    Card(Move),
    /// A pawn has arrived: what does it become?
    Promotion(Move),
    /// A whole move that waits to be confirmed, with the card that makes it, if it needs one.
    Confirm(Option<CardId>, Move),
}

/// A question that needs a yes or a no.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Is this card, which moves nothing, really to be played?
    PlayDead(CardId),
    /// Is the hand really to be given up for a new one?
    ChangeHand,
    /// May this side take back its turn? Asked of the other side.
    TakeBack(Color),
    /// Does this side really give up?
    Resign(Color),
}

impl Session {
    /// A session with nothing picked up and nothing asked.
    #[must_use]
    pub fn new(setup: GameSetup, players: [String; 2], before: Match, timed: TimedGame) -> Self {
        Self {
            setup,
            players,
            before,
            result_open: timed.game().outcome().is_some(),
            timed: Rc::new(timed),
            seating: Seating::Fixed,
            turned: false,
            selected: None,
            chosen: None,
            pending: None,
            hand_shown: false,
            peeking: None,
            told: Told::Happened(Rc::new([])),
            reading: None,
            refusals: 0,
            slept: false,
            question: None,
            adjusting: false,
            placing: None,
            coin: false,
            past: false,
        }
    }

    /// The game.
    #[must_use]
    pub fn game(&self) -> &Game {
        self.timed.game()
    }

    /// The name of the player of `color`; empty for a player without a name.
    #[must_use]
    pub fn name(&self, color: Color) -> &str {
        let [first, second] = &self.players;
        match self.before.player(color) {
            Player::A => first,
            Player::B => second,
        }
    }

    /// The score, this game counted in once it has ended.
    #[must_use]
    pub fn score(&self) -> Match {
        let mut score = self.before;
        if let Some((outcome, _)) = self.game().outcome() {
            score.record(outcome);
        }
        score
    }

    /// Whether Black is at the bottom of the board.
    #[must_use]
    pub fn flipped(&self) -> bool {
        let blacks_turn = self.seating == Seating::Turning && self.game().turn() == Color::Black;
        self.turned != blacks_turn
    }

    /// The side that sits at the bottom of the board.
    #[must_use]
    pub fn near(&self) -> Color {
        if self.flipped() {
            Color::Black
        } else {
            Color::White
        }
    }

    /// Whether what is for `color` stands upside down: its player sits across the table.
    #[must_use]
    pub fn is_upside_down(&self, color: Color) -> bool {
        self.seating == Seating::Facing && color != self.near()
    }

    /// Whether the clocks are halted, which covers the board. A game with a clock begins so.
    #[must_use]
    pub fn is_paused(&self) -> bool {
        !self.is_over() && self.timed.clock().is_some_and(Clock::is_paused)
    }

    /// Whether the game has ended.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.game().outcome().is_some()
    }

    /// Whether the side to move is in check. The Basic game knows no check.
    #[must_use]
    pub fn in_check(&self) -> bool {
        self.game().rules().strictness != Strictness::Basic && self.game().position().is_check()
    }

    /// Whether there are hands that the other player may not see.
    #[must_use]
    pub fn has_secrets(&self) -> bool {
        let rules = self.game().rules();
        rules.hand > 0 && !rules.open_hands && !self.is_over() && !self.past
    }

    /// Whether the hand of the side to move is hidden: until that player has taken the tablet or,
    /// across the table, but for the moments that player looks at it.
    #[must_use]
    pub fn is_covered(&self) -> bool {
        self.has_secrets() && !self.is_open(self.game().turn())
    }

    /// Whether the hidden hand of `color` lies open for its player.
    #[must_use]
    pub fn is_open(&self, color: Color) -> bool {
        if self.seating == Seating::Facing {
            self.peeking == Some(color)
        } else {
            self.hand_shown && color == self.game().turn()
        }
    }

    /// Whether the tablet is to be given to the side to move. Across the table it never is.
    #[must_use]
    pub fn awaits_hand_over(&self) -> bool {
        self.seating != Seating::Facing && self.is_covered()
    }

    /// Whom the sentences are for: who is to answer or to move.
    #[must_use]
    pub fn addressee(&self) -> Color {
        let game = self.game();
        game.draw_offer().map_or(game.turn(), Color::opponent)
    }

    /// The cards that the side to move can choose from: the chosen one, else its whole hand.
    fn playable_cards(&self) -> impl Iterator<Item = Card> {
        let hand = self.game().hand(self.game().turn()).iter().copied();
        hand.filter(|card| self.chosen.is_none_or(|chosen| chosen == card.id))
    }

    /// The moves that can be made now: with the card that lies there, with the chosen card, or
    /// with any card of the hand.
    #[must_use]
    pub fn options(&self) -> Vec<Move> {
        if self.placing.is_some() {
            return Vec::new();
        }
        let mut moves = match self.game().phase() {
            _ if self.past => Vec::new(),
            Phase::Move { .. } => self.game().legal_moves(),
            Phase::Choose if !self.is_covered() => self
                .playable_cards()
                .flat_map(|card| self.game().card_moves(card))
                .collect(),
            Phase::Draw | Phase::Choose | Phase::LostTurn { .. } | Phase::Over { .. } => Vec::new(),
        };
        moves.retain(|&mv| self.game().honours_touch(mv));
        moves
    }

    /// The cards of the hand that can make the move from one square to another.
    #[must_use]
    pub fn cards_for(&self, mv: Move) -> Vec<Card> {
        self.playable_cards()
            .filter(|&card| {
                let moves = self.game().card_moves(card);
                moves
                    .iter()
                    .any(|other| (other.from, other.to) == (mv.from, mv.to))
            })
            .collect()
    }

    /// The roles that the chosen card lets move, or all that the hand does.
    pub(super) fn roles(&self) -> RoleSet {
        match self.game().phase() {
            Phase::Move { roles } => *roles,
            Phase::Draw | Phase::Choose | Phase::LostTurn { .. } | Phase::Over { .. } => self
                .playable_cards()
                .flat_map(|card| self.game().card_roles(card).iter().collect::<Vec<_>>())
                .collect(),
        }
    }

    /// The squares of the pieces that can be moved.
    #[must_use]
    pub fn movable(&self) -> Bitboard {
        self.options().iter().map(|mv| mv.from).collect()
    }

    /// The side whose turn would be taken back next.
    #[must_use]
    pub fn last_to_play(&self) -> Color {
        self.game()
            .plies()
            .last()
            .map_or(self.game().turn(), |ply| ply.color)
    }

    /// Who wants the last turn back: whoever `pressed` the button, where that is known, else the loser
    /// of a game that is over, else whoever played it. The other player is asked.
    #[must_use]
    pub fn who_takes_back(&self, pressed: Option<Color>) -> Color {
        let loser = match self.game().outcome() {
            Some((Outcome::Win(winner), _)) => Some(winner.opponent()),
            _ => None,
        };
        pressed.or(loser).unwrap_or_else(|| self.last_to_play())
    }
}
