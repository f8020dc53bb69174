//! The root: holds the state, gives it down, and lets effects follow it.

use std::rc::Rc;

use yew::prelude::*;

use super::context::{Dispatch, Ui};
use super::hooks::{use_autosave, use_clock, use_link, use_page};
use super::kit::notices;
use super::screens::{game_screen, home, rules};
use crate::app::{AppState, Screen};

/// What [`Root`] begins with.
#[derive(Clone, Debug, PartialEq, Eq, Properties)]
pub struct RootProps {
    /// The first state.
    pub initial: Rc<AppState>,
}

/// The whole app.
#[component]
pub fn Root(props: &RootProps) -> Html {
    let initial = Rc::clone(&props.initial);
    let state = use_reducer(move || (*initial).clone());
    let dispatch = Dispatch(state.dispatcher());
    use_autosave(&state, &dispatch);
    use_page(&state, &dispatch);
    use_link(&dispatch);
    use_clock(state.session.as_deref(), &dispatch);

    let ui = Ui {
        dispatch,
        prefs: Rc::clone(&state.prefs),
        locale: state.locale(),
    };
    let screen = match (state.screen, &state.session) {
        (Screen::Game, Some(session)) => game_screen(&ui, session),
        (Screen::Rules, _) => rules(&ui),
        (Screen::Home | Screen::Game, _) => home(&ui, &state),
    };
    html! {
        <ContextProvider<Ui> context={ui.clone()}>
            { notices(&ui, &state.notices) }
            { screen }
        </ContextProvider<Ui>>
    }
}
