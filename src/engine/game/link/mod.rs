//! A game as the short text of a link, the value of its key `game`.
//!
//! | part | letters |
//! |---|---|
//! | version | 1 |
//! | the start, the commands, a witness of what they lead to | as many as their bits take |
//! | CRC-32 of all before | 6 |
//!
//! Cards are left out where the seed deals them, and a command is a number among those possible
//! when it was given. That makes a link short, and bound to the rules: the witness tells when
//! another version of the app would make another game of the same letters.

mod bits;
mod commands;
mod start;

use std::fmt;

use super::super::notation::Fen;
use super::save::crc32;
use super::state::Game;
use bits::{BitReader, BitWriter, letter};

/// The most letters of a link's game that are read.
pub const MAX_LINK_LETTERS: usize = 1 << 14;

const VERSION: char = '1';
const CHECKSUM_LETTERS: usize = 6;
const WITNESS_BITS: u32 = 16;

/// Why a text is no game of a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinkError {
    /// It is longer than [`MAX_LINK_LETTERS`].
    TooLong,
    /// It comes from another version of the app.
    UnknownVersion,
    /// It was changed or cut off, or never was one.
    Damaged,
    /// It is whole, but by the rules of this version no game.
    NoGame,
}

impl LinkError {
    /// The code that names the error to embedding sites.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::TooLong => "tooLong",
            Self::UnknownVersion => "unknownVersion",
            Self::Damaged => "damaged",
            Self::NoGame => "noGame",
        }
    }
}

impl fmt::Display for LinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::TooLong => "the link's game is too long",
            Self::UnknownVersion => "the link's game comes from another version",
            Self::Damaged => "the link's game is damaged",
            Self::NoGame => "the link's game breaks the rules",
        })
    }
}

impl std::error::Error for LinkError {}

/// The game as letters for a link: what was done and taken back, and the time control, but no
/// times. The same game always gives the same letters.
///
/// They hold everything, so who reads them can work out all hands and cards to come.
///
/// ```
/// use chess_a_la_carte::engine::{Command, Game, Level, Start, read_link, write_link};
/// let mut game = Game::new(Start::new(Level::Standard, 0));
/// game.advance(Command::Move("e2e4".parse().unwrap())).unwrap();
/// assert_eq!(write_link(&game), "1mA6aCN0gETSl_D");
/// assert_eq!(read_link(&write_link(&game)), Ok(game));
/// ```
#[must_use]
pub fn write_link(game: &Game) -> String {
    let mut bits = BitWriter::default();
    start::write(&mut bits, game.start());
    let end = commands::write(&mut bits, game);
    bits.bits(witness(&end), WITNESS_BITS);
    let text = format!("{VERSION}{}", bits.finish());
    let checksum = checksum(&text);
    text + &checksum
}

/// The game in the letters that [`write_link`] wrote. Reads at most [`MAX_LINK_LETTERS`] and
/// plays at most [`MAX_COMMANDS`](super::MAX_COMMANDS).
///
/// # Errors
/// The text is anything else. No change of a single letter goes unseen.
pub fn read_link(text: &str) -> Result<Game, LinkError> {
    if text.len() > MAX_LINK_LETTERS {
        return Err(LinkError::TooLong);
    }
    match text.chars().next() {
        Some(VERSION) => {}
        Some(other) if other.is_ascii_digit() => return Err(LinkError::UnknownVersion),
        _ => return Err(LinkError::Damaged),
    }
    let (checked, end) = text
        .len()
        .checked_sub(CHECKSUM_LETTERS)
        .and_then(|at| text.split_at_checked(at))
        .ok_or(LinkError::Damaged)?;
    if checksum(checked) != end {
        return Err(LinkError::Damaged);
    }
    let game = checked
        .strip_prefix(VERSION)
        .and_then(read)
        .ok_or(LinkError::NoGame)?;
    // One game, one text: what could be written in two ways is refused in all but one.
    if write_link(&game) == text {
        Ok(game)
    } else {
        Err(LinkError::NoGame)
    }
}

fn read(letters: &str) -> Option<Game> {
    let mut bits = BitReader::new(letters);
    let start = start::read(&mut bits)?;
    let (game, end) = commands::read(&mut bits, start)?;
    (bits.bits(WITNESS_BITS)? == witness(&end)).then_some(game)
}

/// A number that another position, or another order of the cards, hardly ever has.
fn witness(game: &Game) -> u64 {
    let mut text = Fen(game.position.to_setup()).to_string();
    let hands = game.hands.white.iter().chain(&game.hands.black);
    text.extend(hands.chain(&game.draw_pile).map(|card| card.kind.letter()));
    u64::from(crc32(text.as_bytes()) & 0xffff)
}

fn checksum(text: &str) -> String {
    let crc = crc32(text.as_bytes());
    (0..CHECKSUM_LETTERS)
        .map(|place| letter(crc >> (6 * place)))
        .collect()
}
