//! The bar at the top of every screen.

use yew::prelude::*;

use super::{Button, Weight, icon};
use crate::app::{Action, Choice, Locale, Screen, Theme};
use crate::i18n::texts;
use crate::platform::{can_fill_screen, fill_screen};
use crate::ui::art::{AUTO_THEME, BOOK, CORNERS, GLOBE, HOME, MOON, SLIDERS, SUN};
use crate::ui::context::Ui;

/// The way home, to the rules, to the other language and to other colours, on `screen`.
pub(in crate::ui) fn header(ui: &Ui, screen: Screen) -> Html {
    let words = ui.words();
    let show = |screen| ui.dispatch.on(move || Action::Show(screen));
    html! {
        <header class="header">
            if screen != Screen::Home {
                { Button::new("home", words.labels.home, show(Screen::Home)).icon(HOME).weight(Weight::Quiet).draw() }
            }
            { title(screen, words.title) }
            if !matches!(screen, Screen::Home | Screen::Rules) {
                { Button::new("rules", words.labels.rules, show(Screen::Rules)).icon(BOOK).weight(Weight::Quiet).draw() }
            }
            if !matches!(screen, Screen::Home | Screen::Settings) && !ui.locked {
                { Button::new("settings", words.settings.title, show(Screen::Settings)).icon(SLIDERS).weight(Weight::Quiet).draw() }
            }
            if screen == Screen::Game && can_fill_screen() {
                { Button::new("full-screen", words.table.full_screen, Callback::from(|_| fill_screen())).icon(CORNERS).weight(Weight::Quiet).draw() }
            }
            { language_button(ui) }
            if ui.locked || screen == Screen::Home {
                { theme_button(ui) }
            }
        </header>
    }
}

/// The app's name, which is the heading of a page that has none of its own.
fn title(screen: Screen, title: &'static str) -> Html {
    if screen == Screen::Game {
        return html! { <h1 class="header__title">{ title }</h1> };
    }
    html! { <p class="header__title">{ if screen == Screen::Home { "" } else { title } }</p> }
}

fn language_button(ui: &Ui) -> Html {
    let other = match ui.locale {
        Locale::En => Locale::Fr,
        Locale::Fr => Locale::En,
    };
    let tag = other.key().to_uppercase();
    html! {
        <button type="button" class="button button--quiet button--language" data-action="language"
            lang={other.key()} aria-label={[&tag, texts(other).language].join(" ")}
            onclick={ui.dispatch.on_choice(Choice::Locale(other))}>
            { icon(GLOBE) }
            <span aria-hidden="true">{ &tag }</span>
        </button>
    }
}

/// Goes through the themes.
fn theme_button(ui: &Ui) -> Html {
    let theme = ui.prefs.theme;
    let [auto, light, dark] = ui.words().labels.theme;
    let (label, icon) = match theme {
        Theme::Auto => (auto, AUTO_THEME),
        Theme::Light => (light, SUN),
        Theme::Dark => (dark, MOON),
    };
    html! {
        { Button::new("theme", label, ui.dispatch.on_choice(Choice::Theme(theme.next()))).icon(icon).weight(Weight::Quiet).draw() }
    }
}
