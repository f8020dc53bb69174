//! What is to be heard of what happened.

use super::session::Told;
use crate::engine::Event;

/// A short sound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    /// A card is turned over, taken or laid.
    Card,
    /// A piece is put down.
    Move,
    /// A piece takes another.
    Capture,
    /// A king is in check.
    Check,
    /// The game is over.
    End,
}

/// The one sound of what has just been told: the most important of it.
#[must_use]
pub fn sound_of(told: &Told) -> Option<Sound> {
    let Told::Happened(events) = told else {
        return None;
    };
    let loudest = events.iter().filter_map(|event| match event {
        Event::GameOver { .. } => Some((4, Sound::End)),
        Event::Check { .. } => Some((3, Sound::Check)),
        Event::Moved { moved, .. } if moved.captured.is_some() => Some((2, Sound::Capture)),
        Event::Moved { .. } => Some((1, Sound::Move)),
        Event::Reshuffled { .. }
        | Event::CardDrawn { .. }
        | Event::CardTaken { .. }
        | Event::CardPlayed { .. }
        | Event::HandChanged { .. } => Some((0, Sound::Card)),
        Event::NothingMoves { .. }
        | Event::TurnLost { .. }
        | Event::Touched { .. }
        | Event::DrawSuggested
        | Event::DrawOffered { .. }
        | Event::DrawDeclined { .. } => None,
    });
    let (_, sound) = loudest.max_by_key(|(weight, _)| *weight)?;
    Some(sound)
}
