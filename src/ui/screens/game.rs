//! The table.

use std::rc::Rc;

use yew::prelude::*;

use crate::app::{Lesson, Pending, Screen, Session, board_view, hand_view, tray_view};
use crate::engine::{ByColor, Color, Outcome, Phase};
use crate::i18n::player;
use crate::ui::board::Board;
use crate::ui::cards::{CardTray, Hand};
use crate::ui::context::Ui;
use crate::ui::kit::header;
use crate::ui::panels::{
    MoveList, coin_dialog, controls, draw_offer, explanation, hand_over, lost_turn_panel,
    pause_cover, promotion_dialog, question_dialog, result_bar, result_dialog, status, strip,
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
    // The hand of who is to move comes first, at the near side of the tray.
    let mover = session.game().turn();
    let hand = |color: Color| {
        html! { <Hand view={hand_view(session, color)} player={players.get(color).clone()} /> }
    };
    let lost = matches!(session.game().phase(), Phase::LostTurn { .. });
    let outcome = session.game().outcome();
    html! {
        <main class="screen screen--game" data-screen="game"
            data-outcome={outcome_key(session)}
            data-reason={outcome.map(|(_, reason)| reason.code())}>
            <div class={classes!("table", with_hands.then_some("table--hands"))} inert={covered}>
                { header(ui, Screen::Game) }
                <div class="table__board">
                    <Board {view} />
                    if session.is_paused() && !session.coin {
                        { pause_cover(ui, session) }
                    }
                </div>
                <div class="table__side">
                    if session.timed.clock().is_some() || session.score().games() > 0 {
                        <div class="strips">
                            { strip(ui, session, session.near().opponent()) }
                            { strip(ui, session, session.near()) }
                        </div>
                    }
                    if !lost {
                        { explanation(ui, explaining, false) }
                    }
                    { status(ui, session) }
                    if with_hands {
                        { hand(mover.opponent()) }
                    }
                    if rules.deck.is_some() {
                        <CardTray view={tray_view(session)} players={players.clone()}
                            flipped={session.flipped()} compact={with_hands} />
                    }
                    if with_hands {
                        { hand(mover) }
                    }
                    { hand_over(ui, session) }
                    { lost_turn_panel(ui, session, explaining) }
                    { draw_offer(ui, session) }
                    if outcome.is_some() && !session.result_open {
                        { result_bar(ui) }
                    }
                    { controls(ui, session) }
                    <MoveList session={session.clone()} />
                </div>
            </div>
            if session.coin {
                { coin_dialog(ui, session) }
            }
            { promotion_dialog(ui, session) }
            { question_dialog(ui, session) }
            if session.result_open && session.question.is_none() {
                { result_dialog(ui, session) }
            }
        </main>
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
