//! What there is to say of something that was to be opened.

use super::super::texts::Texts;
use super::notices::start_error;
use crate::app::ImportNote;
use crate::engine::{PgnFaultCode, PgnGameError, SanError, SaveError};

pub(super) fn import_text(texts: &Texts, note: ImportNote) -> String {
    let words = &texts.library;
    match note {
        ImportNote::TooLong => words.import_too_long.to_owned(),
        ImportNote::Unknown => words.import_unknown.to_owned(),
        ImportNote::Save(SaveError::Damaged) => words.import_damaged.to_owned(),
        ImportNote::Save(SaveError::UnknownVersion) => words.import_other_version.to_owned(),
        ImportNote::Fault { fault, kept } => {
            let place = (words.place)(fault.line, fault.column);
            let what = fault_text(texts, fault.code);
            format!(
                "{} {}",
                (texts.labels.colon)(&place, what),
                (words.kept)(kept)
            )
        }
        ImportNote::Game { error, kept } => match error {
            PgnGameError::Start(error) => start_error(texts, error),
            PgnGameError::Level => words.fault_rules.to_owned(),
            PgnGameError::Tags => words.fault_tags.to_owned(),
            PgnGameError::Card { ply } | PgnGameError::Turn { ply, .. } => {
                format!("{} {}", (words.fault_turn)(ply), (words.kept)(kept))
            }
        },
        ImportNote::Everything => words.import_everything.to_owned(),
        ImportNote::RunningLeft => words.import_running_left.to_owned(),
        ImportNote::MoreGames => words.import_more_games.to_owned(),
        ImportNote::Earlier => words.import_earlier.to_owned(),
    }
}

fn fault_text(texts: &Texts, code: PgnFaultCode) -> &'static str {
    let words = &texts.library;
    match code {
        PgnFaultCode::Move(SanError::NotSan) => words.fault_unexpected,
        PgnFaultCode::Move(_) | PgnFaultCode::NullInCheck => words.fault_move,
        PgnFaultCode::AfterTheEnd => words.fault_after_the_end,
        PgnFaultCode::UnclosedComment | PgnFaultCode::UnclosedVariation => words.fault_unclosed,
        PgnFaultCode::UnopenedVariation
        | PgnFaultCode::NothingToVary
        | PgnFaultCode::TooDeep
        | PgnFaultCode::Unexpected => words.fault_unexpected,
        PgnFaultCode::Fen(_) | PgnFaultCode::Position(_) => words.fault_position,
        PgnFaultCode::UnknownVariant | PgnFaultCode::UnknownLevel => words.fault_rules,
        PgnFaultCode::TooManyPlies | PgnFaultCode::FileTooLong | PgnFaultCode::TooManyGames => {
            words.fault_too_many
        }
        PgnFaultCode::BadTag
        | PgnFaultCode::DuplicateTag
        | PgnFaultCode::TooManyTags
        | PgnFaultCode::BadResult
        | PgnFaultCode::ResultMismatch { .. }
        | PgnFaultCode::BadNag
        | PgnFaultCode::SetUpWithoutFen
        | PgnFaultCode::FenCorrected => words.fault_tags,
    }
}
