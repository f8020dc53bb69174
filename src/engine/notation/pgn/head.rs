//! The tags of a game file, and the game before its first move.

use super::super::super::chess::{Position, Strictness};
use super::super::fen::Fen;
use super::fault::PgnFaultCode;
use super::game::Pgn;
use super::law;
use super::line::push_comment;
use super::log::Log;
use super::marker::PgnResult;
use super::tag_pair::{self, TagPair};
use super::text;
use super::token::{Token, Tokens};

/// A game may have this many tags.
pub const MAX_PGN_TAGS: usize = 256;

/// What stands before the moves.
#[derive(Debug, Default)]
pub(super) struct Head {
    pairs: Vec<TagPair>,
    comments: Vec<String>,
}

impl Head {
    /// Reads the tags. `None` at the end of the file.
    pub(super) fn read(tokens: &mut Tokens<'_>, log: &mut Log<'_>) -> Option<Self> {
        let mut head = Self::default();
        loop {
            let mark = tokens.clone();
            match tokens.next() {
                None if head.pairs.is_empty() && log.warnings.is_empty() => return None,
                Some((_, Token::Comment(comment))) => {
                    push_comment(&mut head.comments, &text::decode(comment));
                }
                Some((at, Token::Tag)) => {
                    let apart = tokens.after_blank_line;
                    match tag_pair::read(tokens) {
                        // After an empty line a tag given twice belongs to the next game.
                        Some(pair) if apart && head.get(&pair.name).is_some() => {
                            *tokens = mark;
                            return Some(head);
                        }
                        Some(pair) => head.add(pair, log),
                        None => log.warn(at, PgnFaultCode::BadTag),
                    }
                }
                Some((at, Token::Unexpected)) if tokens.bytes.get(at) == Some(&b'[') => {
                    log.warn(at, PgnFaultCode::BadTag);
                    tokens.skip_bad_tag();
                }
                _ => {
                    *tokens = mark;
                    return Some(head);
                }
            }
        }
    }

    fn add(&mut self, pair: TagPair, log: &mut Log<'_>) {
        if self.get(&pair.name).is_some() {
            log.warn(pair.at, PgnFaultCode::DuplicateTag);
        } else if self.pairs.len() >= MAX_PGN_TAGS {
            log.warn(pair.at, PgnFaultCode::TooManyTags);
        } else {
            self.pairs.push(pair);
        }
    }

    fn get(&self, name: &str) -> Option<&TagPair> {
        self.pairs.iter().find(|pair| pair.name == name)
    }

    fn value(&self, name: &str) -> Option<&str> {
        self.get(name).map(|pair| pair.value.as_str())
    }

    /// The result that the tag tells.
    pub(super) fn result(&self, log: &mut Log<'_>) -> Option<PgnResult> {
        let pair = self.get("Result")?;
        let result = PgnResult::from_text(&pair.value);
        if result.is_none() && !matches!(pair.value.as_str(), "" | "?" | "-") {
            log.warn(pair.at, PgnFaultCode::BadResult);
        }
        result
    }

    /// The game before its first move. If the log has a fault afterwards, no move can be read.
    pub(super) fn into_game(self, log: &mut Log<'_>) -> Pgn {
        let rules = law::of(self.value("Variant"), self.value("Level")).unwrap_or_else(|code| {
            let unknown = self
                .get("Level")
                .filter(|_| code == PgnFaultCode::UnknownLevel);
            let pair = unknown.or_else(|| self.get("Variant"));
            log.fail(pair.map_or(0, |pair| pair.at), code);
            Strictness::Chess
        });
        let mut pgn = Pgn::with_rules(self.start(rules, log), rules);
        for pair in &self.pairs {
            if !matches!(pair.name.as_str(), "Result" | "SetUp" | "FEN") {
                pgn.tags.set(&pair.name, &pair.value);
            }
        }
        pgn.line.comments = self.comments;
        pgn
    }

    fn start(&self, rules: Strictness, log: &mut Log<'_>) -> Position {
        let Some(pair) = self.get("FEN") else {
            if let Some(set_up) = self.get("SetUp").filter(|set_up| set_up.value == "1") {
                log.warn(set_up.at, PgnFaultCode::SetUpWithoutFen);
            }
            return law::initial();
        };
        match position(&pair.value, rules) {
            Ok((position, kept)) => {
                if !kept {
                    log.warn(pair.at, PgnFaultCode::FenCorrected);
                }
                position
            }
            Err(code) => {
                log.fail(pair.at, code);
                law::initial()
            }
        }
    }
}

/// The position of a FEN, and whether all its rights could be kept.
fn position(fen: &str, rules: Strictness) -> Result<(Position, bool), PgnFaultCode> {
    let Fen(setup) = fen.parse().map_err(PgnFaultCode::Fen)?;
    match Position::new(&setup, rules) {
        Ok(position) => Ok((position, true)),
        // Advanced drops rights that the board doesn't bear out; is the rest a position of chess?
        Err(errors) => Position::new(&setup, Strictness::Advanced)
            .and_then(|position| Position::new(&position.to_setup(), rules))
            .map(|position| (position, false))
            .map_err(|_| PgnFaultCode::Position(errors)),
    }
}
