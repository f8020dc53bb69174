//! A discard pile.

use yew::prelude::*;

use crate::app::DiscardView;
use crate::engine::Color;
use crate::ui::art::{card_face, piece_image};
use crate::ui::context::use_texts;

#[derive(Clone, PartialEq, Properties)]
pub(super) struct DiscardPileProps {
    pub(super) pile: DiscardView,
    /// What its player is called.
    pub(super) player: String,
    /// Whether it is this player's turn.
    pub(super) to_move: bool,
}

/// A player's own cards, the last one on top.
#[component]
pub(super) fn DiscardPile(props: &DiscardPileProps) -> Html {
    let words = use_texts();
    let pile = &props.pile;
    let key = match pile.color {
        Color::White => "white",
        Color::Black => "black",
    };
    let top = pile
        .top
        .map_or(words.labels.empty_pile, |card| words.card(card.kind).name);
    let label = (words.labels.colon)(&(words.labels.discard_pile)(&props.player), top);
    let king = crate::engine::Piece {
        color: pile.color,
        role: crate::engine::Role::King,
    };
    html! {
        <div class={classes!("pile", props.to_move.then_some("pile--to-move"))} role="img"
            aria-label={label} data-pile={key} data-count={pile.count.to_string()}
            data-top={pile.top.map(|card| card.kind.letter().to_string())}>
            <span class="pile__cards">
                if let Some(card) = pile.top {
                    // A new card is a new element, so that it is seen to turn over.
                    <span class={classes!("card", pile.active.then_some("card--active"))}
                        key={pile.count}>
                        { card_face(words, card.kind, &pile.stands_for) }
                    </span>
                } else {
                    <span class="pile__empty" />
                }
            </span>
            <span class="pile__name">
                { piece_image(king) }
                <span class="pile__player">{ &props.player }</span>
            </span>
        </div>
    }
}
