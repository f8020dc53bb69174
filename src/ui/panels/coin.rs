//! The lot that decides the colours.

use yew::prelude::*;

use crate::app::{Session, TableAction};
use crate::engine::{Color, Piece, Role};
use crate::i18n::player;
use crate::ui::art::{CHECK, piece_image};
use crate::ui::context::Ui;
use crate::ui::kit::{Button, Dialog, Weight};

/// The coin that fell, and who has White by it.
pub(in crate::ui) fn coin_dialog(ui: &Ui, session: &Session) -> Html {
    let words = ui.words();
    let who = player(words, session, Color::White);
    let side = |color| {
        let king = Piece {
            color,
            role: Role::King,
        };
        html! { <span class="coin__side">{ piece_image(king) }</span> }
    };
    html! {
        <Dialog id="coin" title={(words.labels.coin_says)(who)}
            on_cancel={ui.dispatch.on_table(TableAction::PickUpCoin)}>
            <div class="coin" aria-hidden="true">{ side(Color::Black) }{ side(Color::White) }</div>
            { Button::new("coin", words.labels.play, ui.dispatch.on_table(TableAction::PickUpCoin)).icon(CHECK).weight(Weight::Main).draw() }
        </Dialog>
    }
}
