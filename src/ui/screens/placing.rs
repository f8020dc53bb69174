//! The table before the pieces stand on it.

use std::rc::Rc;

use yew::prelude::*;

use crate::app::{Screen, Session, board_view};
use crate::ui::board::Board;
use crate::ui::context::Ui;
use crate::ui::kit::header;
use crate::ui::panels::{coin_dialog, placing_panel};

/// The board with a tray of pieces. Clock and cards come when all stand there.
pub(in crate::ui) fn placing_screen(ui: &Ui, session: &Session) -> Html {
    let turned = session.placing.is_some_and(|placing| placing.turned);
    // The side that comes up is another element, which the style sheet turns over.
    let side = if session.is_printed() {
        "learning"
    } else {
        "official"
    };
    html! {
        <main class="screen screen--game" data-screen="game" data-outcome="none">
            <div class="table table--placing" inert={session.coin}>
                { header(ui, Screen::Game) }
                <div key={side} class={classes!("table__board",
                    (turned && !session.is_printed()).then_some("table__board--turned"))}>
                    <Board view={Rc::new(board_view(session))} />
                </div>
                { placing_panel(ui, session) }
            </div>
            if session.coin {
                { coin_dialog(ui, session) }
            }
        </main>
    }
}
