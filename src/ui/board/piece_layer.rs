//! The pieces, above the squares. Each keeps its element from start to end, so that it can slide.

use yew::prelude::*;

use crate::app::BoardView;
use crate::engine::Color;
use crate::ui::art::piece_image;

/// The pieces. Where one stands is in an attribute: the strict policy allows no `style`.
pub(super) fn piece_layer(view: &BoardView) -> Html {
    let pieces = view.pieces.iter().map(|piece| {
        let square = piece.square.to_string();
        // It flies to whoever took it: White sits at the bottom unless the board is turned.
        let by_near = (piece.piece.color == Color::Black) != view.flipped;
        let class = match (piece.taken, by_near) {
            (false, _) => "piece",
            (true, true) => "piece piece--taken piece--by-near",
            (true, false) => "piece piece--taken piece--by-far",
        };
        let (on, taken_on) = if piece.taken {
            (None, Some(square))
        } else {
            (Some(square), None)
        };
        html! {
            <div key={piece.id} class={classes!(class)} data-piece-on={on} data-taken-on={taken_on}>
                { piece_image(piece.piece) }
            </div>
        }
    });
    html! { <div class="board__pieces" aria-hidden="true">{ for pieces }</div> }
}
