//! The levels, each with a picture of its hand.

use yew::prelude::*;

use crate::app::Choice;
use crate::engine::{Color, HouseRules, Level, Piece, Role, Ruleset, Strictness};
use crate::ui::art::piece_image;
use crate::ui::context::Ui;
use crate::ui::kit::{Offer, radios};

pub(super) fn levels(ui: &Ui) -> Html {
    let words = ui.words();
    let offers = Level::ALL.map(|level| {
        let (name, what) = words.level(level);
        Offer {
            words: (name.into(), what),
            picture: picture(level),
            ..Offer::of(ui, level.key(), "".into(), Choice::Level(level))
        }
    });
    radios(ui, "level", words.labels.level, offers.into())
}

/// As many cards as a player holds, one that is turned over, or only a king.
fn picture(level: Level) -> Html {
    let rules = Ruleset::of(level, &HouseRules::default());
    let king = piece_image(Piece {
        color: Color::White,
        role: Role::King,
    });
    if rules.deck.is_none() {
        return html! { <span class="hand-sign">{ king }</span> };
    }
    let cards = i32::from(rules.hand.max(1));
    // A card alone is larger; many lean no further than few, or they would leave the picture.
    let (step, scale) = match cards {
        1 => (0, "translate(-16 -13) scale(1.5)"),
        _ => (18 / (cards - 1), ""),
    };
    let fan = (0..cards).map(|place| {
        let angle = (2 * place - cards + 1) * step;
        html! {
            <rect class="hand-sign__card" x="21" y="14" width="22" height="32" rx="3"
                transform={format!("rotate({angle} 32 80)")} />
        }
    });
    let with_check = rules.strictness == Strictness::Advanced;
    html! {
        <span class="hand-sign">
            <svg viewBox="0 0 64 64" aria-hidden="true"><g transform={scale}>{ for fan }</g></svg>
            if with_check {
                <span class="hand-sign__king">{ king }</span>
            }
        </span>
    }
}
