//! The clock of a new game (rules K).

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::app::{Action, Choice};
use crate::engine::{ByColor, Color, SideTime, TimeControl};
use crate::i18n::Texts;
use crate::ui::context::Ui;
use crate::ui::kit::{Offer, radios, toggle};

/// What own times begin with, to be changed.
const OWN: (u16, u16) = (20, 10);

/// A clock in a few words; `None` for none.
pub(super) fn label(words: &Texts, clock: TimeControl) -> Option<String> {
    let says = &words.setup;
    match clock {
        TimeControl::Unlimited => None,
        TimeControl::PerMove(_) => Some(says.per_move.to_owned()),
        TimeControl::Increment(ByColor { white, black }) if white == black => {
            Some((says.increment)(white.minutes(), white.seconds()))
        }
        TimeControl::Increment(_) => Some(says.own_time.to_owned()),
    }
}

/// No clock, one of the presets, or own times, also different ones for the two sides.
pub(super) fn clock(ui: &Ui) -> Html {
    let words = ui.words();
    let says = &words.setup;
    let now = ui.prefs.clock;
    let names = ["60s+15m", "5+3", "10+5", "15+10"];
    let presets = TimeControl::PRESETS.into_iter().zip(names);
    let mut offers = vec![Offer::of(
        ui,
        "none",
        says.no_clock.into(),
        Choice::Clock(TimeControl::Unlimited),
    )];
    offers.extend(presets.map(|(preset, name)| {
        let label = label(words, preset).unwrap_or_default();
        Offer::of(ui, name, label.into(), Choice::Clock(preset))
    }));
    if let Ok(time) = SideTime::new(OWN.0, OWN.1) {
        let own = TimeControl::Increment(ByColor {
            white: time,
            black: time,
        });
        let chosen = offers.iter().all(|offer| !offer.chosen);
        offers.push(Offer {
            chosen,
            ..Offer::of(ui, "own", says.own_time.into(), Choice::Clock(own))
        });
    }
    let presets_hold = offers.last().is_none_or(|own| !own.chosen);
    html! {
        <>
            { radios(ui, "clock", says.clock, offers) }
            if let TimeControl::Increment(times) = now {
                <div class={classes!("times", presets_hold.then_some("times--preset"))}>
                    { for [Color::White, Color::Black].map(|color| side(ui, times, color)) }
                    <p class="pick__what">{ says.time_limits }</p>
                </div>
            }
            if matches!(now, TimeControl::PerMove(_)) {
                { toggle(ui, "timeout-loses", says.timeout_loses, ui.prefs.timeout_loses,
                    Choice::TimeoutLoses(!ui.prefs.timeout_loses)) }
            }
        </>
    }
}

/// The times of one side.
fn side(ui: &Ui, times: ByColor<SideTime>, color: Color) -> Html {
    let words = ui.words();
    let time = *times.get(color);
    let key = match color {
        Color::White => "white",
        Color::Black => "black",
    };
    let fields = [
        (words.setup.minutes, time.minutes(), TimeControl::MINUTES),
        (words.setup.seconds, time.seconds(), SideTime::SECONDS),
    ];
    let fields = fields.into_iter().zip([true, false]);
    let fields = fields.map(|((label, value, limits), minutes)| {
        let dispatch = ui.dispatch.clone();
        let (least, most) = limits.into_inner();
        let onchange = Callback::from(move |event: Event| {
            let number = typed(&event, value, least, most);
            let changed = if minutes {
                SideTime::new(number, time.seconds())
            } else {
                SideTime::new(time.minutes(), number)
            };
            if let Ok(time) = changed {
                let mut times = times;
                *times.get_mut(color) = time;
                let clock = TimeControl::Increment(times);
                dispatch.send(Action::Choose(Choice::Clock(clock)));
            }
        });
        html! {
            <label class="times__number">
                <input class="field" type="number" inputmode="numeric" min={least.to_string()}
                    data-time={if minutes { "minutes" } else { "seconds" }}
                    max={most.to_string()} value={value.to_string()} {onchange} />
                { label }
            </label>
        }
    });
    html! {
        <div class="times__side" role="group" aria-label={words.color(color).label} data-times={key}>
            <span class="times__who">{ words.color(color).label }</span>
            { for fields }
        </div>
    }
}

/// The number that was typed. One outside the limits becomes the nearest inside them, and what is
/// no number the one that was there; the field then shows that.
fn typed(event: &Event, before: u16, least: u16, most: u16) -> u16 {
    let field = event.target_unchecked_into::<HtmlInputElement>();
    let typed = field.value_as_number();
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a number outside the limits becomes a limit anyway"
    )]
    let number = if typed.is_nan() {
        before
    } else {
        // Not as floating-point numbers: the panic of their `clamp` writes some, which takes 7 KB.
        (typed as u16).clamp(least, most)
    };
    field.set_value(&number.to_string());
    number
}
