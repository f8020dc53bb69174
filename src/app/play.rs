//! What the players do at the table.

use std::rc::Rc;

use super::action::TableAction;
use super::choices::Seating;
use super::prefs::{Prefs, Switch};
use super::session::{Question, Session, Told};
use crate::engine::{Color, Command, CommandError, Event, Millis, Move, TimedGame};

/// What a player's action meets at the table: the moment, and how the players want to play.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Edge {
    now: Millis,
    pub(super) confirm: bool,
    pub(super) free_hand: bool,
}

impl Edge {
    /// Where no time runs and nobody chose how to play.
    pub(super) const PLAIN: Self = Self {
        now: Millis::ZERO,
        confirm: false,
        free_hand: false,
    };

    pub(super) fn new(prefs: &Prefs, now: Millis) -> Self {
        Self {
            now,
            confirm: prefs.on(Switch::Confirm),
            free_hand: prefs.on(Switch::FreeHand),
        }
    }
}

impl Session {
    /// A game that comes to the table, new or kept. A clock is halted until the players start it.
    pub(super) fn ready(mut self, now: Millis) -> Self {
        if self.timed.clock().is_some() {
            Rc::make_mut(&mut self.timed).pause(now);
        }
        self.with_turn_begun(now)
    }

    /// The session after an action at the table; `None` for an action that means nothing here.
    pub(super) fn play(&self, action: TableAction, edge: Edge) -> Option<Self> {
        let mut next = if self.placing.is_some() {
            self.play_placing(action)?
        } else {
            self.act(action, edge)?
        };
        if !matches!(action, TableAction::Read(_)) {
            next.reading = None;
        }
        Some(next)
    }

