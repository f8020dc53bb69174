//! When a game ends by itself, and which draws may be claimed.

use super::super::chess::{Move, RoleSet, Strictness};
use super::super::rules::{
    HALFMOVES_BEFORE_DRAW, OCCURRENCES_BEFORE_DRAW, QUIET_TURNS_BEFORE_DRAW_IS_SUGGESTED,
    SHUTTLE_TURNS,
};
use super::event::Event;
use super::outcome::{EndReason, Outcome};
use super::ply::PlyAction;
use super::state::{Game, Phase};

impl Game {
    /// Begins the turn of the side to move, unless the game is over.
    pub(super) fn begin_turn(&mut self, events: &mut Vec<Event>) {
        self.phase = if self.rules().deck.is_some() {
            Phase::Draw
        } else {
            Phase::Move {
                roles: RoleSet::ALL,
            }
        };
        self.occurrences = self.repetitions.record(&self.position);
        if self.rules().strictness == Strictness::Basic {
            let quiet = self.position.halfmoves();
            if quiet > 0 && quiet.is_multiple_of(QUIET_TURNS_BEFORE_DRAW_IS_SUGGESTED) {
                events.push(Event::DrawSuggested);
            }
            return;
        }
        if self.position.is_check() {
            events.push(Event::Check { color: self.turn() });
        }
        if let Some((outcome, reason)) = self.automatic_end() {
            self.end(outcome, reason, events);
        }
    }

    /// How the game ends without anybody's word (rules A5, A6, A10, C3, C7, C8), which it
    /// never does in the Basic game. Mate comes first.
    fn automatic_end(&self) -> Option<(Outcome, EndReason)> {
        let position = &self.position;
        if position.is_checkmate() {
            return Some((Outcome::Win(self.turn().opponent()), EndReason::Checkmate));
        }
        let reason = if position.is_stalemate() {
            EndReason::Stalemate
        } else if position.has_insufficient_material() {
            EndReason::InsufficientMaterial
        } else if self.rules().strictness == Strictness::Chess {
            self.counted_draw()?
        } else {
            return None;
        };
        Some((Outcome::Draw, reason))
    }

    /// Repetition and fifty moves: automatic in Standard, to be claimed in Advanced.
    fn counted_draw(&self) -> Option<EndReason> {
        if self.occurrences >= OCCURRENCES_BEFORE_DRAW {
            Some(EndReason::Repetition)
        } else if self.position.halfmoves() >= HALFMOVES_BEFORE_DRAW {
            Some(EndReason::FiftyMoves)
        } else {
            None
        }
    }

    /// The draw that either side may claim now (rules A10, C9).
    #[must_use]
    pub fn claimable_draw(&self) -> Option<EndReason> {
        if self.rules().strictness == Strictness::Basic || self.outcome().is_some() {
            return None;
        }
        self.counted_draw()
            .or_else(|| self.shuttles().then_some(EndReason::Shuttle))
    }

    /// Whether both sides moved one piece back and forth between two squares for their last three
    /// turns each.
    fn shuttles(&self) -> bool {
        let turns = 2 * SHUTTLE_TURNS;
        let moves: Vec<Move> = self
            .plies
            .iter()
            .rev()
            .take(turns)
            .map_while(|ply| match ply.action {
                PlyAction::Moved(moved) if moved.captured.is_none() => Some(moved.mv),
                PlyAction::Moved(_) | PlyAction::Lost | PlyAction::ChangedHand => None,
            })
            .collect();
        let back =
            |later: &Move, earlier: &Move| (later.from, later.to) == (earlier.to, earlier.from);
        moves.len() == turns
            && moves
                .iter()
                .zip(moves.iter().skip(2))
                .all(|(a, b)| back(a, b))
    }
}
