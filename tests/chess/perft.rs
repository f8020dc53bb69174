//! Perft: the number of lines of play, against numbers known to be right.
//!
//! The corpora are counted up to `PERFT_NODES` lines an entry; a larger number in the environment
//! goes deeper.

use chess_a_la_carte::engine::{Fen, Position, Role, Strictness, perft};

use crate::corpora::{corpus, rows};
use crate::support::{INITIAL, KIWIPETE, chess};

/// So many lines an entry keep all corpora within seconds.
const DEFAULT_NODES: u64 = 1_000_000;

/// Lines per depth from 1.
const ESSENTIAL: [(&str, &[u64]); 6] = [
    (INITIAL, &[20, 400, 8_902, 197_281, 4_865_609]),
    (KIWIPETE, &[48, 2_039, 97_862, 4_085_603]),
    (
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        &[14, 191, 2_812, 43_238, 674_624, 11_030_083],
    ),
    (
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        &[6, 264, 9_467, 422_333, 15_833_292],
    ),
    (
        "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
        &[44, 1_486, 62_379, 2_103_487],
    ),
    (
        "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
        &[46, 2_079, 89_890, 3_894_594],
    ),
];

#[test]
fn perft_of_the_six_essential_positions() {
    for (fen, counts) in ESSENTIAL {
        let position = chess(fen);
        assert_eq!(perft(&position, 0), 1);
        for (depth, &count) in (1..).zip(counts) {
            assert_eq!(perft(&position, depth), count, "{fen} at depth {depth}");
        }
    }
}

/// A position and its numbers: depth, lines.
struct Entry {
    fen: String,
    counts: Vec<(u32, u64)>,
}

fn number(text: &str) -> u64 {
    text.trim().parse().unwrap_or_else(|_| panic!("{text}"))
}

/// Reads both usual forms: `fen ;D1 20 ;D2 400` on one line, and blocks of `epd` and `perft`.
fn entries(text: &str) -> Vec<Entry> {
    let mut entries: Vec<Entry> = Vec::new();
    for line in text.lines().map(str::trim) {
        if let Some(fen) = line.strip_prefix("epd ") {
            entries.push(Entry {
                fen: fen.trim().to_string(),
                counts: Vec::new(),
            });
        } else if let Some(count) = line.strip_prefix("perft ") {
            let (depth, nodes) = count.trim().split_once(' ').unwrap();
            let entry = entries.last_mut().unwrap();
            entry.counts.push((number(depth) as u32, number(nodes)));
        } else if !line.starts_with('#')
            && let Some((fen, counts)) = line.split_once(';')
        {
            entries.push(Entry {
                fen: fen.trim().to_string(),
                counts: counts
                    .split(';')
                    .filter_map(|part| part.trim().strip_prefix('D')?.split_once(' '))
                    .map(|(depth, nodes)| (number(depth) as u32, number(nodes)))
                    .collect(),
            });
        }
    }
    entries
}

/// Counts all entries of a corpus. `other` is how many of them are not chess as we play it:
/// castling from other squares than the usual ones, or more than sixteen pieces a side.
fn count(file: &str, other: usize) {
    let Some(text) = corpus(&format!("perft/{file}")) else {
        return;
    };
    let cap = std::env::var("PERFT_NODES").map_or(DEFAULT_NODES, |nodes| number(&nodes));
    let mut skipped = 0;
    for entry in entries(&text) {
        let Some(position) = playable(&entry.fen) else {
            skipped += 1;
            continue;
        };
        for (depth, nodes) in entry.counts {
            if nodes <= cap {
                let fen = &entry.fen;
                assert_eq!(perft(&position, depth), nodes, "{fen} at depth {depth}");
            }
        }
    }
    assert_eq!(skipped, other, "entries of {file} that can't be played");
}

/// Some entries show checks that no game of chess can bring about; Advanced lets them stand.
fn playable(fen: &str) -> Option<Position> {
    let setup = fen.parse::<Fen>().ok()?.0;
    let position = Position::new(&setup, Strictness::Advanced).ok()?;
    (position.castling() == setup.castling).then_some(position)
}

macro_rules! corpora {
    ($($name:ident: $file:literal, $other:literal;)*) => {
        $(
            #[test]
            fn $name() {
                count($file, $other);
            }
        )*
    };
}

corpora! {
    perft_dartchess_impossible_checkers: "dartchess/impossible-checker.perft", 0;
    perft_dartchess_tricky: "dartchess/tricky.perft", 6;
    perft_chess_js: "extracted/chessjs-perft.epd", 0;
    perft_cozy_chess: "extracted/cozy-chess-perft.epd", 4;
    perft_peterellisjones: "extracted/peterellisjones-gist.epd", 0;
    perft_stockfish: "extracted/stockfish-perft-standard.epd", 0;
    perft_pychess_suite: "pychess/perftsuite.epd", 0;
    perft_pychess_suite_2: "pychess/perftsuite2.epd", 0;
    perft_python_chess_tricky: "python-chess/tricky.perft", 6;
    perft_scalachess_tricky: "scalachess/tricky.perft", 6;
    perft_shakmaty_random: "shakmaty/random.perft", 0;
    perft_shakmaty_tricky: "shakmaty/tricky.perft", 9;
    perft_sunfish: "sunfish/perft.epd", 0;
}

/// What the last moves of all lines are and do.
#[derive(Debug, Default, PartialEq)]
struct Stats {
    nodes: u64,
    captures: u64,
    en_passant: u64,
    castles: u64,
    promotions: u64,
    checks: u64,
    mates: u64,
    stalemates: u64,
}

impl Stats {
    fn count(&mut self, position: &Position, depth: u64) {
        for &mv in &position.legal_moves() {
            let next = position.play(mv).unwrap();
            if depth > 1 {
                self.count(&next, depth - 1);
                continue;
            }
            let board = position.board();
            let role = board.role_at(mv.from).unwrap();
            let sideways = mv.from.file() != mv.to.file();
            let en_passant = role == Role::Pawn && sideways && board.piece_at(mv.to).is_none();
            let files = mv.from.file().index().abs_diff(mv.to.file().index());
            self.nodes += 1;
            self.captures += u64::from(en_passant || board.piece_at(mv.to).is_some());
            self.en_passant += u64::from(en_passant);
            self.castles += u64::from(role == Role::King && files == 2);
            self.promotions += u64::from(mv.promotion.is_some());
            self.checks += u64::from(next.is_check());
            self.mates += u64::from(next.is_checkmate());
            self.stalemates += u64::from(next.is_stalemate());
        }
    }
}

#[test]
fn perft_kinds_of_moves() {
    let Some(table) = corpus("perft/extracted/cpw-positions-stats.tsv") else {
        return;
    };
    for row in rows(&table) {
        let expected: Vec<u64> = row[2..].iter().map(|text| number(text)).collect();
        let mut stats = Stats::default();
        stats.count(&chess(row[1]), expected[0]);
        let expected = Stats {
            nodes: expected[1],
            captures: expected[2],
            en_passant: expected[3],
            castles: expected[4],
            promotions: expected[5],
            checks: expected[6],
            mates: expected[7],
            stalemates: expected[8],
        };
        assert_eq!(stats, expected, "{row:?}");
    }
}
