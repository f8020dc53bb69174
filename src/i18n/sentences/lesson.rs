//! What has just happened in a lesson.

use super::super::texts::Texts;
use super::ended::outcome_reason;
use super::lost::lost_turn_lines;
use super::squares::square_name;
use super::told::told_text;
use crate::app::{Ask, Run, Seek, Stage};
use crate::engine::Phase;

/// What has just happened in a step: what was played, whether the answer was right, or why not.
#[must_use]
pub fn lesson_told(texts: &Texts, run: &Run) -> String {
    let words = &texts.tutorial;
    let session = &run.tape.session;
    let mut parts = Vec::new();
    match run.stage {
        Stage::Shown => {}
        Stage::Right if run.is_done() => {
            parts.extend([words.right.to_owned(), (words.stars)(run.stars())]);
        }
        Stage::Right => parts.push(words.right.to_owned()),
        Stage::Wrong => parts.push(words.wrong.to_owned()),
        Stage::Asked => {
            let ask = run.quiz().map(|quiz| quiz.ask);
            let told = match (ask, run.looked) {
                (Some(Ask::Tap(Seek::Look)), Some(square)) => {
                    let view = run.board();
                    let view = view.squares.iter().find(|view| view.square == square);
                    view.map(|view| square_name(texts, view))
                        .unwrap_or_default()
                }
                (Some(Ask::Tap(_)), None) | (Some(Ask::Pick(_)) | None, _) => String::new(),
                (Some(Ask::Tap(_)), Some(_)) | (Some(Ask::Play), _) => told_text(texts, session),
            };
            if let Some(Ask::Tap(_)) = ask {
                parts.push((words.left)(run.left()));
            }
            parts.push(told);
            return parts.join(" ");
        }
    }
    parts.push(told_text(texts, session));
    if let Phase::LostTurn { why } = session.game().phase() {
        parts.extend(lost_turn_lines(texts, session.game().position(), why));
    }
    // How a game ends is no comfort after a wrong answer.
    if run.stage == Stage::Wrong {
        parts.extend((!run.is_playing()).then(|| words.once_more.to_owned()));
    } else if let Some(end) = session.game().outcome() {
        parts.push(outcome_reason(texts, session, end));
    }
    parts.join(" ")
}
