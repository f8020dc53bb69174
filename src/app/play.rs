//! What the players do at the table.

use std::rc::Rc;

use super::action::TableAction;
use super::session::{Question, Session, Told};
use crate::engine::{Command, CommandError, Event, Game, Move, Phase, Square};

impl Session {
    /// The session after an action at the table; `None` for an action that means nothing here.
    pub(super) fn play(&self, action: TableAction) -> Option<Self> {
        if self.question.is_some()
            && !matches!(action, TableAction::Answer { .. } | TableAction::Flip)
        {
            return None;
        }
        match action {
            TableAction::TapSquare(square) => self.tap(square),
            TableAction::PickUp(square) => self
                .movable()
                .contains(square)
                .then(|| self.pick_up(square)),
            TableAction::DropPiece { from, to } => Some(self.drop_piece(from, to)),
            TableAction::Deselect => Some(Self {
                selected: None,
                ..self.clone()
            }),
            TableAction::Draw => Some(self.command(Command::Draw, None)),
            TableAction::AcceptLostTurn => Some(self.command(Command::AcceptLostTurn, None)),
            TableAction::OfferDraw => {
                Some(self.command(Command::OfferDraw(self.game.turn()), None))
            }
            TableAction::AnswerDraw { accept } => self.answer_draw(accept),
            TableAction::Ask(question) => Some(self.ask(question)),
            TableAction::Answer { yes } => self.answer(yes),
            TableAction::Redo => self.redo(),
            TableAction::Flip => Some(Self {
                flipped: !self.flipped,
                ..self.clone()
            }),
            TableAction::ShowResult(open) => Some(Self {
                result_open: open && self.is_over(),
                ..self.clone()
            }),
        }
    }

    /// What the last command brought about.
    #[must_use]
    pub fn happened(&self) -> &[Event] {
        match &self.told {
            Told::Happened(events) => events,
            Told::Refused { .. } | Told::TakenBack | Told::PlayedAgain => &[],
        }
    }

    fn command(&self, command: Command, tried: Option<Move>) -> Self {
        match self.game.apply(command) {
            Ok((game, events)) => Self {
                result_open: game.outcome().is_some(),
                game: Rc::new(game),
                selected: None,
                told: Told::Happened(events.into()),
                ..self.clone()
            },
            Err(error) => self.refuse(error, tried),
        }
    }

    fn refuse(&self, error: CommandError, tried: Option<Move>) -> Self {
        Self {
            selected: None,
            told: Told::Refused { error, tried },
            refusals: self.refusals.wrapping_add(1),
            ..self.clone()
        }
    }

    /// First the piece, then the square. A tap on another piece that may move picks that one up.
    fn tap(&self, square: Square) -> Option<Self> {
        let movable = self.movable();
        match self.selected {
            Some(from) if from == square => Some(Self {
                selected: None,
                ..self.clone()
            }),
            Some(_) if movable.contains(square) => Some(self.pick_up(square)),
            Some(from) => Some(self.try_move(from, square)),
            None if movable.contains(square) => Some(self.pick_up(square)),
            None => self.explain_tap(square),
        }
    }

    fn pick_up(&self, square: Square) -> Self {
        let told = match &self.told {
            // A refusal has been read by now.
            Told::Refused { .. } => Told::Happened(Rc::new([])),
            told @ (Told::Happened(_) | Told::TakenBack | Told::PlayedAgain) => told.clone(),
        };
        Self {
            selected: Some(square),
            told,
            ..self.clone()
        }
    }

    fn drop_piece(&self, from: Square, to: Square) -> Self {
        if from == to {
            return Self {
                selected: None,
                ..self.clone()
            };
        }
        self.try_move(from, to)
    }

    fn try_move(&self, from: Square, to: Square) -> Self {
        let mv = Move::new(from, to);
        self.command(Command::Move(mv), Some(mv))
    }

    /// A tap on a square where nothing can be picked up: says why, unless nothing stands there.
    fn explain_tap(&self, square: Square) -> Option<Self> {
        self.game.position().board().piece_at(square)?;
        let error = match self.game.phase() {
            Phase::Over { .. } => return None,
            Phase::Draw => CommandError::DrawFirst,
            Phase::Choose => CommandError::ChooseCardFirst,
            Phase::LostTurn { .. } => CommandError::TurnIsLost,
            Phase::Move { roles } => CommandError::Refused(self.game.rules().why_not_from(
                self.game.position(),
                *roles,
                square,
            )?),
        };
        Some(self.refuse(error, None))
    }

    fn answer_draw(&self, accept: bool) -> Option<Self> {
        let by = self.game.draw_offer()?.opponent();
        let answer = if accept {
            Command::AcceptDraw(by)
        } else {
            Command::DeclineDraw(by)
        };
        Some(self.command(answer, None))
    }

    fn ask(&self, question: Question) -> Self {
        let possible = match question {
            Question::TakeBack(_) => self.game.can_undo() && !self.setup.locked,
            Question::Resign(_) => !self.is_over(),
        };
        Self {
            question: possible.then_some(question),
            selected: None,
            ..self.clone()
        }
    }

    fn answer(&self, yes: bool) -> Option<Self> {
        let question = self.question?;
        let answered = Self {
            question: None,
            ..self.clone()
        };
        if !yes {
            return Some(answered);
        }
        match question {
            Question::Resign(by) => Some(answered.command(Command::Resign(by), None)),
            Question::TakeBack(_) => {
                let game = answered.game.undo()?;
                Some(answered.turned_back_to(game, Told::TakenBack))
            }
        }
    }

    fn redo(&self) -> Option<Self> {
        if self.setup.locked {
            return None;
        }
        Some(self.turned_back_to(self.game.redo()?, Told::PlayedAgain))
    }

    fn turned_back_to(&self, game: Game, told: Told) -> Self {
        Self {
            result_open: game.outcome().is_some(),
            game: Rc::new(game),
            selected: None,
            told,
            ..self.clone()
        }
    }
}
