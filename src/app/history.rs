//! The games that were played to their end.

use std::rc::Rc;

use super::game_setup::GameSetup;
use super::notice::Notice;
use super::prefs::clean_name;
use super::session::Session;
use super::state::AppState;
use crate::engine::{
    ByColor, Color, EndReason, Fields, Level, LinkError, Match, Millis, Outcome, Player, SaveError,
    TimedGame, read_link, seal, unseal, write_link,
};

/// The most games that are kept.
pub const MAX_HISTORY: usize = 50;

/// A game that was played to its end. The game itself is kept as the letters of a link, which are
/// a hundredth of a saved game, and is played again only when it is opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finished {
    /// When, in milliseconds since 1970.
    pub when: u64,
    /// The names of the players; empty for a player without a name.
    pub names: ByColor<String>,
    /// The level.
    pub level: Level,
    /// Who won.
    pub outcome: Outcome,
    /// How.
    pub reason: EndReason,
    /// The game.
    pub game: String,
}

/// What can be done with the finished games. Numbers count from the newest, 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HistoryAction {
    /// Look at one again.
    Open(usize),
    /// Erase one.
    Erase(usize),
    /// Ask whether all are to be erased, or don't any more.
    AskEraseAll(bool),
    /// Erase all.
    EraseAll,
}

impl Finished {
    /// `session`, if it is over.
    fn new(session: &Session, when: u64) -> Option<Self> {
        let (outcome, reason) = session.game().outcome()?;
        Some(Self {
            when,
            names: ByColor {
                white: session.name(Color::White).to_owned(),
                black: session.name(Color::Black).to_owned(),
            },
            level: session.game().level(),
            outcome,
            reason,
            game: write_link(session.game()),
        })
    }

    fn fields(&self) -> Fields {
        Fields::default()
            .with("when", self.when)
            .with("white", &self.names.white)
            .with("black", &self.names.black)
            .with("level", self.level.key())
            .with("outcome", self.outcome.key())
            .with("reason", self.reason.code())
            .with("game", &self.game)
    }

    fn read(fields: &Fields) -> Option<Self> {
        Some(Self {
            when: fields.parse("when")?,
            names: ByColor {
                white: clean_name(fields.text("white")),
                black: clean_name(fields.text("black")),
            },
            level: Level::from_key(fields.text("level"))?,
            outcome: Outcome::from_key(fields.text("outcome"))?,
            reason: EndReason::from_code(fields.text("reason"))?,
            game: fields.text("game").to_owned(),
        })
    }

    /// The table as it was at the end.
    ///
    /// # Errors
    /// This version of the app can't play the game again.
    pub fn session(&self) -> Result<Session, LinkError> {
        let game = read_link(&self.game)?;
        let setup = GameSetup::of(game.start());
        let timed = TimedGame::with_full_clock(game, Millis::ZERO);
        let names = [self.names.white.clone(), self.names.black.clone()];
        let before = Match::with_first_white(Player::A);
        Ok(Session::new(setup, names, before, timed))
    }
}

/// The finished games as text to store.
#[must_use]
pub fn write_history(history: &[Finished]) -> String {
    let kept: Vec<Fields> = history.iter().map(Finished::fields).collect();
    seal(&serde_json::to_string(&kept).unwrap_or_default())
}

/// Reads what [`write_history`] wrote.
///
/// # Errors
/// The text was changed or can't be read, or another version of the app wrote it.
pub(super) fn parse_history(text: &str) -> Result<Vec<Finished>, SaveError> {
    let kept = Fields::read_list(unseal(text)?).ok_or(SaveError::Damaged)?;
    let games = kept.iter().map(Finished::read).collect::<Option<_>>();
    games.ok_or(SaveError::Damaged)
}

impl AppState {
    /// Keeps in mind that the game on the table went on from `before`: a game is kept the moment it
    /// ends, and no more if its end is taken back. One that was over when it was opened is not ours.
    pub(super) fn note_end(&mut self, before: &Session, now: Millis) {
        let Some(after) = self.session.as_deref() else {
            return;
        };
        match (before.is_over(), after.is_over()) {
            (false, true) => {
                let new = Finished::new(after, self.opened + now.0).into_iter();
                let games = new.chain(self.history.iter().cloned());
                self.history = games.take(MAX_HISTORY).collect();
            }
            (true, false) => {
                let game = write_link(before.game());
                let games = self.history.iter().filter(|kept| kept.game != game);
                self.history = games.cloned().collect();
            }
            (true, true) | (false, false) => {}
        }
    }

    /// Does something with the finished games.
    pub(super) fn keep_history(&mut self, action: HistoryAction) -> Option<()> {
        self.erasing = action == HistoryAction::AskEraseAll(true);
        match action {
            HistoryAction::Open(index) => match self.history.get(index)?.session() {
                Ok(session) => self.open_review(Rc::new(session))?,
                Err(error) => self.tell(Notice::BadGame(error)),
            },
            HistoryAction::Erase(index) => {
                let games = self.history.iter().enumerate();
                let games = games.filter(|(place, _)| *place != index);
                self.history = games.map(|(_, game)| game.clone()).collect();
            }
            HistoryAction::AskEraseAll(_) => {}
            HistoryAction::EraseAll => self.history = Rc::new([]),
        }
        Some(())
    }
}
