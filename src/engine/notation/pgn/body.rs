//! The moves of a game file.

use super::super::super::chess::{Position, Strictness};
use super::fault::PgnFaultCode;
use super::game::Pgn;
use super::law;
use super::line::{PgnLine, PgnMove, push_comment};
use super::log::Log;
use super::marker::PgnResult;
use super::text;
use super::token::{Token, Tokens};

/// A game may have this many moves, those of its variations counted.
pub const MAX_PGN_PLIES: usize = 100_000;

/// Variations may stand this deep within one another.
pub const MAX_PGN_DEPTH: usize = 64;

/// A line that is being read.
#[derive(Debug)]
struct Frame {
    line: PgnLine,
    /// Before the last move.
    before: Position,
    now: Position,
    /// Whether the last move took the king.
    over: bool,
    /// Where the variation begins in the file.
    at: usize,
}

impl Frame {
    fn new(position: Position, at: usize) -> Self {
        Self {
            line: PgnLine::default(),
            before: position,
            now: position,
            over: false,
            at,
        }
    }

    fn comment(&mut self, comment: &str) {
        match self.line.moves.last_mut() {
            Some(played) => played.push_comment(comment),
            None => push_comment(&mut self.line.comments, comment),
        }
    }
}

/// Reads the moves of one game.
#[derive(Debug)]
pub(super) struct Body<'t, 'a> {
    tokens: &'t mut Tokens<'a>,
    log: &'t mut Log<'a>,
    rules: Strictness,
    /// The game's line.
    main: Frame,
    /// The variations within one another, the deepest last.
    variations: Vec<Frame>,
    plies: usize,
    marker: Option<(usize, PgnResult)>,
}

impl<'t, 'a> Body<'t, 'a> {
    /// Reads the moves into `pgn`, whose tags were read, and leaves `tokens` before the next game.
    /// Returns the marker and where it stands.
    pub(super) fn read(
        pgn: &mut Pgn,
        tokens: &'t mut Tokens<'a>,
        log: &'t mut Log<'a>,
    ) -> Option<(usize, PgnResult)> {
        let mut main = Frame::new(pgn.start, 0);
        main.line = std::mem::take(&mut pgn.line);
        let mut body = Self {
            tokens,
            log,
            rules: pgn.rules,
            main,
            variations: Vec::new(),
            plies: 0,
            marker: None,
        };
        if body.log.fault.is_some() {
            body.skip_game();
        } else {
            body.moves();
        }
        pgn.line = body.main.line;
        pgn.end = body.main.now;
        pgn.over = body.main.over;
        body.marker
    }

    fn frame(&mut self) -> &mut Frame {
        self.variations.last_mut().unwrap_or(&mut self.main)
    }

    fn moves(&mut self) {
        loop {
            let mark = self.tokens.clone();
            let Some((at, token)) = self.tokens.next() else {
                break;
            };
            let fault = match token {
                Token::Tag => {
                    *self.tokens = mark;
                    break;
                }
                Token::Number(b"1") if self.begins_next_game() => {
                    *self.tokens = mark;
                    break;
                }
                Token::Marker(result) if self.variations.is_empty() => {
                    self.end(at, result);
                    break;
                }
                // A variation may end in a result: it isn't the game's.
                Token::Marker(_) | Token::Number(_) => Ok(()),
                Token::Comment(comment) => {
                    self.frame().comment(&text::decode(comment));
                    Ok(())
                }
                Token::Nag(nag) => {
                    self.nag(at, nag);
                    Ok(())
                }
                Token::Null => self.play(None),
                Token::Word(word) => self.play(Some(&word)),
                Token::Open => self.open(at),
                Token::Close => self.close(),
                Token::Unclosed => {
                    self.log.fail(at, PgnFaultCode::UnclosedComment);
                    self.tokens.skip_to_tag_line();
                    break;
                }
                Token::Unexpected => Err(PgnFaultCode::Unexpected),
            };
            if let Err(code) = fault
                && self.fail(at, code)
            {
                break;
            }
        }
        while let Some(open) = self.variations.last() {
            self.log.fail(open.at, PgnFaultCode::UnclosedVariation);
            // Not an error: there is one to close.
            let _closed = self.close();
        }
    }

    /// Notes a fault and skips what it spoils: the variation, or else the rest of the game.
    /// Returns whether the game ends with that.
    fn fail(&mut self, at: usize, code: PgnFaultCode) -> bool {
        self.log.fail(at, code);
        let not_opened = matches!(code, PgnFaultCode::NothingToVary | PgnFaultCode::TooDeep);
        if not_opened {
            self.skip_variation();
        } else if self.variations.is_empty() {
            self.skip_game();
            return true;
        } else if self.skip_variation() {
            // Not an error: there is one to close.
            let _closed = self.close();
        }
        false
    }

