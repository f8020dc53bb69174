//! The games that were played to their end, and the way to open others.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::app::{Action, AppState, Finished, HistoryAction, MAX_IMPORT, Screen, export_pgn};
use crate::i18n::finished_text;
use crate::platform::{chosen_file, date_text, download, file_date};
use crate::ui::art::{BIN, SHARE};
use crate::ui::context::Ui;
use crate::ui::hooks::import;
use crate::ui::kit::{Button, Weight, header};
use crate::ui::panels::erase_dialog;

/// The finished games, newest first.
pub(in crate::ui) fn games(ui: &Ui, state: &AppState) -> Html {
    let words = &ui.words().library;
    let act = |action| ui.dispatch.on(move || Action::History(action));
    let rows = state
        .history
        .iter()
        .enumerate()
        .map(|(index, game)| row(ui, index, game));
    html! {
        <main key="games" class="screen screen--games" data-screen="review">
            <div inert={state.erasing}>
                { header(ui, Screen::Review) }
                <div class="games">
                    <h1>{ words.games }</h1>
                    <div class="games__open">
                        { file_button(ui) }
                        <p class="games__hint">{ words.import_hint }</p>
                    </div>
                    if state.history.is_empty() {
                        <p data-no-games="">{ words.no_games }</p>
                    } else {
                        <ol class="games__list" data-history="">{ for rows }</ol>
                        { Button::new("erase-all", words.erase_all, act(HistoryAction::AskEraseAll(true))).icon(BIN).draw() }
                    }
                </div>
            </div>
            if state.erasing {
                { erase_dialog(ui, words.erase_all_question, [words.keep, words.erase_all], act(HistoryAction::EraseAll)) }
            }
        </main>
    }
}

fn row(ui: &Ui, index: usize, game: &Finished) -> Html {
    let words = ui.words();
    let (names, end) = finished_text(words, game);
    let (level, _) = words.level(game.level);
    let act = |action| {
        ui.dispatch
            .on::<MouseEvent>(move || Action::History(action))
    };
    let export = {
        let game = game.clone();
        let open = act(HistoryAction::Open(index));
        Callback::from(move |event| match game.session() {
            Ok(session) => {
                let date = file_date(game.when);
                download(
                    &format!("chess-{date}.pgn"),
                    &export_pgn(&session, Some(&date)),
                );
            }
            // Opening it tells why it can't be read.
            Err(_) => open.emit(event),
        })
    };
    html! {
        <li key={index} class="game-row" data-game={index.to_string()}>
            <button type="button" class="game-row__open" data-action="open-game"
                onclick={act(HistoryAction::Open(index))}>
                <strong>{ names }</strong>
                <span>{ end }</span>
                <small>{ level }{ " · " }{ date_text(game.when, ui.locale) }</small>
            </button>
            { Button::new("export-pgn", words.library.export_pgn, export).icon(SHARE).weight(Weight::Quiet).draw() }
            { Button::new("erase", words.library.erase, act(HistoryAction::Erase(index))).icon(BIN).weight(Weight::Quiet).draw() }
        </li>
    }
}

/// Opens a file of the device.
fn file_button(ui: &Ui) -> Html {
    let dispatch = ui.dispatch.clone();
    let onchange = move |event: Event| {
        let dispatch = dispatch.clone();
        let input = event.target_unchecked_into::<HtmlInputElement>();
        chosen_file(&input, MAX_IMPORT, move |content| {
            import(&dispatch, content)
        });
    };
    html! {
        <label class="button games__file">
            <input type="file" class="unseen" data-action="import" {onchange} />
            <span>{ ui.words().library.import }</span>
        </label>
    }
}
