//! The table.

use std::rc::Rc;

use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

use crate::app::{
    HandView, Lesson, Pending, Screen, Seating, Session, Switch, board_view, hand_view, tray_view,
};
use crate::engine::{ByColor, Color, Outcome, Phase, Ruleset};
use crate::i18n::player;
use crate::platform::closest_attribute;
use crate::ui::board::Board;
use crate::ui::cards::{CardTray, Hand};
use crate::ui::context::Ui;
use crate::ui::kit::header;
use crate::ui::panels::{
    MoveList, coin_dialog, controls, draw_offer, explanation, hand_over, lost_turn_panel,
    pause_cover, place, promotion_dialog, question_dialog, result_bar, result_dialog, status,
    strip,
};

/// The table: board, tray, and everything two players need beside them.
pub(in crate::ui) fn game_screen(
    ui: &Ui,
    session: &Rc<Session>,
    explaining: Option<Lesson>,
) -> Html {
    let words = ui.words();
    let view = Rc::new(board_view(session));
    let players = ByColor {
        white: player(words, session, Color::White).to_owned(),
        black: player(words, session, Color::Black).to_owned(),
    };
    let asked = matches!(
        session.pending,
        Some(Pending::Promotion(_) | Pending::Confirm(..))
    );
    let covered = session.result_open || session.question.is_some() || session.coin || asked;
    let rules = session.game().rules();
    let with_hands = rules.hand > 0;
    let facing = session.seating == Seating::Facing;
    let (near, far) = (session.near(), session.near().opponent());
    // Side by side, the hand of who is to move lies at hand, the other in its player's strip.
    let mover = session.game().turn();
    let at_hand = if facing { near } else { mover };
    let hands = ByColor {
        white: hand_view(session, Color::White),
        black: hand_view(session, Color::Black),
    };
    let hand = |color: Color, place: &'static str| {
        html! { <Hand view={hands.get(color).clone()} player={players.get(color).clone()} {place} /> }
    };
    let strip_of = |color: Color| {
        let small = with_hands && !facing && color != at_hand;
        let hand = if small {
            hand(color, "hand--small")
        } else {
            Html::default()
        };
        strip(ui, session, color, hand)
    };
    let outcome = session.game().outcome();
    html! {
        <main class="screen screen--game" data-screen="game"
            data-outcome={outcome_key(session)}
            data-reason={outcome.map(|(_, reason)| reason.code())}>
            <div class={classes!("table", kind(rules), room_for_change(hands.get(mover)), facing.then_some("table--facing"),
                    ui.prefs.on(Switch::TurnedPieces).then_some("table--turned-pieces"),
                    ui.prefs.on(Switch::LeftHanded).then_some("table--left"))}
                inert={covered} oncontextmenu={Callback::from(|event: MouseEvent| keep_menu_away(&event))}>
                { header(ui, Screen::Game) }
                { strip_of(far) }
                <div class={classes!("table__board", session.is_upside_down(mover).then_some("lifts-down"))}>
                    <Board {view} />
                    if session.is_paused() && !session.coin {
                        { pause_cover(ui, session) }
                    }
                </div>
                { strip_of(near) }
                { status(ui, session) }
                if facing && with_hands {
                    { hand(far, place(session, far)) }
                }
                if rules.deck.is_some() {
                    <CardTray view={tray_view(session)} players={players.clone()}
                        flipped={session.flipped()} compact={with_hands || facing} />
                }
                if with_hands {
                    { hand(at_hand, "near") }
                }
                { panels(ui, session, explaining) }
                { controls(ui, session, if facing { near } else { mover }) }
                if facing {
                    { controls(ui, session, far) }
                }
                <MoveList session={session.clone()} />
            </div>
            { dialogs(ui, session) }
        </main>
    }
}

/// What lies over the table.
fn dialogs(ui: &Ui, session: &Session) -> Html {
    html! {
        <>
            if session.coin {
                { coin_dialog(ui, session) }
            }
            { promotion_dialog(ui, session) }
            { question_dialog(ui, session) }
            if session.result_open && session.question.is_none() {
                { result_dialog(ui, session) }
            }
        </>
    }
}

/// What rises beside the board and wants an answer.
fn panels(ui: &Ui, session: &Session, explaining: Option<Lesson>) -> Html {
    let lost = matches!(session.game().phase(), Phase::LostTurn { .. });
    html! {
        <>
            if let Some(lesson) = explaining.filter(|_| !lost) {
                { explanation(ui, lesson, place(session, session.addressee())) }
            }
            { hand_over(ui, session) }
            { lost_turn_panel(ui, session, explaining) }
            { draw_offer(ui, session) }
            if session.is_over() && !session.result_open {
                { result_bar(ui) }
            }
        </>
    }
}

const fn kind(rules: &Ruleset) -> &'static str {
    match rules.deck {
        None => "table--plain",
        Some(_) if rules.hand > 0 => "table--hands",
        Some(_) => "table--tray",
    }
}

/// Beside the words lies the button that changes the hand of who is to move, if there is one.
const fn room_for_change(hand: &HandView) -> Option<&'static str> {
    match (hand.should_change, hand.may_change) {
        (true, _) => Some("table--must-change"),
        (false, true) => Some("table--may-change"),
        (false, false) => None,
    }
}

/// A long press on the board or on cards is part of the game.
fn keep_menu_away(event: &MouseEvent) {
    let target = event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok());
    if target.is_some_and(|target| {
        ["data-board", "data-pile", "data-hand"]
            .iter()
            .any(|part| closest_attribute(&target, part).is_some())
    }) {
        event.prevent_default();
    }
}

fn outcome_key(session: &Session) -> &'static str {
    match session.game().outcome() {
        None => "none",
        Some((Outcome::Draw | Outcome::Annulled, _)) => "draw",
        Some((Outcome::Win(Color::White), _)) => "white",
        Some((Outcome::Win(Color::Black), _)) => "black",
    }
}
