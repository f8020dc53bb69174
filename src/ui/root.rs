//! The root: holds the state, gives it down, and lets effects follow it.

use std::rc::Rc;

use yew::prelude::*;

use super::context::Dispatch;
use super::hooks::{use_autosave, use_link, use_page};
use super::kit::Notices;
use super::screens::{GameScreen, Home, Rules};
use crate::app::{AppState, Locale, Screen, Theme};

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
    use_page(&state);
    use_link(&dispatch);

    let screen = match (state.screen, &state.session) {
        (Screen::Game, Some(session)) => html! { <GameScreen session={session.clone()} /> },
        (Screen::Rules, _) => html! { <Rules /> },
        (Screen::Home | Screen::Game, session) => html! {
            <Home
                prefs={state.prefs.clone()}
                unfinished={session.as_ref().is_some_and(|session| !session.is_over())}
                earlier={state.earlier.is_some()}
            />
        },
    };
    html! {
        <ContextProvider<Dispatch> context={dispatch}>
            <ContextProvider<Locale> context={state.locale()}>
                <ContextProvider<Theme> context={state.prefs.theme}>
                    <Notices notices={state.notices.clone()} />
                    { screen }
                </ContextProvider<Theme>>
            </ContextProvider<Locale>>
        </ContextProvider<Dispatch>>
    }
}
