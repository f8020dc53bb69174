//! Chooses the sentence that says what the engine or the app means. Every `match` is exhaustive:
//! a new code without a sentence does not compile.

use super::texts::{NoticeTexts, Texts};
use crate::app::{Notice, Question, SaveError, Session, Told};
use crate::engine::{
    Bitboard, Color, CommandError, DeckError, EndReason, Event, FenField, LostTurn, MAX_DECK,
    Outcome, Phase, Ply, PlyAction, Refusal, RoleSet, SetupError, StartError, Stuck,
};

/// What a player is called: the name, or the colour where there is none.
#[must_use]
pub fn player<'a>(texts: &'a Texts, session: &'a Session, color: Color) -> &'a str {
    match session.names.get(color).trim() {
        "" => texts.color(color).name,
        name => name,
    }
}

/// One line that says what to do now, to whom.
#[must_use]
pub fn todo_text(texts: &Texts, session: &Session) -> String {
    let game = &session.game;
    let who = player(texts, session, game.turn());
    let todo = &texts.todo;
    match game.phase() {
        Phase::Over { .. } => todo.over.to_owned(),
        Phase::Draw => (todo.draw)(who),
        Phase::LostTurn { .. } => (todo.accept_lost)(who),
        Phase::Move { .. } if session.selected.is_some() => (todo.pick_square)(who),
        Phase::Move { roles } => {
            let usable: RoleSet = session
                .movable()
                .into_iter()
                .filter_map(|square| game.position().board().role_at(square))
                .collect();
            let mut names = usable.iter().map(|role| texts.role(role).one);
            match (names.next(), names.next()) {
                (Some(one), Some(other)) => (todo.pick_either)(who, one, other),
                (one, _) => (todo.pick_piece)(who, one.unwrap_or(first_name(texts, *roles))),
            }
        }
    }
}

/// What the card that is being played lets do; `None` while none is.
#[must_use]
pub fn card_rule(texts: &Texts, session: &Session) -> Option<&'static str> {
    let game = &session.game;
    match game.phase() {
        Phase::Move { .. } => game
            .discards(game.turn())
            .last()
            .map(|card| texts.card(card.kind).rule),
        Phase::Draw | Phase::LostTurn { .. } | Phase::Over { .. } => None,
    }
}

fn first_name(texts: &Texts, roles: RoleSet) -> &'static str {
    roles.iter().next().map_or("", |role| texts.role(role).one)
}

/// What has just happened or been refused, as sentences; empty at the start.
#[must_use]
pub fn told_text(texts: &Texts, session: &Session) -> String {
    match &session.told {
        Told::Refused { error, .. } => refusal_text(texts, session, error),
        Told::TakenBack => texts.told.taken_back.to_owned(),
        Told::PlayedAgain => texts.told.played_again.to_owned(),
        Told::Happened(events) => {
            let sentences: Vec<String> = events
                .iter()
                .filter_map(|event| event_text(texts, session, event))
                .collect();
            sentences.join(" ")
        }
    }
}

/// An event as a sentence; `None` for one that is told elsewhere.
fn event_text(texts: &Texts, session: &Session, event: &Event) -> Option<String> {
    let told = &texts.told;
    let who = |color| player(texts, session, color);
    Some(match *event {
        Event::Reshuffled { .. } => told.reshuffled.to_owned(),
        Event::CardDrawn { color, card } => {
            (told.card_drawn)(who(color), texts.card(card.kind).name)
        }
        Event::Moved {
            color,
            role,
            mv,
            captured,
        } => {
            let to = mv.to.to_string();
            match captured {
                None => (told.moved)(who(color), texts.role(role).name, &to),
                Some(taken) => {
                    let (mover, taken) = (texts.role(role).the, texts.role(taken).the);
                    (told.captured)(who(color), mover, taken, &to)
                }
            }
        }
        Event::TurnLost { color } => (told.turn_lost)(who(color)),
        Event::DrawDeclined { by } => (told.draw_declined)(who(by)),
        Event::DrawOffered { by } => (texts.todo.draw_offered)(who(by)),
        Event::GameOver { outcome, .. } => outcome_title(texts, session, outcome),
        // The panel of a lost turn and the notices say these.
        Event::NothingMoves { .. } | Event::DrawSuggested => return None,
    })
}

