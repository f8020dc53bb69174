//! The first screen.

use yew::prelude::*;

use super::setup::player_name;
use crate::app::{Action, AppState, Screen};
use crate::engine::{CardKind, Role};
use crate::platform::{chance, now, take_new_version};
use crate::ui::art::{BOOK, ONWARD, PAST, PLUS, SLIDERS, card_face};
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
                        <Button action="continue" label={labels.continue_game} weight={Weight::Main}
                            on_press={dispatch.on(|| Action::Continue)} />
                    }
                    <Button action="start" label={labels.play}
                        weight={if unfinished { Weight::Plain } else { Weight::Main }}
                        on_press={play} />
                    <p class="home__chosen">{ chosen(ui) }</p>
                    if state.new_version {
                        <Button action="update" label={labels.update}
                            on_press={Callback::from(|_| take_new_version())} />
                    }
                    if state.earlier.is_some() {
                        <Button action="continue-earlier" label={labels.continue_earlier}
                            on_press={dispatch.on(|| Action::ContinueEarlier)} />
                    }
                </div>
                <nav class="home__ways">
                    <Button action="new-game" label={labels.new_game} icon={PLUS}
                        on_press={show(Screen::Setup)} />
                    <Button action="games" label={words.library.games} icon={PAST}
                        on_press={show(Screen::Review)} />
                    <Button action="lessons" label={words.tutorial.title} icon={ONWARD}
                        on_press={show(Screen::Lessons)} />
                    <Button action="rules" label={labels.rules} icon={BOOK}
                        on_press={show(Screen::Rules)} />
                    if !ui.locked {
                        <Button action="settings" label={words.settings.title} icon={SLIDERS}
                            on_press={show(Screen::Settings)} />
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
