//! Lists of legal moves beside cozy-chess.

use std::hint::black_box;

use chess_a_la_carte::engine::Fen;

use crate::Result;
use crate::figure::Figure;
use crate::positions::{cozy, of_random_games};
use crate::timing::side_by_side;

const POSITIONS: usize = 2_000;
/// A list takes well under a microsecond: only many can be timed.
const REPEATS: usize = 100;

pub(crate) fn measure(rounds: u32) -> Result<Vec<Figure>> {
    let ours = of_random_games(POSITIONS)?;
    let theirs = ours
        .iter()
        .map(|position| cozy(&Fen(position.to_setup()).to_string()))
        .collect::<Result<Vec<_>>>()?;
    let moves: usize = ours
        .iter()
        .map(|position| position.legal_moves().len())
        .sum();
    let seconds = side_by_side(
        rounds,
        || {
            for position in ours.iter().cycle().take(POSITIONS * REPEATS) {
                black_box(position.legal_moves());
            }
        },
        || {
            let mut list = Vec::with_capacity(256);
            for board in theirs.iter().cycle().take(POSITIONS * REPEATS) {
                list.clear();
                board.generate_moves(|moves| {
                    list.extend(moves);
                    false
                });
                black_box(&list);
            }
        },
    );
    let listed = (moves * REPEATS) as f64 / 1e6;
    let name = "lists of legal moves";
    Ok(vec![Figure::beside_cozy(
        name,
        "M moves/s",
        listed,
        seconds,
    )])
}
