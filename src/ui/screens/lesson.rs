//! A step of the tutorial, on the table itself.

use std::rc::Rc;

use yew::prelude::*;

use crate::app::{Run, Stage, hand_view};
use crate::engine::{ByColor, Color};
use crate::i18n::player;
use crate::ui::board::Board;
use crate::ui::cards::{CardTray, Hand};
use crate::ui::context::Ui;
use crate::ui::panels::{lesson_head, lesson_panel, promotion_dialog, question_dialog};

/// The table with a step on it: board, tray and hand are those that games are played with.
pub(in crate::ui) fn lesson_screen(ui: &Ui, run: &Run) -> Html {
    let words = ui.words();
    let session = &run.tape.session;
    let step = run.step();
    let view = Rc::new(run.board());
    let rules = session.game().rules();
    let with_hands = rules.hand > 0;
    let mover = session.game().turn();
    let name = |color: Color| player(words, session, color).to_owned();
    let players = ByColor {
        white: name(Color::White),
        black: name(Color::Black),
    };
    let asked = run.stage == Stage::Asked;
    let covered = asked && (session.pending.is_some() || session.question.is_some());
    html! {
        <main class="screen screen--game" data-screen="game"
            data-lesson={step.map(|step| step.key)} data-rules={step.map(|step| step.rules)}
            data-stage={run.stage.key()} data-playing={run.is_playing().to_string()}
            data-question={run.question.to_string()}>
            <div class={classes!("lesson-table", with_hands.then_some("lesson-table--hands"))} inert={covered}>
                { lesson_head(ui, run) }
                <div class="lesson-table__board"><Board {view} /></div>
                <div class="lesson-table__side">
                    { lesson_panel(ui, run) }
                    if rules.deck.is_some() {
                        <CardTray view={run.tray()} {players}
                            flipped={session.flipped()} compact={true} />
                    }
                    if with_hands {
                        <Hand view={hand_view(session, mover)} player={name(mover)} place="near" />
                    }
                </div>
            </div>
            if asked {
                { promotion_dialog(ui, session) }
                { question_dialog(ui, session) }
            }
        </main>
    }
}
