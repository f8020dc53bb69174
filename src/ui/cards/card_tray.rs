//! The tray: the draw pile between the two discard piles.

use yew::prelude::*;

use super::discard_pile::discard_pile;
use crate::app::{Stir, TableAction, TrayView};
use crate::engine::ByColor;
use crate::i18n::Texts;
use crate::ui::art::card_back;
use crate::ui::context::use_ui;

#[derive(Clone, PartialEq, Properties)]
pub(in crate::ui) struct CardTrayProps {
    pub(in crate::ui) view: TrayView,
    /// What each player is called.
    pub(in crate::ui) players: ByColor<String>,
    /// Whether Black sits at the bottom of the board, and so at the left of the tray.
    pub(in crate::ui) flipped: bool,
    /// Whether it must be small.
    pub(in crate::ui) compact: bool,
}

/// The draw pile in the middle, each player's discard pile at a side.
#[component]
pub(in crate::ui) fn CardTray(props: &CardTrayProps) -> Html {
    let ui = use_ui();
    let words = ui.words();
    let view = &props.view;
    let [white, black] = view.discards.clone().map(|pile| {
        let to_move = view.turn == Some(pile.color);
        discard_pile(&ui, &pile, props.players.get(pile.color), to_move)
    });
    let (left, right) = if props.flipped {
        (black, white)
    } else {
        (white, black)
    };
    let count = view.draw_count;
    let take = match (count, view.to_hand) {
        (0, _) => words.labels.shuffle,
        (_, true) => words.labels.take_card,
        (_, false) => words.labels.draw_card,
    };
    html! {
        <section class={classes!("tray", props.compact.then_some("tray--compact"))} aria-label={words.labels.tray}>
            { left }
            <button type="button" data-pile="draw" data-action="draw-card"
                class={classes!("pile", "pile--draw", view.can_draw.then_some("pile--ready"))}
                data-count={count.to_string()} aria-label={pile_label(words, view, take)}
                onclick={ui.dispatch.on_table(TableAction::Draw)}>
                <span class={classes!("pile__cards", thickness(count))}>
                    if count > 0 {
                        { card_back() }
                    } else {
                        <span class="pile__empty" />
                    }
                    if let Some(stir) = view.stir {
                        <span class={stir_class(stir)} /><span class={stir_class(stir)} />
                    }
                </span>
                <span class="pile__name" aria-hidden="true">
                    { if view.can_draw { take.to_owned() } else { (words.labels.cards)(count) } }
                </span>
            </button>
            { right }
        </section>
    }
}

fn pile_label(words: &Texts, view: &TrayView, take: &str) -> String {
    let pile = (words.labels.draw_pile)(view.draw_count);
    if view.can_draw {
        (words.labels.colon)(take, &pile)
    } else {
        pile
    }
}

/// A pile is seen to shrink and to grow.
pub(super) const fn thickness(count: usize) -> &'static str {
    match count {
        0 => "thick-0",
        1..=8 => "thick-1",
        9..=16 => "thick-2",
        17..=24 => "thick-3",
        25..=32 => "thick-4",
        33..=40 => "thick-5",
        41..=48 => "thick-6",
        _ => "thick-7",
    }
}

const fn stir_class(stir: Stir) -> &'static str {
    match stir {
        Stir::Shuffled => "pile__stir pile__stir--shuffled",
        Stir::Gathered => "pile__stir pile__stir--gathered",
    }
}
