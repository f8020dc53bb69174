//! The first screen.

use yew::prelude::*;

use super::setup::player_name;
use crate::app::{Action, AppState, Screen};
use crate::engine::{CardKind, Role};
use crate::platform::{chance, now, take_new_version};
use crate::ui::art::{BOOK, CAP, PAST, PLUS, SLIDERS, card_face};
use crate::ui::context::Ui;
use crate::ui::kit::{Button, Weight, header};

/// The first screen: one tap to play, everything else below it.
pub(in crate::ui) fn home(ui: &Ui, state: &AppState) -> Html {
    let (dispatch, words) = (&ui.dispatch, ui.words());
    let labels = &words.labels;
    let unfinished = state.unfinished().is_some();
    let play = dispatch.on(|| Action::StartGame {
        chance: chance(),
        now: now(),
    });
    let show = |screen| dispatch.on(move || Action::Show(screen));
    let fan = [Role::Knight, Role::Queen, Role::Pawn].map(CardKind::Piece);
    html! {
        <main class="screen screen--home" data-screen="home">
            { header(ui, Screen::Home) }
            <div class="home">
                <div class="home__fan" aria-hidden="true">
                    { for fan.map(|kind| html! { <span class="card">{ card_face(words, kind, &[]) }</span> }) }
                </div>
                <h1 class="home__title">{ words.title }</h1>
                <p class="home__tagline">{ words.tagline }</p>
                <div class="home__start">
                    if unfinished {
                        { Button::new("continue", labels.continue_game, dispatch.on(|| Action::Continue)).weight(Weight::Main).draw() }
                    }
                    { Button::new("start", labels.play, play).weight(if unfinished { Weight::Plain } else { Weight::Main }).draw() }
                    <p class="home__chosen">{ chosen(ui) }</p>
                    if state.new_version {
                        { Button::new("update", labels.update, Callback::from(|_| take_new_version())).draw() }
                    }
                    if state.earlier.is_some() {
                        { Button::new("continue-earlier", labels.continue_earlier, dispatch.on(|| Action::ContinueEarlier)).draw() }
                    }
                </div>
                <nav class="home__ways">
                    { Button::new("new-game", labels.new_game, show(Screen::Setup)).icon(PLUS).draw() }
                    { Button::new("games", words.library.games, show(Screen::Review)).icon(PAST).draw() }
                    { Button::new("lessons", words.tutorial.title, show(Screen::Lessons)).icon(CAP).draw() }
                    { Button::new("rules", labels.rules, show(Screen::Rules)).icon(BOOK).draw() }
                    if !ui.locked {
                        { Button::new("settings", words.settings.title, show(Screen::Settings)).icon(SLIDERS).draw() }
                    }
                </nav>
                <p class="home__unofficial">{ words.unofficial }</p>
            </div>
        </main>
    }
}

/// What the big button starts: the level chosen last, and who plays.
fn chosen(ui: &Ui) -> String {
    let (level, _) = ui.words().level(ui.prefs.level);
    if !ui.prefs.has_names() {
        return level.to_owned();
    }
    let [first, second] = [0, 1].map(|player| player_name(ui, player));
    format!("{level} · {first} – {second}")
}
