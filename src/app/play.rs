//! What the players do at the table.

use std::rc::Rc;

use super::action::TableAction;
use super::session::{Pending, Question, Session, Told};
use crate::engine::{CardId, Command, CommandError, Event, Game, Move, Phase, Role, Square};

impl Session {
    /// The session after an action at the table; `None` for an action that means nothing here.
    pub(super) fn play(&self, action: TableAction) -> Option<Self> {
        if self.question.is_some()
            && !matches!(action, TableAction::Answer { .. } | TableAction::Flip)
        {
            return None;
        }
        if self.is_covered() && !action.works_while_covered() {
            return None;
        }
        match action {
            TableAction::TapSquare(square) => self.tap(square),
            TableAction::PickUp(square) => self
                .movable()
                .contains(square)
                .then(|| self.pick_up(square)),
            TableAction::DropPiece { from, to } => Some(self.drop_piece(from, to)),
            TableAction::Deselect => Some(self.put_down()),
            TableAction::TakeOver => Some(Self {
                hand_shown: true,
                ..self.clone()
            }),
            TableAction::ChooseCard(card) => self.choose_card(card),
            TableAction::Promote(role) => self.promote(role),
            TableAction::Draw => Some(self.command(Command::Draw, None)),
            TableAction::AcceptLostTurn => Some(self.command(Command::AcceptLostTurn, None)),
            TableAction::OfferDraw => {
                let by = self.game.turn();
                let claim = self.game.claimable_draw().map(|_| Command::ClaimDraw(by));
                Some(self.command(claim.unwrap_or(Command::OfferDraw(by)), None))
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
                // The next player's hand stays hidden until the tablet has been handed over.
                hand_shown: self.hand_shown && game.turn() == self.game.turn(),
                game: Rc::new(game),
                told: Told::Happened(events.into()),
                ..self.put_down()
            },
            Err(error) => self.refuse(error, tried),
        }
    }

    /// The same session with nothing picked up, chosen or waiting.
    fn put_down(&self) -> Self {
        Self {
            selected: None,
            chosen: None,
            pending: None,
            ..self.clone()
        }
    }

    fn refuse(&self, error: CommandError, tried: Option<Move>) -> Self {
        Self {
            selected: None,
            pending: None,
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
        let options = self.options();
        if options
            .iter()
            .any(|other| (other.from, other.to) == (from, to) && other.promotion.is_some())
        {
            return self.wait_for(Pending::Promotion(mv));
        }
        self.make_move(mv)
    }

    fn wait_for(&self, pending: Pending) -> Self {
        Self {
            pending: Some(pending),
            ..self.clone()
        }
    }

    /// Makes a move that is complete but, perhaps, for the card that makes it.
    fn make_move(&self, mv: Move) -> Self {
        if *self.game.phase() != Phase::Choose {
            return self.command(Command::Move(mv), Some(mv));
        }
        let cards = self.cards_for(mv);
        let Some(&first) = cards.first() else {
            return self.refuse(self.why_no_card(mv), Some(mv));
        };
        // Cards alike are all one: only different ones need a choice.
        if cards.iter().any(|card| card.kind != first.kind) {
            return self.wait_for(Pending::Card(mv));
        }
        self.command(Command::Play(first.id, mv), Some(mv))
    }

    fn why_no_card(&self, mv: Move) -> CommandError {
        let game = &self.game;
        game.rules()
            .why_not(game.position(), self.roles(), mv)
            .map_or(CommandError::NoSuchCard, CommandError::Refused)
    }

    fn promote(&self, role: Role) -> Option<Self> {
        match self.pending {
            Some(Pending::Promotion(mv)) => {
                let mv = Move {
                    promotion: Some(role),
                    ..mv
                };
                Some(
                    Self {
                        pending: None,
                        ..self.clone()
                    }
                    .make_move(mv),
                )
            }
            Some(Pending::Card(_)) | None => None,
        }
    }

    /// A tap on a card of the hand: plays it if a move waits for it, chooses it, puts it back, or,
    /// where it moves nothing, asks.
    fn choose_card(&self, id: CardId) -> Option<Self> {
        let card = *self
            .game
            .hand(self.game.turn())
            .iter()
            .find(|card| card.id == id)?;
        match self.game.phase() {
            Phase::Draw => return Some(self.refuse(CommandError::DrawFirst, None)),
            Phase::Choose => {}
            Phase::Move { .. } | Phase::LostTurn { .. } | Phase::Over { .. } => return None,
        }
        if let Some(Pending::Card(mv)) = self.pending
            && self.cards_for(mv).contains(&card)
        {
            return Some(self.command(Command::Play(id, mv), Some(mv)));
        }
        if self.game.card_moves(card).is_empty() {
            let refused = self.game.apply(Command::PlayDead(id)).err();
            return Some(match refused {
                Some(error) => self.refuse(error, None),
                None => Self {
                    question: Some(Question::PlayDead(id)),
                    ..self.put_down()
                },
            });
        }
        let chosen = (self.chosen != Some(id)).then_some(id);
        Some(Self {
            chosen,
            ..self.put_down()
        })
    }

    /// A tap on a square where nothing can be picked up: says why, unless nothing stands there.
    fn explain_tap(&self, square: Square) -> Option<Self> {
        self.game.position().board().piece_at(square)?;
        let error = match self.game.phase() {
            Phase::Over { .. } => return None,
            Phase::Draw => CommandError::DrawFirst,
            Phase::LostTurn { .. } => CommandError::TurnIsLost,
            Phase::Move { .. } | Phase::Choose => CommandError::Refused(
                self.game
                    .rules()
                    .why_not_from(self.game.position(), self.roles(), square)?,
            ),
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
            Question::PlayDead(_) => true,
            Question::ChangeHand => self.game.may_change_hand().is_ok(),
        };
        Self {
            question: possible.then_some(question),
            ..self.put_down()
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
            Question::PlayDead(card) => Some(answered.command(Command::PlayDead(card), None)),
            Question::ChangeHand => Some(answered.command(Command::ChangeHand, None)),
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
            hand_shown: self.hand_shown && game.turn() == self.game.turn(),
            game: Rc::new(game),
            told,
            ..self.put_down()
        }
    }
}

impl TableAction {
    /// Whether it means anything while the hand of the side to move is hidden. Nothing that would
    /// tell of that hand does.
    const fn works_while_covered(self) -> bool {
        match self {
            Self::TakeOver
            | Self::Flip
            | Self::Ask(_)
            | Self::Answer { .. }
            | Self::AnswerDraw { .. }
            | Self::Redo
            | Self::ShowResult(_) => true,
            Self::TapSquare(_)
            | Self::PickUp(_)
            | Self::DropPiece { .. }
            | Self::Deselect
            | Self::Draw
            | Self::ChooseCard(_)
            | Self::Promote(_)
            | Self::AcceptLostTurn
            | Self::OfferDraw => false,
        }
    }
}
