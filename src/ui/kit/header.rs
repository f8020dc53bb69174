//! The bar at the top of every screen.

use yew::prelude::*;

use super::{Button, Weight, icon};
use crate::app::{Action, Locale, Screen, Theme};
use crate::i18n::texts;
use crate::ui::art::{BOOK, GLOBE, HOME, MOON, SUN};
use crate::ui::context::{use_dispatch, use_texts};

#[derive(Clone, Copy, PartialEq, Properties)]
pub(in crate::ui) struct HeaderProps {
    /// The screen it stands on.
    pub(in crate::ui) screen: Screen,
}

/// The way home, to the rules, to the other language and to other colours.
#[component]
pub(in crate::ui) fn Header(props: &HeaderProps) -> Html {
    let dispatch = use_dispatch();
    let words = use_texts();
    let locale = use_context::<Locale>().unwrap_or(Locale::En);
    let other = match locale {
        Locale::En => Locale::Fr,
        Locale::Fr => Locale::En,
    };
    html! {
        <header class="header">
            if props.screen != Screen::Home {
                <Button action="home" label={words.labels.home} icon={HOME} weight={Weight::Quiet}
                    on_press={dispatch.on(|| Action::Show(Screen::Home))} />
            }
            <p class="header__title">{ if props.screen == Screen::Home { "" } else { words.title } }</p>
            if props.screen != Screen::Rules {
                <Button action="rules" label={words.labels.rules} icon={BOOK} weight={Weight::Quiet}
                    on_press={dispatch.on(|| Action::Show(Screen::Rules))} />
            }
            <button type="button" class="button button--quiet button--language" data-action="language"
                lang={other.tag()} aria-label={texts(other).language}
                onclick={dispatch.on(move || Action::SetLocale(other))}>
                { icon(GLOBE) }
                <span aria-hidden="true">{ other.tag().to_uppercase() }</span>
            </button>
            <ThemeButton />
        </header>
    }
}

/// Goes through the themes.
#[component]
fn ThemeButton() -> Html {
    let dispatch = use_dispatch();
    let theme = use_context::<Theme>().unwrap_or_default();
    let [auto, light, dark] = use_texts().labels.theme;
    let (label, icon) = match theme {
        Theme::Auto => (auto, super::super::art::AUTO_THEME),
        Theme::Light => (light, SUN),
        Theme::Dark => (dark, MOON),
    };
    html! {
        <Button action="theme" {label} {icon} weight={Weight::Quiet}
            on_press={dispatch.on(move || Action::SetTheme(theme.next()))} />
    }
}
