//! What was done at a table as an answer, and the other side's answer to it.

use super::super::action::TableAction;
use super::super::play::Edge;
use super::super::session::{Pending, Session};
use crate::engine::{Phase, PlyAction, Role, Square};

/// What has been done, as a script writes it; `None` as long as a turn isn't whole.
pub(super) fn done(before: &Session, after: &Session, action: TableAction) -> Option<String> {
    let plies = after.game().plies();
    if action == TableAction::Draw {
        return Some("+".to_owned());
    }
    if let TableAction::AnswerDraw { accept } = action {
        return Some(if accept { "=+" } else { "=-" }.to_owned());
    }
    if plies.len() == before.game().plies().len() {
        return None;
    }
    let ply = plies.last()?;
    let mv = match ply.action {
        PlyAction::Moved(moved) => moved.mv.to_string(),
        PlyAction::Lost => "--".to_owned(),
        PlyAction::ChangedHand => return Some("*".to_owned()),
    };
    // At Level 1 the card isn't chosen, so a script doesn't name it.
    let card = ply.card.filter(|_| after.game().rules().hand > 0);
    Some(match card {
        Some(card) => format!("{}{mv}", card.kind.letter()),
        None => mv,
    })
}

/// The other side's answer to a wrong move: it takes what is worth most.
pub(super) fn reply(session: &Session) -> Option<Session> {
    let mut session = session.clone();
    if *session.game().phase() == Phase::Draw {
        session = session.play(TableAction::Draw, Edge::PLAIN)?;
    }
    let board = session.game().position().board();
    let worth = |to: Square| match board.role_at(to) {
        None => 0,
        Some(Role::Pawn) => 1,
        Some(Role::Knight | Role::Bishop) => 2,
        Some(Role::Rook) => 3,
        Some(Role::Queen) => 4,
        Some(Role::King) => 5,
    };
    let options = session.options();
    let mut best = *options.first()?;
    for &mv in &options {
        if worth(mv.to) > worth(best.to) {
            best = mv;
        }
    }
    let (from, to) = (best.from, best.to);
    session = session.play(TableAction::DropPiece { from, to }, Edge::PLAIN)?;
    session = match session.pending {
        Some(Pending::Promotion(_)) => {
            session.play(TableAction::Promote(Role::Queen), Edge::PLAIN)?
        }
        Some(Pending::Card(mv)) => {
            let card = session.cards_for(mv).first()?.id;
            session.play(TableAction::ChooseCard(card), Edge::PLAIN)?
        }
        Some(Pending::Confirm(..)) | None => session,
    };
    Some(Session {
        result_open: false,
        ..session
    })
}
