//! The pieces, above the squares. Each keeps its element from start to end, so that it can slide.

use yew::prelude::*;

use crate::app::BoardView;
use crate::engine::Color;
use crate::ui::art::piece_image;

/// The pieces. Where one stands is in its classes: the strict policy allows no `style` attribute.
pub(super) fn piece_layer(view: &BoardView) -> Html {
    let pieces = view.pieces.iter().map(|piece| {
        let square = piece.square;
        let file = format!("on-file-{}", square.file().letter());
        let rank = format!("on-rank-{}", square.rank().letter());
        // Who takes has the discard pile at the left of the tray if playing from the bottom.
        let by_left = (piece.piece.color == Color::Black) != view.flipped;
        let taken = match (piece.taken, by_left) {
            (false, _) => None,
            (true, true) => Some("piece--taken piece--by-left"),
            (true, false) => Some("piece--taken piece--by-right"),
        };
        html! {
            <div key={piece.id} class={classes!("piece", file, rank, taken)}
                data-piece-on={(!piece.taken).then(|| square.to_string())}>
                { piece_image(piece.piece) }
            </div>
        }
    });
    html! { <div class="board__pieces" aria-hidden="true">{ for pieces }</div> }
}
