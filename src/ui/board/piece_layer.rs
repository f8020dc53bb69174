//! The pieces, above the squares. Each keeps its element from start to end, so that it can slide.

use yew::prelude::*;

use crate::app::{BoardView, PieceView};
use crate::engine::Color;
use crate::ui::art::piece_image;

/// The pieces.
pub(super) fn piece_layer(view: &BoardView) -> Html {
    let flipped = view.flipped;
    let pieces = view.pieces.iter().map(|&view| {
        html! { <PieceOnBoard key={view.id} {view} {flipped} /> }
    });
    html! { <div class="board__pieces" aria-hidden="true">{ for pieces }</div> }
}

#[derive(PartialEq, Properties)]
struct PieceOnBoardProps {
    view: PieceView,
    flipped: bool,
}

/// One piece: where it stands is in an attribute, as the strict policy allows no `style`.
#[component]
fn PieceOnBoard(props: &PieceOnBoardProps) -> Html {
    let PieceView {
        piece,
        square,
        taken,
        ..
    } = props.view;
    // It flies to whoever took it: White sits at the bottom unless the board is turned.
    let by_near = (piece.color == Color::Black) != props.flipped;
    let class = match (taken, by_near) {
        (false, _) => "piece",
        (true, true) => "piece piece--taken piece--by-near",
        (true, false) => "piece piece--taken piece--by-far",
    };
    let on = |is_so: bool| is_so.then(|| square.to_string());
    html! {
        <div {class} data-piece-on={on(!taken)} data-taken-on={on(taken)}>
            { piece_image(piece) }
        </div>
    }
}
