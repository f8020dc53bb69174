//! Game files, read game by game.

use super::body::Body;
use super::fault::{PgnFault, PgnFaultCode};
use super::game::Pgn;
use super::head::Head;
use super::log::Log;
use super::marker::PgnResult;
use super::text::Spot;
use super::token::Tokens;

/// A file may have this many bytes.
pub const MAX_PGN_BYTES: usize = 64 << 20;

/// Of a file this many games are read.
pub const MAX_PGN_GAMES: usize = 200_000;

/// A game as it was read, and what is wrong with it in the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PgnReading {
    /// The game. Where the file is wrong, it has all moves up to there.
    pub pgn: Pgn,
    /// The line it starts on.
    pub line: usize,
    /// The first fault that costs moves. In a variation only the rest of the variation is lost,
    /// elsewhere the rest of the game.
    pub fault: Option<PgnFault>,
    /// What is wrong but could be put right, in the order of the file.
    pub warnings: Vec<PgnFault>,
}

/// The games of a file; see [`read_pgn`].
#[derive(Clone, Debug)]
pub struct PgnReader<'a> {
    tokens: Tokens<'a>,
    spot: Spot,
    games: usize,
}

/// Reads the games of a file, one after the other, as people and programs really write them.
///
/// Any bytes can be read, in time linear in their number, and a game takes memory in proportion
/// to its own text. UTF-8 is expected, with or without a byte-order mark; a tag or comment that
/// isn't UTF-8 is taken as Windows-1252. The tags `Variant` and `Level` tell the rules: those of
/// chess without them.
///
/// ```
/// use chess_a_la_carte::engine::{PgnFaultCode, SanError, read_pgn};
/// let file = b"1. e4 e5 2. Ke3 *\n\n[White \"Anna\"]\n\n1.d4 {[%clk 0:05:00]} (1. c4!) d5";
/// let games: Vec<_> = read_pgn(file).collect();
///
/// let fault = games[0].fault.unwrap();
/// assert_eq!((fault.line, fault.column), (1, 13));
/// assert_eq!(fault.code, PgnFaultCode::Move(SanError::NoSuchMove));
/// assert_eq!(games[0].pgn.line().moves().len(), 2);
///
/// let sans: Vec<_> = games[1].pgn.plies().map(|ply| ply.san()).collect();
/// assert_eq!(sans, ["d4", "d5"]);
/// assert_eq!(games[1].pgn.line().moves()[0].clock().unwrap().as_secs(), 300);
/// ```
#[must_use]
pub fn read_pgn(bytes: &[u8]) -> PgnReader<'_> {
    let spot = Spot::start(bytes);
    PgnReader {
        tokens: Tokens::new(bytes, spot.at),
        spot,
        games: 0,
    }
}

impl PgnReader<'_> {
    /// Ends the reading with a fault.
    fn give_up(&mut self, code: PgnFaultCode) -> PgnReading {
        self.tokens.at = self.tokens.bytes.len();
        PgnReading {
            pgn: Pgn::default(),
            line: self.spot.line,
            fault: Some(PgnFault {
                line: self.spot.line,
                column: self.spot.column,
                code,
            }),
            warnings: Vec::new(),
        }
    }
}

impl Iterator for PgnReader<'_> {
    type Item = PgnReading;

    fn next(&mut self) -> Option<PgnReading> {
        let bytes = self.tokens.bytes;
        if bytes.len() > MAX_PGN_BYTES && self.tokens.at < bytes.len() {
            return Some(self.give_up(PgnFaultCode::FileTooLong));
        }
        self.tokens.skip_blank();
        self.spot = self.spot.advance(bytes, self.tokens.at);
        let mut log = Log::new(bytes, self.spot);
        let head = Head::read(&mut self.tokens, &mut log)?;
        if self.games >= MAX_PGN_GAMES {
            return Some(self.give_up(PgnFaultCode::TooManyGames));
        }
        self.games += 1;
        let tag = head.result(&mut log);
        let mut pgn = head.into_game(&mut log);
        let marker = Body::read(&mut pgn, &mut self.tokens, &mut log);
        pgn.result = match (tag, marker) {
            (Some(tag), Some((at, marker))) if tag != marker => {
                log.warn(at, PgnFaultCode::ResultMismatch { tag, marker });
                // A file whose tag knows nothing tells the result at the end.
                if tag == PgnResult::Unfinished {
                    marker
                } else {
                    tag
                }
            }
            (Some(tag), _) => tag,
            (None, Some((_, marker))) => marker,
            (None, None) => PgnResult::Unfinished,
        };
        Some(PgnReading {
            pgn,
            line: self.spot.line,
            fault: log.fault,
            warnings: log.warnings,
        })
    }
}
