//! What to do now, and what has just happened.

use std::borrow::Cow;

use super::super::texts::Texts;
use super::ended::outcome_title;
use super::read::reading_text;
use super::refused::refusal_text;
use super::{player, player_inside};
use crate::app::{Pending, Session, Told};
use crate::engine::{CastlingSide, Event, Moved, Phase, Ply, PlyAction, RoleSet, Special};

/// One line that says what to do now, to whom; at the end, who has won.
#[must_use]
pub fn todo_text(texts: &Texts, session: &Session) -> String {
    let game = session.game();
    let who = player(texts, session, game.turn());
    let todo = &texts.todo;
    if let Some(by) = game.draw_offer() {
        let asked = player(texts, session, by.opponent());
        return (todo.draw_offered)(asked, player_inside(texts, session, by));
    }
    if session.awaits_hand_over() {
        return (todo.hand_over)(who);
    }
    let what = match game.phase() {
        Phase::Over { outcome, .. } => return outcome_title(texts, session, *outcome),
        Phase::Draw if game.rules().hand > 0 => (todo.draw_to_hand)(who),
        Phase::Draw => (todo.draw)(who),
        Phase::Choose if session.is_covered() => (texts.table.look)(who),
        Phase::Choose if matches!(session.pending, Some(Pending::Card(_))) => {
            (todo.which_card)(who)
        }
        Phase::Move { .. } | Phase::Choose if session.adjusting => (texts.table.adjust)(who),
        Phase::Move { .. } | Phase::Choose if session.selected.is_some() => (todo.pick_square)(who),
        Phase::Move { .. } | Phase::Choose if game.touched().is_some() => {
            touched_text(texts, session)
        }
        Phase::Choose if session.chosen.is_none() => (todo.choose_card)(who),
        Phase::LostTurn { .. } => (todo.accept_lost)(who),
        Phase::Move { .. } if game.rules().deck.is_none() => (todo.move_any)(who),
        Phase::Move { .. } | Phase::Choose => {
            let usable: RoleSet = session
                .movable()
                .into_iter()
                .filter_map(|square| game.position().board().role_at(square))
                .collect();
            let mut names = usable.iter().map(|role| texts.role(role).one);
            match (names.next(), names.next()) {
                (Some(one), Some(other)) => (todo.pick_either)(who, one, other),
                (one, _) => (todo.pick_piece)(who, one.unwrap_or_default()),
            }
        }
    };
    if session.in_check() {
        format!("{} {what}", todo.check)
    } else {
        what
    }
}

/// Who is to have the tablet, and what that player says to see the hand.
#[must_use]
pub fn hand_over_texts(texts: &Texts, session: &Session) -> [Cow<'static, str>; 2] {
    let color = session.game().turn();
    // A side is not spoken of like a person.
    match session.name(color).trim() {
        "" => {
            let side = texts.color(color);
            [side.hand_over.into(), side.take_over.into()]
        }
        name => [
            (texts.labels.hand_over)(name).into(),
            (texts.labels.take_over)(name).into(),
        ],
    }
}

/// With touch-move, which piece has to be played or taken.
fn touched_text(texts: &Texts, session: &Session) -> String {
    let game = session.game();
    let who = player(texts, session, game.turn());
    let Some(square) = game.touched() else {
        return String::new();
    };
    let own = game.position().board().color_at(square) == Some(game.turn());
    let text = if own {
        texts.table.touched_own
    } else {
        texts.table.touched_other
    };
    text(who, &square.to_string())
}

/// What the card that is being played lets do; `None` while none is.
#[must_use]
pub fn card_rule(texts: &Texts, session: &Session) -> Option<&'static str> {
    let game = session.game();
    let card = match game.phase() {
        Phase::Move { .. } if game.rules().deck.is_some() => game.discards(game.turn()).top(),
        Phase::Choose => {
            let hand = game.hand(game.turn()).iter();
            hand.copied().find(|card| Some(card.id) == session.chosen)
        }
        Phase::Move { .. } | Phase::Draw | Phase::LostTurn { .. } | Phase::Over { .. } => None,
    };
    card.map(|card| texts.card(card.kind).rule)
}

/// What has just happened or been refused, as sentences; empty at the start.
#[must_use]
pub fn told_text(texts: &Texts, session: &Session) -> String {
    if let Some(reading) = session.reading {
        return reading_text(texts, session, reading);
    }
    match &session.told {
        Told::Refused { error, .. } => refusal_text(texts, session, error),
        Told::TakenBack => texts.told.taken_back.to_owned(),
        Told::PlayedAgain => texts.told.played_again.to_owned(),
        Told::Happened(events) => {
            let sentences: Vec<String> = events
                .iter()
                .filter_map(|event| event_text(texts, session, event))
                .collect();
            sentences.join(" ")
        }
    }
}

/// An event as a sentence; `None` for one that is told elsewhere.
fn event_text(texts: &Texts, session: &Session, event: &Event) -> Option<String> {
    let told = &texts.told;
    let who = |color| player(texts, session, color);
    Some(match *event {
        Event::Reshuffled { .. } => told.reshuffled.to_owned(),
        Event::CardDrawn { color, card } => {
            (told.card_drawn)(who(color), texts.card(card.kind).name)
        }
        Event::CardTaken { color } => (told.card_taken)(who(color)),
        Event::CardPlayed { color, card } => {
            (told.card_played)(who(color), texts.card(card.kind).name)
        }
        Event::Moved { color, moved } => moved_text(texts, who(color), &moved),
        Event::TurnLost { color } => (told.turn_lost)(who(color)),
        Event::HandChanged { color } => (told.hand_changed)(who(color)),
        Event::Touched { square } => (told.touched)(&square.to_string()),
        Event::DrawDeclined { by } => (told.draw_declined)(who(by)),
        // The headline, the panel of a lost turn and the notices say these.
        Event::Check { .. }
        | Event::DrawOffered { .. }
        | Event::GameOver { .. }
        | Event::NothingMoves { .. }
        | Event::DrawSuggested => return None,
    })
}

fn moved_text(texts: &Texts, who: &str, moved: &Moved) -> String {
    let told = &texts.told;
    let to = moved.mv.to.to_string();
    let sentence = match (moved.special, moved.captured) {
        (Some(Special::Castling(CastlingSide::King)), _) => (told.castles_short)(who),
        (Some(Special::Castling(CastlingSide::Queen)), _) => (told.castles_long)(who),
        (Some(Special::EnPassant), _) => (told.en_passant)(who, &to),
        (None, None) => (told.moved)(who, texts.role(moved.role).name, &to),
        (None, Some(taken)) => {
            let (mover, taken) = (texts.role(moved.role).the, texts.role(taken).the);
            (told.captured)(who, mover, taken, &to)
        }
    };
    match moved.mv.promotion {
        Some(role) => format!("{sentence} {}", texts.role(role).becomes),
        None => sentence,
    }
}

/// A turn that `who` played, read aloud.
#[must_use]
pub fn move_text(texts: &Texts, who: &str, ply: &Ply) -> String {
    match ply.action {
        PlyAction::Lost => (texts.told.turn_lost)(who),
        PlyAction::ChangedHand => (texts.told.hand_changed)(who),
        PlyAction::Moved(moved) => moved_text(texts, who, &moved),
    }
}
