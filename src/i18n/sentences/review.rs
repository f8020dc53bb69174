//! A game that is over, told turn by turn.

use super::super::texts::Texts;
use super::ended::{outcome_reason, outcome_title, reason_text};
use super::lost::lost_turn_lines;
use super::told::move_text;
use super::{player, player_inside};
use crate::app::{Finished, Moment, MomentKind, Review};
use crate::engine::{Color, Outcome};

/// What there was to see in a moment.
#[must_use]
pub fn moment_text(texts: &Texts, review: &Review, moment: &Moment) -> String {
    let words = &texts.library;
    let mover = texts.role(moment.role).the;
    let square = moment.mv.to.to_string();
    match moment.kind {
        MomentKind::KingMissed => (words.king_missed)(mover, &square),
        MomentKind::MateMissed => (words.mate_missed)(mover, &square),
        MomentKind::FreePieceMissed(taken) => {
            (words.piece_missed)(mover, texts.role(taken).the, &square)
        }
        MomentKind::LuckyCard(card) => {
            let who = player_inside(texts, &review.whole, moment.color);
            (words.lucky)(texts.card(card.kind).name, who)
        }
    }
}

/// What is shown, line by line: the card that was drawn, the one that was played, what was done,
/// why nothing could be, and at the end how it ended.
#[must_use]
pub fn review_lines(texts: &Texts, review: &Review) -> Vec<String> {
    let session = &review.whole;
    let mut lines = Vec::new();
    if let Some(moment) = review.moment() {
        lines.push(moment_text(texts, review, moment));
        return lines;
    }
    let Some(turn) = review.turn() else {
        lines.push(texts.library.start.to_owned());
        return lines;
    };
    let who = player(texts, session, turn.ply.color);
    let by_hand = session.game().rules().hand > 0;
    if let Some(card) = turn.drawn {
        let said = if by_hand {
            texts.library.drew
        } else {
            texts.told.card_drawn
        };
        lines.push(said(who, texts.card(card.kind).name));
    }
    if let Some(card) = turn.ply.card.filter(|_| by_hand) {
        lines.push((texts.told.card_played)(who, texts.card(card.kind).name));
    }
    lines.push(move_text(texts, who, &turn.ply));
    if let Some((before, why)) = &turn.lost {
        lines.extend(lost_turn_lines(texts, before.position(), why));
    }
    if let Some(end @ (outcome, _)) = review.shown.game().outcome() {
        lines.push(outcome_title(texts, session, outcome));
        lines.push(outcome_reason(texts, session, end));
    }
    lines
}

/// A finished game in a list: who played, and how it ended.
#[must_use]
pub fn finished_text(texts: &Texts, game: &Finished) -> (String, String) {
    let named = |color, nameless| match game.names.get(color).trim() {
        "" => nameless,
        name => name,
    };
    let label = |color| named(color, texts.color(color).label);
    let inside = |color| named(color, texts.color(color).name);
    let versus = (texts.library.versus)(label(Color::White), label(Color::Black));
    let end = match game.outcome {
        Outcome::Win(color) => {
            let reason = reason_text(texts, game.reason, inside(color.opponent()));
            format!("{} {reason}", (texts.ended.wins)(inside(color)))
        }
        Outcome::Draw => {
            let reason = reason_text(texts, game.reason, "");
            format!("{} {reason}", texts.ended.draw)
        }
        // Whose time was up is told where the game is looked at.
        Outcome::Annulled => texts.ended.annulled.to_owned(),
    };
    (versus, end)
}
