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
                { radios(ui, "theme", says.theme, offers(ui, Theme::ALL, says.themes,
                    |one| (one.key(), Choice::Theme(one)))) }
                { radios(ui, "board", says.board, offers(ui, BoardStyle::ALL, says.boards,
                    |one| (one.key(), Choice::Board(one)))) }
                { radios(ui, "pieces", says.pieces, offers(ui, PieceStyle::ALL, says.piece_styles,
                    |one| (one.key(), Choice::Pieces(one)))) }
                { radios(ui, "coordinates", says.coordinates,
                    offers(ui, Coordinates::ALL, says.coordinate_places,
                        |one| (one.key(), Choice::Coordinates(one)))) }
                { radios(ui, "help", says.help, offers(ui, Help::ALL, says.helps,
                    |one| (one.key(), Choice::Help(one)))) }
                { seating(ui) }
                { radios(ui, "text", says.text, offers(ui, TextSize::ALL, says.text_sizes,
                    |one| (one.key(), Choice::Text(one)))) }
                { switches(says.reading, &[Switch::Spacing, Switch::Projector, Switch::Letters]) }
                { switches(says.playing, &[Switch::FreeHand, Switch::Confirm, Switch::LeftHanded,
                    Switch::Keys]) }
                { switches(says.sound, &[Switch::Sounds, Switch::Voice]) }
                <div class="settings__end">
                    <Button action="back" label={words.labels.back} weight={Weight::Main}
                        on_press={ui.dispatch.on(|| Action::Back)} />
                </div>
            </div>
        </main>
    }
}
