//! A game file, cut into its words.

use std::borrow::Cow;

use super::glyph;
use super::marker::PgnResult;
use super::text::{self, BOM};

/// A word of the moves, or what stands between them.
#[derive(Debug)]
pub(super) enum Token<'a> {
    /// The bracket that begins a tag.
    Tag,
    /// A comment, without its braces or semicolon.
    Comment(&'a [u8]),
    /// The brace of a comment without end.
    Unclosed,
    /// The parenthesis that begins a variation.
    Open,
    /// The parenthesis that ends a variation.
    Close,
    /// An annotation number; `None` if it is above 255 or missing.
    Nag(Option<u8>),
    /// The number of a move.
    Number(&'a [u8]),
    /// The end of the moves.
    Marker(PgnResult),
    /// A lost turn.
    Null,
    /// A move, or what should be one.
    Word(Cow<'a, str>),
    /// A character that can't stand here.
    Unexpected,
}

/// A longer word is no move and no result: it is cut, so that no byte is looked at too often.
const LONGEST_WORD: usize = 64;

/// Reads token after token.
#[derive(Clone, Debug)]
pub(super) struct Tokens<'a> {
    pub(super) bytes: &'a [u8],
    pub(super) at: usize,
    /// Whether an empty line stood right before the last token.
    pub(super) after_blank_line: bool,
    /// No brace closes a comment from here on: nobody need search twice.
    unclosed_from: usize,
}

impl<'a> Tokens<'a> {
    pub(super) fn new(bytes: &'a [u8], at: usize) -> Self {
        Self {
            bytes,
            at,
            after_blank_line: false,
            unclosed_from: usize::MAX,
        }
    }

    pub(super) fn rest(&self) -> &'a [u8] {
        self.bytes.get(self.at..).unwrap_or_default()
    }

    /// Skips white space and lines that a `%` hides.
    pub(super) fn skip_blank(&mut self) {
        let mut line_ends = 0;
        while let Some(&byte) = self.bytes.get(self.at) {
            match byte {
                b'\n' => line_ends += 1,
                b'\r' if self.bytes.get(self.at + 1) != Some(&b'\n') => line_ends += 1,
                b' ' | b'\t' | b'\r' | 0x0b | 0x0c => {}
                b'%' if self.at_line_start() => {
                    self.skip_line();
                    continue;
                }
                0x80.. => match invisible(self.rest()) {
                    0 => break,
                    length => {
                        self.at += length;
                        continue;
                    }
                },
                _ => break,
            }
            self.at += 1;
        }
        self.after_blank_line = line_ends > 1;
    }

    fn at_line_start(&self) -> bool {
        let before = self.bytes.get(..self.at).unwrap_or_default();
        matches!(before.last(), None | Some(b'\n' | b'\r')) || before == BOM
    }

    /// Goes behind the bracket that ends a tag nobody can read, or to the end of its line.
    pub(super) fn skip_bad_tag(&mut self) {
        let start = self.at;
        let line = self.skip_line();
        if let Some(end) = line.iter().position(|&byte| byte == b']') {
            self.at = start + end + 1;
        }
    }

    /// Goes to the end of the line and returns what stood there.
    pub(super) fn skip_line(&mut self) -> &'a [u8] {
        let rest = self.rest();
        let end = rest.iter().position(|byte| matches!(byte, b'\n' | b'\r'));
        let line = &rest[..end.unwrap_or(rest.len())];
        self.at += line.len();
        line
    }

    /// The next token and where it starts.
    pub(super) fn next(&mut self) -> Option<(usize, Token<'a>)> {
        loop {
            self.skip_blank();
            let start = self.at;
            let &byte = self.bytes.get(start)?;
            self.at += 1;
            let token = match byte {
                b'.' | b',' | b':' | b'\\' => continue,
                b'{' => self.comment(),
                b';' => Token::Comment(self.skip_line()),
                b'(' => Token::Open,
                b')' => Token::Close,
                b'[' if is_tag(self.rest()) => Token::Tag,
                b'*' => Token::Marker(PgnResult::Unfinished),
                b'$' => Token::Nag(self.nag()),
                b'!' | b'?' => Token::Nag(Some(self.marks(byte))),
                b'0'..=b'9' => self.digits(start),
                _ => {
                    self.at = start;
                    self.word()
                }
            };
            if !matches!(token, Token::Nag(Some(0))) {
                return Some((start, token));
            }
        }
    }

    /// Goes to the next line that begins with a tag, or to the end.
    pub(super) fn skip_to_tag_line(&mut self) {
        while self.at < self.bytes.len() {
            self.skip_line();
            self.skip_blank();
            if self.rest().first() == Some(&b'[') && is_tag(&self.rest()[1..]) {
                return;
            }
        }
    }

    fn comment(&mut self) -> Token<'a> {
        let rest = self.rest();
        let end = if self.at < self.unclosed_from {
            rest.iter().position(|&byte| byte == b'}')
        } else {
            None
        };
        match end {
            Some(end) => {
                self.at += end + 1;
                Token::Comment(&rest[..end])
            }
            None => {
                self.unclosed_from = self.unclosed_from.min(self.at);
                Token::Unclosed
            }
        }
    }

    /// The bytes from here on that `belongs` accepts.
    fn run(&mut self, belongs: impl Fn(u8) -> bool) -> &'a [u8] {
        let rest = self.rest();
        let end = rest.iter().position(|&byte| !belongs(byte));
        let run = &rest[..end.unwrap_or(rest.len())];
        self.at += run.len();
        run
    }

    fn nag(&mut self) -> Option<u8> {
        let digits = self.run(|byte| byte.is_ascii_digit());
        std::str::from_utf8(digits).ok()?.parse().ok()
    }

    /// The number of `!`, `?`, `!!` and so on.
    fn marks(&mut self, first: u8) -> u8 {
        let more = self.run(|byte| matches!(byte, b'!' | b'?'));
        match (first, more.first()) {
            (b'!', None) => 1,
            (b'!', Some(b'!')) => 3,
            (b'!', Some(_)) => 5,
            (_, None) => 2,
            (_, Some(b'!')) => 6,
            (_, Some(_)) => 4,
        }
    }

    /// The number of a move, castling with zeros, a result or `Z0`'s like.
    fn digits(&mut self, start: usize) -> Token<'a> {
        self.run(|byte| byte.is_ascii_digit());
        let number_end = self.at;
        if !matches!(
            self.bytes.get(number_end),
            Some(b'-' | b'/' | b':' | 0x80..)
        ) {
            return Token::Number(&self.bytes[start..number_end]);
        }
        self.at = start;
        let token = self.word();
        if let Token::Word(word) = &token
            && !word.starts_with("0-0")
        {
            self.at = number_end;
            return Token::Number(&self.bytes[start..number_end]);
        }
        token
    }

    /// Everything up to white space or a character that stands for itself.
    fn word(&mut self) -> Token<'a> {
        let start = self.at;
        let longest = self.bytes.len().min(start + LONGEST_WORD);
        while let Some(&byte) = self.bytes[..longest].get(self.at) {
            match byte {
                b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' => self.at += 1,
                b'-' | b'+' | b'#' | b'=' | b'/' | b':' | b'@' | b'~' | b'_' => self.at += 1,
                0x80.. => return self.foreign_word(start),
                _ => break,
            }
        }
        let word = &self.bytes[start..self.at];
        match (word, self.rest()) {
            // exd6 e.p.
            ([.., b'e'], [b'.', b'p', ..]) => {
                let end = start + word.len() - 1;
                self.at += if self.rest().starts_with(b".p.") {
                    3
                } else {
                    2
                };
                if end == start {
                    return Token::Nag(Some(0));
                }
                return told(Cow::Borrowed(&self.bytes[start..end]));
            }
            // e8(Q)
            ([.., b'1' | b'8'], [b'(', letter, b')', ..]) if b"QRBNqrbn".contains(letter) => {
                self.at += 3;
            }
            ([], _) => {
                self.at += 1;
                return Token::Unexpected;
            }
            _ => {}
        }
        told(Cow::Borrowed(&self.bytes[start..self.at]))
    }

    /// A word with letters beyond ASCII: dashes and halves, or a sign, perhaps after a move.
    fn foreign_word(&mut self, start: usize) -> Token<'a> {
        let ascii = &self.bytes[start..self.at];
        let rest = self.rest();
        let longest = rest.len().min(LONGEST_WORD);
        let end = rest[..longest]
            .iter()
            .position(|&byte| byte.is_ascii_whitespace() || b"{}()[];$!?*.,<>\"".contains(&byte));
        let whole = &self.bytes[start..self.at + end.unwrap_or(longest)];
        let text = text::decode(whole);
        let dashed = text
            .chars()
            .all(|letter| letter.is_ascii() || letter == '½' || text::is_dash(letter));
        if ascii.is_empty() || dashed {
            self.at = start + whole.len();
            return told(Cow::Owned(text::plain(&text).into_bytes()));
        }
        told(Cow::Borrowed(ascii))
    }
}

