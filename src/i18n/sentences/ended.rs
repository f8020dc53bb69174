//! How a game ended, and the questions asked on the way.

use super::super::texts::Texts;
use super::{player, player_inside};
use crate::app::{Question, Session};
use crate::engine::{Color, EndReason, Outcome};

/// The heading of a result.
#[must_use]
pub fn outcome_title(texts: &Texts, session: &Session, outcome: Outcome) -> String {
    match outcome {
        Outcome::Win(color) => (texts.ended.wins)(player_inside(texts, session, color)),
        Outcome::Draw => texts.ended.draw.to_owned(),
        Outcome::Annulled => texts.ended.annulled.to_owned(),
    }
}

/// How a game ended, as a sentence.
#[must_use]
pub fn outcome_reason(
    texts: &Texts,
    session: &Session,
    (outcome, reason): (Outcome, EndReason),
) -> String {
    let winner = outcome.winner();
    let loser = winner.map_or(session.game().turn(), Color::opponent);
    reason_text(texts, reason, player_inside(texts, session, loser))
}

/// The same of any game, where `loser` is who lost or was to move.
pub(super) fn reason_text(texts: &Texts, reason: EndReason, loser: &str) -> String {
    let ended = &texts.ended;
    let text = match reason {
        EndReason::Resigned => return (ended.resigned)(loser),
        EndReason::TimeOut => return (ended.time_out)(loser),
        EndReason::TimeOutBareKing => ended.time_out_bare_king,
        EndReason::KingTaken => ended.king_taken,
        EndReason::Checkmate => ended.checkmate,
        EndReason::HandMate => ended.hand_mate,
        EndReason::Stalemate => ended.stalemate,
        EndReason::InsufficientMaterial => ended.insufficient_material,
        EndReason::Repetition => ended.repetition,
        EndReason::FiftyMoves => ended.fifty_moves,
        EndReason::Shuttle => ended.shuttle,
        EndReason::DrawAgreed => ended.draw_agreed,
    };
    text.to_owned()
}

/// A question, and its answers yes and no.
#[must_use]
pub fn question_text(
    texts: &Texts,
    session: &Session,
    question: Question,
) -> (String, &'static str, &'static str) {
    let words = &texts.questions;
    match question {
        Question::TakeBack(by) => (
            (words.take_back)(player(texts, session, by.opponent())),
            words.take_back_yes,
            words.take_back_no,
        ),
        Question::PlayDead(id) => {
            let hand = session.game().hand(session.game().turn());
            let card = hand.iter().find(|card| card.id == id);
            let name = card.map_or("", |card| texts.card(card.kind).name);
            (
                (words.play_dead)(name),
                words.play_dead_yes,
                words.play_dead_no,
            )
        }
        Question::ChangeHand => (
            (words.change_hand)(player(texts, session, session.game().turn())),
            words.change_hand_yes,
            words.change_hand_no,
        ),
        Question::Resign(by) => (
            (words.resign)(player(texts, session, by)),
            words.resign_yes,
            words.resign_no,
        ),
    }
}
