//! One tag: `[White "Anna"]`.

use super::tags::canonical_name;
use super::text;
use super::token::Tokens;

/// A tag as it stands in a file.
#[derive(Debug)]
pub(super) struct TagPair {
    pub(super) name: String,
    pub(super) value: String,
    /// Where it starts.
    pub(super) at: usize,
}

/// Reads the tag whose bracket was just read. Where it isn't written as the standard says, its
/// value is all between the first and the last quotation mark of the line. `None` if there is no
/// such value: the line is skipped.
pub(super) fn read(tokens: &mut Tokens<'_>) -> Option<TagPair> {
    let at = tokens.at.saturating_sub(1);
    let text = tokens.rest().trim_ascii_start();
    let name_end = text
        .iter()
        .position(|byte| !byte.is_ascii_alphanumeric() && *byte != b'_')?;
    let name = text::decode(&text[..name_end]).into_owned();
    let opening = text[name_end..].iter().position(|&byte| byte == b'"')? + name_end + 1;
    tokens.at = tokens.bytes.len() - text.len() + opening;
    let value = strict_value(tokens).or_else(|| generous_value(tokens))?;
    Some(TagPair {
        name: canonical_name(&name).to_owned(),
        value,
        at,
    })
}

/// The value up to the first quotation mark without a backslash, after which the bracket closes.
fn strict_value(tokens: &mut Tokens<'_>) -> Option<String> {
    let rest = tokens.rest();
    let mut end = 0;
    loop {
        match *rest.get(end)? {
            b'"' => break,
            b'\n' | b'\r' => return None,
            b'\\' if matches!(rest.get(end + 1), Some(b'"' | b'\\')) => end += 2,
            _ => end += 1,
        }
    }
    let after = rest[end + 1..].trim_ascii_start();
    if after.first() != Some(&b']') {
        return None;
    }
    tokens.at = tokens.bytes.len() - after.len() + 1;
    Some(unescaped(&rest[..end]))
}

fn generous_value(tokens: &mut Tokens<'_>) -> Option<String> {
    let line = tokens.skip_line().trim_ascii_end();
    let value = line.strip_suffix(b"]").map_or(line, <[u8]>::trim_ascii_end);
    value.strip_suffix(b"\"").map(unescaped)
}

fn unescaped(value: &[u8]) -> String {
    let text = text::printable(&text::decode(value));
    let mut value = String::with_capacity(text.len());
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        let escaped = letters.next_if(|&next| letter == '\\' && matches!(next, '"' | '\\'));
        value.push(escaped.unwrap_or(letter));
    }
    value
}
