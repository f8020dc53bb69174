//! A new game: three things for a child, the rest folded away.

mod clock;
mod house;
mod level;

use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::seats::seating;
use crate::app::{
    Action, AppState, Choice, FirstWhite, HouseRule, MAX_NAME, Prefs, Screen, Seating, Switch,
};
use crate::engine::{Match, Player};
use crate::i18n::Texts;
use crate::platform::{chance, now};
use crate::ui::art::PLAY;
use crate::ui::context::Ui;
use crate::ui::kit::{Button, Offer, Weight, header, radios, switch};
use crate::ui::panels::half_points;

/// Where a game is chosen: level, names and the start; below "More" everything else.
pub(in crate::ui) fn setup(ui: &Ui, state: &AppState) -> Html {
    let words = ui.words();
    let running = state.running_match();
    html! {
        <main class="screen screen--setup" data-screen="setup">
            { header(ui, Screen::Setup) }
            <div class="settings">
                <h1>{ words.setup.title }</h1>
                if let Some(running) = running {
                    { running_match(ui, running) }
                }
                { level::levels(ui) }
                <fieldset class="choice">
                    <legend>{ words.labels.names }</legend>
                    { for [0, 1].map(|player| name_field(ui, player)) }
                </fieldset>
                <details class="more">
                    <summary>
                        { words.setup.more }
                        <span class="more__chosen">{ chosen(words, &ui.prefs) }</span>
                    </summary>
                    if running.is_none() {
                        { first_white(ui) }
                    }
                    { seating(ui) }
                    { clock::clock(ui) }
                    { house::house_rules(ui) }
                    { switch(ui, Switch::Placing) }
                </details>
                { start(ui) }
            </div>
        </main>
    }
}

/// What was chosen below "More", in a few words.
fn chosen(words: &Texts, prefs: &Prefs) -> String {
    let rules = HouseRule::ALL.into_iter();
    let rules = rules.filter(|rule| rule.is_on(prefs.house) && rule.matters_at(prefs.level));
    let seat = words.settings.seatings.into_iter().zip(Seating::ALL);
    let seat = seat.filter(|(_, seating)| *seating == prefs.seating && *seating != Seating::Fixed);
    let placing = prefs.on(Switch::Placing);
    let parts: Vec<String> = clock::label(words, prefs.clock)
        .into_iter()
        .chain(seat.map(|((name, _), _)| name.to_owned()))
        .chain(rules.map(|rule| words.house_rule(rule).0.to_owned()))
        .chain(placing.then(|| words.switch(Switch::Placing).0.to_owned()))
        .collect();
    parts.join(" · ")
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
            <input class="field" type="text" autocomplete="off" placeholder={labels.name_hint}
                maxlength={MAX_NAME.to_string()} data-name={(player + 1).to_string()}
                value={ui.prefs.players.get(player).cloned().unwrap_or_default()} {onchange} />
        </label>
    }
}

/// What a player is called before there is a game.
pub(super) fn player_name(ui: &Ui, player: usize) -> String {
    let name = ui.prefs.players.get(player).map_or("", |name| name.trim());
    if name.is_empty() {
        (ui.words().labels.player)(player + 1)
    } else {
        name.to_owned()
    }
}

fn first_white(ui: &Ui) -> Html {
    let says = &ui.words().setup;
    let offers = FirstWhite::ALL.map(|first| {
        let label = match first {
            FirstWhite::ByLot => says.by_lot.into(),
            FirstWhite::First => player_name(ui, 0).into(),
            FirstWhite::Second => player_name(ui, 1).into(),
        };
        Offer::of(ui, first.key(), label, Choice::FirstWhite(first))
    });
    radios(ui, "first-white", says.who_has_white, offers.into())
}

/// The button that starts, or why it can't.
fn start(ui: &Ui) -> Html {
    let words = ui.words();
    let says = &words.setup;
    let obstacle = ui.prefs.obstacle();
    let total = ui.prefs.deck.map_or(0, |deck| deck.len());
    let begin = ui.dispatch.on(|| Action::StartGame {
        chance: chance(),
        now: now(),
    });
    html! {
        <div class="setup__start">
            <p class="setup__alert" role="alert" data-alert=""
                data-code={obstacle.map(|_| "badDeck")}>
                if obstacle.is_some() {
                    { (says.bad_deck)(total) }
                }
            </p>
            { Button::new("start", words.labels.play, begin).icon(PLAY).weight(Weight::Main).disabled(obstacle.is_some()).draw() }
        </div>
    }
}

/// The score of the match that the next game belongs to, and the way to a new one.
fn running_match(ui: &Ui, running: Match) -> Html {
    let says = &ui.words().setup;
    let points = |player| half_points(running.half_points(player));
    let score = (says.score)(
        &player_name(ui, 0),
        &points(Player::A),
        &player_name(ui, 1),
        &points(Player::B),
    );
    let anew = ui.dispatch.on(|| Action::NewMatch {
        chance: chance(),
        now: now(),
    });
    html! {
        <div class="match">
            <p data-match=""><strong>{ score }</strong><br />{ says.match_goes_on }</p>
            { Button::new("new-match", says.new_match, anew).disabled(ui.prefs.obstacle().is_some()).draw() }
        </div>
    }
}