/// Why a command was refused, kindly and with the next step.
#[must_use]
pub fn refusal_text(texts: &Texts, session: &Session, error: &CommandError) -> String {
    let refused = &texts.refused;
    match *error {
        CommandError::GameOver => refused.game_over.to_owned(),
        CommandError::DrawFirst => refused.draw_first.to_owned(),
        CommandError::MustMove { .. } => refused.must_move.to_owned(),
        CommandError::TurnIsLost => refused.turn_is_lost.to_owned(),
        CommandError::NothingLost => refused.nothing_lost.to_owned(),
        CommandError::AlreadyOffered => refused.already_offered.to_owned(),
        CommandError::NoOffer => refused.no_offer.to_owned(),
        CommandError::Refused(refusal) => move_refusal(texts, session, &refusal),
    }
}

fn move_refusal(texts: &Texts, session: &Session, refusal: &Refusal) -> String {
    let refused = &texts.refused;
    match *refusal {
        Refusal::EmptySquare { .. } => refused.empty_square.to_owned(),
        Refusal::NotYours { owner, .. } => (refused.not_yours)(player(texts, session, owner)),
        Refusal::WrongType { card, .. } => {
            let mut roles = card.iter().map(|role| texts.role(role));
            match (roles.next(), roles.next()) {
                (Some(one), Some(other)) => (refused.try_either)(one.one, other.one),
                (Some(one), None) => one.try_one.to_owned(),
                (None, _) => refused.nothing_to_try.to_owned(),
            }
        }
        Refusal::Stuck { square, role, by } => stuck_text(texts, &Stuck { square, role, by }),
        Refusal::OwnThere { square, role } => (texts.role(role).own_there)(&square.to_string()),
        Refusal::Blocked { by, blocker } => (texts.role(blocker).in_the_way)(&by.to_string()),
        Refusal::Shape { role } => texts.role(role).shape.to_owned(),
        Refusal::PawnStraightBlocked { .. } => refused.pawn_straight_blocked.to_owned(),
        Refusal::PawnDiagonalEmpty { .. } => refused.pawn_diagonal_empty.to_owned(),
        Refusal::PawnBack => refused.pawn_back.to_owned(),
        Refusal::PawnTwo => refused.pawn_two.to_owned(),
        Refusal::CastlingLater => refused.castling_later.to_owned(),
    }
}

/// Why a turn is lost, one line for each reason.
#[must_use]
pub fn lost_turn_lines(texts: &Texts, why: &LostTurn) -> Vec<String> {
    match why {
        LostTurn::NothingToRepeat => vec![texts.lost.nothing_to_repeat.to_owned()],
        LostTurn::NoneLeft(roles) => roles
            .iter()
            .map(|role| texts.role(role).none_left.to_owned())
            .collect(),
        LostTurn::AllStuck(stuck) => stuck.iter().map(|piece| stuck_text(texts, piece)).collect(),
    }
}

fn stuck_text(texts: &Texts, piece: &Stuck) -> String {
    let square = piece.square.to_string();
    if piece.by.is_empty() {
        (texts.lost.pawn_at_the_end)(&square)
    } else {
        (texts.role(piece.role).shut_in)(&square, &square_list(texts, piece.by))
    }
}

/// "b1, d1 and e2".
fn square_list(texts: &Texts, squares: Bitboard) -> String {
    let names: Vec<String> = squares
        .into_iter()
        .map(|square| square.to_string())
        .collect();
    match names.as_slice() {
        [first @ .., last] if !first.is_empty() => {
            format!("{}{}{last}", first.join(", "), texts.lost.and)
        }
        _ => names.concat(),
    }
}

