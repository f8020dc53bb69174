//! What was found wrong while a game was read.

use super::fault::{PgnFault, PgnFaultCode};
use super::text::Spot;

/// More warnings of one game than these are not kept.
pub const MAX_PGN_WARNINGS: usize = 32;

#[derive(Debug)]
pub(super) struct Log<'a> {
    bytes: &'a [u8],
    /// Where the game starts.
    start: Spot,
    pub(super) fault: Option<PgnFault>,
    pub(super) warnings: Vec<PgnFault>,
}

impl<'a> Log<'a> {
    pub(super) fn new(bytes: &'a [u8], start: Spot) -> Self {
        Self {
            bytes,
            start,
            fault: None,
            warnings: Vec::new(),
        }
    }

    /// Notes something that could be put right.
    pub(super) fn warn(&mut self, at: usize, code: PgnFaultCode) {
        if self.warnings.len() < MAX_PGN_WARNINGS {
            let warning = self.locate(at, code);
            self.warnings.push(warning);
        }
    }

    /// Notes something that costs moves. Only the first counts.
    pub(super) fn fail(&mut self, at: usize, code: PgnFaultCode) {
        if self.fault.is_none() {
            self.fault = Some(self.locate(at, code));
        }
    }

    fn locate(&self, at: usize, code: PgnFaultCode) -> PgnFault {
        let spot = self.start.advance(self.bytes, at);
        PgnFault {
            line: spot.line,
            column: spot.column,
            code,
        }
    }
}
