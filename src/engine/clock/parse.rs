//! Time controls as text.

use std::fmt;
use std::str::FromStr;

use super::super::chess::ByColor;
use super::time_control::{PerMove, SideTime, TimeControl, TimeControlError};

const NONE: &str = "none";

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unlimited => f.write_str(NONE),
            Self::PerMove(limits) => write!(f, "{}s+{}m", limits.seconds(), limits.minutes()),
            Self::Increment(ByColor { white, black }) if white == black => write!(f, "{white}"),
            Self::Increment(ByColor { white, black }) => write!(f, "{white}/{black}"),
        }
    }
}

impl fmt::Display for SideTime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}+{}", self.minutes(), self.seconds())
    }
}

impl FromStr for TimeControl {
    type Err = TimeControlError;

    fn from_str(text: &str) -> Result<Self, TimeControlError> {
        if text == NONE {
            return Ok(Self::Unlimited);
        }
        if let Some((white, black)) = text.split_once('/') {
            return Ok(Self::Increment(ByColor {
                white: side_time(white)?,
                black: side_time(black)?,
            }));
        }
        if let Some((seconds, minutes)) = text.split_once("s+") {
            let minutes = minutes.strip_suffix('m').ok_or(TimeControlError::Form)?;
            return PerMove::new(number(seconds)?, number(minutes)?).map(Self::PerMove);
        }
        let time = side_time(text)?;
        Ok(Self::Increment(ByColor {
            white: time,
            black: time,
        }))
    }
}

fn side_time(text: &str) -> Result<SideTime, TimeControlError> {
    let (minutes, seconds) = text.split_once('+').ok_or(TimeControlError::Form)?;
    SideTime::new(number(minutes)?, number(seconds)?)
}

/// Digits only: `parse` alone would take a sign. A number too large to hold is the largest one,
/// which every limit then refuses.
fn number(digits: &str) -> Result<u16, TimeControlError> {
    if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(TimeControlError::Form);
    }
    Ok(digits.parse().unwrap_or(u16::MAX))
}
