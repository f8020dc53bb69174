//! A player's strip: who sits here, the score, the clock.

use std::rc::Rc;

use yew::prelude::*;

use super::clock::Clock;
use crate::app::Session;
use crate::engine::{Color, Piece, Role};
use crate::i18n::player;
use crate::ui::art::piece_image;
use crate::ui::context::Ui;

/// Who plays `color`, with the score of the match once there is one, and the clock.
pub(in crate::ui) fn strip(ui: &Ui, session: &Rc<Session>, color: Color) -> Html {
    let words = ui.words();
    let score = session.score();
    let to_move = !session.is_over() && session.game().turn() == color;
    let king = Piece {
        color,
        role: Role::King,
    };
    html! {
        <div class={classes!("strip", to_move.then_some("strip--to-move"))}
            data-strip={match color { Color::White => "white", Color::Black => "black" }}>
            { piece_image(king) }
            <span class="strip__name">{ player(words, session, color) }</span>
            if score.games() > 0 {
                <span class="strip__score" data-score="">
                    { half_points(score.half_points(session.before.player(color))) }
                </span>
            }
            <Clock {color} timed={Rc::clone(&session.timed)} />
        </div>
    }
}

/// Half points as they are written: 1½.
pub(in crate::ui) fn half_points(half_points: u32) -> String {
    match (half_points / 2, half_points % 2) {
        (0, 1) => "½".to_owned(),
        (points, 0) => points.to_string(),
        (points, _) => format!("{points}½"),
    }
}
