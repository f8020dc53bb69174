//! What a person likes: each change holds at once, also in the middle of a game.

use yew::prelude::*;

use super::seats::seating;
use crate::app::{
    Action, AppState, BoardStyle, Choice, Coordinates, Help, HistoryAction, PieceStyle, Screen,
    Switch, TextSize, Theme, write_backup,
};
use crate::platform::{download, erase, file_date, load_again, now};
use crate::ui::art::BIN;
use crate::ui::context::Ui;
use crate::ui::kit::{Button, Weight, header, offers, radios, switch};
use crate::ui::panels::erase_dialog;

/// All settings on one page.
pub(in crate::ui) fn settings(ui: &Ui, state: &AppState) -> Html {
    let words = ui.words();
    let says = &words.settings;
    let switches = |legend: &'static str, those: &[Switch]| {
        let those = those.iter().map(|&one| switch(ui, one));
        html! {
            <fieldset class="choice"><legend>{ legend }</legend>{ for those }</fieldset>
        }
    };
    html! {
        <main class="screen screen--settings" data-screen="settings">
            { header(ui, Screen::Settings) }
            <div class="settings" inert={state.erasing}>
                <h1>{ says.title }</h1>
                { radios(ui, "theme", says.theme, offers(ui, &Theme::ALL.map(|one| (one.key(), Choice::Theme(one))), &says.themes)) }
                { radios(ui, "board", says.board, offers(ui, &BoardStyle::ALL.map(|one| (one.key(), Choice::Board(one))), &says.boards)) }
                { radios(ui, "pieces", says.pieces, offers(ui, &PieceStyle::ALL.map(|one| (one.key(), Choice::Pieces(one))), &says.piece_styles)) }
                { radios(ui, "coordinates", says.coordinates,
                    offers(ui, &Coordinates::ALL.map(|one| (one.key(), Choice::Coordinates(one))), &says.coordinate_places)) }
                { radios(ui, "help", says.help, offers(ui, &Help::ALL.map(|one| (one.key(), Choice::Help(one))), &says.helps)) }
                { seating(ui) }
                { radios(ui, "text", says.text, offers(ui, &TextSize::ALL.map(|one| (one.key(), Choice::Text(one))), &says.text_sizes)) }
                { switches(says.reading, &[Switch::Spacing, Switch::Projector, Switch::Letters]) }
                { switches(says.playing, &[Switch::FreeHand, Switch::Confirm, Switch::LeftHanded,
                    Switch::TurnedPieces, Switch::Keys]) }
                { switches(says.sound, &[Switch::Sounds, Switch::Voice]) }
                { device(ui, state) }
                <div class="settings__end">
                    { Button::new("back", words.labels.back, ui.dispatch.on(|| Action::Back)).weight(Weight::Main).draw() }
                </div>
            </div>
            if state.erasing {
                { erase_dialog(ui, says.erase_everything_question, [says.keep_everything, says.erase_everything],
                    Callback::from(|_| { erase(); load_again(true); })) }
            }
        </main>
    }
}

/// What is kept on this device, as a whole.
fn device(ui: &Ui, state: &AppState) -> Html {
    let words = &ui.words().settings;
    let save = {
        let state = state.clone();
        Callback::from(move |_| {
            let now = now();
            let date = file_date(state.opened + now.0);
            download(&format!("chess-{date}.json"), &write_backup(&state, now));
        })
    };
    let ask = ui
        .dispatch
        .on(|| Action::History(HistoryAction::AskEraseAll(true)));
    html! {
        <fieldset class="choice"><legend>{ words.device }</legend>
            <p class="settings__hint">{ words.device_hint }</p>
            <div class="dialog__buttons">
                { Button::new("save-everything", words.save_everything, save).draw() }
                { Button::new("erase-everything", words.erase_everything, ask).icon(BIN).draw() }
            </div>
            <p class="settings__hint settings__install">{ words.install }</p>
            <a class="settings__licences" href="./licences.html">{ words.licences }</a>
        </fieldset>
    }
}
