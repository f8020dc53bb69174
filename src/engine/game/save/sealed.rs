//! The envelope of saved games: a version and a checksum around a JSON value.

use std::fmt;

use super::checksum::crc32;

/// The most bytes of a sealed text that are read: far more than any real game.
pub const MAX_SAVE_BYTES: usize = 1 << 20;

/// The version of everything that is sealed. A change of form that an older app would misread
/// gets the next number.
const VERSION: &str = "1";

const HEAD: &str = "{\"v\":";
const CHECKSUM: &str = "\"crc\":\"";
const CONTENT: &str = "\",\"saved\":";
const TAIL: &str = "}";

/// Why a text is no saved game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SaveError {
    /// It was changed or cut off, or never was one.
    Damaged,
    /// It comes from another version of the app.
    UnknownVersion,
}

impl fmt::Display for SaveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Damaged => "the saved game can't be read",
            Self::UnknownVersion => "the saved game comes from another version",
        })
    }
}

impl std::error::Error for SaveError {}

/// Puts a JSON value into an envelope with a version and a checksum. The whole is JSON again.
///
/// ```
/// use chess_a_la_carte::engine::{seal, unseal};
/// let text = seal("[1,2]");
/// assert_eq!(text, r#"{"v":1,"crc":"088b50bf","saved":[1,2]}"#);
/// assert_eq!(unseal(&text), Ok("[1,2]"));
/// ```
#[must_use]
pub fn seal(json: &str) -> String {
    let crc = crc32(json.as_bytes());
    format!("{HEAD}{VERSION},{CHECKSUM}{crc:08x}{CONTENT}{json}{TAIL}")
}

/// Takes out what [`seal`] put in. Every byte counts: a text that was changed in any single one
/// is refused. Texts over [`MAX_SAVE_BYTES`] are not read.
///
/// # Errors
/// The text is not what [`seal`] wrote, or another version did.
pub fn unseal(text: &str) -> Result<&str, SaveError> {
    if text.len() > MAX_SAVE_BYTES {
        return Err(SaveError::Damaged);
    }
    let (version, rest) = text
        .strip_prefix(HEAD)
        .and_then(|rest| rest.split_once(','))
        .ok_or(SaveError::Damaged)?;
    if version != VERSION {
        let is_number = !version.is_empty() && version.bytes().all(|byte| byte.is_ascii_digit());
        return Err(if is_number {
            SaveError::UnknownVersion
        } else {
            SaveError::Damaged
        });
    }
    let json = rest
        .strip_prefix(CHECKSUM)
        .and_then(|rest| rest.split_once(CONTENT))
        .and_then(|(_, json)| json.strip_suffix(TAIL))
        .ok_or(SaveError::Damaged)?;
    // The checksum itself may be written in one way only.
    if seal(json) == text {
        Ok(json)
    } else {
        Err(SaveError::Damaged)
    }
}
