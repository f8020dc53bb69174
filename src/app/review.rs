//! A game that is over, looked at again turn by turn.

use std::rc::Rc;

use super::moments::{Moment, moments};
use super::session::{Session, Told};
use super::state::{AppState, Screen};
use crate::engine::{Card, Game, LostTurn, Millis, Ply, PlyAction, TimedGame};

/// A game that is looked at again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Review {
    /// The game at its end.
    pub whole: Rc<Session>,
    /// The table at the moment that is looked at.
    pub shown: Rc<Session>,
    /// How many turns were played by then.
    pub ply: usize,
    /// Which of the moments is looked at.
    pub looking: Option<usize>,
    /// What is worth looking at.
    pub moments: Rc<[Moment]>,
}

/// What can be done while looking at a game again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReviewAction {
    /// Look at the game on the table, which is over.
    Open,
    /// Go to the moment after so many turns.
    Go(usize),
    /// Go one turn on, or back.
    Step {
        /// On, not back.
        forward: bool,
    },
    /// Look at one of the moments.
    Look(usize),
    /// Turn the board round.
    Flip,
    /// Put the game away.
    Close,
}

/// A turn as it is told afterwards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ToldTurn {
    /// What was done.
    pub ply: Ply,
    /// The card that was drawn.
    pub drawn: Option<Card>,
    /// Why the card moved nothing, and the game in which it did not.
    pub lost: Option<(Game, LostTurn)>,
}

impl Review {
    /// Looks at the end of a game. `None` if it isn't over.
    #[must_use]
    pub fn new(whole: Rc<Session>) -> Option<Self> {
        let game = whole.game();
        game.outcome()?;
        Some(Self {
            shown: Rc::new(at(&whole, game.after_turns(usize::MAX), whole.turned)),
            ply: game.plies().len(),
            looking: None,
            moments: moments(game).into(),
            whole,
        })
    }

    fn go(&self, ply: usize) -> Self {
        let ply = ply.min(self.whole.game().plies().len());
        let game = self.whole.game().after_turns(ply);
        Self {
            shown: Rc::new(at(&self.whole, game, self.shown.turned)),
            ply,
            looking: None,
            ..self.clone()
        }
    }

    /// The turn of a moment, just before it was decided.
    fn look(&self, index: usize) -> Option<Self> {
        let moment = self.moments.get(index)?;
        let game = self.whole.game().before_turn(moment.turn)?;
        Some(Self {
            shown: Rc::new(at(&self.whole, game, self.shown.turned)),
            ply: moment.turn,
            looking: Some(index),
            ..self.clone()
        })
    }

    /// The moment that is looked at.
    #[must_use]
    pub fn moment(&self) -> Option<&Moment> {
        self.moments.get(self.looking?)
    }

    /// The turn that led to what is shown; `None` at the start, and where a turn that is not
    /// decided yet is looked at.
    #[must_use]
    pub fn turn(&self) -> Option<ToldTurn> {
        let index = self.ply.checked_sub(1)?;
        let game = self.whole.game();
        let ply = *game.plies().get(index).filter(|_| self.looking.is_none())?;
        let before = game.before_turn(index)?;
        let drawn = match before.rules().hand {
            0 => ply.card,
            _ => before.hand(ply.color).last().copied(),
        };
        let lost = match (ply.action, ply.card) {
            (PlyAction::Lost, Some(card)) => before.why_dead(card),
            _ => None,
        };
        let lost = lost.map(|why| (before, why));
        Some(ToldTurn { ply, drawn, lost })
    }
}

/// The table of `session` when its game stood at `game`.
fn at(session: &Session, game: Game, turned: bool) -> Session {
    Session {
        timed: Rc::new(TimedGame::with_full_clock(game, Millis::ZERO)),
        told: Told::Happened(Rc::new([])),
        seating: super::choices::Seating::Fixed,
        turned,
        result_open: false,
        past: true,
        ..session.put_down()
    }
}

impl AppState {
    /// Does something while looking at a game again; `None` where it means nothing.
    pub(super) fn act_in_review(&mut self, action: ReviewAction) -> Option<()> {
        if action == ReviewAction::Open {
            let session = self.session.clone()?;
            return self.open_review(session);
        }
        let review = self.review.take()?;
        let next = match action {
            ReviewAction::Open | ReviewAction::Close => {
                // Back to the table if its game was looked at, else to the finished games.
                let table = self.session.as_ref();
                if table.is_some_and(|session| Rc::ptr_eq(session, &review.whole)) {
                    self.screen = Screen::Game;
                }
                return Some(());
            }
            ReviewAction::Go(ply) => review.go(ply),
            ReviewAction::Step { forward: true } => review.go(review.ply + 1),
            // Out of a turn that was looked at before it was decided: to where it began.
            ReviewAction::Step { forward: false } => {
                let back = usize::from(review.looking.is_none());
                review.go(review.ply.saturating_sub(back))
            }
            ReviewAction::Look(index) => review.look(index)?,
            ReviewAction::Flip => {
                let mut next = (*review).clone();
                let shown = Rc::make_mut(&mut next.shown);
                shown.turned = !shown.turned;
                next
            }
        };
        self.review = Some(Rc::new(next));
        Some(())
    }

    /// Looks at a game again, if it is over.
    pub(super) fn open_review(&mut self, session: Rc<Session>) -> Option<()> {
        self.review = Some(Rc::new(Review::new(session)?));
        self.screen = Screen::Review;
        Some(())
    }
}
