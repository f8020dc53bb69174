//! What a step of the tutorial is made of.

use super::Lesson;
use crate::engine::Level;

/// A part of the tutorial.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// Board and cards.
    Start,
    /// Level 1.
    LevelOne,
    /// Hands of cards: Levels 2, 3 and Advanced.
    Hands,
    /// Standard chess.
    Chess,
    /// Six pieces of advice.
    Tips,
    /// Around the game: clocks, matches, agreements.
    Match,
}

impl Part {
    /// All parts in their order.
    pub const ALL: [Self; 6] = [
        Self::Start,
        Self::LevelOne,
        Self::Hands,
        Self::Chess,
        Self::Tips,
        Self::Match,
    ];
}

/// A step of the tutorial. Its words stand in each language's `lessons.rs`.
#[derive(Debug)]
pub struct Step {
    /// Which one.
    pub lesson: Lesson,
    /// Its name in links.
    pub key: &'static str,
    /// The part it belongs to.
    pub part: Part,
    /// The rules it teaches, by their ids.
    pub rules: &'static str,
    /// What is shown.
    pub demo: Scene,
    /// What is asked after it.
    pub quiz: &'static [Quiz],
}

/// A table and what is done at it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scene {
    /// The level.
    pub level: Level,
    /// The position as FEN, kings optional at Levels 1 to 3; empty for the level's own.
    pub fen: &'static str,
    /// The draw pile, its top card first; where hands are held, `WHITE/BLACK/PILE`.
    pub cards: &'static str,
    /// What is done, move by move: see [`Tape`](super::Tape).
    pub script: &'static str,
}

/// Something to try at the end of a step.
#[derive(Clone, Copy, Debug)]
pub struct Quiz {
    /// The table it is asked at: its script has been played before.
    pub scene: Scene,
    /// What is asked.
    pub ask: Ask,
    /// The right answer: squares, what may be done, or the letter of a choice.
    pub right: &'static str,
    /// What is played after the answer of a choice, to show that it is so.
    pub proof: &'static str,
}

/// How a question is answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// Tap every square of the answer.
    Tap(Seek),
    /// Do one of the things of the answer at the table.
    Play,
    /// Choose one of a few answers.
    Pick(Choices),
}

/// What the squares to be tapped are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seek {
    /// The pieces that can move now.
    Movable,
    /// Where the piece that is picked up can go.
    Reach,
    /// Pieces to be recognised.
    Look,
}

/// A few answers to choose from, each with its letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choices {
    /// `y` yes, `n` no.
    YesNo,
    /// `m` mate, `s` stalemate, `g` the game goes on.
    Fate,
    /// `w` White, `b` Black, `n` neither.
    Sides,
    /// These cards, each by its letter.
    Cards(&'static str),
}

impl Choices {
    /// The letters of the answers, in order.
    #[must_use]
    pub const fn letters(self) -> &'static str {
        match self {
            Self::YesNo => "yn",
            Self::Fate => "msg",
            Self::Sides => "wbn",
            Self::Cards(letters) => letters,
        }
    }
}

pub(super) const fn at(
    level: Level,
    fen: &'static str,
    cards: &'static str,
    script: &'static str,
) -> Scene {
    Scene {
        level,
        fen,
        cards,
        script,
    }
}

pub(super) const fn tap(seek: Seek, scene: Scene, right: &'static str) -> Quiz {
    Quiz {
        scene,
        ask: Ask::Tap(seek),
        right,
        proof: "",
    }
}

pub(super) const fn play(scene: Scene, right: &'static str) -> Quiz {
    Quiz {
        scene,
        ask: Ask::Play,
        right,
        proof: "",
    }
}

pub(super) const fn pick(
    choices: Choices,
    scene: Scene,
    right: &'static str,
    proof: &'static str,
) -> Quiz {
    Quiz {
        scene,
        ask: Ask::Pick(choices),
        right,
        proof,
    }
}
