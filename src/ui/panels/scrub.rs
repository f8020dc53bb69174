//! Going through a game that is over.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::app::{Action, Review, ReviewAction};
use crate::platform::{hold, release, take_repeated};
use crate::ui::art::{FIRST, LAST, NEXT, PREVIOUS};
use crate::ui::context::{Dispatch, Ui};
use crate::ui::kit::icon;

/// The slider and the four buttons. Those for one turn repeat while they are held.
pub(in crate::ui) fn scrub(ui: &Ui, review: &Review) -> Html {
    let words = &ui.words().library;
    let all = review.whole.game().plies().len();
    let go = |action: &'static str, label: &'static str, path, step: ReviewAction| {
        let dispatch = ui.dispatch.clone();
        let onclick = move |_| {
            if !take_repeated() {
                dispatch.send(Action::Review(step));
            }
        };
        let dispatch = ui.dispatch.clone();
        let onpointerdown = move |_| {
            let dispatch = dispatch.clone();
            hold(move || dispatch.send(Action::Review(step)));
        };
        let let_go = Callback::from(|_: PointerEvent| release());
        html! {
            <button type="button" class="button scrub__button" data-action={action}
                aria-label={label} title={label} {onclick} {onpointerdown}
                onpointerup={let_go.clone()} onpointerleave={let_go.clone()}
                onpointercancel={let_go}>
                { icon(path) }
            </button>
        }
    };
    let dispatch = ui.dispatch.clone();
    let oninput = move |event: InputEvent| {
        let chosen = event.target_unchecked_into::<HtmlInputElement>().value();
        if let Ok(ply) = chosen.parse() {
            dispatch.send(Action::Review(ReviewAction::Go(ply)));
        }
    };
    let step = |forward| ReviewAction::Step { forward };
    html! {
        <nav class="scrub" aria-label={words.review}>
            <input type="range" class="scrub__bar" min="0" max={all.to_string()} data-scrub=""
                value={review.ply.to_string()} aria-label={words.turn}
                aria-valuetext={(words.turn_of)(review.ply, all)} {oninput} />
            <div class="scrub__buttons">
                { go("first", words.first, FIRST, ReviewAction::Go(0)) }
                { go("previous", words.previous, PREVIOUS, step(false)) }
                <span class="scrub__where" aria-hidden="true">{ review.ply }{ " / " }{ all }</span>
                { go("next", words.next, NEXT, step(true)) }
                { go("last", words.last, LAST, ReviewAction::Go(usize::MAX)) }
            </div>
        </nav>
    }
}

/// What a key does anywhere on the screen, except where it means something else.
pub(in crate::ui) fn scrub_key(event: &KeyboardEvent, dispatch: &Dispatch) {
    // The slider knows these keys itself, and so does the board.
    let taken = event.default_prevented()
        || event.target_dyn_into::<HtmlInputElement>().is_some()
        || event.ctrl_key()
        || event.alt_key()
        || event.meta_key();
    let action = match event.key().as_str() {
        "Escape" => ReviewAction::Close,
        _ if taken => return,
        "ArrowLeft" => ReviewAction::Step { forward: false },
        "ArrowRight" => ReviewAction::Step { forward: true },
        "Home" => ReviewAction::Go(0),
        "End" => ReviewAction::Go(usize::MAX),
        _ => return,
    };
    event.prevent_default();
    dispatch.send(Action::Review(action));
}
