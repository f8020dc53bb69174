//! Commands that programs hide in comments: `[%clk 0:05:00]`, `[%cal Ge2e4]`.

use std::time::Duration;

use super::super::super::chess::Square;

/// A coloured arrow, or a circle if it ends where it starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PgnShape {
    /// The first letter of its colour: `G R Y B`, or any other.
    pub color: char,
    /// Where it starts.
    pub from: Square,
    /// Where it ends.
    pub to: Square,
}

/// The text after `[%name `, up to the bracket, of each such command.
fn arguments<'a>(comment: &'a str, name: &str) -> impl Iterator<Item = &'a str> {
    comment.split("[%").skip(1).filter_map(move |command| {
        let (command, _) = command.split_once(']')?;
        let rest = command.strip_prefix(name)?;
        rest.starts_with(' ').then(|| rest.trim())
    })
}

/// The time of the first command of that name, written `h:mm:ss`, `m:ss` or `s`, perhaps with a
/// fraction.
pub(super) fn time(comment: &str, name: &str) -> Option<Duration> {
    let text = arguments(comment, name).next()?;
    let (text, fraction) = text.split_once(['.', ',']).unwrap_or((text, ""));
    let mut seconds = 0_u64;
    for (place, part) in text.split(':').enumerate() {
        let part = part.parse::<u32>().ok()?;
        if place > 2 {
            return None;
        }
        seconds = seconds * 60 + u64::from(part);
    }
    let digits = format!("{fraction:0<3}");
    let milliseconds = digits.get(..3)?.parse::<u16>().ok()?;
    Some(Duration::from_secs(seconds) + Duration::from_millis(milliseconds.into()))
}

/// The circles (`csl`) and arrows (`cal`) of a comment. What can't be read is left out.
pub(super) fn shapes(comment: &str) -> impl Iterator<Item = PgnShape> {
    arguments(comment, "csl")
        .chain(arguments(comment, "cal"))
        .flat_map(|list| list.split(','))
        .filter_map(|shape| shape_of(shape.trim()))
}

fn shape_of(text: &str) -> Option<PgnShape> {
    let color = text.chars().next()?;
    let squares = text.get(color.len_utf8()..)?;
    let from = squares.get(..2)?.parse().ok()?;
    let to = match squares.get(2..)? {
        "" => from,
        to => to.parse().ok()?,
    };
    Some(PgnShape { color, from, to })
}
