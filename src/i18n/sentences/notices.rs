//! What is told beside the game.

use super::super::messages::NoticeTexts;
use super::super::texts::Texts;
use super::import::import_text;
use crate::app::Notice;
use crate::engine::{DeckError, FenField, LinkError, MAX_DECK, SaveError, SetupError, StartError};

/// A notice as a sentence.
#[must_use]
pub fn notice_text(texts: &Texts, notice: Notice) -> String {
    let words = &texts.notices;
    match notice {
        Notice::BadLevel => words.bad_level.to_owned(),
        Notice::BadStart(error) => start_error(texts, error),
        Notice::BadHands => words.bad_hands_text.to_owned(),
        Notice::BadHouseRules => words.bad_house.to_owned(),
        Notice::BadClock => words.bad_clock.to_owned(),
        Notice::BadSeed => words.bad_seed.to_owned(),
        Notice::BadGame(LinkError::UnknownVersion) => words.game_of_other_version.to_owned(),
        Notice::BadGame(LinkError::TooLong | LinkError::Damaged) => words.bad_game.to_owned(),
        Notice::BadGame(LinkError::NoGame) => words.game_not_playable.to_owned(),
        Notice::BadLanguage => words.bad_language.to_owned(),
        Notice::BadLesson => texts.tutorial.bad_lesson.to_owned(),
        Notice::NoVoice => texts.tutorial.no_voice.to_owned(),
        Notice::BadTheme => words.bad_theme.to_owned(),
        Notice::StoredGame(SaveError::Damaged) => words.stored_damaged.to_owned(),
        Notice::StoredGame(SaveError::UnknownVersion) => words.stored_other_version.to_owned(),
        Notice::OneChangeBack => words.one_change_back.to_owned(),
        Notice::History(_) => texts.library.history_damaged.to_owned(),
        Notice::Import(note) => import_text(texts, note),
        Notice::AfterCrash => words.after_crash.to_owned(),
        Notice::NotStored => words.not_stored.to_owned(),
        Notice::DrawSuggested => words.draw_suggested.to_owned(),
    }
}

pub(super) fn start_error(texts: &Texts, error: StartError) -> String {
    let words = &texts.notices;
    match error {
        StartError::Fen(error) => {
            let [
                pieces,
                turn,
                castling,
                en_passant,
                halfmoves,
                fullmoves,
                extra,
            ] = words.fen_fields;
            (words.bad_fen)(match error.field {
                FenField::Pieces => pieces,
                FenField::Turn => turn,
                FenField::Castling => castling,
                FenField::EnPassant => en_passant,
                FenField::Halfmoves => halfmoves,
                FenField::Fullmoves => fullmoves,
                FenField::Extra => extra,
            })
        }
        StartError::Setup(errors) => {
            let reasons: Vec<_> = errors
                .iter()
                .map(|error| setup_error(words, error))
                .collect();
            (words.bad_fen)(&reasons.join(", "))
        }
        StartError::HandSize { wanted } => (words.bad_hands)(wanted),
        StartError::House(_) => words.bad_house.to_owned(),
        StartError::Deck(error) => (words.bad_deck)(&match error {
            DeckError::TooShort { least } => (words.deck_too_short)(least),
            DeckError::TooLong => (words.deck_too_long)(MAX_DECK),
            DeckError::UnknownCard { place, letter } => (words.deck_unknown_card)(place, letter),
        }),
    }
}

fn setup_error(words: &NoticeTexts, error: SetupError) -> String {
    let text = match error {
        SetupError::PawnOnFirstRank(square) | SetupError::PawnOnLastRank(square) => {
            return (words.no_pawn_on)(&square.to_string());
        }
        SetupError::TooManyKings(_) => words.too_many_kings,
        SetupError::NoKing(_) => words.no_king,
        SetupError::TooManyPieces(_) => words.too_many_pieces,
        SetupError::TooManyPawns(_) => words.too_many_pawns,
        SetupError::TooManyPromoted(_) => words.too_many_promoted,
        SetupError::NoCastling(_) => words.no_castling,
        SetupError::KingsTouch => words.kings_touch,
        SetupError::OppositeCheck => words.opposite_check,
        SetupError::BothInCheck => words.both_in_check,
        SetupError::TooManyCheckers => words.too_many_checkers,
        SetupError::ImpossibleCheck => words.impossible_check,
        SetupError::NoEnPassant => words.no_en_passant,
    };
    text.to_owned()
}
