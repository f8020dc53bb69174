//! Perft beside cozy-chess.

use chess_a_la_carte::engine::perft;
use cozy_chess::Board;

use crate::Result;
use crate::figure::{Figure, Goal};
use crate::positions::{CASES, Case, cozy, position};
use crate::timing::side_by_side;

const UNIT: &str = "M nodes/s";
const GOAL: Goal = Goal::Ratio(1.0);

pub(crate) fn measure(rounds: u32) -> Result<Vec<Figure>> {
    let mut figures = Vec::new();
    let (mut all, mut seconds_of_all) = (0.0, [0.0; 2]);
    for case in &CASES {
        let nodes = case.nodes as f64;
        let seconds = case_seconds(case, rounds)?;
        all += nodes;
        for (sum, seconds) in seconds_of_all.iter_mut().zip(seconds) {
            *sum += seconds;
        }
        let name = format!("perft {}, {}", case.depth, case.name);
        figures.push(Figure::beside_cozy(&name, UNIT, nodes / 1e6, seconds).with_goal(GOAL));
    }
    let name = "perft, all six";
    figures.push(Figure::beside_cozy(name, UNIT, all / 1e6, seconds_of_all).with_goal(GOAL));
    Ok(figures)
}

fn case_seconds(case: &Case, rounds: u32) -> Result<[f64; 2]> {
    let ours = position(case.fen)?;
    let theirs = cozy(case.fen)?;
    let (mut counts, mut their_counts) = (Vec::new(), Vec::new());
    let seconds = side_by_side(
        rounds,
        || counts.push(perft(&ours, case.depth)),
        || their_counts.push(cozy_perft(&theirs, case.depth)),
    );
    counts.append(&mut their_counts);
    // The speed of a wrong count is worth nothing.
    if counts.iter().any(|&count| count != case.nodes) {
        return Err(format!("wrong perft of {}: {counts:?}", case.name).into());
    }
    Ok(seconds)
}

/// As ours counts: the last move of a line is not played.
fn cozy_perft(board: &Board, depth: u32) -> u64 {
    let mut nodes = 0;
    board.generate_moves(|moves| {
        if depth == 1 {
            nodes += moves.len() as u64;
        } else {
            for mv in moves {
                let mut next = board.clone();
                next.play_unchecked(mv);
                nodes += cozy_perft(&next, depth - 1);
            }
        }
        false
    });
    nodes
}
