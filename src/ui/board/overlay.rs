//! What lies below and above the pieces: coordinates and the arrow of a refused move, padlocks.

use yew::prelude::*;

use crate::app::{Arrow, BoardView, SquareView};
use crate::engine::{Bitboard, File, Rank, Square};
use crate::ui::art::{PADLOCK, STAR};

/// Below the pieces: plates, the print of the learning side, coordinates, the arrow of a refused move. In a box of 800 by 800.
pub(super) fn underlay(view: &BoardView) -> Html {
    html! {
        <svg class="board__overlay" viewBox="0 0 800 800" aria-hidden="true">
            <path class="plates" d={plates(view, false)} />
            <path class="plates plates--hollow" d={plates(view, true)} />
            if view.learning {
                { print(view) }
            }
            { for coordinates(view.flipped) }
            if let Some(arrow) = view.arrow {
                { refused(arrow, view.flipped) }
            }
        </svg>
    }
}

/// A plate below each piece that can move, unless another mark is there; hollow where the king is in
/// check, as it would hide that. One path for all of them: a browser draws it in less time than
/// boxes on the squares.
fn plates(view: &BoardView, hollow: bool) -> String {
    let marked = |square: &SquareView| {
        square.movable
            && square.check == hollow
            && !(square.selected || square.blocker || square.target.is_some())
    };
    let places = view.squares.iter().enumerate();
    places
        .filter(|(_, square)| marked(square))
        .map(|(place, _)| {
            let (x, y) = (place % 8 * 100 + 27, place / 8 * 100);
            format!("M{x} {y}m0 8.5h46a18.5 18.5 0 0 1 18.5 18.5v46a18.5 18.5 0 0 1-18.5 18.5h-46a18.5 18.5 0 0 1-18.5-18.5v-46a18.5 18.5 0 0 1 18.5-18.5z")
        })
        .collect()
}

/// The silhouettes and names, where nothing stands on them: half of them would peep out from below.
fn print(view: &BoardView) -> Html {
    let free = |(_, square): &(usize, &SquareView)| square.piece.is_none();
    let free: Vec<_> = view.squares.iter().enumerate().filter(free).collect();
    let seen = free
        .iter()
        .map(|(place, _)| format!("M{}00 {}00h100v100h-100z", place % 8, place / 8));
    // Two boards that hide the same may share a name.
    let squares: Bitboard = free.iter().map(|(_, square)| square.square).collect();
    let name = format!("free-{:x}-{}", squares.0, view.flipped);
    html! {
        <>
            <clipPath id={name.clone()}><path d={seen.collect::<String>()} /></clipPath>
            <g clip-path={format!("url(#{name})")}>
                <use class="print" href={if view.flipped { "#print-black" } else { "#print-white" }}
                    width="800" height="800" />
            </g>
        </>
    }
}

/// Above the pieces: padlocks. In a box of 800 by 800.
pub(super) fn overlay(view: &BoardView) -> Html {
    let padlocks = view
        .squares
        .iter()
        .filter(|square| square.stuck)
        .map(|square| {
            let (x, y) = corner(square.square, view.flipped);
            html! {
                <g transform={format!("translate({} {})", x + 56, y + 4)}>
                    <circle class="padlock__ground" cx="20" cy="20" r="20" />
                    <use class="padlock__sign" href={PADLOCK} x="7" y="6" width="26" height="26" />
                </g>
            }
        });
    let stars = view.squares.iter().filter(|square| square.star).map(|square| {
        let (x, y) = corner(square.square, view.flipped);
        html! {
            <use class="star" href={STAR} x={(x + 62).to_string()} y={(y + 2).to_string()} width="36" height="36" />
        }
    });
    html! {
        <svg class="board__overlay" viewBox="0 0 800 800" aria-hidden="true">
            { for padlocks }
            { for stars }
        </svg>
    }
}

/// The names of the files along the bottom and of the ranks along the left edge.
fn coordinates(flipped: bool) -> impl Iterator<Item = Html> {
    (0..8)
        .flat_map(move |place| {
            let seen = |index: u8| if flipped { 7 - index } else { index };
            let file = File::new(seen(place)).map(File::letter);
            let rank = Rank::new(seen(7 - place)).map(Rank::letter);
            [
                (i32::from(place) * 100 + 94, 794, "file", file),
                (5, i32::from(place) * 100 + 22, "rank", rank),
            ]
        })
        .filter_map(|(x, y, of, letter)| {
            let letter = letter?;
            Some(html! {
                <text class={classes!("coordinate", format!("coordinate--{of}"))} x={x.to_string()} y={y.to_string()}>
                    { letter }
                </text>
            })
        })
}

/// The upper left corner of a square.
fn corner(square: Square, flipped: bool) -> (i32, i32) {
    let (file, rank) = (
        i32::from(square.file().index()),
        i32::from(square.rank().index()),
    );
    if flipped {
        ((7 - file) * 100, rank * 100)
    } else {
        (file * 100, (7 - rank) * 100)
    }
}

/// A line from the piece to where it may not go, and a cross there.
fn refused(arrow: Arrow, flipped: bool) -> Html {
    let (from_x, from_y) = corner(arrow.from, flipped);
    let (to_x, to_y) = corner(arrow.to, flipped);
    // From beside the piece to beside the cross, so that it hides neither.
    let (dx, dy) = (to_x - from_x, to_y - from_y);
    let length = (dx * dx + dy * dy).isqrt().max(1);
    let (x_step, y_step) = (dx * 40 / length, dy * 40 / length);
    let line = format!(
        "M{} {}L{} {}",
        from_x + 50 + x_step,
        from_y + 50 + y_step,
        to_x + 50 - x_step,
        to_y + 50 - y_step,
    );
    let (x, y) = (to_x + 50, to_y + 50);
    let cross = format!("M{} {}l44 44m0 -44l-44 44", x - 22, y - 22);
    html! {
        <g class="refused">
            <path class="refused__halo" d={line.clone()} />
            <path class="refused__line" d={line} />
            <circle class="refused__ground" cx={x.to_string()} cy={y.to_string()} r="36" />
            <path class="refused__cross" d={cross} />
        </g>
    }
}
