//! Several games between the same two players (rules M).

use std::fmt;
use std::str::FromStr;

use super::chess::Color;
use super::game::Outcome;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// One of the two players of a match, whatever colour they have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Player {
    /// The first player.
    A,
    /// The second player.
    B,
}

impl Player {
    /// Both players.
    pub const ALL: [Self; 2] = [Self::A, Self::B];

    /// The other player.
    #[must_use]
    pub const fn opponent(self) -> Self {
        match self {
            Self::A => Self::B,
            Self::B => Self::A,
        }
    }
}

/// Several games between the same two players, with their colours and the score.
///
/// A game that is annulled (rule K3) or broken off is not recorded: the next one has the same
/// colours.
///
/// ```
/// use chess_a_la_carte::engine::{Color, Match, Outcome};
/// let mut evening = Match::new(7);
/// let lucky = evening.player(Color::White);
/// evening.record(Outcome::Win(Color::White));
/// assert_eq!(evening.player(Color::Black), lucky);
/// evening.record(Outcome::Draw);
/// assert_eq!(evening.half_points(lucky), 3);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Match {
    /// Who had White in the first game.
    first_white: Player,
    practice: bool,
    games: u32,
    half_points: [u32; 2],
}

impl Match {
    /// A match of two persons before its first game, whose colours are drawn by lot: `seed`
    /// decides.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        let first_white = if ChaCha8Rng::seed_from_u64(seed).random() {
            Player::A
        } else {
            Player::B
        };
        Self::with_first_white(first_white)
    }

    /// A match whose first game `player` plays with White.
    #[must_use]
    pub const fn with_first_white(player: Player) -> Self {
        Self {
            first_white: player,
            practice: false,
            games: 0,
            half_points: [0, 0],
        }
    }

    /// Games against a bot: the colours alternate as in a match, but nothing is scored (rule M2).
    #[must_use]
    pub fn practice(seed: u64) -> Self {
        Self {
            practice: true,
            ..Self::new(seed)
        }
    }

    /// Who plays `color` in the game that comes next, or runs: colours alternate from game to
    /// game.
    #[must_use]
    pub const fn player(&self, color: Color) -> Player {
        let white = if self.games.is_multiple_of(2) {
            self.first_white
        } else {
            self.first_white.opponent()
        };
        match color {
            Color::White => white,
            Color::Black => white.opponent(),
        }
    }

    /// The colour that `player` has in that game.
    #[must_use]
    pub fn color(&self, player: Player) -> Color {
        if self.player(Color::White) == player {
            Color::White
        } else {
            Color::Black
        }
    }

    /// The game has ended: counts it, and a win as 1, a draw as ½ for each. An annulled game is
    /// as if it had not been played: the same colours play again.
    pub fn record(&mut self, outcome: Outcome) {
        if outcome == Outcome::Annulled {
            return;
        }
        let half_points = |player| match outcome {
            _ if self.practice => 0,
            Outcome::Draw => 1,
            Outcome::Win(color) if self.player(color) == player => 2,
            Outcome::Win(_) | Outcome::Annulled => 0,
        };
        let gained = Player::ALL.map(half_points);
        for (score, gained) in self.half_points.iter_mut().zip(gained) {
            *score = score.saturating_add(gained);
        }
        self.games = self.games.saturating_add(1);
    }

    /// The score of `player` in half points.
    #[must_use]
    pub const fn half_points(&self, player: Player) -> u32 {
        let [a, b] = self.half_points;
        match player {
            Player::A => a,
            Player::B => b,
        }
    }

    /// How many games have ended.
    #[must_use]
    pub const fn games(&self) -> u32 {
        self.games
    }

    /// Whether these are games against a bot, which are not scored.
    #[must_use]
    pub const fn is_practice(&self) -> bool {
        self.practice
    }
}

/// As it is kept: who had White first, how many games have ended, and the half points of the
/// first player and of the second; `practice` for games against a bot.
impl fmt::Display for Match {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [a, b] = self.half_points;
        let first = match self.first_white {
            Player::A => 'A',
            Player::B => 'B',
        };
        let practice = if self.practice { " practice" } else { "" };
        write!(f, "{first} {} {a} {b}{practice}", self.games)
    }
}

/// The text is no match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseMatchError;

impl fmt::Display for ParseMatchError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a match such as A 3 4 2")
    }
}

impl std::error::Error for ParseMatchError {}

impl FromStr for Match {
    type Err = ParseMatchError;

    fn from_str(text: &str) -> Result<Self, ParseMatchError> {
        let mut words = text.split(' ');
        let first_white = match words.next() {
            Some("A") => Player::A,
            Some("B") => Player::B,
            Some(_) | None => return Err(ParseMatchError),
        };
        let mut number = || words.next()?.parse::<u32>().ok();
        let (Some(games), Some(a), Some(b)) = (number(), number(), number()) else {
            return Err(ParseMatchError);
        };
        let practice = match words.next() {
            None => false,
            Some("practice") => true,
            Some(_) => return Err(ParseMatchError),
        };
        Ok(Self {
            first_white,
            practice,
            games,
            half_points: [a, b],
        })
    }
}
