//! Numbers as bits, and bits as the letters of a link.

use super::super::super::chess::{Color, Square};

/// The bits of a square's index.
const SQUARE: u32 = 6;

/// The letters of base64url, six bits each.
const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Six bits as a letter.
pub(super) fn letter(six_bits: u32) -> char {
    let place = usize::try_from(six_bits & 63).unwrap_or_default();
    ALPHABET.get(place).copied().map_or('A', char::from)
}

/// Writes numbers one after the other.
#[derive(Debug, Default)]
pub(super) struct BitWriter {
    letters: String,
    /// The bits that don't fill a letter yet, the last one lowest, and how many.
    begun: u32,
    len: u32,
}

impl BitWriter {
    pub(super) fn flag(&mut self, on: bool) {
        self.begun = self.begun << 1 | u32::from(on);
        self.len += 1;
        if self.len == 6 {
            self.letters.push(letter(self.begun));
            (self.begun, self.len) = (0, 0);
        }
    }

    /// The lowest `width` bits of `number`.
    pub(super) fn bits(&mut self, number: u64, width: u32) {
        for place in (0..width).rev() {
            self.flag(number >> place & 1 == 1);
        }
    }

    /// A number that is more often small, such as a count: 1 bit for 0, 3 for 1 and 2.
    pub(super) fn count(&mut self, number: usize) {
        let number = number as u64 + 1;
        let rest = number.ilog2();
        self.bits(0, rest);
        self.bits(number, rest + 1);
    }

    /// Which of `of` things.
    pub(super) fn choice(&mut self, index: usize, of: usize) {
        self.bits(index as u64, width(of));
    }

    pub(super) fn color(&mut self, color: Color) {
        self.flag(color == Color::Black);
    }

    pub(super) fn square(&mut self, square: Square) {
        self.bits(square.index().into(), SQUARE);
    }

    /// All that was written, filled up with zeros.
    pub(super) fn finish(mut self) -> String {
        while self.len > 0 {
            self.flag(false);
        }
        self.letters
    }
}

/// Reads what a [`BitWriter`] wrote. `None` past the end, and for what it never writes.
#[derive(Debug)]
pub(super) struct BitReader<'a> {
    letters: std::slice::Iter<'a, u8>,
    begun: u32,
    len: u32,
}

impl<'a> BitReader<'a> {
    pub(super) fn new(letters: &'a str) -> Self {
        Self {
            letters: letters.as_bytes().iter(),
            begun: 0,
            len: 0,
        }
    }

    pub(super) fn flag(&mut self) -> Option<bool> {
        if self.len == 0 {
            let letter = self.letters.next()?;
            let place = ALPHABET.iter().position(|other| other == letter)?;
            self.begun = u32::try_from(place).ok()?;
            self.len = 6;
        }
        self.len -= 1;
        Some(self.begun >> self.len & 1 == 1)
    }

    pub(super) fn bits(&mut self, width: u32) -> Option<u64> {
        (0..width).try_fold(0, |number, _| Some(number << 1 | u64::from(self.flag()?)))
    }

    /// A number of at most 16 bits.
    pub(super) fn small(&mut self, width: u32) -> Option<u16> {
        self.bits(width)?.try_into().ok()
    }

    pub(super) fn count(&mut self) -> Option<usize> {
        let mut rest = 0;
        while !self.flag()? {
            rest += 1;
            if rest > 31 {
                return None;
            }
        }
        let number = 1 << rest | self.bits(rest)?;
        usize::try_from(number - 1).ok()
    }

    pub(super) fn choice(&mut self, of: usize) -> Option<usize> {
        let index = usize::try_from(self.bits(width(of))?).ok()?;
        (index < of).then_some(index)
    }

    pub(super) fn color(&mut self) -> Option<Color> {
        Some(if self.flag()? {
            Color::Black
        } else {
            Color::White
        })
    }

    pub(super) fn square(&mut self) -> Option<Square> {
        Square::from_index(self.bits(SQUARE)?.try_into().ok()?)
    }
}

/// The bits that tell `of` things apart.
const fn width(of: usize) -> u32 {
    usize::BITS - of.saturating_sub(1).leading_zeros()
}

#[cfg(test)]
mod tests {
    use super::{BitReader, BitWriter, width};

    #[test]
    fn what_is_written_is_read() {
        let mut bits = BitWriter::default();
        for number in [0, 1, 2, 7, 100, 65_535, 0x7fff_fffe] {
            bits.count(number);
        }
        bits.bits(u64::MAX - 1, 64);
        bits.choice(4, 5);
        bits.flag(true);
        let letters = bits.finish();
        let mut bits = BitReader::new(&letters);
        for number in [0, 1, 2, 7, 100, 65_535, 0x7fff_fffe] {
            assert_eq!(bits.count(), Some(number));
        }
        assert_eq!(bits.bits(64), Some(u64::MAX - 1));
        assert_eq!(bits.choice(5), Some(4));
        assert_eq!(bits.flag(), Some(true));
        assert_eq!(bits.bits(6), None, "the end");
    }

    #[test]
    fn a_choice_takes_the_bits_it_needs() {
        assert_eq!(
            [0, 1, 2, 3, 4, 5, 64, 65].map(width),
            [0, 0, 1, 2, 2, 3, 6, 7]
        );
        assert_eq!(BitReader::new("_").choice(5), None, "the seventh of five");
    }
}
