//! A step of the tutorial that is being shown, or asked.

use std::rc::Rc;

use super::super::action::TableAction;
use super::super::play::Edge;
use super::super::session::Session;
use super::super::view::{BoardView, TrayView, board_view, tray_view};
use super::answer::{done, reply};
use super::step::{Ask, Quiz, Seek, Step};
use super::steps::{Lesson, STEPS};
use super::tape::{Tape, squares_in};
use crate::engine::{Bitboard, Square};

/// What is going on in a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// The demonstration plays, or has played.
    Shown,
    /// A question waits for its answer.
    Asked,
    /// The answer was wrong: its consequence is played.
    Wrong,
    /// The answer was right.
    Right,
}

/// What can be done in a lesson besides what is done at its table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonAction {
    /// Open a step.
    Open(Lesson),
    /// Leave the tutorial for what was there before.
    Close,
    /// Leave the step for the list of all.
    Contents,
    /// Play the next action of what plays itself.
    Tick,
    /// Go on: to the question, past it, to the next step.
    Next,
    /// Go back to the step before.
    Back,
    /// Show the step again from its beginning.
    Again,
    /// Ask the question again.
    Retry,
    /// Choose an answer, by its letter.
    Pick(char),
    /// Go round the explanation that came up beside the game.
    Dismiss,
    /// Forget which steps were done and which explanations were given.
    Forget,
}

/// A running step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Run {
    /// Which one.
    pub lesson: Lesson,
    /// What is going on.
    pub stage: Stage,
    /// The table as it is shown.
    pub tape: Tape,
    /// Which question is asked, or was last.
    pub question: usize,
    /// The squares of the answer that were tapped.
    pub found: Bitboard,
    /// A square that was tapped and is not of the answer.
    pub looked: Option<Square>,
    /// The wrong answers so far.
    pub wrong: u8,
    /// How many actions have played themselves: each is waited for anew.
    pub beats: u32,
    /// Whether the other side's answer to a wrong move is still to come.
    reply_due: bool,
}

impl Stage {
    /// Its name in the page.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Shown => "shown",
            Self::Asked => "asked",
            Self::Wrong => "wrong",
            Self::Right => "right",
        }
    }
}

impl Run {
    /// A step from its beginning. `None` if its scene can't be set up, which a test rules out.
    #[must_use]
    pub fn new(lesson: Lesson) -> Option<Self> {
        Some(Self {
            lesson,
            stage: Stage::Shown,
            tape: Tape::new(&lesson.step()?.demo)?,
            question: 0,
            found: Bitboard::EMPTY,
            looked: None,
            wrong: 0,
            beats: 0,
            reply_due: false,
        })
    }

