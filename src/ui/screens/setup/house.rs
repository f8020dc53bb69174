//! House rules (rules H): those that mean something at the chosen level first.

use yew::prelude::*;

use crate::app::{Choice, HouseRule, Prefs};
use crate::engine::{CardKind, DeckList, HouseRules};
use crate::ui::context::Ui;
use crate::ui::kit::{stepper, toggle};

pub(super) fn house_rules(ui: &Ui) -> Html {
    let (prefs, says) = (&ui.prefs, &ui.words().setup);
    let (here, elsewhere): (Vec<_>, Vec<_>) = HouseRule::ALL
        .into_iter()
        .partition(|rule| rule.matters_at(prefs.level));
    let rules = |rules: Vec<HouseRule>| {
        let rules = rules.into_iter().map(|rule| house_rule(ui, rule));
        html! { { for rules } }
    };
    let plain = prefs.plain_rules();
    html! {
        <fieldset class="choice" data-setting="house">
            <legend>{ says.house }</legend>
            { rules(here) }
            if plain.hand > 0 {
                { hand_size(ui, plain.hand) }
            }
            if let Some(deck) = plain.deck {
                { own_deck(ui, deck) }
            }
            <details class="more">
                <summary>{ says.other_levels }</summary>
                { rules(elsewhere) }
            </details>
        </fieldset>
    }
}

fn house_rule(ui: &Ui, rule: HouseRule) -> Html {
    let on = rule.is_on(ui.prefs.house);
    let changed = rule.with(ui.prefs.house, !on);
    toggle(
        ui,
        rule.key(),
        ui.words().house_rule(rule),
        on,
        Choice::House(changed),
    )
}

/// Another number of cards in hand than the level's (H4).
fn hand_size(ui: &Ui, plain: u8) -> Html {
    let (label, sentence) = ui.words().setup.hand_size;
    let size = ui.prefs.house.hand_size.unwrap_or(plain);
    let with = |size: u8| {
        let house = HouseRules {
            hand_size: (size != plain).then_some(size),
            ..ui.prefs.house
        };
        house.check().is_ok().then_some(Choice::House(house))
    };
    html! {
        <div class="counter">
            <span class="pick__name">{ label }</span>
            <span class="pick__what">{ sentence }</span>
            { stepper(ui, "H4", label, size, [with(size - 1), with(size + 1)]) }
        </div>
    }
}

/// Own numbers of cards (H10).
fn own_deck(ui: &Ui, plain: DeckList) -> Html {
    let words = ui.words();
    let says = &words.setup;
    let own = ui.prefs.deck;
    let choice = Choice::Deck(own.is_none().then_some(plain));
    html! {
        <>
            { toggle(ui, "H10", says.own_deck, own.is_some(), choice) }
            if let Some(deck) = own {
                <div class="deck" data-total={deck.len().to_string()}>
                    { for CardKind::ALL.map(|kind| count(ui, &ui.prefs, deck, kind)) }
                    <p class="deck__total" aria-live="polite">{ (says.deck_total)(deck.len()) }</p>
                </div>
            }
        </>
    }
}

fn count(ui: &Ui, prefs: &Prefs, deck: DeckList, kind: CardKind) -> Html {
    let name = ui.words().card(kind).name;
    let number = deck.count(kind);
    let with = |number: u8| Choice::Deck(prefs.deck_with(kind, number));
    let fewer = number.checked_sub(1).map(with);
    let more = (number < 99).then(|| with(number + 1));
    html! {
        <div class="counter">
            <span class="pick__name">{ name }</span>
            { stepper(ui, &kind.letter().to_string(), name, number, [fewer, more]) }
        </div>
    }
}
