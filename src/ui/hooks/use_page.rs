//! Keeps the page's language, title and theme as the state has them.

use yew::prelude::*;

use crate::app::AppState;
use crate::i18n::texts;
use crate::platform::show_language_and_theme;

/// Tells the page its language, title and theme.
#[hook]
pub(in crate::ui) fn use_page(state: &AppState) {
    use_effect_with((state.locale(), state.prefs.theme), |&(locale, theme)| {
        show_language_and_theme(locale, texts(locale).title, theme);
    });
}
