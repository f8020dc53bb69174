//! The positions that are measured.

use chess_a_la_carte::engine::{Fen, Position, Strictness};
use rand::SeedableRng;
use rand::seq::IndexedRandom;
use rand_chacha::ChaCha8Rng;

use crate::Result;

/// A position, and how many lines of `depth` moves begin there.
pub(crate) struct Case {
    pub(crate) name: &'static str,
    pub(crate) fen: &'static str,
    pub(crate) depth: u32,
    pub(crate) nodes: u64,
}

const fn case(name: &'static str, fen: &'static str, depth: u32, nodes: u64) -> Case {
    Case {
        name,
        fen,
        depth,
        nodes,
    }
}

/// The six by which move generators are commonly compared.
pub(crate) const CASES: [Case; 6] = [
    case(
        "initial position",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        6,
        119_060_324,
    ),
    case(
        "position 2, Kiwipete",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        5,
        193_690_690,
    ),
    case(
        "position 3",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        7,
        178_633_661,
    ),
    case(
        "position 4",
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        5,
        15_833_292,
    ),
    case(
        "position 5",
        "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
        5,
        89_941_194,
    ),
    case(
        "position 6",
        "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
        5,
        164_075_551,
    ),
];

pub(crate) fn position(fen: &str) -> Result<Position> {
    let Fen(setup) = fen.parse()?;
    Ok(Position::new(&setup, Strictness::Chess)?)
}

pub(crate) fn cozy(fen: &str) -> Result<cozy_chess::Board> {
    let board = fen.parse();
    board.map_err(|error| format!("cozy-chess on {fen}: {error}").into())
}

/// Positions of random games from the six, the same ones in every run.
pub(crate) fn of_random_games(count: usize) -> Result<Vec<Position>> {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut positions = Vec::new();
    while positions.len() < count {
        for case in &CASES {
            let mut position = position(case.fen)?;
            for _ in 0..60 {
                let moves = position.legal_moves();
                let Some(&mv) = moves.choose(&mut rng) else {
                    break;
                };
                position = position.play(mv)?;
                positions.push(position);
            }
        }
    }
    positions.truncate(count);
    Ok(positions)
}
