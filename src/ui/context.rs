//! What every component may ask for: the words and the way to send an action.

use std::rc::Rc;

use yew::prelude::*;

use crate::app::{Action, AppState, Locale, TableAction};
use crate::i18n::{Texts, texts};

impl Reducible for AppState {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        match self.update(action) {
            Some(next) => Rc::new(next),
            None => self,
        }
    }
}

/// Sends actions to the state. Compared by identity, and the same for the app's whole life.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Dispatch(pub(super) UseReducerDispatcher<AppState>);

impl Dispatch {
    /// Sends `action`.
    pub(super) fn send(&self, action: Action) {
        self.0.dispatch(action);
    }

    /// Sends something done at the table.
    pub(super) fn table(&self, action: TableAction) {
        self.send(Action::Table(action));
    }

    /// A callback that sends what `make` returns, made when it is called.
    pub(super) fn on<E: 'static>(&self, make: impl Fn() -> Action + 'static) -> Callback<E> {
        let dispatch = self.clone();
        Callback::from(move |_| dispatch.send(make()))
    }

    /// A callback that sends something done at the table.
    pub(super) fn on_table<E: 'static>(&self, action: TableAction) -> Callback<E> {
        self.on(move || Action::Table(action))
    }
}

/// The way to send an action. Every component stands below [`Root`](super::Root), which gives it.
#[hook]
#[expect(
    clippy::expect_used,
    reason = "a component outside of Root is a mistake in the code"
)]
pub(super) fn use_dispatch() -> Dispatch {
    use_context::<Dispatch>().expect("Root gives the dispatcher")
}

/// The words of the app's language.
#[hook]
pub(super) fn use_texts() -> &'static Texts {
    texts(use_context::<Locale>().unwrap_or(Locale::En))
}
