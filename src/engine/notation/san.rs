//! Standard Algebraic Notation, written: `Nf3`, `exd5`, `O-O`, `e8=Q#`.

use super::super::chess::{Bitboard, Move, Position, Role, RoleSet, Square};

/// A move of the Basic game as SAN, with English letters. `position` is the one before the move.
/// The Basic game knows no check and no mate, so no sign for them follows.
#[must_use]
pub fn basic_san(position: &Position, mv: Move) -> String {
    let role = position.board().role_at(mv.from).unwrap_or(Role::Pawn);
    let twins = position
        .own_pieces(RoleSet::from(role))
        .into_iter()
        .filter(|&from| from != mv.from && position.basic_targets(from).contains(mv.to))
        .collect();
    let capture = position.board().color_at(mv.to).is_some();
    unsigned(role, mv, capture, twins)
}

/// A legal move, or one that takes the king, as SAN with English letters and the sign for check
/// or mate. `position` is the one before the move. The square a piece comes from is told as far as another piece of its
/// kind could *legally* make the move.
///
/// ```
/// use chess_a_la_carte::engine::{Fen, Position, Strictness, san};
/// let Fen(setup) = "4k3/1P6/8/8/8/8/8/4K3 w - - 0 1".parse().unwrap();
/// let position = Position::new(&setup, Strictness::Chess).unwrap();
/// assert_eq!(san(&position, "b7b8q".parse().unwrap()), "b8=Q+");
/// ```
#[must_use]
pub fn san(position: &Position, mv: Move) -> String {
    let board = position.board();
    let role = board.role_at(mv.from).unwrap_or(Role::Pawn);
    let mut text = if role == Role::King && mv.is_two_files_wide() {
        let long = mv.to < mv.from;
        String::from(if long { "O-O-O" } else { "O-O" })
    } else {
        let twins = position.movers(role, mv.to).without(mv.from);
        let in_passing = role == Role::Pawn && mv.from.file() != mv.to.file();
        let capture = in_passing || board.color_at(mv.to).is_some();
        unsigned(role, mv, capture, twins)
    };
    let mut next = *position;
    next.play_unchecked(mv);
    if next.is_checkmate() {
        text.push('#');
    } else if next.is_check() {
        text.push('+');
    }
    text
}

/// The move without the sign for check or mate. `twins` are the squares of the other pieces of its kind
/// that could go there.
fn unsigned(role: Role, mv: Move, capture: bool, twins: Bitboard) -> String {
    let mut text = String::new();
    if role != Role::Pawn {
        text.push(role.letter());
        text.push_str(&origin(mv.from, twins));
    } else if capture {
        text.push(mv.from.file().letter());
    }
    if capture {
        text.push('x');
    }
    text.push_str(&mv.to.to_string());
    if let Some(role) = mv.promotion {
        text.push('=');
        text.push(role.letter());
    }
    text
}

/// As much of the square a piece comes from as tells it from its twins.
fn origin(from: Square, twins: Bitboard) -> String {
    if twins.is_empty() {
        String::new()
    } else if (twins & Bitboard::file(from.file())).is_empty() {
        from.file().letter().to_string()
    } else if (twins & Bitboard::rank(from.rank())).is_empty() {
        from.rank().letter().to_string()
    } else {
        from.to_string()
    }
}
