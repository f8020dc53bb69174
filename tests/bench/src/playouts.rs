//! Whole games at random, through the same door as the app's.

use chess_a_la_carte::engine::{Command, CommandError, Game, Level, Phase, Start};
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::Result;
use crate::figure::{Figure, Goal};
use crate::timing::seconds;

const GAMES: u64 = 5_000;
/// A random game takes about a hundred turns; one that goes on past this is ended.
const TURN_CAP: usize = 1_000;
const GOAL: Goal = Goal::AtMost(100.0);

pub(crate) fn measure(rounds: u32) -> Result<Vec<Figure>> {
    let (mut best, mut turns) = (f64::INFINITY, 0);
    for _ in 0..rounds {
        let mut played = Ok(0);
        best = best.min(seconds(|| played = games()));
        turns = played.map_err(|error| format!("a random game was refused: {error:?}"))?;
    }
    let games = GAMES as f64;
    let turns = turns as f64;
    Ok(vec![
        Figure::alone("random game of Level 1", best * 1e6 / games, "µs").with_goal(GOAL),
        Figure::alone("a turn of it", best * 1e9 / turns, "ns"),
        Figure::alone("its length", turns / games, "turns"),
    ])
}

/// Plays the games and counts their turns.
fn games() -> std::result::Result<usize, CommandError> {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut turns = 0;
    for _ in 0..GAMES {
        let mut game = Game::new(Start::new(Level::One, rng.random()));
        while game.plies().len() < TURN_CAP {
            let command = match game.phase() {
                Phase::Draw => Command::Draw,
                Phase::LostTurn { .. } => Command::AcceptLostTurn,
                // Level 1 has no hand to choose from.
                Phase::Over { .. } | Phase::Choose => break,
                Phase::Move { .. } => match game.legal_moves().choose(&mut rng) {
                    Some(&mv) => Command::Move(mv),
                    None => break,
                },
            };
            game.advance(command)?;
        }
        turns += game.plies().len();
    }
    Ok(turns)
}
