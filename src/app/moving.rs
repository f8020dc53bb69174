//! Moving pieces at the table: taps, drags, cards of the hand, promotions.

use std::rc::Rc;

use super::play::Edge;
use super::session::{Pending, Question, Session, Told};
use crate::engine::{CardId, Command, CommandError, Move, Phase, Role, Square};

impl Session {
    /// First the piece, then the square. A tap on another piece that may move picks that one up; a
    /// tap on the same puts it down, but after a refusal it is meant to be picked up.
    pub(super) fn tap(&self, square: Square, edge: Edge) -> Option<Self> {
        if self.adjusting {
            return self.put_straight(square);
        }
        match self.selected {
            Some(from) if from == square => Some(match self.told {
                Told::Refused { .. } => self.pick_up(square, edge)?,
                Told::Happened(_) | Told::TakenBack | Told::PlayedAgain => self.deselect(),
            }),
            Some(from) => Some(
                self.pick_up(square, edge)
                    .unwrap_or_else(|| self.try_move(from, square, edge)),
            ),
            None => self
                .pick_up(square, edge)
                .or_else(|| self.touch(square, edge))
                .or_else(|| self.explain_tap(square)),
        }
    }

    /// Picks up a piece that can move; in free-hand mode, any of the side to move.
    pub(super) fn pick_up(&self, square: Square, edge: Edge) -> Option<Self> {
        let can_move = self.movable().contains(square);
        let own = self.game().position().board().color_at(square) == Some(self.game().turn());
        let may_try = edge.free_hand
            && own
            && matches!(self.game().phase(), Phase::Move { .. } | Phase::Choose);
        if !can_move && !may_try {
            return None;
        }
        let touched = self.touch(square, edge);
        let session = touched.as_ref().unwrap_or(self);
        let told = match &session.told {
            // A refusal has been read by now.
            Told::Refused { .. } => Told::Happened(Rc::new([])),
            told @ (Told::Happened(_) | Told::TakenBack | Told::PlayedAgain) => told.clone(),
        };
        Some(Self {
            selected: Some(square),
            chosen: self.chosen,
            pending: None,
            told,
            ..session.clone()
        })
    }

    /// With touch-move, a piece that is touched has to be moved, or taken (C12).
    fn touch(&self, square: Square, edge: Edge) -> Option<Self> {
        if !self.game().rules().touch_move || self.game().touched().is_some() {
            return None;
        }
        let touched = self.command(Command::Touch(square), None, edge);
        (!matches!(touched.told, Told::Refused { .. })).then_some(touched)
    }

    /// The piece is put down where it was; a chosen card stays chosen.
    fn deselect(&self) -> Self {
        Self {
            selected: None,
            ..self.clone()
        }
    }

    /// "J'adoube": the piece is put straight, and binds nobody.
    fn put_straight(&self, square: Square) -> Option<Self> {
        self.game().position().board().piece_at(square)?;
        Some(Self {
            adjusting: false,
            ..self.put_down()
        })
    }

    pub(super) fn drop_piece(&self, from: Square, to: Square, edge: Edge) -> Self {
        if from == to {
            return self.deselect();
        }
        self.try_move(from, self.castling_by_rook(from, to).unwrap_or(to), edge)
    }

    /// Where the king goes when it is dropped on the rook that it can castle with.
    fn castling_by_rook(&self, from: Square, rook: Square) -> Option<Square> {
        let board = self.game().position().board();
        let turn = self.game().turn();
        if board.role_at(from) != Some(Role::King)
            || board.role_at(rook) != Some(Role::Rook)
            || board.color_at(rook) != Some(turn)
        {
            return None;
        }
        let files = |to: Square| i16::from(to.file().index()) - i16::from(from.file().index());
        let castling = self.options().into_iter().find(|mv| {
            mv.from == from
                && files(mv.to).abs() == 2
                && files(mv.to).signum() == files(rook).signum()
        })?;
        Some(castling.to)
    }

