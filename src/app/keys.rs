//! Single letters on the board.

use super::action::TableAction;
use super::session::Reading;
use super::view::SquareView;
use crate::engine::{Millis, Rank, Role, Square};

/// What a letter does while the keyboard is on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardKey {
    /// Goes to the next piece of this type.
    NextPiece(Role),
    /// Goes to this rank of the same file.
    ToRank(Rank),
    /// Does something at the table.
    Table(TableAction),
}

/// What a key does on `square`: by the letter that it writes, or on a keyboard that writes others
/// by where it lies.
#[must_use]
pub fn board_key(key: &str, code: &str, square: Square, now: Millis) -> Option<BoardKey> {
    let mut letters = key.chars();
    let letter = letters.next().filter(|_| letters.next().is_none())?;
    let letter = if letter.is_ascii_alphanumeric() {
        letter
    } else {
        code.strip_prefix("Key")
            .or_else(|| code.strip_prefix("Digit"))?
            .chars()
            .next()?
    };
    let read = |reading| Some(BoardKey::Table(TableAction::Read(reading)));
    match letter.to_ascii_lowercase() {
        'l' => read(Reading::LastMove),
        'm' => read(Reading::Moves(square)),
        't' => read(Reading::Clocks(now)),
        'c' => read(Reading::Cards),
        'd' => Some(BoardKey::Table(TableAction::Draw)),
        digit @ '1'..='8' => Rank::all()
            .find(|rank| rank.letter() == digit)
            .map(BoardKey::ToRank),
        letter => Role::from_letter(letter.to_ascii_uppercase()).map(BoardKey::NextPiece),
    }
}

/// The next piece of a type after `from` in the order the squares are read, or the one before it.
#[must_use]
pub fn next_piece(
    role: Role,
    from: Square,
    squares: &[SquareView],
    backwards: bool,
) -> Option<Square> {
    let place = squares.iter().position(|view| view.square == from)?;
    let steps = |at: usize| match (at + 64 - place) % 64 {
        0 => 64,
        ahead if backwards => 64 - ahead,
        ahead => ahead,
    };
    let of_role = |view: &SquareView| view.piece.is_some_and(|piece| piece.role == role);
    let found = squares.iter().enumerate().filter(|(_, view)| of_role(view));
    let (_, view) = found.min_by_key(|(at, _)| steps(*at))?;
    Some(view.square)
}
