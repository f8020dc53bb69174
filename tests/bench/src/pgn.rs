//! Reading and writing game files: games of our own, played at random, so that no file is needed.

use chess_a_la_carte::engine::{Command, Game, Level, Start, read_pgn};
use rand::SeedableRng;
use rand::seq::IndexedRandom;
use rand_chacha::ChaCha8Rng;

use crate::Result;
use crate::figure::{Figure, Goal};
use crate::timing::seconds;

const GAMES: usize = 300;
const PLIES: usize = 100;
/// In megabytes a second.
const GOAL: Goal = Goal::AtLeast(20.0);

pub(crate) fn measure(rounds: u32) -> Result<Vec<Figure>> {
    let games = games()?;
    let mut text = String::new();
    let (mut write, mut read) = (f64::INFINITY, f64::INFINITY);
    for _ in 0..rounds {
        write = write.min(seconds(|| {
            text = games.iter().map(|game| game.to_pgn().to_string()).collect();
        }));
    }
    let mut faults = 0;
    for _ in 0..rounds {
        read = read.min(seconds(|| {
            faults = read_pgn(text.as_bytes())
                .filter(|reading| reading.fault.is_some())
                .count();
        }));
    }
    if faults > 0 {
        return Err(format!("{faults} of our own games can't be read").into());
    }
    let megabytes = text.len() as f64 / 1e6;
    Ok(vec![
        Figure::alone("reading game files", megabytes / read, "MB/s").with_goal(GOAL),
        Figure::alone("writing them", megabytes / write, "MB/s"),
    ])
}

fn games() -> Result<Vec<Game>> {
    let mut rng = ChaCha8Rng::seed_from_u64(2);
    let mut games = Vec::new();
    for seed in 0..GAMES {
        let mut game = Game::new(Start::new(Level::Standard, seed as u64));
        while game.plies().len() < PLIES {
            let Some(&mv) = game.legal_moves().choose(&mut rng) else {
                break;
            };
            game.advance(Command::Move(mv))
                .map_err(|error| format!("a random game was refused: {error:?}"))?;
        }
        games.push(game);
    }
    Ok(games)
}
