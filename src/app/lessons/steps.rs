//! All steps of the tutorial, in their order. Adding one is one entry here; the compiler then asks
//! each language for its words.
//!
//! An entry: name, link, part, rules, what is shown, what is asked.

use super::step::Choices::{Cards, Fate, Sides, YesNo};
use super::step::Part::{Chess, Hands, LevelOne, Match, Start, Tips};
use super::step::Seek::{Look, Movable, Reach};
use super::step::{Step, at, pick, play, tap};
use crate::engine::Level::{Advanced, One, Standard, Three, Two};

macro_rules! steps {
    ($($name:ident $key:literal $part:ident $rules:literal, $demo:expr, $quiz:expr;)*) => {
        /// A step of the tutorial, by its name.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[expect(missing_docs, reason = "each is told in its entry")]
        pub enum Lesson {
            $($name,)*
        }

        /// All steps, in their order.
        pub static STEPS: &[Step] = &[
            $(Step {
                lesson: Lesson::$name,
                key: $key,
                part: $part,
                rules: $rules,
                demo: $demo,
                quiz: &$quiz,
            },)*
        ];
    };
}

/// The normal array.
const HOME: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq";

steps! {
    Welcome "welcome" Start "G1",
        at(One, "", "NP", "^a1 ^d1d8 + g1f3 + a7a5"),
        [tap(Look, at(One, "", "N", ""), "d1 d8")];
    Setup "setup" Start "G3",
        at(One, "", "B", "^d4e3 ^d5e6 + f1b5"),
        [tap(Movable, at(One, "", "B", "+"), "c1 f1")];
    Deck "cards" Start "G2 G5",
        at(One, "", "PNBK", "+ c2c4 + g8f6 + f1e2"),
        [pick(Cards("PNK"), at(One, "", "P", ""), "P", "+")];

    Turn "turn" LevelOne "L1.1",
        at(One, "", "NB", "+ b1c3 + f8b4"),
        [
            tap(Movable, at(One, "", "N", "+"), "b1 g1"),
            tap(Movable, at(One, "", "K", "+"), "e1"),
        ];
    Rook "rook" LevelOne "B1",
        at(One, "8/8/8/8/8/8/8/R7 w", "R", "+ !a1b2 a1a6"),
        [tap(Reach, at(One, "8/8/8/8/P7/8/8/R2N4 w", "R", "+ @a1"), "a2 a3 b1 c1")];
    Bishop "bishop" LevelOne "B1",
        at(One, "8/8/8/8/8/8/8/2B2B2 w", "B", "+ !c1c3 c1h6"),
        [
            pick(YesNo, at(One, "8/8/8/8/8/8/8/2B5 w", "B", "+ ^e8"), "n", "!c1e8"),
            pick(YesNo, at(One, "8/8/8/8/8/8/8/2B5 w", "BBB", "+ ^d8"), "y", "c1g5 + -- + g5d8"),
        ];
    Queen "queen" LevelOne "B1",
        at(One, "8/8/8/8/3Q4/8/8/8 w", "Q", "+ !d4e6 d4h8"),
        [tap(Reach, at(One, "8/8/8/8/8/P1P5/8/Q1N5 w", "Q", "+ @a1"), "a2 b1 b2")];
    King "king" LevelOne "B2",
        at(One, "8/8/8/8/3K4/8/8/8 w", "K", "+ !d4d6 d4e5"),
        [tap(Reach, at(One, "8/8/8/8/8/8/8/KN6 w", "K", "+ @a1"), "a2 b2")];
    Knight "knight" LevelOne "B2",
        at(One, "8/8/8/8/8/8/PPP5/1N6 w", "N", "+ !b1b3 b1c3"),
        [tap(Reach, at(One, "8/8/8/8/3N4/8/8/8 w", "N", "+ @d4"), "b3 b5 c2 c6 e2 e6 f3 f5")];
    Pawn "pawn" LevelOne "B3",
        at(One, "8/8/8/3ppp2/4P3/8/P7/8 w", "PPP", "+ !e4e5 e4d5 + e5e4 + a2a4"),
        [
            tap(Reach, at(One, "8/8/8/3ppp2/4P3/8/8/8 w", "P", "+ @e4"), "d5 f5"),
            tap(Reach, at(One, "8/8/8/8/8/8/3P4/8 w", "P", "+ @d2"), "d3 d4"),
        ];
    Capture "capture" LevelOne "B4",
        at(One, "8/8/p7/8/8/8/8/R2N4 w", "R", "+ !a1d1 a1a6"),
        [
            pick(YesNo, at(One, "8/8/8/8/8/P7/8/R7 w", "R", "+ ^a5"), "n", "!a1a5"),
            pick(YesNo, at(One, "8/8/8/n7/8/8/8/R7 w", "R", "+ ^a5"), "y", "a1a5"),
            pick(YesNo, at(One, "8/8/8/8/n7/8/8/R7 w", "R", "+ ^a7"), "n", "!a1a7"),
        ];
    MustMove "must-move" LevelOne "B5",
        at(One, "6k1/8/8/8/1p6/8/8/KR6 w", "R", "+ !+ b1c1"),
        [pick(YesNo, at(One, "6k1/8/8/8/1p6/8/8/KR6 w", "R", "+ ^b4"), "n", "b1d1")];
    LostTurn "lost-turn" LevelOne "L1.2",
        at(One, HOME, "RN", "+ -- + g8f6"),
        [
            pick(YesNo, at(One, HOME, "B", "+"), "y", "--"),
            pick(YesNo, at(One, HOME, "N", "+"), "n", "b1c3"),
            pick(YesNo, at(One, "4k3/8/8/8/8/8/8/R3K3 w", "Q", "+"), "y", "--"),
        ];
    Risk "risk" LevelOne "L1.1",
        at(One, "6k1/r4pbp/6p1/8/3Q4/8/5PPP/6K1 b", "NQ", "+ -- + d4a7"),
        [pick(
            Cards("NBQ"),
            at(One, "6k1/r4pbp/6p1/8/3Q4/8/5PPP/6K1 b", "B", ""),
            "B",
            "+ g7d4",
        )];
    SameType "same-type" LevelOne "S1",
        at(One, "r3k1n1/8/8/8/8/8/8/R3K1N1 w", "RNS", "+ a1a4 + g8f6 + g1f3"),
        [tap(Movable, at(One, "3qk3/8/8/8/8/8/P7/3QK3 w", "PQS", "+ a2a4 + d8d5 +"), "a4 d1")];
    NothingToRepeat "nothing-to-repeat" LevelOne "S2 S5",
        at(One, "", "SNS", "+ -- + g8f6 + g1f3"),
        [
            pick(YesNo, at(One, "", "S", "+"), "y", "--"),
            pick(YesNo, at(One, "", "NSS", "+ b1c3 + b8c6 +"), "n", "g1f3"),
        ];
    Reshuffle "reshuffle" LevelOne "L1.3",
        at(One, "", "NP", "+ g1f3 + a7a5 +"),
        [play(at(One, "", "NP", "+ g1f3 + a7a5"), "+")];
    Win "win" LevelOne "B7",
        at(One, "4k3/8/8/8/8/8/8/K3R3 w", "R", "+ e1e8"),
        [play(at(One, "5k2/8/8/q7/8/B7/8/4K3 w", "BQ", "+"), "a3f8")];
    NoCheck "no-check" LevelOne "B6",
        at(One, "8/P7/8/3k4/8/3K4/8/8 w", "PKK", "+ a7a8 + d5d4 + d3d4"),
        [
            pick(YesNo, at(One, "4r2k/8/8/8/8/8/8/3K4 w", "K", "+ ^e1"), "y", "d1e1"),
            pick(YesNo, at(One, "P6k/8/8/8/8/8/8/K7 w", "P", "+ ^b8"), "n", "--"),
        ];

    Hand "hand" Hands "L2.1 L2.2",
        at(Two, "", "NBQ/PPK/PR", "+ Ng1f3 + Pa7a5"),
        [play(at(Two, "4k3/8/8/3q4/8/2N5/8/R3K3 w", "RNK/PPP/KQ", "+"), "Nc3d5")];
    DeadCard "dead-card" Hands "L2.3",
        at(Two, "", "RBN/PPK/KN", "+ R-- + Pa7a5"),
        [pick(Cards("RBN"), at(Two, "", "RBN/PPK/KN", "+"), "R", "R--")];
    ChangeHand "change-hand" Hands "L2.4 L2.5",
        at(Two, "", "NNN/PPK/BQ", "+ *"),
        [
            pick(YesNo, at(Two, "", "PPP/NNN/BQRK", "+"), "y", "*"),
            pick(YesNo, at(Two, "", "PNB/NNN/KQRK", "+"), "n", "!*"),
            pick(YesNo, at(Two, HOME, "RRQ/NNN/BQRK", "+"), "y", "*"),
        ];
    LevelThree "level-3" Hands "L2.1",
        at(Three, "", "PNBRQ/PNBRQ/KK", "+ Bf1d3 + Pa7a5"),
        [play(at(Three, "4k3/8/8/b7/8/8/8/R3K3 w", "RNPKQ/PPPBP/KBB", "+"), "Ra1a5")];
    Advanced "advanced" Hands "A1 A2",
        at(Advanced, "4r2k/8/8/8/8/8/4N3/4K3 w", "NNKKP/PPPPP/PN", "+ !e2c3 Ke1d1"),
        [
            pick(YesNo, at(Advanced, "4r2k/8/8/8/8/8/P7/3K4 w", "KKPPN/PPPPP/PN", "+ ^e1"), "n", "!d1e1"),
            pick(YesNo, at(Advanced, "4r2k/8/8/8/8/8/P7/3K4 w", "KKPPN/PPPPP/PN", "+ ^c1"), "y", "Kd1c1"),
            pick(YesNo, at(Advanced, "8/p7/8/3k4/8/3K4/P7/8 w", "KKPPN/PPPPP/PN", "+ ^d4"), "n", "!d3d4"),
        ];
    SpecialCards "special-cards" Hands "A7 A9",
        at(Advanced, "3k4/P7/8/8/8/8/8/4K2R w K", "RPPNN/KKPPP/NNN", "+ Re1g1 + Kd8d7 + Pa7a8q"),
        [play(at(Advanced, "3k4/8/8/8/8/8/P7/4K2R w K", "RPPNN/KKPPP/NNN", "+"), "Re1g1")];
    PassingCard "passing-card" Hands "A8",
        at(Advanced, "4k3/2p5/8/1P6/8/8/8/4K3 b", "PKNNB/PKNNB/QQ", "+ Pc7c5 + Pb5c6"),
        [
            pick(YesNo, at(Advanced, "4k3/2p5/8/1P6/8/8/8/4K3 b", "PKNNB/PKNNB/QQ", "+ Pc7c5 + ^c6"), "y", "Pb5c6"),
            pick(
                YesNo,
                at(Advanced, "4k3/2p5/8/1P6/8/8/8/4K3 b", "PKNNB/PKNNB/QQQQ", "+ Pc7c5 + N-- + Ke8e7 + ^c6"),
                "n",
                "!b5c6",
            ),
        ];
    CheckCard "check-card" Hands "A3 A4",
        at(Advanced, "4r2k/8/8/8/8/8/8/4K3 w", "PPNNB/RKPPP/QQ", "+ P-- + Re8e1"),
        [pick(
            Cards("NBP"),
            at(Advanced, "4r2k/8/8/8/8/8/8/4KB2 w", "NBPPR/RKPPP/QQ", "+"),
            "B",
            "!N-- Bf1e2",
        )];
    MateWithCards "mate-with-cards" Hands "A5 A6",
        at(Advanced, "6k1/5ppp/8/8/8/8/8/R5K1 w", "RPPNN/KKPPP/NN", "+ Ra1a8"),
        [
            pick(Fate, at(Advanced, "6k1/5ppp/8/8/8/8/8/R5K1 w", "RPPNN/KKPPP/NN", "+ Ra1a8"), "m", ""),
            pick(Fate, at(Advanced, "7k/5K2/8/6Q1/8/8/8/8 w", "QPPNN/KKPPP/NN", "+ Qg5g6"), "s", ""),
            pick(Fate, at(Advanced, "4r2k/8/8/8/8/8/8/4K3 w", "PPNNB/RKPPP/QQ", "+"), "g", "P--"),
        ];

    Standard "standard" Chess "C1 G4",
        at(Standard, "", "", "e2e4 e7e5 g1f3 b8c6"),
        [pick(Cards("NBR"), at(Standard, "", "", ""), "N", "g1f3")];
    Values "values" Chess "G6",
        at(Standard, "6k1/3r1ppp/4b3/8/8/8/5PPP/3Q2K1 w", "", "d1d7 e6d7"),
        [
            pick(Sides, at(Standard, "rb2k3/p7/8/8/8/8/8/3QK3 w", "", "^d1 ^a8b8a7"), "n", ""),
            pick(Sides, at(Standard, "3qk3/8/8/8/8/8/8/RN2K3 w", "", "^d8 ^a1b1"), "b", ""),
            pick(Sides, at(Standard, "rn2k3/8/8/8/8/8/P7/RB2K3 w", "", "^a1b1a2 ^a8b8"), "w", ""),
        ];
    Trades "trades" Chess "G6",
        at(Standard, "3r2k1/5ppp/8/8/8/8/4QPPP/4R1K1 w", "", "e2e8 d8e8 e1e8"),
        [
            pick(YesNo, at(Standard, "6k1/3r1ppp/4b3/8/8/8/5PPP/3Q2K1 w", "", "^d7"), "n", "d1d7 e6d7"),
            pick(YesNo, at(Standard, "r2r2k1/5ppp/8/6B1/8/8/5PPP/6K1 w", "", "^d8"), "y", "g5d8 a8d8"),
            pick(YesNo, at(Standard, "6k1/1p3ppp/2n5/8/8/8/5PPP/2R3K1 w", "", "^c6"), "n", "c1c6 b7c6"),
            pick(YesNo, at(Standard, "3r2k1/5ppp/8/8/8/8/4QPPP/4R1K1 w", "", "^e8"), "y", "e2e8 d8e8 e1e8"),
        ];
    Check "check" Chess "C2",
        at(Standard, "4r2k/8/8/8/Q7/8/3P1P2/4KB2 w", "", "!d2d3 f1e2"),
        [play(at(Standard, "4r2k/8/8/8/Q7/8/3P1P2/4KB2 w", "", ""), "e1d1 a4e8 f1e2 a4e4")];
    DoubleCheck "double-check" Chess "C2",
        at(Standard, "4kb2/2p5/8/8/4N3/8/8/4R1K1 w", "", "e4d6 !c7d6 e8d8"),
        [tap(Reach, at(Standard, "4kb2/2p5/8/8/4N3/8/8/4R1K1 w", "", "e4d6 @e8"), "d7 d8")];
    Mate "mate" Chess "C3",
        at(Standard, "6k1/5ppp/8/8/8/8/8/R5K1 w", "", "a1a8"),
        [
            pick(Fate, at(Standard, "6k1/5ppp/8/8/8/8/8/R5K1 w", "", "a1a8"), "m", ""),
            pick(Fate, at(Standard, "6k1/5pp1/8/8/8/8/8/R5K1 w", "", "a1a8"), "g", "g8h7"),
            pick(Fate, at(Standard, "7k/8/5K2/8/8/8/8/6Q1 w", "", "g1g7"), "m", ""),
        ];
    Promotion "promotion" Chess "C4",
        at(Standard, "7k/4P3/8/8/8/8/8/K7 w", "", "e7e8q"),
        [play(at(Standard, "8/5P1k/8/6K1/8/8/8/8 w", "", ""), "f7f8r")];
    EnPassant "en-passant" Chess "C6",
        at(Standard, "4k3/2p5/8/1P6/8/8/8/4K3 b", "", "c7c5 b5c6"),
        [
            pick(YesNo, at(Standard, "4k3/2p5/8/1P6/8/8/8/4K3 b", "", "c7c5 ^c6"), "y", "b5c6"),
            pick(YesNo, at(Standard, "4k3/2p5/8/1P6/8/8/8/4K3 b", "", "c7c5 e1e2 e8e7 ^c6"), "n", "!b5c6"),
        ];
    Castling "castling" Chess "C5",
        at(Standard, "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq", "", "e1g1 e8c8"),
        [
            pick(YesNo, at(Standard, "4k3/8/8/8/8/8/3PPP2/RN2K1NR w KQ", "", "^g1"), "n", "!e1g1"),
            pick(YesNo, at(Standard, "4k3/8/8/8/2b5/8/3P1PPP/R3K2R w KQ", "", "^g1"), "n", "!e1g1"),
            pick(YesNo, at(Standard, "4k3/8/8/8/2b5/8/3P1PPP/R3K2R w KQ", "", "^c1"), "y", "e1c1"),
            pick(YesNo, at(Standard, "4r1k1/8/8/8/8/8/3P1P2/R3K2R w KQ", "", "^g1"), "n", "!e1g1"),
            pick(YesNo, at(Standard, "1r2k3/8/8/8/8/8/8/R3K3 w Q", "", "^c1"), "y", "e1c1"),
        ];
    Stalemate "stalemate" Chess "C7",
        at(Standard, "7k/5K2/8/6Q1/8/8/8/8 w", "", "g5g6"),
        [
            pick(Fate, at(Standard, "7k/5K2/8/6Q1/8/8/8/8 w", "", "g5g6"), "s", ""),
            pick(Fate, at(Standard, "7k/5K2/8/6Q1/8/8/p7/8 w", "", "g5g6"), "g", "a2a1q"),
            pick(Fate, at(Standard, "7k/8/5K2/8/8/8/8/6Q1 w", "", "g1g7"), "m", ""),
        ];
    TooLittle "too-little" Chess "C7",
        at(Standard, "8/8/4k3/3p4/4B3/3K4/8/8 w", "", "e4d5"),
        [
            pick(YesNo, at(Standard, "8/8/4k3/8/8/3KB3/8/8 w", "", ""), "y", ""),
            pick(YesNo, at(Standard, "8/8/4k3/8/8/R2K4/8/8 w", "", ""), "n", "a3a6"),
            pick(YesNo, at(Standard, "8/8/4k3/6b1/8/3KB3/8/8 w", "", ""), "y", ""),
        ];
    Draws "draws" Chess "C8",
        at(Standard, "4k2r/8/8/8/8/8/8/R3K3 w", "", "a1-b1 h8-g8 b1-a1 g8-h8 a1-b1 h8-g8 b1-a1 g8-h8"),
        [
            pick(
                YesNo,
                at(Standard, "4k2r/8/8/8/8/8/8/R3K3 w", "", "a1-b1 h8-g8 b1-a1 g8-h8"),
                "n",
                "a1-b1 h8-g8 b1-a1 g8-h8",
            ),
            pick(YesNo, at(Standard, "4k2r/8/8/8/8/8/8/R3K3 b - - 99 80", "", "h8-g8"), "y", ""),
        ];
    Agree "agree" Chess "C10 C11",
        at(Standard, "", "", "e2e4 = =- e7e5 #"),
        [play(at(Standard, "", "", "e2e4 ="), "=+")];

    TipCentre "tip-centre" Tips "",
        at(Standard, "", "", "e2e4 e7e5 d2d4"),
        [play(at(Standard, "", "", ""), "e2e4 d2d4")];
    TipGuard "tip-guard" Tips "",
        at(Standard, "", "", "e2e4 e7e5 g1f3 b8c6 f1c4"),
        [play(at(Standard, "6k1/4pp1p/6p1/3n4/8/8/5PPP/3R2K1 b", "", ""), "e7e6")];
    TipFree "tip-free" Tips "",
        at(Standard, "4k3/8/2b5/8/8/2R5/8/4K3 w", "", "c3c6"),
        [play(at(Standard, "4k3/8/8/3n4/4p3/8/8/3RK2B w", "", ""), "d1d5")];
    TipTrade "tip-trade" Tips "",
        at(Standard, "3qk3/5ppp/8/8/8/4N3/5PPP/3QK3 w", "", "d1d8 e8d8"),
        [play(at(Standard, "3rk3/5ppp/8/8/8/4B3/5PPP/3RK3 w", "", ""), "d1d8")];
    TipTogether "tip-together" Tips "",
        at(Standard, "4k3/2p5/3n4/8/8/B7/8/3RK3 w", "", "a3d6 c7d6 d1d6"),
        [play(at(Standard, "4k3/2p5/3n4/8/8/B7/8/R3K3 w", "", ""), "a1d1")];
    TipFinish "tip-finish" Tips "",
        at(Standard, "8/8/6k1/R7/1R6/8/8/6K1 w", "", "b4b6 g6g7 a5a7 g7g8 b6b8"),
        [play(at(Standard, "7k/R7/1R6/8/8/8/8/6K1 w", "", ""), "b6b8")];

    Touch "touch" Match "C12",
        at(Standard, "", "H9", "&g1 !d2d4 g1f3"),
        [pick(YesNo, at(Standard, "", "H9", "&b1 ^e4"), "n", "!e2e4")];
    Clock "clock" Match "K1 K2",
        at(Standard, "4k3/8/8/8/8/8/4P3/4K3 w", "", "e2e4 e8e7"),
        [
            pick(Sides, at(Standard, "3qk3/8/8/8/8/8/4P3/4K3 w", "", ""), "b", ""),
            pick(Sides, at(Standard, "4k3/8/8/8/8/8/4P3/4K3 w", "", ""), "n", ""),
        ];
    MatchScore "match" Match "M1",
        at(Standard, "7k/R7/1R6/8/8/8/8/6K1 w", "", "b6b8"),
        [pick(Sides, at(Standard, "", "", ""), "b", "")];
    TakeBack "take-back" Match "U1",
        at(One, "", "NP", "+ g1f3 < b1c3 + a7a5"),
        [pick(Cards("PNB"), at(One, "", "NP", "+ g1f3 <"), "N", "b1c3")];
}

impl Lesson {
    /// The step.
    #[must_use]
    pub fn step(self) -> Option<&'static Step> {
        STEPS.get(self as usize)
    }

    /// Its name in links.
    #[must_use]
    pub fn key(self) -> &'static str {
        self.step().map_or("", |step| step.key)
    }

    /// The step that a link names.
    #[must_use]
    pub fn from_key(key: &str) -> Option<Self> {
        STEPS
            .iter()
            .find(|step| step.key == key)
            .map(|step| step.lesson)
    }
}
