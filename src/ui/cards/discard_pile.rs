//! A discard pile.

use yew::prelude::*;

use super::card_tray::thickness;
use crate::app::DiscardView;
use crate::engine::{Color, Piece, Role};
use crate::ui::art::{card_back, card_face, piece_image};
use crate::ui::context::Ui;

/// A player's own cards, the last one on top. `player` is what that player is called.
pub(super) fn discard_pile(ui: &Ui, pile: &DiscardView, player: &str, to_move: bool) -> Html {
    let words = ui.words();
    let key = match pile.color {
        Color::White => "white",
        Color::Black => "black",
    };
    let top = pile
        .top
        .map_or(words.labels.empty_pile, |card| words.card(card.kind).name);
    let label = (words.labels.colon)(&(words.labels.discard_pile)(player), top);
    let king = Piece {
        color: pile.color,
        role: Role::King,
    };
    html! {
        <div class={classes!("pile", to_move.then_some("pile--to-move"))} role="img"
            aria-label={label} data-pile={key} data-count={pile.count.to_string()}
            data-top={pile.top.map(|card| card.kind.letter().to_string())}>
            <span class={classes!("pile__cards", thickness(pile.count))}>
                if let Some(card) = pile.top {
                    // A new card is a new element, so that it is seen to turn over.
                    <span class={classes!("card", askew(pile.count),
                            pile.active.then_some("card--active"), pile.fresh.then_some("card--fresh"))}
                        key={pile.count}>
                        if pile.fresh {
                            { card_back() }
                        }
                        { card_face(words, card.kind, &pile.stands_for) }
                    </span>
                } else {
                    <span class="pile__empty" />
                }
            </span>
            <span class="pile__name">
                { piece_image(king) }
                <span class="pile__player">{ player }</span>
            </span>
        </div>
    }
}

/// Nobody lays cards straight.
const fn askew(count: usize) -> &'static str {
    match count % 3 {
        0 => "askew-0",
        1 => "askew-1",
        _ => "askew-2",
    }
}
