//! A game that is over, looked at again.

use std::rc::Rc;

use yew::prelude::*;

use crate::app::{Action, Review, ReviewAction, Screen, board_view, hand_view, tray_view};
use crate::engine::{ByColor, Color};
use crate::i18n::{moment_text, player, review_lines};
use crate::ui::art::{CLOSE, FLIP};
use crate::ui::board::Board;
use crate::ui::cards::{CardTray, Hand};
use crate::ui::context::Ui;
use crate::ui::kit::{Button, Weight, header};
use crate::ui::panels::{MoveList, scrub, scrub_key, share_button};

/// The table as it stood after any turn, open and read only.
pub(in crate::ui) fn review(ui: &Ui, review: &Review) -> Html {
    let (words, dispatch) = (ui.words(), &ui.dispatch);
    let shown = &review.shown;
    let rules = shown.game().rules();
    let with_hands = rules.hand > 0;
    let players = ByColor {
        white: player(words, shown, Color::White).to_owned(),
        black: player(words, shown, Color::Black).to_owned(),
    };
    let hand = |color: Color, place: &'static str| {
        html! { <Hand view={hand_view(shown, color)} player={players.get(color).clone()} {place} /> }
    };
    let mut view = board_view(shown);
    view.mark(review.moment());
    let onkeydown = {
        let dispatch = dispatch.clone();
        Callback::from(move |event: KeyboardEvent| scrub_key(&event, &dispatch))
    };
    let lines = review_lines(words, review);
    html! {
        <main key="review" class="screen screen--game screen--review" data-screen="review" tabindex="-1"
            {onkeydown}>
            <div class="look">
                { header(ui, Screen::Review) }
                <div class="look__board"><Board view={Rc::new(view)} /></div>
                <div class={classes!("look__side", with_hands.then_some("look__side--hands"))}>
                    <h1 class="unseen">{ words.library.review }</h1>
                    { scrub(ui, review) }
                    <div class="told" data-status="" data-ply-shown={review.ply.to_string()}
                        aria-live="polite" aria-atomic="true">
                        { for lines.into_iter().map(|line| html! { <p>{ line }</p> }) }
                    </div>
                    { moments(ui, review) }
                    if with_hands {
                        { hand(shown.near().opponent(), "hand--far") }
                    }
                    if rules.deck.is_some() {
                        <CardTray view={tray_view(shown)} players={players.clone()}
                            flipped={shown.flipped()} compact=true />
                    }
                    if with_hands {
                        { hand(shown.near(), "hand--near") }
                    }
                    <nav class="controls" aria-label={words.labels.controls}>
                        { Button::new("flip", words.labels.flip, dispatch.on(|| Action::Review(ReviewAction::Flip))).short(words.labels.turn_short).icon(FLIP).weight(Weight::Tool).draw() }
                        { share_button(ui, Weight::Tool) }
                        { Button::new("close", words.labels.close, dispatch.on(|| Action::Review(ReviewAction::Close))).short(words.labels.close).icon(CLOSE).weight(Weight::Tool).draw() }
                    </nav>
                    <MoveList session={Rc::clone(&review.whole)} current={Some(review.ply)} />
                </div>
            </div>
        </main>
    }
}

/// What is worth another look, each with a jump there.
fn moments(ui: &Ui, review: &Review) -> Html {
    let words = ui.words();
    let lines = review.moments.iter().enumerate().map(|(index, moment)| {
        let look = ui.dispatch.on::<MouseEvent>(move || Action::Review(ReviewAction::Look(index)));
        html! {
            <li key={index}>
                <button type="button" class="moment" data-action="moment" data-turn={(moment.turn + 1).to_string()}
                    aria-pressed={(review.looking == Some(index)).to_string()} onclick={look}>
                    { moment_text(words, review, moment) }
                </button>
            </li>
        }
    });
    html! {
        <section class="moments">
            <h2 class="moments__title">{ words.library.moments }</h2>
            if review.moments.is_empty() {
                <p data-no-moments="">{ words.library.no_moments }</p>
            }
            <ol class="moments__list">{ for lines }</ol>
        </section>
    }
}
