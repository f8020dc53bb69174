//! Which step of the tutorial fits what has just happened at the table.

use super::super::session::{Session, Told};
use super::steps::Lesson;
use crate::engine::{
    CardKind, CommandError, EndReason, Event, LostTurn, Phase, Refusal, Role, Strictness,
};

impl Session {
    /// The step that fits what has just happened, if one does.
    #[must_use]
    pub fn fitting_lesson(&self) -> Option<Lesson> {
        if let Some((_, reason)) = self.game().outcome() {
            return Some(ending(reason));
        }
        if let Some(lesson) = self.lost_turn_lesson() {
            return Some(lesson);
        }
        if let Told::Refused { error, .. } = &self.told {
            return refused(error);
        }
        let told = self.happened().iter().rev().find_map(|event| {
            if let Event::TurnLost { .. } = event {
                Some(Lesson::LostTurn)
            } else if let Event::HandChanged { .. } = event {
                Some(Lesson::ChangeHand)
            } else {
                first_time(event)
            }
        });
        told.or_else(|| self.in_check().then(|| self.check_lesson()))
    }

    /// The step that explains what happens for the first time: a lost turn, a Same-type card, a
    /// reshuffle, a check.
    #[must_use]
    pub(in crate::app) fn first_time_lesson(&self) -> Option<Lesson> {
        self.lost_turn_lesson().or_else(|| {
            self.happened().iter().rev().find_map(|event| {
                if let Event::Check { .. } = event {
                    Some(self.check_lesson())
                } else {
                    first_time(event)
                }
            })
        })
    }

    fn lost_turn_lesson(&self) -> Option<Lesson> {
        match self.game().phase() {
            Phase::LostTurn {
                why: LostTurn::NothingToRepeat,
            } => Some(Lesson::NothingToRepeat),
            Phase::LostTurn { .. } => Some(Lesson::LostTurn),
            Phase::Draw | Phase::Move { .. } | Phase::Choose | Phase::Over { .. } => None,
        }
    }

    fn check_lesson(&self) -> Lesson {
        if self.game().rules().strictness == Strictness::Advanced {
            Lesson::CheckCard
        } else {
            Lesson::Check
        }
    }
}

fn first_time(event: &Event) -> Option<Lesson> {
    if let Event::Reshuffled { .. } = event {
        return Some(Lesson::Reshuffle);
    }
    let (Event::CardDrawn { card, .. } | Event::CardPlayed { card, .. }) = event else {
        return None;
    };
    (card.kind == CardKind::SameType).then_some(Lesson::SameType)
}

const fn ending(reason: EndReason) -> Lesson {
    match reason {
        EndReason::KingTaken => Lesson::Win,
        EndReason::Checkmate => Lesson::Mate,
        EndReason::HandMate => Lesson::CheckCard,
        EndReason::Stalemate => Lesson::Stalemate,
        EndReason::InsufficientMaterial => Lesson::TooLittle,
        EndReason::Repetition | EndReason::FiftyMoves | EndReason::Shuttle => Lesson::Draws,
        EndReason::TimeOut | EndReason::TimeOutBareKing => Lesson::Clock,
        EndReason::Resigned | EndReason::DrawAgreed => Lesson::Agree,
    }
}

#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "most refusals have no step of their own"
)]
const fn refused(error: &CommandError) -> Option<Lesson> {
    Some(match error {
        CommandError::Refused(refusal) => return refused_move(refusal),
        CommandError::MustMove { .. } => Lesson::MustMove,
        CommandError::MustAnswerCheck => Lesson::CheckCard,
        CommandError::OtherCardMoves => Lesson::DeadCard,
        CommandError::HandStays => Lesson::ChangeHand,
        CommandError::DrawFirst | CommandError::ChooseCardFirst => Lesson::Turn,
        CommandError::TouchNotBinding => Lesson::Touch,
        _ => return None,
    })
}

const fn refused_move(refusal: &Refusal) -> Option<Lesson> {
    Some(match refusal {
        Refusal::WrongType { .. } => Lesson::Turn,
        Refusal::NothingToRepeat => Lesson::NothingToRepeat,
        Refusal::Stuck(_) => Lesson::LostTurn,
        Refusal::OwnThere { .. } | Refusal::Blocked { .. } => Lesson::Capture,
        Refusal::Shape { role } => moves(*role),
        Refusal::PawnStraightBlocked { .. }
        | Refusal::PawnDiagonalEmpty { .. }
        | Refusal::PawnBack
        | Refusal::PawnTwo => Lesson::Pawn,
        Refusal::EnPassantLate => Lesson::EnPassant,
        Refusal::PromotionMissing | Refusal::NoPromotion => Lesson::Promotion,
        Refusal::NotInThisLevel => Lesson::NoCheck,
        Refusal::StillInCheck { .. }
        | Refusal::KingAttacked { .. }
        | Refusal::Pinned { .. }
        | Refusal::KingsTouch => Lesson::Check,
        Refusal::CastlingMoved
        | Refusal::CastlingNoRook
        | Refusal::CastlingBetween { .. }
        | Refusal::CastlingInCheck { .. }
        | Refusal::CastlingAttacked { .. } => Lesson::Castling,
        Refusal::TouchMove { .. } => Lesson::Touch,
        Refusal::EmptySquare { .. } | Refusal::NotYours { .. } => return None,
    })
}

const fn moves(role: Role) -> Lesson {
    match role {
        Role::Pawn => Lesson::Pawn,
        Role::Knight => Lesson::Knight,
        Role::Bishop => Lesson::Bishop,
        Role::Rook => Lesson::Rook,
        Role::Queen => Lesson::Queen,
        Role::King => Lesson::King,
    }
}
