//! The table.

use std::rc::Rc;

use yew::prelude::*;

use crate::app::{Pending, Screen, Session, board_view, hand_view, tray_view};
use crate::engine::{ByColor, Color, Outcome};
use crate::i18n::player;
use crate::ui::board::Board;
use crate::ui::cards::{CardTray, Hand};
use crate::ui::context::use_texts;
use crate::ui::kit::Header;
use crate::ui::panels::{
    Controls, DrawOffer, HandOver, LostTurnPanel, MoveList, PanelProps, PromotionDialog,
    QuestionDialog, ResultBar, ResultDialog, Status,
};

/// The table: board, tray, and everything two players need beside them.
#[component]
pub(in crate::ui) fn GameScreen(props: &PanelProps) -> Html {
    let words = use_texts();
    let session = &props.session;
    let view = use_memo(session.clone(), |session| board_view(session));
    let players = ByColor {
        white: player(words, session, Color::White).to_owned(),
        black: player(words, session, Color::Black).to_owned(),
    };
    let promoting = matches!(session.pending, Some(Pending::Promotion(_)));
    let covered = session.result_open || session.question.is_some() || promoting;
    let rules = session.game.rules();
    let with_hands = rules.hand > 0;
    // The hand of who is to move comes first, at the near side of the tray.
    let mover = session.game.turn();
    let hand = |color: Color| {
        html! { <Hand view={hand_view(session, color)} player={players.get(color).clone()} /> }
    };
    let outcome = session.game.outcome();
    html! {
        <main class="screen screen--game" data-screen="game"
            data-outcome={outcome_key(session)}
            data-reason={outcome.map(|(_, reason)| reason.code())}>
            <div class={classes!("table", with_hands.then_some("table--hands"))} inert={covered}>
                <Header screen={Screen::Game} />
                <div class="table__board"><Board {view} /></div>
                <div class="table__side">
                    <Status session={session.clone()} />
                    if with_hands {
                        { hand(mover.opponent()) }
                    }
                    if rules.deck.is_some() {
                        <CardTray view={tray_view(session)} players={players.clone()}
                            flipped={session.flipped} compact={with_hands} />
                    }
                    if with_hands {
                        { hand(mover) }
                    }
                    <HandOver session={session.clone()} />
                    <LostTurnPanel session={session.clone()} />
                    <DrawOffer session={session.clone()} />
                    if outcome.is_some() && !session.result_open {
                        <ResultBar />
                    }
                    <Controls session={session.clone()} />
                    <MoveList session={session.clone()} />
                </div>
            </div>
            <PromotionDialog session={session.clone()} />
            <QuestionDialog session={Rc::clone(session)} />
            if session.result_open && session.question.is_none() {
                <ResultDialog session={session.clone()} />
            }
        </main>
    }
}

fn outcome_key(session: &Session) -> &'static str {
    match session.game.outcome() {
        None => "none",
        Some((Outcome::Draw | Outcome::Annulled, _)) => "draw",
        Some((Outcome::Win(Color::White), _)) => "white",
        Some((Outcome::Win(Color::Black), _)) => "black",
    }
}