/// The heading of a result.
#[must_use]
pub fn outcome_title(texts: &Texts, session: &Session, outcome: Outcome) -> String {
    match outcome {
        Outcome::Win(color) => (texts.ended.wins)(player(texts, session, color)),
        Outcome::Draw => texts.ended.draw.to_owned(),
    }
}

/// How a game ended, as a sentence.
#[must_use]
pub fn outcome_reason(
    texts: &Texts,
    session: &Session,
    (outcome, reason): (Outcome, EndReason),
) -> String {
    match reason {
        EndReason::KingTaken => texts.ended.king_taken.to_owned(),
        EndReason::DrawAgreed => texts.ended.draw_agreed.to_owned(),
        EndReason::Resigned => {
            let loser = outcome
                .winner()
                .map_or(session.game.turn(), Color::opponent);
            (texts.ended.resigned)(player(texts, session, loser))
        }
    }
}

/// A question, and its answers yes and no.
#[must_use]
pub fn question_text(
    texts: &Texts,
    session: &Session,
    question: Question,
) -> (String, &'static str, &'static str) {
    let words = &texts.questions;
    let who = |color| player(texts, session, color);
    match question {
        Question::TakeBack(by) => (
            (words.take_back)(who(by.opponent()), who(by)),
            words.take_back_yes,
            words.take_back_no,
        ),
        Question::Resign(by) => ((words.resign)(who(by)), words.resign_yes, words.resign_no),
    }
}

/// A square and what is to know about it, read aloud: "e4, white knight, can move".
#[must_use]
pub fn square_name(texts: &Texts, view: &crate::app::SquareView) -> String {
    use crate::app::Target;
    let words = &texts.squares;
    let mut parts = vec![view.square.to_string()];
    parts.push(
        view.piece
            .map_or(words.empty, |piece| texts.piece(piece))
            .to_owned(),
    );
    let states = [
        (view.selected, words.selected),
        (view.movable && !view.selected, words.movable),
        (view.target == Some(Target::Move), words.target_move),
        (view.target == Some(Target::Capture), words.target_capture),
        (view.stuck, words.stuck),
        (view.blocker, words.in_the_way),
    ];
    parts.extend(
        states
            .iter()
            .filter(|(holds, _)| *holds)
            .map(|(_, word)| (*word).to_owned()),
    );
    parts.join(", ")
}

/// A turn in the list of moves, read aloud.
#[must_use]
pub fn move_text(texts: &Texts, session: &Session, ply: &Ply) -> String {
    let who = player(texts, session, ply.color);
    let told = &texts.told;
    match ply.action {
        PlyAction::Lost => (told.turn_lost)(who),
        PlyAction::Moved {
            role,
            mv,
            captured: None,
        } => (told.moved)(who, texts.role(role).name, &mv.to.to_string()),
        PlyAction::Moved {
            role,
            mv,
            captured: Some(taken),
        } => {
            let (mover, taken) = (texts.role(role).the, texts.role(taken).the);
            (told.captured)(who, mover, taken, &mv.to.to_string())
        }
    }
}

/// A notice as a sentence.
#[must_use]
pub fn notice_text(texts: &Texts, notice: Notice) -> String {
    let words = &texts.notices;
    match notice {
        Notice::BadLevel => words.bad_level.to_owned(),
        Notice::BadStart(error) => start_error(texts, error),
        Notice::BadSeed => words.bad_seed.to_owned(),
        Notice::BadLanguage => words.bad_language.to_owned(),
        Notice::BadTheme => words.bad_theme.to_owned(),
        Notice::StoredGame(SaveError::Damaged) => words.stored_damaged.to_owned(),
        Notice::StoredGame(SaveError::UnknownVersion) => words.stored_other_version.to_owned(),
        Notice::NotStored => words.not_stored.to_owned(),
        Notice::DrawSuggested => words.draw_suggested.to_owned(),
    }
}

fn start_error(texts: &Texts, error: StartError) -> String {
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
        StartError::Deck(error) => (words.bad_deck)(&match error {
            DeckError::Empty => words.deck_empty.to_owned(),
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
