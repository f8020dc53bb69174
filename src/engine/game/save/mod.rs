//! Saved games: a record of the game as JSON, in an envelope that tells whether it is whole.

mod checksum;
mod fields;
mod record;
mod sealed;

pub(super) use checksum::crc32;
pub use fields::Fields;
pub use record::{GameRecord, MAX_COMMANDS, RecordError};
pub use sealed::{MAX_SAVE_BYTES, SaveError, seal, unseal};

use super::super::clock::Millis;
use super::timed::TimedGame;

/// A whole game as text, to be kept: how it began, everything done and taken back, and the
/// clocks as of `now`.
///
/// ```
/// use chess_a_la_carte::engine::{Command, Level, Millis, Start, TimedGame, read_game, write_game};
/// let mut game = TimedGame::new(Start::new(Level::Two, 7));
/// game.advance(Command::Draw, Millis(0)).unwrap();
/// let text = write_game(&game, Millis(0));
/// assert_eq!(read_game(&text, Millis(0)), Ok(game));
/// ```
#[must_use]
pub fn write_game(game: &TimedGame, now: Millis) -> String {
    let record = GameRecord::with_times(game, now);
    seal(&serde_json::to_string(record.fields()).unwrap_or_default())
}

/// The game in a text that [`write_game`] wrote. Its clock waits, as `now` begins another time.
///
/// Reads at most [`MAX_SAVE_BYTES`] and plays at most [`MAX_COMMANDS`] again.
///
/// # Errors
/// The text was changed, is none, or comes from another version. No change of a single byte
/// goes unseen, and no text whatever becomes a game that breaks the rules.
pub fn read_game(text: &str, now: Millis) -> Result<TimedGame, SaveError> {
    let fields = Fields::read(unseal(text)?).ok_or(SaveError::Damaged)?;
    GameRecord::from(fields)
        .restore_with_times(now)
        .map_err(|_| SaveError::Damaged)
}