    fn act(&self, action: TableAction, edge: Edge) -> Option<Self> {
        if self.question.is_some() && !action.works_while_asked()
            || self.awaits_hand_over() && !action.works_while_covered()
            || self.is_covered() && !action.works_while_covered() && !action.works_face_down()
            || self.is_paused() && !action.works_while_paused()
        {
            return None;
        }
        match action {
            TableAction::TapSquare(square) => self.tap(square, edge),
            TableAction::PickUp(square) => self.pick_up(square, edge),
            TableAction::DropPiece { from, to } => Some(self.drop_piece(from, to, edge)),
            TableAction::Deselect => Some(self.put_down()),
            TableAction::TakeOver => Some(
                Self {
                    hand_shown: true,
                    ..self.clone()
                }
                .with_turn_begun(edge.now),
            ),
            TableAction::Peek(whose) => Some(self.peek(whose)),
            TableAction::ChooseCard(card) => self.choose_card(card, edge),
            TableAction::Promote(role) => self.promote(role, edge),
            TableAction::Draw => Some(self.command(Command::Draw, None, edge)),
            TableAction::AcceptLostTurn => Some(self.command(Command::AcceptLostTurn, None, edge)),
            TableAction::OfferDraw(by) => {
                let claim = self.game().claimable_draw().map(|_| Command::ClaimDraw(by));
                let next = self.command(claim.unwrap_or(Command::OfferDraw(by)), None, edge);
                Some(match next.game().draw_offer() {
                    Some(_) => next.covered(),
                    None => next,
                })
            }
            TableAction::AnswerDraw { accept } => self.answer_draw(accept, edge),
            TableAction::Ask(question) => Some(self.ask(question)),
            TableAction::Answer { yes } => self.answer(yes, edge),
            TableAction::Redo => self.redo(edge.now),
            TableAction::Flip => Some(Self {
                turned: !self.turned,
                ..self.clone()
            }),
            TableAction::ShowResult(open) => Some(Self {
                result_open: open && self.is_over(),
                ..self.clone()
            }),
            TableAction::Pause => self.pause(edge.now),
            TableAction::Away => self
                .timed
                .clock()
                .is_some_and(|clock| clock.running().is_some())
                .then(|| self.pause(edge.now))?,
            TableAction::Slept => {
                let halted = self.play(TableAction::Away, edge)?;
                Some(Self {
                    slept: true,
                    ..halted
                })
            }
            TableAction::Tick => self.let_flag_fall(edge.now),
            TableAction::Adjust => Some(Self {
                adjusting: !self.adjusting,
                ..self.put_down()
            }),
            TableAction::ConfirmMove => self.confirm_move(edge),
            TableAction::Place(_) => None,
            TableAction::Read(reading) => Some(Self {
                reading: Some(reading),
                refusals: self.refusals.wrapping_add(1),
                ..self.clone()
            }),
            TableAction::PickUpCoin => Some(Self {
                coin: false,
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

    pub(super) fn command(&self, command: Command, tried: Option<Move>, edge: Edge) -> Self {
        let mut timed = (*self.timed).clone();
        match timed.advance(command, edge.now) {
            Ok(events) => self.after(timed, Told::Happened(events.into()), edge.now),
            Err(error) => self.refuse(error, tried),
        }
    }

    fn let_flag_fall(&self, now: Millis) -> Option<Self> {
        let mut timed = (*self.timed).clone();
        let events = timed.let_flag_fall(now)?;
        let question = None;
        let next = self.after(timed, Told::Happened(events.into()), now);
        Some(Self { question, ..next })
    }

    /// The session once the game has gone on or back to `timed`.
    fn after(&self, timed: TimedGame, told: Told, now: Millis) -> Self {
        let game = timed.game();
        Self {
            result_open: game.outcome().is_some(),
            // The next player's hand stays hidden until the tablet has been handed over.
            hand_shown: self.hand_shown && game.turn() == self.game().turn(),
            peeking: self.peeking.filter(|_| game.turn() == self.game().turn()),
            timed: Rc::new(timed),
            told,
            adjusting: false,
            ..self.put_down()
        }
        .with_turn_begun(now)
    }

    /// The same with the clock of the side to move running, unless the board is covered for
    /// handing it over (rule K1).
    fn with_turn_begun(mut self, now: Millis) -> Self {
        if self.timed.clock().is_some() && !self.awaits_hand_over() {
            Rc::make_mut(&mut self.timed).start_turn(now);
        }
        self
    }

    fn pause(&self, now: Millis) -> Option<Self> {
        let clock = self.timed.clock().filter(|_| !self.is_over())?;
        let mut timed = (*self.timed).clone();
        if clock.is_paused() {
            timed.resume(now);
        } else {
            timed.pause(now);
        }
        let next = Self {
            timed: Rc::new(timed),
            slept: false,
            ..self.covered()
        };
        Some(next.with_turn_begun(now))
    }

    /// A hand is opened or covered.
    fn peek(&self, whose: Option<Color>) -> Self {
        let secrets = self.has_secrets() && self.seating == Seating::Facing;
        Self {
            peeking: whose.filter(|_| secrets),
            ..self.covered()
        }
    }

    /// The same with both hands covered, before the other player looks at the table. What was told of
    /// an open hand is covered with it.
    fn covered(&self) -> Self {
        if !self.has_secrets() {
            return self.put_down();
        }
        let told = match &self.told {
            Told::Refused { .. } => Told::Happened(Rc::new([])),
            told @ (Told::Happened(_) | Told::TakenBack | Told::PlayedAgain) => told.clone(),
        };
        Self {
            hand_shown: false,
            peeking: None,
            told,
            ..self.put_down()
        }
    }

    /// The same session with nothing picked up, chosen or waiting.
    pub(super) fn put_down(&self) -> Self {
        Self {
            selected: None,
            chosen: None,
            pending: None,
            ..self.clone()
        }
    }

    /// The same with why something was refused. A piece that was picked up stays so: the next tap
    /// may be the right one.
    pub(super) fn refuse(&self, error: CommandError, tried: Option<Move>) -> Self {
        let in_hand = |from: &_| tried.is_some_and(|mv| mv.from == *from && mv.to != *from);
        Self {
            selected: self.selected.filter(in_hand),
            pending: None,
            told: Told::Refused { error, tried },
            refusals: self.refusals.wrapping_add(1),
            ..self.clone()
        }
    }

    fn answer_draw(&self, accept: bool, edge: Edge) -> Option<Self> {
        let by = self.game().draw_offer()?.opponent();
        let answer = if accept {
            Command::AcceptDraw(by)
        } else {
            Command::DeclineDraw(by)
        };
        Some(self.command(answer, None, edge))
    }

    fn ask(&self, question: Question) -> Self {
        let possible = match question {
            Question::TakeBack(_) => self.game().can_undo() && !self.setup.locked,
            Question::Resign(_) => !self.is_over(),
            Question::PlayDead(_) => true,
            Question::ChangeHand => self.game().may_change_hand().is_ok(),
        };
        let asking = match question {
            Question::TakeBack(_) if possible => self.covered(),
            Question::TakeBack(_)
            | Question::Resign(_)
            | Question::PlayDead(_)
            | Question::ChangeHand => self.put_down(),
        };
        Self {
            question: possible.then_some(question),
            ..asking
        }
    }

    fn answer(&self, yes: bool, edge: Edge) -> Option<Self> {
        let question = self.question?;
        let answered = Self {
            question: None,
            ..self.clone()
        };
        if !yes {
            return Some(answered);
        }
        let command = match question {
            Question::PlayDead(card) => Command::PlayDead(card),
            Question::ChangeHand => Command::ChangeHand,
            Question::Resign(by) => Command::Resign(by),
            Question::TakeBack(_) => {
                let timed = answered.timed.undo(edge.now)?;
                return Some(answered.after(timed, Told::TakenBack, edge.now));
            }
        };
        Some(answered.command(command, None, edge))
    }

    fn redo(&self, now: Millis) -> Option<Self> {
        if self.setup.locked {
            return None;
        }
        Some(self.after(self.timed.redo(now)?, Told::PlayedAgain, now))
    }
}

impl TableAction {
    /// Whether it is no player's doing: time does it.
    pub(super) const fn is_of_the_clocks(self) -> bool {
        matches!(self, Self::Away | Self::Slept | Self::Tick)
    }

    /// Whether it means anything while the hand of the side to move is hidden. Nothing that would
    /// tell of that hand does.
    const fn works_while_covered(self) -> bool {
        match self {
            Self::TakeOver
            | Self::Flip
            | Self::Peek(_)
            | Self::Ask(_)
            | Self::Answer { .. }
            | Self::AnswerDraw { .. }
            | Self::Redo
            | Self::ShowResult(_)
            | Self::Pause
            | Self::Away
            | Self::Slept
            | Self::Tick
            | Self::Read(_)
            | Self::PickUpCoin => true,
            Self::TapSquare(_)
            | Self::PickUp(_)
            | Self::DropPiece { .. }
            | Self::Deselect
            | Self::Draw
            | Self::ChooseCard(_)
            | Self::Promote(_)
            | Self::AcceptLostTurn
            | Self::Adjust
            | Self::Place(_)
            | Self::ConfirmMove
            | Self::OfferDraw(_) => false,
        }
    }

    /// Whether it works across the table, where the hand of the side to move is mostly covered.
    const fn works_face_down(self) -> bool {
        matches!(self, Self::Draw | Self::OfferDraw(_))
    }

    /// Whether it means anything while a question is open.
    const fn works_while_asked(self) -> bool {
        matches!(
            self,
            Self::Answer { .. }
                | Self::Flip
                | Self::Away
                | Self::Slept
                | Self::Tick
                | Self::Peek(None)
        )
    }

    /// Whether it means anything while the clocks are halted and the board is covered.
    const fn works_while_paused(self) -> bool {
        matches!(
            self,
            Self::Pause
                | Self::Flip
                | Self::Peek(None)
                | Self::Ask(Question::Resign(_))
                | Self::Answer { .. }
                | Self::AnswerDraw { .. }
                | Self::PickUpCoin
        )
    }
}
