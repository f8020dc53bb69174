//! Keeps the page's title, language and looks as the state has them, and hears of new versions and other windows.

use yew::prelude::*;

use super::super::context::Dispatch;
use crate::app::{Action, AppState, Switch};
use crate::i18n::texts;
use crate::platform::{on_new_version, on_other_window, on_prose, show_page};

/// Tells the page its title, its language, and what was chosen in the settings: the style sheets
/// follow these attributes. Tells the state of a newer version and of another window.
#[hook]
pub(in crate::ui) fn use_page(state: &AppState, dispatch: &Dispatch) {
    let known = (state.locale(), state.prefs.clone());
    use_effect_with(known, |(locale, prefs)| {
        let looks = [
            ("lang", locale.key()),
            ("data-theme", prefs.theme.key()),
            ("data-squares", prefs.board.key()),
            ("data-pieces", prefs.pieces.key()),
            ("data-coordinates", prefs.coordinates.key()),
            ("data-help", prefs.help.key()),
            ("data-text", prefs.text.key()),
        ];
        let switches = [
            ("data-spacing", Switch::Spacing),
            ("data-left-handed", Switch::LeftHanded),
            ("data-projector", Switch::Projector),
        ];
        let looks = looks.map(|(name, value)| (name, Some(value)));
        let switches = switches.map(|(name, switch)| (name, prefs.on(switch).then_some("")));
        show_page(texts(*locale).title, looks.into_iter().chain(switches));
    });
    use_effect_with(dispatch.clone(), |dispatch| {
        let dispatch = dispatch.clone();
        let (other, another) = (dispatch.clone(), dispatch.clone());
        let listeners = [
            on_new_version(move || dispatch.send(Action::NewVersion)),
            on_prose(move || other.send(Action::ProseCame)),
            on_other_window(move || another.send(Action::PlayedElsewhere)),
        ];
        move || drop(listeners)
    });
}