    /// Whether a number 1 is not this game's: it follows an empty line and later moves.
    fn begins_next_game(&self) -> bool {
        self.tokens.after_blank_line
            && self.variations.is_empty()
            && !self.main.line.moves.is_empty()
            && self.main.now.fullmoves() != 1
    }

    fn play(&mut self, word: Option<&str>) -> Result<(), PgnFaultCode> {
        let rules = self.rules;
        if self.plies >= MAX_PGN_PLIES {
            return Err(PgnFaultCode::TooManyPlies);
        }
        let frame = self.frame();
        if frame.over {
            return Err(PgnFaultCode::AfterTheEnd);
        }
        let mv = match word {
            Some(word) => Some(law::read(rules, &frame.now, word)?),
            None if law::may_pass(rules, &frame.now) => None,
            None => return Err(PgnFaultCode::NullInCheck),
        };
        frame.before = frame.now;
        frame.over = law::ends(law::play(rules, &mut frame.now, mv));
        frame.line.moves.push(PgnMove {
            mv,
            ..PgnMove::default()
        });
        self.plies += 1;
        Ok(())
    }

    fn nag(&mut self, at: usize, nag: Option<u8>) {
        match (nag, self.frame().line.moves.last_mut()) {
            (None, _) => self.log.warn(at, PgnFaultCode::BadNag),
            (Some(nag), Some(played)) => played.add_nag(nag),
            (Some(_), None) => {}
        }
    }

    fn open(&mut self, at: usize) -> Result<(), PgnFaultCode> {
        if self.variations.len() >= MAX_PGN_DEPTH {
            return Err(PgnFaultCode::TooDeep);
        }
        let frame = self.frame();
        if frame.line.moves.is_empty() {
            return Err(PgnFaultCode::NothingToVary);
        }
        let position = frame.before;
        self.variations.push(Frame::new(position, at));
        Ok(())
    }

    fn close(&mut self) -> Result<(), PgnFaultCode> {
        let closed = self
            .variations
            .pop()
            .ok_or(PgnFaultCode::UnopenedVariation)?;
        let parent = self.frame();
        if closed.line.moves.is_empty() {
            for comment in closed.line.comments {
                parent.comment(&comment);
            }
        } else if let Some(played) = parent.line.moves.last_mut() {
            played.variations.push(closed.line);
        }
        Ok(())
    }

    /// Ends the game. A comment on the marker's line still belongs to it.
    fn end(&mut self, at: usize, result: PgnResult) {
        self.marker = Some((at, result));
        loop {
            let mark = self.tokens.clone();
            let line_ends = |bytes: &[u8]| bytes.contains(&b'\n') || bytes.contains(&b'\r');
            match self.tokens.next() {
                Some((at, Token::Comment(comment)))
                    if !line_ends(&self.tokens.bytes[mark.at..at]) =>
                {
                    self.main.comment(&text::decode(comment));
                }
                _ => {
                    *self.tokens = mark;
                    return;
                }
            }
        }
    }

    /// Goes behind the parenthesis that closes the variation. `false` if none does.
    fn skip_variation(&mut self) -> bool {
        let mut depth = 0_usize;
        loop {
            let mark = self.tokens.clone();
            match self.tokens.next() {
                Some((_, Token::Open)) => depth += 1,
                Some((_, Token::Close)) if depth == 0 => return true,
                Some((_, Token::Close)) => depth -= 1,
                None | Some((_, Token::Tag | Token::Unclosed)) => {
                    *self.tokens = mark;
                    return false;
                }
                Some(_) => {}
            }
        }
    }

    /// Goes to the next game.
    fn skip_game(&mut self) {
        let mut depth = 0_usize;
        loop {
            let mark = self.tokens.clone();
            match self.tokens.next() {
                None => return,
                Some((_, Token::Tag)) => {
                    *self.tokens = mark;
                    return;
                }
                Some((_, Token::Number(b"1"))) if depth == 0 && self.begins_next_game() => {
                    *self.tokens = mark;
                    return;
                }
                Some((at, Token::Marker(result))) if depth == 0 => return self.end(at, result),
                Some((_, Token::Open)) => depth += 1,
                Some((_, Token::Close)) => depth = depth.saturating_sub(1),
                Some((_, Token::Unclosed)) => return self.tokens.skip_to_tag_line(),
                Some(_) => {}
            }
        }
    }
}
