//! Keeps the page's language, title and theme as the state has them, and hears of new versions.

use yew::prelude::*;

use super::super::context::Dispatch;
use crate::app::{Action, AppState};
use crate::i18n::texts;
use crate::platform::{on_new_version, show_language_and_theme};

/// Tells the page its language, title and theme, and the state of a newer version.
#[hook]
pub(in crate::ui) fn use_page(state: &AppState, dispatch: &Dispatch) {
    use_effect_with((state.locale(), state.prefs.theme), |&(locale, theme)| {
        show_language_and_theme(locale, texts(locale).title, theme);
    });
    use_effect_with(dispatch.clone(), |dispatch| {
        let dispatch = dispatch.clone();
        let listener = on_new_version(move || dispatch.send(Action::NewVersion));
        move || drop(listener)
    });
}
