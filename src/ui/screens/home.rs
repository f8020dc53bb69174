//! Where a game is chosen.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::app::{Action, AppState, Choice, MAX_NAME, Screen};
use crate::engine::{CardKind, Level, Role};
use crate::platform::{chance, now, take_new_version};
use crate::ui::art::{BOOK, card_face};
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
                    <Button action="start" label={if unfinished { labels.new_game } else { labels.play }}
                        weight={if unfinished { Weight::Plain } else { Weight::Main }}
                        on_press={play} />
                    if state.new_version {
                        <Button action="update" label={labels.update}
                            on_press={Callback::from(|_| take_new_version())} />
                    }
                    if state.earlier.is_some() {
                        <Button action="continue-earlier" label={labels.continue_earlier}
                            on_press={dispatch.on(|| Action::ContinueEarlier)} />
                    }
                </div>
                <fieldset class="home__choice">
                    <legend>{ labels.level }</legend>
                    { for Level::ALL.map(|level| level_choice(ui, level)) }
                </fieldset>
                <fieldset class="home__choice home__names">
                    <legend>{ labels.names }</legend>
                    { for [0, 1].map(|player| name_field(ui, player)) }
                </fieldset>
                <Button action="rules" label={labels.rules} icon={BOOK}
                    on_press={dispatch.on(|| Action::Show(Screen::Rules))} />
                <p class="home__unofficial">{ words.unofficial }</p>
            </div>
        </main>
    }
}

fn level_choice(ui: &Ui, level: Level) -> Html {
    let (name, what) = ui.words().level(level);
    html! {
        <label class="level">
            <input type="radio" name="level" value={level.key()} checked={level == ui.prefs.level}
                onchange={ui.dispatch.on_choice(Choice::Level(level))} />
            <span class="level__name">{ name }</span>
            <span class="level__what">{ what }</span>
        </label>
    }
}

/// The name of the first or of the second player.
fn name_field(ui: &Ui, player: usize) -> Html {
    let labels = &ui.words().labels;
    let dispatch = ui.dispatch.clone();
    let onchange = Callback::from(move |event: Event| {
        let name = event.target_unchecked_into::<HtmlInputElement>().value();
        dispatch.send(Action::Choose(Choice::Name(player, name)));
    });
    html! {
        <label class="name">
            <span class="name__label">{ (labels.player)(player + 1) }</span>
            <input type="text" autocomplete="off" placeholder={labels.name_hint}
                maxlength={MAX_NAME.to_string()} data-name={(player + 1).to_string()}
                value={ui.prefs.players.get(player).cloned().unwrap_or_default()} {onchange} />
        </label>
    }
}
