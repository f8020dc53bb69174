//! Bytes as text, and where in a file they stand.

use std::borrow::Cow;

/// A place in a file.
#[derive(Clone, Copy, Debug)]
pub(super) struct Spot {
    pub(super) at: usize,
    pub(super) line: usize,
    pub(super) column: usize,
}

impl Spot {
    /// The first character after a byte-order mark.
    pub(super) fn start(bytes: &[u8]) -> Self {
        Self {
            at: if bytes.starts_with(BOM) { BOM.len() } else { 0 },
            line: 1,
            column: 1,
        }
    }

    /// The spot of the byte `at`, which is not before this one.
    pub(super) fn advance(mut self, bytes: &[u8], at: usize) -> Self {
        let passed = bytes.get(self.at..at).unwrap_or_default();
        let mut line_start = 0;
        for (place, &byte) in passed.iter().enumerate() {
            let ends_line = match byte {
                b'\n' => true,
                b'\r' => bytes.get(self.at + place + 1) != Some(&b'\n'),
                _ => false,
            };
            if ends_line {
                self.line += 1;
                self.column = 1;
                line_start = place + 1;
            }
        }
        let rest = passed.get(line_start..).unwrap_or_default();
        self.column += match std::str::from_utf8(rest) {
            Ok(text) => text.chars().count(),
            Err(_) => rest.len(),
        };
        self.at += passed.len();
        self
    }
}

/// What some programs put before UTF-8.
pub(super) const BOM: &[u8] = b"\xef\xbb\xbf";

/// The bytes as UTF-8 or, where they are none, as Windows-1252, of which Latin-1 is a part.
pub(super) fn decode(bytes: &[u8]) -> Cow<'_, str> {
    match std::str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => Cow::Owned(bytes.iter().map(|&byte| windows_1252(byte)).collect()),
    }
}

fn windows_1252(byte: u8) -> char {
    const FROM_80: [char; 32] = [
        '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž',
        '\u{8f}', '\u{90}', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}',
        'ž', 'Ÿ',
    ];
    byte.checked_sub(0x80)
        .and_then(|place| FROM_80.get(usize::from(place)).copied())
        .unwrap_or(char::from(byte))
}

/// The text with a space for each character that can't be printed: tabs, line ends.
pub(super) fn printable(text: &str) -> String {
    text.replace(char::is_control, " ")
}

/// A comment as a game keeps it: single spaces, none around, and no closing brace, which would
/// end it in a file.
pub(super) fn comment(text: &str) -> String {
    let mut words = text
        .split(|letter: char| letter == ' ' || letter.is_control())
        .filter(|word| !word.is_empty());
    let mut comment = String::with_capacity(text.len());
    if let Some(first) = words.next() {
        comment.push_str(first);
    }
    for word in words {
        comment.push(' ');
        comment.push_str(word);
    }
    if comment.contains('}') {
        comment = comment.replace('}', ")");
    }
    comment
}

/// The text with ASCII in the place of the dashes and halves that word processors put into it.
pub(super) fn plain(text: &str) -> String {
    text.replace(is_dash, "-").replace('½', "1/2")
}

/// Whether the letter is a dash of any length, or a minus.
pub(super) const fn is_dash(letter: char) -> bool {
    matches!(letter, '‐'..='―' | '−')
}
