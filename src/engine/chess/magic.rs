//! Magic bitboards: where the sliding pieces reach, looked up instead of walked.
//!
//! For each square, a factor (the magic) shifts the pieces that can block a rook or bishop there
//! into an index of their own, or one shared only by blockers that stop it on the same squares.
//! The factors were found by trying sparse random numbers; a test proves each of them. The
//! tables they index are filled once, at first use: they would weigh 0.8 MB in the download.

use super::bitboard::Bitboard;
use super::square::Square;

/// The four directions of a rook, as files and ranks.
pub(super) const ROOK_STEPS: [(i8, i8); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
/// The four directions of a bishop.
pub(super) const BISHOP_STEPS: [(i8, i8); 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];

/// How to find the entry of one square and one set of blockers.
#[derive(Clone, Copy, Debug)]
struct Magic {
    /// The squares where a piece makes a difference.
    mask: u64,
    factor: u64,
    shift: u32,
    /// Where the square's entries begin.
    start: usize,
}

impl Magic {
    #[expect(
        clippy::cast_possible_truncation,
        reason = "the shift leaves twelve bits at most"
    )]
    fn index(self, occupied: Bitboard) -> usize {
        let hash = (occupied.0 & self.mask).wrapping_mul(self.factor);
        self.start + (hash >> self.shift) as usize
    }
}

/// Where rooks and bishops reach.
#[derive(Debug)]
pub(super) struct Sliders {
    rooks: [Magic; 64],
    bishops: [Magic; 64],
    reach: Vec<Bitboard>,
}

impl Sliders {
    pub(super) fn new() -> Self {
        let mut reach = Vec::with_capacity(107_648);
        Self {
            rooks: fill(&ROOK_FACTORS, &ROOK_STEPS, &mut reach),
            bishops: fill(&BISHOP_FACTORS, &BISHOP_STEPS, &mut reach),
            reach,
        }
    }

    #[inline]
    pub(super) fn rook(&self, from: Square, occupied: Bitboard) -> Bitboard {
        self.reach[self.rooks[from.at()].index(occupied)]
    }

    #[inline]
    pub(super) fn bishop(&self, from: Square, occupied: Bitboard) -> Bitboard {
        self.reach[self.bishops[from.at()].index(occupied)]
    }
}

/// Adds the entries of all squares to `reach` and says how to find them.
fn fill(factors: &[u64; 64], steps: &[(i8, i8); 4], reach: &mut Vec<Bitboard>) -> [Magic; 64] {
    let mut magics = [Magic {
        mask: 0,
        factor: 0,
        shift: 0,
        start: 0,
    }; 64];
    for (square, (magic, &factor)) in Square::all().zip(magics.iter_mut().zip(factors)) {
        let mask = blockers(square, steps).0;
        *magic = Magic {
            mask,
            factor,
            shift: 64 - mask.count_ones(),
            start: reach.len(),
        };
        reach.resize(reach.len() + (1 << mask.count_ones()), Bitboard::EMPTY);
        // All subsets of the mask, in the order of counting with its bits.
        let mut subset = 0_u64;
        loop {
            let occupied = Bitboard(subset);
            reach[magic.index(occupied)] = walk(square, steps, occupied);
            subset = subset.wrapping_sub(mask) & mask;
            if subset == 0 {
                break;
            }
        }
    }
    magics
}

/// The squares on which a piece cuts a line short. The last square of a line never does.
fn blockers(from: Square, steps: &[(i8, i8); 4]) -> Bitboard {
    steps
        .iter()
        .flat_map(|&(files, ranks)| {
            ray(from, (files, ranks), Bitboard::EMPTY)
                .into_iter()
                .filter(move |square| square.offset(files, ranks).is_some())
        })
        .collect()
}

/// What [`Sliders`] looks up, found step by step.
fn walk(from: Square, steps: &[(i8, i8); 4], occupied: Bitboard) -> Bitboard {
    steps
        .iter()
        .map(|&step| ray(from, step, occupied))
        .fold(Bitboard::EMPTY, |all, line| all | line)
}

/// The squares one line of `from` reaches: up to and with the first occupied one.
pub(super) fn ray(from: Square, (files, ranks): (i8, i8), occupied: Bitboard) -> Bitboard {
    let mut reached = Bitboard::EMPTY;
    let mut next = from.offset(files, ranks);
    while let Some(square) = next {
        reached = reached.with(square);
        if occupied.contains(square) {
            break;
        }
        next = square.offset(files, ranks);
    }
    reached
}

