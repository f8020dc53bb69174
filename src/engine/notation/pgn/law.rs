//! By which rules the moves of a game file are read.

use super::super::super::chess::{
    Move, PROMOTIONS, Piece, Position, Rank, Role, RoleSet, Strictness,
};
use super::super::fen::Fen;
use super::super::read_san::{SanError, read_basic_san, read_san};
use super::super::san::{basic_san, san};
use super::super::uci::read_uci;
use super::fault::PgnFaultCode;

/// How the tag `Variant` of a card game begins.
pub(super) const CARD_VARIANT: &str = "Chess a la Carte";

/// The rules of a game with these tags.
pub(super) fn of(variant: Option<&str>, level: Option<&str>) -> Result<Strictness, PgnFaultCode> {
    let variant = variant.unwrap_or_default();
    if variant.starts_with(CARD_VARIANT) {
        return of_level(level.unwrap_or_default()).ok_or(PgnFaultCode::UnknownLevel);
    }
    let letters: String = variant
        .chars()
        .filter(|letter| !matches!(letter, ' ' | '-' | '_' | '?'))
        .map(|letter| letter.to_ascii_lowercase())
        .collect();
    match letters.as_str() {
        "" | "standard" | "chess" | "normal" | "regular" | "fromposition" => Ok(Strictness::Chess),
        _ => Err(PgnFaultCode::UnknownVariant),
    }
}

/// The rules of a level, told by its key.
pub(super) fn of_level(level: &str) -> Option<Strictness> {
    match level {
        "1" | "2" | "3" => Some(Strictness::Basic),
        "advanced" => Some(Strictness::Advanced),
        "standard" => Some(Strictness::Chess),
        _ => None,
    }
}

/// The normal array.
pub(super) fn initial() -> Position {
    let normal = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let setup = normal.parse::<Fen>().map(|fen| fen.0).unwrap_or_default();
    // It can be read and played: a test does.
    Position::new(&setup, Strictness::Chess).unwrap_or_else(|_| Position::empty())
}

/// The move a text means.
pub(super) fn read(
    rules: Strictness,
    position: &Position,
    text: &str,
) -> Result<Move, PgnFaultCode> {
    let read = match rules {
        Strictness::Basic => read_basic_san(position, text),
        Strictness::Advanced | Strictness::Chess => read_san(position, text),
    };
    match read {
        Ok(mv) => Ok(mv),
        // `e7e8q` and castling as `e1g1`: some files have the moves of engines.
        Err(error @ (SanError::NotSan | SanError::NoSuchMove)) => {
            from_uci(rules, position, text).ok_or(PgnFaultCode::Move(error))
        }
        Err(error) => Err(PgnFaultCode::Move(error)),
    }
}

/// Reads `e7e8q`, also with the signs of long notation: `e7-e8=q+`.
fn from_uci(rules: Strictness, position: &Position, text: &str) -> Option<Move> {
    let uci = text.replace(['-', 'x', '=', '+', '#'], "");
    match rules {
        Strictness::Chess | Strictness::Advanced => read_uci(position, &uci).ok(),
        Strictness::Basic => uci.parse().ok(),
    }
    .filter(|&mv| is_move(rules, position, mv))
}

/// Whether the side to move can make the move.
pub(super) fn is_move(rules: Strictness, position: &Position, mv: Move) -> bool {
    match rules {
        Strictness::Basic => {
            let own = position.own_pieces(RoleSet::ALL);
            own.contains(mv.from)
                && position.basic_targets(mv.from).contains(mv.to)
                && (mv.promotion.is_none() || may_promote(position, mv))
        }
        Strictness::Advanced | Strictness::Chess => {
            position.is_legal(mv) || position.king_captures(RoleSet::ALL).contains(&mv)
        }
    }
}

/// Whether a move of the Basic game may be a promotion, as it is under house rule H3.
fn may_promote(position: &Position, mv: Move) -> bool {
    position.board().role_at(mv.from) == Some(Role::Pawn)
        && mv.to.rank().seen_by(position.turn()) == Rank::LAST.index()
        && mv.promotion.is_some_and(|role| PROMOTIONS.contains(&role))
}

/// Whether the side to move can lose its turn. Chess knows that only from analysis.
pub(super) fn may_pass(rules: Strictness, position: &Position) -> bool {
    rules != Strictness::Chess || !position.is_check()
}

/// Plays a move that [`read`] found or that [`is_move`], or lets the turn pass, and returns what
/// was taken.
pub(super) fn play(rules: Strictness, position: &mut Position, mv: Option<Move>) -> Option<Piece> {
    match (mv, rules) {
        (None, _) => {
            position.pass();
            None
        }
        (Some(mv), Strictness::Basic) => position.play_basic(mv),
        (Some(mv), Strictness::Advanced | Strictness::Chess) => position.play_unchecked(mv),
    }
}

/// Whether what was taken ends the game.
pub(super) fn ends(taken: Option<Piece>) -> bool {
    taken.is_some_and(|piece| piece.role == Role::King)
}

/// The move as text; a lost turn as `--`.
pub(super) fn write(rules: Strictness, position: &Position, mv: Option<Move>) -> String {
    match (mv, rules) {
        (None, _) => String::from("--"),
        (Some(mv), Strictness::Basic) => basic_san(position, mv),
        (Some(mv), Strictness::Advanced | Strictness::Chess) => san(position, mv),
    }
}
