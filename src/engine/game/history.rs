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

    /// The game as it stood when `turns` turns had been finished; the whole game where there are no
    /// more. What was taken back is not in it.
    #[must_use]
    pub fn after_turns(&self, turns: usize) -> Self {
        if turns >= self.plies.len() {
            return Self {
                undone: Vec::new(),
                ..self.clone()
            };
        }
        let end = turns.checked_sub(1).and_then(|last| self.end_of_turn(last));
        self.up_to(end.map_or(0, |end| end + 1))
    }

    /// The game just before its turn `index`, counted from 0, was decided: the card lies there, or
    /// is in the hand. `None` if there is no such turn.
    #[must_use]
    pub fn before_turn(&self, index: usize) -> Option<Self> {
        Some(self.up_to(self.end_of_turn(index)?))
    }

    /// The place of the command that ended the turn `index`.
    fn end_of_turn(&self, index: usize) -> Option<usize> {
        let ends = self.commands.iter().enumerate();
        let mut ends = ends.filter(|(_, command)| command.ends_a_turn());
        ends.nth(index).map(|(place, _)| place)
    }

    /// The game after its first `count` commands.
    fn up_to(&self, count: usize) -> Self {
        let mut game = Self::new(self.start.clone());
        for &command in self.commands.iter().take(count) {
            // They were carried out before.
            let _ = game.advance(command);
        }
        game
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
