//! Taking back and playing again (rule U1).

use super::command::{Command, CommandError};
use super::start::Start;
use super::state::Game;

impl Command {
    pub(super) const fn ends_a_turn(self) -> bool {
        matches!(
            self,
            Self::Move(_)
                | Self::Play(..)
                | Self::PlayDead(_)
                | Self::ChangeHand
                | Self::AcceptLostTurn
        )
    }
}

impl Game {
    /// The game that these commands lead to.
    ///
    /// # Errors
    /// The place of the first command that is refused, from 0, and why.
    pub fn replay(start: Start, commands: &[Command]) -> Result<Self, (usize, CommandError)> {
        let mut game = Self::new(start);
        for (index, &command) in commands.iter().enumerate() {
            game.advance(command).map_err(|error| (index, error))?;
        }
        Ok(game)
    }

    /// Whether there is anything to take back. With touch-move nothing is, and nothing after the
    /// end of a game with hidden hands: they are open then.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        let rules = self.rules();
        let shown = rules.hand > 0 && !rules.open_hands && self.outcome().is_some();
        !self.commands.is_empty() && !rules.touch_move && !shown
    }

    /// Whether there is anything to play again.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// The game before its last finished turn was finished: the card lies there as it did, and
    /// the same cards follow, so taking back never brings another card. Before the first
    /// finished turn, the start. `None` if nothing can be taken back.
    #[must_use]
    pub fn undo(&self) -> Option<Self> {
        if !self.can_undo() {
            return None;
        }
        let last = self.commands.len().checked_sub(1)?;
        let kept = self
            .commands
            .iter()
            .rposition(|command| command.ends_a_turn())
            .unwrap_or(0);
        let (before, taken_back) = self.commands.split_at(kept.min(last));
        let mut game = Self::replay(self.start.clone(), before).ok()?;
        game.undone.clone_from(&self.undone);
        game.undone.extend(taken_back.iter().rev());
        Some(game)
    }

    /// The game with the turn that was taken back last played again. `None` if there is none.
    #[must_use]
    pub fn redo(&self) -> Option<Self> {
        let mut game = self.clone();
        let mut undone = self.undone.clone();
        let mut done_any = false;
        while let Some(&command) = undone.last() {
            if done_any && command.ends_a_turn() {
                break;
            }
            undone.pop();
            game.advance(command).ok()?;
            done_any = true;
        }
        game.undone = undone;
        done_any.then_some(game)
    }

    /// How many turns were finished, those that were taken back included.
    pub(super) fn turns_with_those_taken_back(&self) -> usize {
        let ahead = self.undone.iter().filter(|command| command.ends_a_turn());
        self.plies.len() + ahead.count()
    }

    /// Everything done so far, in order.
    #[must_use]
    pub fn commands(&self) -> &[Command] {
        &self.commands
    }
}
