//! A player's strip: who sits here, what was taken, the score, the clock.

use std::rc::Rc;

use yew::prelude::*;

use super::clock::Clock;
use crate::app::{Session, StripView, strip_view};
use crate::engine::{Color, Piece, Role};
use crate::i18n::{Texts, player};
use crate::ui::art::piece_image;
use crate::ui::context::Ui;

/// Who plays `color`: the name, what this side has taken and by how much it is ahead, the score of
/// the match once there is one, the clock. `hand` is what shows the hand of a player who can't use
/// it now.
pub(in crate::ui) fn strip(ui: &Ui, session: &Rc<Session>, color: Color, hand: Html) -> Html {
    let words = ui.words();
    let score = session.score();
    let view = strip_view(session, color);
    let side = |role| Piece { color, role };
    let name = player(words, session, color);
    let label = if view.to_move {
        format!("{name}, {}", words.table.to_move)
    } else {
        name.to_owned()
    };
    html! {
        <section class={classes!("strip", view.to_move.then_some("strip--to-move"), place(session, color))}
            data-strip={key(color)} aria-label={label}>
            <span class="strip__king">{ piece_image(side(Role::King)) }</span>
            <p class="strip__who">
                <span class="strip__name">{ name }</span>
            </p>
            { taken(words, &view) }
            { hand }
            if score.games() > 0 {
                <span class="strip__score" data-score="">
                    { (words.labels.colon)(words.table.match_points,
                        &half_points(score.half_points(session.before.player(color)))) }
                </span>
            }
            <Clock {color} timed={Rc::clone(&session.timed)} />
        </section>
    }
}

/// The name of a side in the page.
const fn key(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}

/// The class of what belongs to `color`: at the near or the far side, and whether it stands upside
/// down there.
pub(in crate::ui) fn place(session: &Session, color: Color) -> &'static str {
    match (color == session.near(), session.is_upside_down(color)) {
        (true, _) => "near",
        (false, false) => "far",
        (false, true) => "far upside-down",
    }
}

/// The pieces that were taken, as many as they are, and the lead in points.
fn taken(words: &Texts, view: &StripView) -> Html {
    let color = view.color.opponent();
    let names = view
        .taken
        .iter()
        .map(|&(role, count)| (words.table.several)(words.piece(Piece { color, role }), count));
    let mut label = names.collect::<Vec<_>>().join(", ");
    if !label.is_empty() {
        label = (words.table.taken)(&label);
    }
    let heaps = view.taken.iter().map(|&(role, count)| {
        let heap = (0..count).map(|_| piece_image(Piece { color, role }));
        html! { <span class="strip__heap">{ for heap }</span> }
    });
    html! {
        <p class="strip__taken" data-taken={taken_letters(view)}
            data-lead={(view.lead > 0).then(|| view.lead.to_string())}>
            <span class="strip__heaps" aria-hidden="true">{ for heaps }</span>
            <span class="unseen">{ label }</span>
            if view.lead > 0 {
                <span aria-hidden="true" class="strip__lead">{ "+" }{ view.lead }</span>
                <span class="unseen">{ (words.table.ahead)(view.lead) }</span>
            }
        </p>
    }
}

fn taken_letters(view: &StripView) -> String {
    let letters = view.taken.iter();
    letters
        .flat_map(|&(role, count)| (0..count).map(move |_| role.letter()))
        .collect()
}

/// Half points as they are written: 1½.
pub(in crate::ui) fn half_points(half_points: u32) -> String {
    match (half_points / 2, half_points % 2) {
        (0, 1) => "½".to_owned(),
        (points, 0) => points.to_string(),
        (points, _) => format!("{points}½"),
    }
}
