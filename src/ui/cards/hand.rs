//! A hand of cards.

use yew::prelude::*;

use crate::app::{CardView, HandView, Question, TableAction};
use crate::engine::Color;
use crate::ui::art::{EYE, SAME_TYPE, card_back, card_face};
use crate::ui::context::{Ui, use_ui};
use crate::ui::hooks::use_peek;
use crate::ui::kit::{Button, Weight, icon};

#[derive(Clone, PartialEq, Properties)]
pub(in crate::ui) struct HandProps {
    pub(in crate::ui) view: HandView,
    /// What its player is called.
    pub(in crate::ui) player: String,
    /// Where it lies: its classes.
    pub(in crate::ui) place: &'static str,
}

/// A hand: cards to choose from, or their backs where they may not be seen.
#[component]
pub(in crate::ui) fn Hand(props: &HandProps) -> Html {
    let ui = use_ui();
    let words = ui.words();
    let view = &props.view;
    let key = match view.color {
        Color::White => "white",
        Color::Black => "black",
    };
    let peek = use_peek(&ui.dispatch, view.color, view.peek);
    let label = (words.labels.hand)(&props.player);
    let cards = match &view.cards {
        Some(cards) => cards.iter().enumerate().map(|(place, card)| {
            hand_card(&ui, card, tilt(place, cards.len()))
        }).collect(),
        None => (0..view.count).map(|place| html! { <span key={place} class="card card--hidden">{ card_back() }</span> }).collect::<Html>(),
    };
    let hidden = view
        .cards
        .is_none()
        .then(|| (words.labels.hidden_cards)(view.count));
    // Where no card moves anything, changing the hand is the way on; else it stays in the corner.
    let weight = if view.should_change {
        Weight::Main
    } else {
        Weight::Tool
    };
    html! {
        <section class={classes!("hand", props.place, view.cards.is_none().then_some("hand--hidden"))}
            data-hand={key} data-count={view.count.to_string()} aria-label={label}
            onpointerdown={peek.on_down} onpointerup={peek.on_up.clone()}
            onpointercancel={peek.on_up}>
            if let Some(hidden) = hidden {
                <span class="unseen">{ hidden }</span>
            }
            <div class={classes!("hand__cards", (view.count > 4).then_some("hand__cards--many"))}>{ cards }</div>
            if let Some(open) = view.peek {
                <button type="button" class="button button--quiet button--tool" data-action="peek"
                    aria-pressed={open.to_string()}
                    aria-label={if open { words.table.cover } else { words.table.peek }}
                    onclick={peek.on_click} onkeydown={peek.on_key_down} onkeyup={peek.on_key_up}>
                    { icon(EYE) }
                    <span class="button__word">
                        { if open { words.table.cover_short } else { words.table.peek_short } }
                    </span>
                </button>
            }
            if view.may_change {
                { Button::new("change-hand", words.labels.change_hand, ui.dispatch.on_table(TableAction::Ask(Question::ChangeHand))).short(words.labels.change_hand).icon(SAME_TYPE).weight(weight).draw() }
            }
        </section>
    }
}

/// A card to choose; `tilt` is how it leans.
fn hand_card(ui: &Ui, view: &CardView, tilt: &'static str) -> Html {
    let words = ui.words();
    let card = words.card(view.card.kind);
    let mut label = (words.labels.colon)(card.name, card.rule);
    if view.dead {
        label = format!("{label} ({})", words.labels.moves_nothing);
    }
    html! {
        <button type="button" key={view.card.id.0} data-card={view.card.kind.letter().to_string()}
            class={classes!("card", "hand__card", tilt, view.dead.then_some("card--dead"),
                view.chosen.then_some("card--chosen"), view.wanted.then_some("card--wanted"))}
            aria-pressed={view.chosen.to_string()} aria-label={label}
            onclick={ui.dispatch.on_table(TableAction::ChooseCard(view.card.id))}>
            { card_face(words, view.card.kind, &view.stands_for) }
        </button>
    }
}

/// How a card leans in the fan, by how many half cards it is from the middle.
const fn tilt(place: usize, count: usize) -> &'static str {
    match (2 * place + 1).wrapping_sub(count).cast_signed() {
        ..=-5 => "tilt-5",
        -4 => "tilt-4",
        -3 => "tilt-3",
        -2 => "tilt-2",
        -1 => "tilt-1",
        0 => "tilt-0",
        1 => "tilt1",
        2 => "tilt2",
        3 => "tilt3",
        4 => "tilt4",
        _ => "tilt5",
    }
}
