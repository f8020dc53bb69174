//! The card faces, drawn from the engine's own moves, and the back.

use yew::prelude::*;

use super::icons::{
    CARD_BACK_DOTS, CARD_BACK_FIGURE, CARD_BACK_FRAME, CARD_BACK_LINES, CARD_BACK_PATTERN,
    SAME_TYPE,
};
use super::mini_board::mini_boards;
use super::sprite::symbol_id;
use crate::engine::{CardKind, Role};
use crate::ui::context::use_texts;

#[derive(Clone, PartialEq, Properties)]
pub(in crate::ui) struct CardFaceProps {
    /// What the card shows.
    pub(in crate::ui) kind: CardKind,
    /// The roles that a Same-type card stands for now.
    #[prop_or_default]
    pub(in crate::ui) stands_for: Vec<Role>,
}

/// The face of a card, in a box of 100 by 140.
#[component]
pub(in crate::ui) fn CardFace(props: &CardFaceProps) -> Html {
    let texts = use_texts();
    let name = texts.card(props.kind).name;
    let corner = match props.kind {
        CardKind::Piece(role) => piece(role, 5, 5, 22),
        CardKind::SameType => same_type_sign("translate(6 6) scale(0.85)"),
    };
    let picture = match props.kind {
        CardKind::Piece(role) => html! {
            <>
                { piece(role, 30, 14, 44) }
                { for mini_boards(role) }
            </>
        },
        CardKind::SameType => same_type_picture(&props.stands_for),
    };
    html! {
        <svg class="card-face" viewBox="0 0 100 140" data-kind={props.kind.letter().to_string()}
            aria-hidden="true">
            <rect class="card-face__paper" x="1" y="1" width="98" height="138" rx="8" />
            { corner.clone() }
            <g transform="rotate(180 50 70)">{ corner }</g>
            { picture }
            <text class="card-face__name" x="8" y="132">{ name }</text>
        </svg>
    }
}

fn piece(role: Role, x: i32, y: i32, size: i32) -> Html {
    html! {
        <use class="card-face__figure" href={format!("#{}", symbol_id(role))}
            x={x.to_string()} y={y.to_string()}
            width={size.to_string()} height={size.to_string()} />
    }
}

fn same_type_sign(transform: &'static str) -> Html {
    html! { <path class="card-face__sign" d={SAME_TYPE} transform={transform} /> }
}

fn same_type_picture(stands_for: &[Role]) -> Html {
    let sign = same_type_sign("translate(26 22) scale(2)");
    let figures = match *stands_for {
        [] => html! {},
        [only] => piece(only, 30, 78, 40),
        [one, other, ..] => html! { <>{ piece(one, 12, 78, 38) }{ piece(other, 50, 78, 38) }</> },
    };
    html! { <>{ sign }{ figures }</> }
}

/// The back of every card: the same both ways up.
pub(in crate::ui) fn card_back() -> Html {
    html! {
        <svg class="card-back" viewBox="0 0 100 140" aria-hidden="true">
            <rect class="card-back__ground" x="1" y="1" width="98" height="138" rx="8" />
            <path class="card-back__pattern" d={CARD_BACK_PATTERN} />
            <path class="card-back__frame" d={CARD_BACK_FRAME} />
            <path class="card-back__figure" d={CARD_BACK_FIGURE} />
            <path class="card-back__lines" d={CARD_BACK_LINES} />
            <path class="card-back__dots" d={CARD_BACK_DOTS} />
        </svg>
    }
}
