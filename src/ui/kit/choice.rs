//! Choices: one of several, on or off, a number.

use yew::prelude::*;

use crate::app::{Choice, Switch};
use crate::i18n::Explained;
use crate::ui::context::Ui;

/// One of several values, as it is offered.
pub(in crate::ui) struct Offer {
    /// Its name in the page.
    pub(in crate::ui) key: &'static str,
    /// Its words, and a sentence that explains it or nothing.
    pub(in crate::ui) words: (AttrValue, &'static str),
    /// A picture beside the words.
    pub(in crate::ui) picture: Html,
    /// Whether it is the one that holds.
    pub(in crate::ui) chosen: bool,
    /// What choosing it does.
    pub(in crate::ui) choice: Choice,
}

/// The values of a preference, each with its name in the page, named by `labels` in their order.
pub(in crate::ui) fn offers(
    ui: &Ui,
    values: &[(&'static str, Choice)],
    labels: &[&'static str],
) -> Vec<Offer> {
    let named = values.iter().zip(labels);
    named
        .map(|((key, choice), &label)| Offer::of(ui, key, label.into(), choice.clone()))
        .collect()
}

impl Offer {
    /// A value with a plain label. It holds if choosing it would change nothing.
    pub(in crate::ui) fn of(ui: &Ui, key: &'static str, label: AttrValue, choice: Choice) -> Self {
        Self {
            key,
            words: (label, ""),
            picture: Html::default(),
            chosen: ui.prefs.with(choice.clone()) == *ui.prefs,
            choice,
        }
    }
}

/// One of several values. `name` is its name in the page.
pub(in crate::ui) fn radios(
    ui: &Ui,
    name: &'static str,
    legend: &'static str,
    offers: Vec<Offer>,
) -> Html {
    let picks = offers.into_iter().map(|offer| {
        let (label, sentence) = offer.words;
        html! {
            <label class="pick">
                <input type="radio" {name} value={offer.key} checked={offer.chosen}
                    onchange={ui.dispatch.on_choice(offer.choice)} />
                { offer.picture }
                <span class="pick__name">{ label }</span>
                if !sentence.is_empty() {
                    <span class="pick__what">{ sentence }</span>
                }
            </label>
        }
    });
    html! {
        <fieldset class="choice" data-setting={name}>
            <legend>{ legend }</legend>
            <div class="choice__picks">{ for picks }</div>
        </fieldset>
    }
}

/// Something that is on or off, with a sentence that explains it.
pub(in crate::ui) fn toggle(
    ui: &Ui,
    name: &'static str,
    (label, sentence): Explained,
    on: bool,
    choice: Choice,
) -> Html {
    html! {
        <label class="toggle">
            <input type="checkbox" role="switch" {name} checked={on}
                onchange={ui.dispatch.on_choice(choice)} />
            <span class="pick__name">{ label }</span>
            <span class="pick__what">{ sentence }</span>
        </label>
    }
}

/// One of the switches.
pub(in crate::ui) fn switch(ui: &Ui, switch: Switch) -> Html {
    let on = ui.prefs.on(switch);
    toggle(
        ui,
        switch.key(),
        ui.words().switch(switch),
        on,
        Choice::Switch(switch, !on),
    )
}

/// A number with a button on either side: `fewer` and `more` are what they do, if they do
/// something.
pub(in crate::ui) fn stepper(
    ui: &Ui,
    name: &str,
    label: &str,
    number: u8,
    [fewer, more]: [Option<Choice>; 2],
) -> Html {
    let setup = &ui.words().setup;
    let button = |sign, step, title: String, choice: Option<Choice>| {
        let disabled = choice.is_none();
        let onclick = choice.map(|choice| ui.dispatch.on_choice(choice));
        html! {
            <button type="button" class="button stepper__button" data-step={step}
                aria-label={title} {disabled} {onclick}>{ sign }</button>
        }
    };
    html! {
        <span class="stepper" data-stepper={name.to_owned()}>
            { button("−", "fewer", (setup.fewer)(label), fewer) }
            <output class="stepper__number">{ number }</output>
            { button("+", "more", (setup.more_of)(label), more) }
        </span>
    }
}