const ROOK_FACTORS: [u64; 64] = [
    0xa080_0018_2040_0080,
    0x0040_0020_0040_1000,
    0x0180_3001_6000_8008,
    0x0480_0408_0080_1001,
    0x2a00_0810_8420_4200,
    0x0480_0180_1200_3400,
    0x0600_0100_8200_0428,
    0x4200_0225_0c01_8042,
    0x0040_8000_4000_2080,
    0x0000_4000_2000_500c,
    0x2002_0040_2200_1080,
    0x0026_0022_0040_0810,
    0x2000_8080_0800_0400,
    0x0022_0002_0088_3104,
    0x2c88_8080_0100_0200,
    0x1112_0000_8042_0104,
    0x0100_9080_0040_0020,
    0x0080_8080_2000_4000,
    0x0008_4100_1020_0300,
    0x0014_8080_1000_0801,
    0x0080_0500_1100_4800,
    0x00d1_0100_0208_0400,
    0xa080_0400_0a30_0158,
    0x1000_1200_0528_8244,
    0x020c_4000_8024_8002,
    0x4020_4112_0022_0082,
    0x8028_1000_8020_0881,
    0x1210_0011_0009_0020,
    0x005a_0052_0008_4520,
    0x0080_0400_8002_0080,
    0x0002_0002_0084_0148,
    0x440b_210a_0000_6884,
    0x0880_4010_2880_0080,
    0x2000_8020_0880_4000,
    0x2160_0010_4100_2900,
    0x2010_2040_0a00_1200,
    0x8018_0100_0900_1104,
    0x2480_8004_0080_0200,
    0x0000_0108_0400_0210,
    0x0020_0080_4200_3104,
    0x0000_8020_4000_8000,
    0x0010_0020_0040_4000,
    0x0001_0010_2001_0041,
    0x8840_1000_0901_0022,
    0x8048_0040_2004_0400,
    0x2000_0400_0200_8080,
    0x0803_0002_0001_0084,
    0x0010_0044_0082_0001,
    0xa881_4107_2080_0100,
    0x0008_208a_0045_0600,
    0x0000_8020_0010_0080,
    0x0044_08a2_4092_0200,
    0x6000_8004_0008_0080,
    0x0020_0400_0200_8080,
    0x8003_000a_0024_5500,
    0x0100_8420_8100_4200,
    0x0000_2018_4082_0102,
    0x0011_0020_4000_8019,
    0x0011_81c2_0020_501a,
    0x1c10_0144_8820_1101,
    0x0002_0020_0411_0802,
    0x0881_0002_0400_0801,
    0x2000_8801_4210_0094,
    0x0001_5405_0022_c082,
];

const BISHOP_FACTORS: [u64; 64] = [
    0x0002_0214_1804_8103,
    0x0023_1001_0210_8001,
    0x1622_0081_1200_0818,
    0x0610_8912_0100_02d0,
    0x4002_0210_0020_2400,
    0x41c1_0108_4001_2100,
    0x0028_8410_02d1_0100,
    0x2820_8184_0911_4080,
    0x0082_2420_4831_2111,
    0xa028_6808_2800_4050,
    0x0030_1001_4214_2020,
    0x8100_0440_4088_0800,
    0x9004_0404_2220_0240,
    0x2400_0111_1840_0422,
    0x0030_2044_0220_1008,
    0x4280_468a_4c02_2081,
    0x0540_0410_1081_0140,
    0x4030_0008_8280_8400,
    0x4010_0001_0408_2045,
    0xc004_0488_0410_1401,
    0x0102_0234_0121_0801,
    0x0000_4002_0042_2000,
    0x0882_1001_0090_6408,
    0x1001_0004_4100_9008,
    0x40d1_4000_2802_0442,
    0x0408_0820_3c10_02ac,
    0x1000_5008_1806_8010,
    0x2084_0800_2020_2040,
    0x0001_0101_0410_4000,
    0x0008_0200_0040_4200,
    0x0048_2900_0a41_4810,
    0x2584_1040_8226_0204,
    0x0828_0444_80d0_e080,
    0x0101_4420_0630_0100,
    0x4000_8401_1230_0040,
    0x0220_a008_0001_0104,
    0x8010_4900_4204_0040,
    0x0000_a200_8044_1001,
    0x4290_0101_2040_4c00,
    0x8028_0100_4a09_0042,
    0x0001_0422_2104_4004,
    0x4404_10a8_0800_4410,
    0x0010_8400_4801_0101,
    0x1010_0020_1802_0900,
    0x0510_2004_a082_2c00,
    0x0040_0408_0288_2210,
    0x1a10_1400_e080_8c01,
    0x3101_0154_0080_0100,
    0x2002_0801_d808_0000,
    0x0009_804c_4220_0000,
    0x0001_2824_2228_0004,
    0x1040_0000_8404_0021,
    0x0090_0420_0344_0002,
    0x8000_0848_1004_2001,
    0x0041_1001_1200_80d0,
    0x0820_4805_4100_2910,
    0xb211_0080_4120_1000,
    0x0200_0028_8808_484c,
    0x1108_8010_8058_0800,
    0x0020_1002_8084_0c40,
    0x0440_0801_210a_4c02,
    0x8004_0485_2014_0110,
    0x004c_1004_0800_8408,
    0x2350_2022_0428_21a0,
];

#[cfg(test)]
mod tests {
    use super::*;

    /// Fails if two sets of blockers share an entry that can't be shared.
    #[test]
    fn every_factor_keeps_its_blockers_apart() {
        let sliders = Sliders::new();
        for square in Square::all() {
            for (steps, mask) in [
                (&ROOK_STEPS, sliders.rooks[square.at()].mask),
                (&BISHOP_STEPS, sliders.bishops[square.at()].mask),
            ] {
                let mut subset = 0_u64;
                loop {
                    let occupied = Bitboard(subset);
                    let found = if steps == &ROOK_STEPS {
                        sliders.rook(square, occupied)
                    } else {
                        sliders.bishop(square, occupied)
                    };
                    assert_eq!(found, walk(square, steps, occupied), "{square}");
                    subset = subset.wrapping_sub(mask) & mask;
                    if subset == 0 {
                        break;
                    }
                }
            }
        }
    }
}