/// What a word is, if it isn't a move.
fn told(word: Cow<'_, [u8]>) -> Token<'_> {
    // Most words are moves: no need to look for others.
    let is_move = matches!(
        *word,
        [b'a'..=b'h' | b'N' | b'B' | b'R' | b'Q' | b'K', b'a'..=b'h' | b'1'..=b'8' | b'x', ..]
            | [b'O', b'-', ..]
    );
    let text = match word {
        Cow::Borrowed(word) => text::decode(word),
        Cow::Owned(word) => Cow::Owned(text::decode(&word).into_owned()),
    };
    if is_move {
        Token::Word(text)
    } else if matches!(&*text, "--" | "Z0" | "@@@@") {
        Token::Null
    } else if let Some(result) = PgnResult::from_text(&text) {
        Token::Marker(result)
    } else if let Some(nag) = glyph::number(&text) {
        Token::Nag(Some(nag))
    } else {
        Token::Word(text)
    }
}

/// Whether a tag stands after the bracket: a name and a quotation mark.
fn is_tag(after_bracket: &[u8]) -> bool {
    let text = after_bracket.trim_ascii_start();
    let name = text
        .iter()
        .position(|byte| !byte.is_ascii_alphanumeric() && *byte != b'_');
    name.is_some_and(|end| end > 0 && text[end..].trim_ascii_start().first() == Some(&b'"'))
}

/// The length of the invisible character that stands here, or 0.
fn invisible(text: &[u8]) -> usize {
    match text {
        // No-break space, in UTF-8 and in Latin-1.
        [0xc2, 0xa0, ..] => 2,
        [0xa0, ..] => 1,
        // Zero-width spaces and marks of direction, the ellipsis, a byte-order mark.
        [0xe2, 0x80, 0x8b..=0x8f | 0xa6, ..] | [0xef, 0xbb, 0xbf, ..] => 3,
        _ => 0,
    }
}