    fn try_move(&self, from: Square, to: Square, edge: Edge) -> Self {
        let mv = Move::new(from, to);
        let promotes = self
            .options()
            .iter()
            .any(|other| (other.from, other.to) == (from, to) && other.promotion.is_some());
        if promotes {
            return self.wait_for(Pending::Promotion(mv));
        }
        self.make_move(mv, edge)
    }

    fn wait_for(&self, pending: Pending) -> Self {
        Self {
            pending: Some(pending),
            ..self.clone()
        }
    }

    /// Makes a move that is complete but, perhaps, for the card that makes it.
    fn make_move(&self, mv: Move, edge: Edge) -> Self {
        if *self.game().phase() != Phase::Choose {
            return self.commit(None, mv, edge);
        }
        let cards = self.cards_for(mv);
        let Some(&first) = cards.first() else {
            return self.refuse(self.why_no_card(mv), Some(mv));
        };
        // Cards alike are all one: only different ones need a choice.
        if cards.iter().any(|card| card.kind != first.kind) {
            return self.wait_for(Pending::Card(mv));
        }
        self.commit(Some(first.id), mv, edge)
    }

    /// Plays a complete move, once it is confirmed where that is wanted.
    fn commit(&self, card: Option<CardId>, mv: Move, edge: Edge) -> Self {
        let played = self.command(move_command(card, mv), Some(mv), edge);
        if edge.confirm && !matches!(played.told, Told::Refused { .. }) {
            return self.wait_for(Pending::Confirm(card, mv));
        }
        played
    }

    /// The move that waited is confirmed.
    pub(super) fn confirm_move(&self, edge: Edge) -> Option<Self> {
        match self.pending {
            Some(Pending::Confirm(card, mv)) => {
                Some(self.command(move_command(card, mv), Some(mv), edge))
            }
            Some(Pending::Card(_) | Pending::Promotion(_)) | None => None,
        }
    }

    fn why_no_card(&self, mv: Move) -> CommandError {
        let game = self.game();
        game.rules()
            .why_not(game.position(), self.roles(), mv)
            .map_or(CommandError::NoSuchCard, CommandError::Refused)
    }

    pub(super) fn promote(&self, role: Role, edge: Edge) -> Option<Self> {
        let Some(Pending::Promotion(mv)) = self.pending else {
            return None;
        };
        let mv = Move {
            promotion: Some(role),
            ..mv
        };
        let chosen = Self {
            pending: None,
            ..self.clone()
        };
        Some(chosen.make_move(mv, edge))
    }

    /// A tap on a card of the hand: plays it if a move waits for it, chooses it, puts it back, or,
    /// where it moves nothing, asks.
    pub(super) fn choose_card(&self, id: CardId, edge: Edge) -> Option<Self> {
        let game = self.game();
        let card = *game.hand(game.turn()).iter().find(|card| card.id == id)?;
        match game.phase() {
            Phase::Draw => return Some(self.refuse(CommandError::DrawFirst, None)),
            Phase::Choose => {}
            Phase::Move { .. } | Phase::LostTurn { .. } | Phase::Over { .. } => return None,
        }
        if let Some(Pending::Card(mv)) = self.pending
            && self.cards_for(mv).contains(&card)
        {
            return Some(self.commit(Some(id), mv, edge));
        }
        if game.card_moves(card).is_empty() {
            let refused = game.apply(Command::PlayDead(id)).err();
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
        let game = self.game();
        game.position().board().piece_at(square)?;
        let error = match game.phase() {
            Phase::Over { .. } => return None,
            Phase::Draw => CommandError::DrawFirst,
            Phase::LostTurn { .. } => CommandError::TurnIsLost,
            Phase::Move { .. } | Phase::Choose => CommandError::Refused(
                game.rules()
                    .why_not_from(game.position(), self.roles(), square)?,
            ),
        };
        Some(self.refuse(error, Some(Move::new(square, square))))
    }
}

const fn move_command(card: Option<CardId>, mv: Move) -> Command {
    match card {
        Some(card) => Command::Play(card, mv),
        None => Command::Move(mv),
    }
}