    /// The step.
    #[must_use]
    pub fn step(&self) -> Option<&'static Step> {
        self.lesson.step()
    }

    /// The question that is asked, once the demonstration is over.
    #[must_use]
    pub fn quiz(&self) -> Option<&'static Quiz> {
        match self.stage {
            Stage::Shown => None,
            Stage::Asked | Stage::Wrong | Stage::Right => self.step()?.quiz.get(self.question),
        }
    }

    /// Whether something plays itself.
    #[must_use]
    pub fn is_playing(&self) -> bool {
        self.stage != Stage::Asked && (self.reply_due || !self.tape.is_over())
    }

    /// Whether the step's last question has been answered.
    #[must_use]
    pub fn is_done(&self) -> bool {
        let last = self.step().map_or(0, |step| step.quiz.len());
        self.stage == Stage::Right && self.question + 1 >= last
    }

    /// The stars earned: three without a wrong answer, never less than one.
    #[must_use]
    pub const fn stars(&self) -> u8 {
        match self.wrong {
            0 => 3,
            1 => 2,
            _ => 1,
        }
    }

    /// How many squares of the answer are still to be tapped.
    #[must_use]
    pub fn left(&self) -> u32 {
        self.wanted()
            .map_or(0, |wanted| (wanted & !self.found).len())
    }

    fn wanted(&self) -> Option<Bitboard> {
        let quiz = self.quiz().filter(|quiz| matches!(quiz.ask, Ask::Tap(_)))?;
        Some(squares_in(quiz.right))
    }

    /// The step after an action besides the table; `None` where it means nothing.
    pub(in crate::app) fn act(&self, action: LessonAction) -> Option<Self> {
        match action {
            LessonAction::Tick => self.tick(),
            LessonAction::Next => match self.stage {
                Stage::Shown => self.asked(0),
                Stage::Asked | Stage::Wrong | Stage::Right => self
                    .asked(self.question + 1)
                    .or_else(|| Self::new(self.neighbour(true)?)),
            },
            LessonAction::Back => match self.stage {
                Stage::Shown => Self::new(self.neighbour(false)?),
                Stage::Asked | Stage::Wrong | Stage::Right => Self::new(self.lesson),
            },
            LessonAction::Again => Self::new(self.lesson),
            LessonAction::Retry if self.stage == Stage::Wrong => self.asked(self.question),
            LessonAction::Pick(letter) => self.pick(letter),
            LessonAction::Retry
            | LessonAction::Open(_)
            | LessonAction::Close
            | LessonAction::Contents
            | LessonAction::Dismiss
            | LessonAction::Forget => None,
        }
    }

    fn neighbour(&self, ahead: bool) -> Option<Lesson> {
        let place = self.lesson as usize;
        let place = if ahead {
            place.checked_add(1)?
        } else {
            place.checked_sub(1)?
        };
        STEPS.get(place).map(|step| step.lesson)
    }

    fn asked(&self, question: usize) -> Option<Self> {
        let quiz = self.step()?.quiz.get(question)?;
        Some(Self {
            stage: Stage::Asked,
            tape: Tape::played(&quiz.scene)?,
            question,
            found: Bitboard::EMPTY,
            looked: None,
            reply_due: false,
            ..self.clone()
        })
    }

    fn tick(&self) -> Option<Self> {
        if !self.is_playing() {
            return None;
        }
        let beats = self.beats.wrapping_add(1);
        if self.reply_due {
            let mut next = self.clone();
            next.beats = beats;
            next.reply_due = false;
            if let Some(session) = reply(&self.tape.session) {
                next.tape.session = Rc::new(session);
            }
            return Some(next);
        }
        Some(Self {
            tape: self.tape.next()?,
            beats,
            ..self.clone()
        })
    }

    fn answered(&self, right: bool) -> Self {
        Self {
            stage: if right { Stage::Right } else { Stage::Wrong },
            wrong: self.wrong.saturating_add(u8::from(!right)),
            looked: None,
            ..self.clone()
        }
    }

    fn pick(&self, letter: char) -> Option<Self> {
        let quiz = self.quiz().filter(|_| self.stage == Stage::Asked)?;
        let Ask::Pick(choices) = quiz.ask else {
            return None;
        };
        if !choices.letters().contains(letter) {
            return None;
        }
        Some(Self {
            tape: self.tape.clone().then(quiz.proof),
            ..self.answered(quiz.right.contains(letter))
        })
    }

    /// The step after an action at its table; `None` where it means nothing.
    pub(in crate::app) fn play(&self, action: TableAction) -> Option<Self> {
        let quiz = self.quiz().filter(|_| self.stage == Stage::Asked)?;
        match quiz.ask {
            Ask::Tap(seek) => {
                if let TableAction::TapSquare(square)
                | TableAction::PickUp(square)
                | TableAction::DropPiece { to: square, .. } = action
                {
                    self.tap(seek, square)
                } else {
                    None
                }
            }
            Ask::Play => self.try_answer(quiz, action),
            Ask::Pick(_) => None,
        }
    }

    fn tap(&self, seek: Seek, square: Square) -> Option<Self> {
        let wanted = self.wanted()?;
        if wanted.contains(square) {
            let next = Self {
                found: self.found.with(square),
                looked: None,
                ..self.clone()
            };
            return Some(if next.left() == 0 {
                next.answered(true)
            } else {
                next
            });
        }
        let base = &self.tape.session;
        let action = match (seek, base.selected) {
            (Seek::Reach, Some(from)) if from == square => return None,
            (Seek::Reach, Some(from)) => TableAction::DropPiece { from, to: square },
            _ => TableAction::TapSquare(square),
        };
        // The table stays as it is: only the reason is told.
        let refused = match seek {
            Seek::Look => None,
            Seek::Movable | Seek::Reach => base.play(action, Edge::PLAIN),
        };
        let mut tape = self.tape.clone();
        if let Some(refused) = refused {
            let session = Rc::make_mut(&mut tape.session);
            session.told = refused.told;
            session.refusals = refused.refusals;
        }
        Some(Self {
            tape,
            looked: Some(square),
            wrong: self.wrong.saturating_add(1),
            ..self.clone()
        })
    }

    fn try_answer(&self, quiz: &Quiz, action: TableAction) -> Option<Self> {
        let before = &*self.tape.session;
        let after = Session {
            result_open: false,
            ..before.play(action, Edge::PLAIN)?
        };
        let refused = after.refusals != before.refusals;
        let done = done(before, &after, action).filter(|_| !refused);
        let mut tape = self.tape.clone();
        tape.session = Rc::new(after);
        let next = Self {
            tape,
            wrong: self.wrong.saturating_add(u8::from(refused)),
            ..self.clone()
        };
        Some(match done {
            None => next,
            Some(done) if quiz.right.split(' ').any(|right| right == done) => next.answered(true),
            Some(_) => Self {
                reply_due: true,
                ..next.answered(false)
            },
        })
    }

    /// The tray. While an answer is wanted from elsewhere, it asks for nothing.
    #[must_use]
    pub fn tray(&self) -> TrayView {
        let view = tray_view(&self.tape.session);
        let elsewhere = self.quiz().is_some_and(|quiz| quiz.ask != Ask::Play);
        TrayView {
            can_draw: view.can_draw && !(self.stage == Stage::Asked && elsewhere),
            ..view
        }
    }

    /// The board with what is pointed at, and without hints while they would give the answer.
    #[must_use]
    pub fn board(&self) -> BoardView {
        let mut view = board_view(&self.tape.session);
        let asked = self.stage == Stage::Asked;
        let hides = asked && self.quiz().is_some_and(|quiz| quiz.ask != Ask::Play);
        let reach = matches!(
            self.quiz().map(|quiz| quiz.ask),
            Some(Ask::Tap(Seek::Reach))
        );
        let starred = self.found | self.tape.marks;
        for square in &mut view.squares {
            square.star = starred.contains(square.square);
            if hides {
                square.movable = false;
                square.stuck = false;
                square.blocker = square.blocker && self.looked.is_some();
                if reach {
                    square.target = None;
                }
            }
        }
        view
    }
}
