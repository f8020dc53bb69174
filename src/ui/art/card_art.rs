//! The faces of the cards and their back.

use yew::prelude::*;

use super::sprite::symbol;
use crate::engine::{CardKind, Role};
use crate::i18n::Texts;

/// The face of a card. A Same-type card shows the roles that it stands for now, if any. How much
/// of it is seen follows from how large it is.
pub(in crate::ui) fn card_face(words: &Texts, kind: CardKind, stands_for: &[Role]) -> Html {
    let card = words.card(kind);
    let picture = |class, view, part| {
        html! { <svg {class} viewBox={view}>{ symbol(part, kind) }</svg> }
    };
    let square = "0 0 100 100";
    html! {
        <span class="card-face" data-kind={kind.letter().to_string()} aria-hidden="true">
            { picture("card-face__index", square, "piece") }
            { picture("card-face__index card-face__index--turned", square, "piece") }
            { picture("card-face__figure", square, "piece") }
            <svg class="card-face__moves" viewBox="0 0 80 56">
                { symbol("moves", kind) }
                { for stands_for.iter().take(2).zip([9, 46]).map(|(&role, x)| html! {
                    <svg x={x.to_string()} y="14" width="25" height="25" viewBox={square}>
                        { symbol("piece", CardKind::Piece(role)) }
                    </svg>
                }) }
            </svg>
            <span class="card-face__name">{ card.name }</span>
            <span class="card-face__rule">{ card.rule }</span>
        </span>
    }
}

/// The back of every card: the same both ways up.
pub(in crate::ui) fn card_back() -> Html {
    html! {
        <svg class="card-back" viewBox="0 0 100 140" aria-hidden="true"><use href="#card-back" /></svg>
    }
}
