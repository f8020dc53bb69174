//! Giving a game away.

use std::rc::Rc;

use super::session::Session;
use super::state::{AppState, Screen};

/// What is being shared, of the game on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sharing {
    /// The whole game, not only the position that is shown.
    pub whole: bool,
    /// Whether the link could be copied, once that was tried.
    pub copied: Option<bool>,
}

/// What can be done while sharing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShareAction {
    /// Share the game on the screen.
    Open,
    /// Share the whole game, or only the position.
    Whole(bool),
    /// The link was copied, or could not be.
    Copied(bool),
    /// Enough of that.
    Close,
}

impl AppState {
    /// The game on the screen as it is shown, and whole.
    #[must_use]
    pub fn on_screen(&self) -> Option<(&Rc<Session>, &Rc<Session>)> {
        match (self.screen, &self.review) {
            (Screen::Review, Some(review)) => Some((&review.shown, &review.whole)),
            (Screen::Game, _) => self.session.as_ref().map(|session| (session, session)),
            _ => None,
        }
    }

    /// Does something while sharing; `None` where there is nothing to share.
    pub(super) fn share(&mut self, action: ShareAction) -> Option<()> {
        let (_, whole) = self.on_screen()?;
        // A game that runs is shared with its cards only by those who choose so.
        let whole = whole.is_over();
        let copied = None;
        self.sharing = match action {
            ShareAction::Open => Some(Sharing { whole, copied }),
            ShareAction::Close => None,
            ShareAction::Whole(whole) => Some(Sharing { whole, copied }),
            ShareAction::Copied(copied) => self.sharing.map(|sharing| Sharing {
                copied: Some(copied),
                ..sharing
            }),
        };
        Some(())
    }
}
