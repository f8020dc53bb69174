//! What a person likes: each change holds at once, also in the middle of a game.

use yew::prelude::*;

use super::seats::seating;
use crate::app::{
    Action, BoardStyle, Choice, Coordinates, Help, PieceStyle, Screen, Switch, TextSize, Theme,
};
use crate::ui::context::Ui;
use crate::ui::kit::{Button, Weight, header, offers, radios, switch};

/// All settings on one page.
pub(in crate::ui) fn settings(ui: &Ui) -> Html {
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
            <div class="settings">
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
                <div class="settings__end">
                    { Button::new("back", words.labels.back, ui.dispatch.on(|| Action::Back)).weight(Weight::Main).draw() }
                </div>
            </div>
        </main>
    }
}
