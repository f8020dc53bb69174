//! Why something was refused: kindly, and with the next step.

use super::super::texts::Texts;
use super::lost::stuck_text;
use super::player_inside;
use crate::app::Session;
use crate::engine::{CommandError, Refusal, Role, Square};

/// Why a command was refused.
#[must_use]
pub fn refusal_text(texts: &Texts, session: &Session, error: &CommandError) -> String {
    let refused = &texts.refused;
    let text = match *error {
        CommandError::Refused(refusal) => return move_refusal(texts, session, &refusal),
        CommandError::GameOver => refused.game_over,
        CommandError::DrawFirst => refused.draw_first,
        CommandError::NothingToDraw => refused.nothing_to_draw,
        CommandError::ChooseCardFirst => refused.choose_card_first,
        CommandError::NoSuchCard => refused.no_such_card,
        CommandError::NoHand => refused.no_hand,
        CommandError::MustMove { .. } => refused.must_move,
        CommandError::MustAnswerCheck => refused.must_answer_check,
        CommandError::OtherCardMoves => refused.other_card_moves,
        CommandError::HandStays => refused.hand_stays,
        CommandError::TurnIsLost => refused.turn_is_lost,
        CommandError::NothingLost => refused.nothing_lost,
        CommandError::TouchNotBinding => refused.touch_not_binding,
        CommandError::AlreadyOffered => refused.already_offered,
        CommandError::NoOffer => refused.no_offer,
        CommandError::NothingToClaim => refused.nothing_to_claim,
        CommandError::NoClock => refused.no_clock,
    };
    text.to_owned()
}

fn move_refusal(texts: &Texts, session: &Session, refusal: &Refusal) -> String {
    let refused = &texts.refused;
    let name = |square: Square| square.to_string();
    let takes_king = |role: Role, by: Square| (texts.role(role).takes_king)(&name(by));
    match *refusal {
        Refusal::EmptySquare { .. } => refused.empty_square.to_owned(),
        Refusal::NotYours { owner, .. } => {
            (refused.not_yours)(player_inside(texts, session, owner))
        }
        Refusal::WrongType { card, .. } => {
            let mut roles = card.iter().map(|role| texts.role(role));
            match (roles.next(), roles.next()) {
                (Some(one), Some(other)) => (refused.try_either)(one.one, other.one),
                (Some(one), None) => one.try_one.to_owned(),
                (None, _) => refused.nothing_to_try.to_owned(),
            }
        }
        Refusal::NothingToRepeat => texts.lost.nothing_to_repeat.to_owned(),
        Refusal::Stuck(stuck) => stuck_text(texts, session.game().position(), &stuck),
        Refusal::OwnThere { square, role } => (texts.role(role).own_there)(&name(square)),
        Refusal::Blocked { by, blocker } => (texts.role(blocker).in_the_way)(&name(by)),
        Refusal::Shape { role } => texts.role(role).shape.to_owned(),
        Refusal::PawnStraightBlocked { .. } => refused.pawn_straight_blocked.to_owned(),
        Refusal::PawnDiagonalEmpty { .. } => refused.pawn_diagonal_empty.to_owned(),
        Refusal::PawnBack => refused.pawn_back.to_owned(),
        Refusal::PawnTwo => refused.pawn_two.to_owned(),
        Refusal::EnPassantLate => refused.en_passant_late.to_owned(),
        Refusal::PromotionMissing => refused.promotion_missing.to_owned(),
        Refusal::NoPromotion => refused.no_promotion.to_owned(),
        Refusal::NotInThisLevel => refused.not_in_this_level.to_owned(),
        Refusal::StillInCheck { by, attacker } | Refusal::KingAttacked { by, attacker } => {
            takes_king(attacker, by)
        }
        Refusal::Pinned { by, .. } => {
            let pinner = session.game().position().board().role_at(by);
            takes_king(pinner.unwrap_or(Role::Rook), by)
        }
        Refusal::KingsTouch => refused.kings_touch.to_owned(),
        Refusal::CastlingMoved => refused.castling_moved.to_owned(),
        Refusal::CastlingNoRook => refused.castling_no_rook.to_owned(),
        Refusal::CastlingBetween { by } => (refused.castling_between)(&name(by)),
        Refusal::CastlingInCheck { .. } => refused.castling_in_check.to_owned(),
        Refusal::CastlingAttacked { square, .. } => (refused.castling_attacked)(&name(square)),
        Refusal::TouchMove { square } => (refused.touch_move)(&name(square)),
    }
}
