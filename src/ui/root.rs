//! The root: holds the state, gives it down, and lets effects follow it.

use std::rc::Rc;

use yew::prelude::*;

use super::context::{Dispatch, Ui};
use super::hooks::{
    use_autosave, use_awake, use_clock, use_import, use_lesson, use_link, use_page, use_sound,
};
use super::kit::notices;
use super::panels::{elsewhere_dialog, share_dialog};
use super::screens::{
    gallery, game_screen, games, home, lesson_screen, lessons, placing_screen, review, rules,
    settings, setup,
};
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
    use_awake(&state);
    use_import(&dispatch);
    use_lesson(&state, &dispatch);
    use_clock(state.session.as_deref(), &dispatch);
    use_sound(&state);

    let ui = Ui {
        dispatch,
        prefs: Rc::clone(&state.prefs),
        locale: state.locale(),
        locked: state.is_locked(),
    };
    let screen = match (state.screen, &state.session) {
        _ if state.lesson.is_some() => html! {},
        (Screen::Game, Some(session)) if session.placing.is_some() => placing_screen(&ui, session),
        (Screen::Game, Some(session)) => game_screen(&ui, session, state.explaining),
        (Screen::Rules, _) => rules(&ui, &state),
        (Screen::Lessons, _) => lessons(&ui),
        (Screen::Setup, _) => setup(&ui, &state),
        (Screen::Settings, _) => settings(&ui, &state),
        (Screen::Review, _) => match &state.review {
            Some(seen) => review(&ui, seen),
            None => games(&ui, &state),
        },
        (Screen::Gallery, _) => gallery(&ui),
        (Screen::Home | Screen::Game, _) => home(&ui, &state),
    };
    html! {
        <ContextProvider<Ui> context={ui.clone()}>
            { notices(&ui, &state.notices) }
            if let Some(run) = &state.lesson {
                { lesson_screen(&ui, run) }
            }
            <div class="under" inert={state.sharing.is_some() || state.elsewhere}>{ screen }</div>
            { share_dialog(&ui, &state) }
            if state.elsewhere {
                { elsewhere_dialog(&ui) }
            }
        </ContextProvider<Ui>>
    }
}
