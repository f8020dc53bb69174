//! The table of a scene, before anything is done at it.

use super::super::game_setup::GameSetup;
use super::super::session::Session;
use super::step::Scene;
use crate::engine::{ByColor, HouseRules, Match, Player, Start, StartError, TimedGame};

/// Decides every shuffle of the lessons, so that they are always the same.
const SEED: u64 = 7;

impl Scene {
    /// The table before the script begins: hands lie open, and kings may be missing.
    ///
    /// # Errors
    /// The position or the cards can't be used.
    pub fn table(&self) -> Result<Session, StartError> {
        let house = HouseRules {
            open_hands: true,
            // Without cards their place says whether touching a piece binds.
            touch_move: self.cards == "H9",
            ..HouseRules::default()
        };
        let mut start = Start::with_house_rules(self.level, house, SEED)?;
        if !self.fen.is_empty() {
            start = start.with_lesson_fen(self.fen)?;
        }
        let mut parts = self.cards.split('/');
        start = match (parts.next(), parts.next(), parts.next()) {
            (Some(white), Some(black), pile) => {
                start.with_cards(pile, Some(ByColor { white, black }))?
            }
            (pile, _, _) => start.with_cards(pile, None)?,
        };
        let setup = GameSetup {
            house,
            ..GameSetup::plain(self.level)
        };
        Ok(Session {
            result_open: false,
            ..Session::new(
                setup,
                Default::default(),
                Match::with_first_white(Player::A),
                TimedGame::new(start),
            )
        })
    }
}
