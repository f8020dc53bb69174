//! The line that says what to do, and what has just happened.

use yew::prelude::*;

use super::strip::place;
use crate::app::{Session, Told};
use crate::engine::{Event, Phase};
use crate::i18n::{card_rule, outcome_reason, todo_text, told_text};
use crate::ui::art::CLOSE;
use crate::ui::context::Ui;
use crate::ui::kit::icon;

/// What to do now, and below it one thing more: why not, or what the card lets do, or what has
/// just happened. Two live regions that are always there: the polite one for what happened, the
/// assertive one for refusals and the end.
pub(in crate::ui) fn status(ui: &Ui, session: &Session) -> Html {
    let words = ui.words();
    let read = session.reading.is_some();
    let told = told_text(words, session);
    let (happened, refusal) = match &session.told {
        Told::Refused { .. } if !read => (String::new(), told),
        Told::Refused { .. } | Told::Happened(_) | Told::TakenBack | Told::PlayedAgain => {
            (told, String::new())
        }
    };
    let rule = card_rule(words, session).filter(|_| refusal.is_empty());
    let end = session
        .game()
        .outcome()
        .map(|end| outcome_reason(words, session, end));
    // The same refusal twice is a text that changed, so that it is read again.
    let again = if session.refusals % 2 == 1 {
        "\u{a0}"
    } else {
        ""
    };
    // The card shows itself: its sentence is for those who don't see it.
    let quiet = (rule.is_some() && !read).then_some("unseen");
    let refused = (!refusal.is_empty()).then_some("status--refused");
    html! {
        <div class={classes!("status", refused, place(session, session.addressee()))}>
            <p class="status__lines" data-status="" data-code={status_code(session)}
                aria-live="polite" aria-atomic="true">
                <strong class="status__todo">{ todo_text(words, session) }</strong>
                { " " }
                <span class={classes!("status__told", quiet)}>{ happened }{ if read { again } else { "" } }</span>
            </p>
            <p class="status__alert" data-alert="" data-code={alert_code(session)} role="alert">
                if !refusal.is_empty() {
                    { icon(CLOSE) }<span>{ refusal }{ again }</span>
                } else if let Some(end) = end {
                    <span class="status__end">{ end }</span>
                }
            </p>
            if let Some(rule) = rule {
                <p class="status__rule">{ rule }</p>
            }
        </div>
    }
}

fn status_code(session: &Session) -> &'static str {
    if session.reading.is_some() {
        return "read";
    }
    match (&session.told, session.game().phase()) {
        (Told::TakenBack, _) => "takenBack",
        (Told::PlayedAgain, _) => "playedAgain",
        (Told::Happened(events), phase) => events.last().map_or(phase_code(phase), Event::code),
        (Told::Refused { .. }, phase) => phase_code(phase),
    }
}

const fn phase_code(phase: &Phase) -> &'static str {
    match phase {
        Phase::Draw => "draw",
        Phase::Move { .. } => "move",
        Phase::Choose => "choose",
        Phase::LostTurn { .. } => "lostTurn",
        Phase::Over { .. } => "over",
    }
}

fn alert_code(session: &Session) -> Option<&'static str> {
    match &session.told {
        Told::Refused { error, .. } => Some(error.code()),
        Told::Happened(events) => events
            .last()
            .filter(|event| matches!(event, Event::GameOver { .. }))
            .map(Event::code),
        Told::TakenBack | Told::PlayedAgain => None,
    }
}
