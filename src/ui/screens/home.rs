//! Where a game is chosen.

use std::rc::Rc;

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::app::{Action, MAX_NAME, Prefs, Screen};
use crate::engine::{CardKind, Color, Level, Piece, Role};
use crate::platform::chance;
use crate::ui::art::{BOOK, card_face, piece_image};
use crate::ui::context::{use_dispatch, use_texts};
use crate::ui::kit::{Button, Header, Weight};

#[derive(Clone, PartialEq, Properties)]
pub(in crate::ui) struct HomeProps {
    pub(in crate::ui) prefs: Rc<Prefs>,
    /// Whether a game was left unfinished.
    pub(in crate::ui) unfinished: bool,
    /// Whether another one was started over an unfinished game.
    pub(in crate::ui) earlier: bool,
}

/// The first screen: one tap to play, everything else below it.
#[component]
pub(in crate::ui) fn Home(props: &HomeProps) -> Html {
    let dispatch = use_dispatch();
    let words = use_texts();
    let labels = &words.labels;
    let play = dispatch.on(|| Action::StartGame { chance: chance() });
    let fan = [Role::Knight, Role::Queen, Role::Pawn].map(CardKind::Piece);
    html! {
        <main class="screen screen--home" data-screen="home">
            <Header screen={Screen::Home} />
            <div class="home">
                <div class="home__fan" aria-hidden="true">
                    { for fan.map(|kind| html! { <span class="card">{ card_face(words, kind, &[]) }</span> }) }
                </div>
                <h1 class="home__title">{ words.title }</h1>
                <p class="home__tagline">{ words.tagline }</p>
                <div class="home__start">
                    if props.unfinished {
                        <Button action="continue" label={labels.continue_game} weight={Weight::Main}
                            on_press={dispatch.on(|| Action::Continue)} />
                    }
                    <Button action="start" label={if props.unfinished { labels.new_game } else { labels.play }}
                        weight={if props.unfinished { Weight::Plain } else { Weight::Main }}
                        on_press={play} />
                    if props.earlier {
                        <Button action="continue-earlier" label={labels.continue_earlier}
                            on_press={dispatch.on(|| Action::ContinueEarlier)} />
                    }
                </div>
                <fieldset class="home__choice">
                    <legend>{ labels.level }</legend>
                    { for Level::ALL.map(|level| html! { <LevelChoice {level} chosen={level == props.prefs.level} /> }) }
                </fieldset>
                <fieldset class="home__choice home__names">
                    <legend>{ labels.names }</legend>
                    { for Color::ALL.map(|color| html! { <NameField {color} name={props.prefs.names.get(color).clone()} /> }) }
                </fieldset>
                <Button action="rules" label={labels.rules} icon={BOOK}
                    on_press={dispatch.on(|| Action::Show(Screen::Rules))} />
                <p class="home__unofficial">{ words.unofficial }</p>
            </div>
        </main>
    }
}

#[derive(Clone, Copy, PartialEq, Properties)]
struct LevelChoiceProps {
    level: Level,
    chosen: bool,
}

#[component]
fn LevelChoice(props: &LevelChoiceProps) -> Html {
    let dispatch = use_dispatch();
    let (name, what) = use_texts().level(props.level);
    let level = props.level;
    html! {
        <label class="level">
            <input type="radio" name="level" value={level.key()} checked={props.chosen}
                onchange={dispatch.on(move || Action::SetLevel(level))} />
            <span class="level__name">{ name }</span>
            <span class="level__what">{ what }</span>
        </label>
    }
}

#[derive(Clone, PartialEq, Properties)]
struct NameFieldProps {
    color: Color,
    name: String,
}

#[component]
fn NameField(props: &NameFieldProps) -> Html {
    let dispatch = use_dispatch();
    let words = use_texts();
    let color = props.color;
    let [white, black] = words.labels.name_of;
    let label = match color {
        Color::White => white,
        Color::Black => black,
    };
    let onchange = Callback::from(move |event: Event| {
        let name = event.target_unchecked_into::<HtmlInputElement>().value();
        dispatch.send(Action::SetName(color, name));
    });
    html! {
        <label class="name">
            { piece_image(Piece { color, role: Role::King }) }
            <span class="name__label">{ label }</span>
            <input type="text" autocomplete="off" placeholder={words.labels.name_hint} maxlength={MAX_NAME.to_string()}
                data-name={match color { Color::White => "white", Color::Black => "black" }}
                value={props.name.clone()} {onchange} />
        </label>
    }
}
