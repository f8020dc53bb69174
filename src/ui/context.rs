//! What everything on the screen may ask for: the words, the preferences, the way to send an action.

use std::rc::Rc;

use yew::prelude::*;

use crate::app::{Action, AppState, Choice, Locale, Prefs, TableAction};
use crate::i18n::{Prose, Texts, keep_prose, prose, texts};
use crate::platform::{carried_text, now, slept};

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

    /// Sends something done at the table, now. What wakes the device up only wakes it up.
    pub(super) fn table(&self, action: TableAction) {
        if !self.halt_if_slept() {
            self.send(Action::Table(action, now()));
        }
    }

    /// Whether the device slept while a clock ran: then the clocks are halted as of that moment.
    pub(super) fn halt_if_slept(&self) -> bool {
        let since = slept();
        if let Some(since) = since {
            self.send(Action::Table(TableAction::Slept, since));
        }
        since.is_some()
    }

    /// A callback that sends what `make` returns, made when it is called.
    pub(super) fn on<E: 'static>(&self, make: impl Fn() -> Action + 'static) -> Callback<E> {
        let dispatch = self.clone();
        Callback::from(move |_| dispatch.send(make()))
    }

    /// A callback that sends something done at the table.
    pub(super) fn on_table<E: 'static>(&self, action: TableAction) -> Callback<E> {
        let dispatch = self.clone();
        Callback::from(move |_| dispatch.table(action))
    }

    /// A callback that chooses something.
    pub(super) fn on_choice<E: 'static>(&self, choice: Choice) -> Callback<E> {
        self.on(move || Action::Choose(choice.clone()))
    }
}

/// What everything on the screen may ask for. Functions that draw are given it; a component that
/// skips renders takes it from [`use_ui`].
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Ui {
    /// The way to send an action.
    pub(super) dispatch: Dispatch,
    /// What a person chose.
    pub(super) prefs: Rc<Prefs>,
    /// The language.
    pub(super) locale: Locale,
    /// Whether a teacher's link keeps the settings away.
    pub(super) locked: bool,
}

impl Ui {
    /// The words of the app's language.
    pub(super) fn words(&self) -> &'static Texts {
        texts(self.locale)
    }

    /// A callback that does something.
    pub(super) fn does(&self, action: Action) -> Callback<MouseEvent> {
        let dispatch = self.dispatch.clone();
        Callback::from(move |_| dispatch.send(action.clone()))
    }

    /// The long texts of the app's language.
    pub(super) fn prose(&self) -> &'static Prose {
        if prose(self.locale).is_missing() {
            let text = carried_text(&format!("prose-{}", self.locale.key()));
            if !text.is_empty() {
                keep_prose(self.locale, text);
            }
        }
        prose(self.locale)
    }
}

/// See [`Ui`]. Every component stands below [`Root`](super::Root), which gives it.
#[hook]
#[expect(
    clippy::expect_used,
    reason = "a component outside of Root is a mistake in the code"
)]
pub(super) fn use_ui() -> Ui {
    use_context::<Ui>().expect("Root gives what everything may ask for")
}
