//! How two players sit at one screen.

use yew::prelude::*;

use crate::app::{Choice, Seating};
use crate::ui::context::Ui;
use crate::ui::kit::{offers, radios};

/// The three ways to sit, each with a small picture.
pub(super) fn seating(ui: &Ui) -> Html {
    let says = &ui.words().settings;
    let names = says.seatings.map(|(name, _)| name);
    let values = Seating::ALL.map(|one| (one.key(), Choice::Seating(one)));
    let mut ways = offers(ui, &values, &names);
    for ((way, seating), (_, sentence)) in ways.iter_mut().zip(Seating::ALL).zip(says.seatings) {
        way.words.1 = sentence;
        way.picture = picture(seating);
    }
    radios(ui, "seating", says.seating, ways)
}

/// The board seen from above, and a head for each player.
fn picture(seating: Seating) -> Html {
    let (heads, arrow) = match seating {
        Seating::Fixed => ([(18, 56), (46, 56)], ""),
        Seating::Turning => (
            [(18, 56), (46, 56)],
            "M23 26A10 10 0 0 1 42 24M42 17V25H34M41 30A10 10 0 0 1 22 32M22 39V31H30",
        ),
        Seating::Facing => ([(32, 8), (32, 56)], ""),
    };
    html! {
        <svg class="seats" viewBox="0 0 64 64" aria-hidden="true">
            <rect class="seats__board" x="16" y="15" width="32" height="32" rx="2" />
            if arrow.is_empty() {
                <path class="seats__squares" d="M24 15h8v32h-8zM40 15h8v32h-8zM16 23h32v8h-32zM16 39h32v8h-32z" />
            } else {
                <path class="seats__arrow" d={arrow} />
            }
            { for heads.map(|(x, y)| html! {
                <circle class="seats__head" cx={x.to_string()} cy={y.to_string()} r="7" />
            }) }
        </svg>
    }
}
