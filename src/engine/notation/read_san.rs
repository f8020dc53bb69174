//! Standard Algebraic Notation, read: as people and programs really write it.

use std::fmt;

use super::super::chess::{File, Move, Position, Rank, Role, RoleSet, Square};

/// Why a text is no legal move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SanError {
    /// The text is not the notation of any move.
    NotSan,
    /// No piece of that kind can legally make the move.
    NoSuchMove,
    /// Two pieces can make the move; the text must say which.
    Ambiguous {
        /// Where one of them stands.
        one: Square,
        /// Where another stands.
        other: Square,
    },
    /// The pawn reaches the last rank and the text doesn't say what it becomes.
    NoPromotion,
}

impl fmt::Display for SanError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotSan => f.write_str("not a move in algebraic notation"),
            Self::NoSuchMove => f.write_str("no piece can legally make this move"),
            Self::Ambiguous { one, other } => {
                write!(f, "the pieces on {one} and {other} can both make this move")
            }
            Self::NoPromotion => f.write_str("the move doesn't say what the pawn becomes"),
        }
    }
}

impl std::error::Error for SanError {}

/// Reads a legal move in algebraic notation, with English letters.
///
/// Also understood: missing, wrong or extra `+ # ! ? x`; more of the origin than needed, up to
/// `Ng1-f3` and `e2e4`; `0-0`; `e8Q`, `e8(Q)`, `e8/Q`; `exd6 e.p.`; `Pe4`; other cases of the
/// letters, except that `b` first is always the file and `B` first always the bishop.
///
/// ```
/// use chess_a_la_carte::engine::{Fen, Position, SanError, Strictness, read_san};
/// let Fen(setup) = "4k3/P7/8/8/8/8/8/N3K1N1 w - - 0 1".parse().unwrap();
/// let position = Position::new(&setup, Strictness::Chess).unwrap();
/// assert_eq!(read_san(&position, "a8(Q)!").unwrap().to_string(), "a7a8q");
/// assert_eq!(read_san(&position, "a8"), Err(SanError::NoPromotion));
/// assert_eq!(read_san(&position, "Nf4"), Err(SanError::NoSuchMove));
/// ```
///
/// # Errors
/// Why the text is no legal move.
pub fn read_san(position: &Position, text: &str) -> Result<Move, SanError> {
    let text = without_signs(text);
    let wanted = match castling_target(position, text) {
        Some(to) => Wanted {
            role: Role::King,
            from: (Some(File::E), Some(to.rank())),
            to,
            capture: false,
            promotion: None,
        },
        None => Wanted::read(text).ok_or(SanError::NotSan)?,
    };
    wanted.find(position)
}

/// Everything but the signs after the move.
fn without_signs(text: &str) -> &str {
    let mut text = text.trim();
    loop {
        let shorter = text
            .trim_end_matches(['+', '#', '!', '?'])
            .trim_end_matches("e.p.")
            .trim_end_matches("ep")
            .trim_end();
        if shorter == text {
            return text;
        }
        text = shorter;
    }
}

/// Where the king goes if the text means castling.
fn castling_target(position: &Position, text: &str) -> Option<Square> {
    let file = match text {
        "O-O" | "0-0" | "o-o" => File::G,
        "O-O-O" | "0-0-0" | "o-o-o" => File::C,
        _ => return None,
    };
    Rank::all()
        .find(|rank| rank.seen_by(position.turn()) == 0)
        .map(|rank| Square::new(file, rank))
}

/// What a text says about a move.
struct Wanted {
    role: Role,
    from: (Option<File>, Option<Rank>),
    to: Square,
    capture: bool,
    promotion: Option<Role>,
}

impl Wanted {
    fn read(text: &str) -> Option<Self> {
        let (role, rest) = match *text.as_bytes().first()? {
            b'b' => (Role::Pawn, text),
            letter => match Role::from_letter(char::from(letter)) {
                Some(role) => (role, &text[1..]),
                None => (Role::Pawn, text),
            },
        };
        let rest = rest.to_ascii_lowercase();
        let (rest, promotion) = promotion(rest.as_bytes())?;
        let (rest, &[file, rank]) = rest.split_last_chunk()?;
        let to = Square::new(read_file(file)?, read_rank(rank)?);
        let (rest, capture) = match rest {
            [rest @ .., b'x' | b':'] => (rest, true),
            [rest @ .., b'-'] if !rest.is_empty() => (rest, false),
            _ => (rest, false),
        };
        let from = match *rest {
            [] => (None, None),
            [file @ b'a'..=b'h'] => (read_file(file), None),
            [rank] => (None, Some(read_rank(rank)?)),
            [file, rank] => (Some(read_file(file)?), Some(read_rank(rank)?)),
            _ => return None,
        };
        Some(Self {
            role,
            from,
            to,
            capture,
            promotion,
        })
    }

    fn find(&self, position: &Position) -> Result<Move, SanError> {
        let moves = position.legal_moves_of(RoleSet::from(self.role));
        let mut found: Option<Move> = None;
        for &mv in moves.iter().filter(|&&mv| self.describes(position, mv)) {
            match found {
                Some(other) if other.from != mv.from => {
                    return Err(SanError::Ambiguous {
                        one: other.from,
                        other: mv.from,
                    });
                }
                _ => found = Some(mv),
            }
        }
        match found {
            None => Err(SanError::NoSuchMove),
            Some(mv) if mv.promotion.is_some() && self.promotion.is_none() => {
                Err(SanError::NoPromotion)
            }
            Some(mv) => Ok(mv),
        }
    }

    fn describes(&self, position: &Position, mv: Move) -> bool {
        let (file, rank) = self.from;
        let castles = self.role == Role::King && mv.is_two_files_wide();
        position.board().role_at(mv.from) == Some(self.role)
            && mv.to == self.to
            && file.is_none_or(|file| mv.from.file() == file)
            && rank.is_none_or(|rank| mv.from.rank() == rank)
            && (self.promotion.is_none() || mv.promotion == self.promotion)
            // `e4` is a step ahead, and `Kg1` is no castling.
            && (self.role != Role::Pawn
                || file.is_some()
                || (mv.from.file() != mv.to.file()) == self.capture)
            && (!castles || file.is_some() && rank.is_some())
    }
}

/// Splits off what the pawn becomes. `None` if something stands there that it can't become.
fn promotion(text: &[u8]) -> Option<(&[u8], Option<Role>)> {
    let (rest, letter) = match text {
        [rest @ .., b'(', letter, b')'] | [rest @ .., b'=' | b'/', letter] => (rest, letter),
        [rest @ .., letter] if letter.is_ascii_alphabetic() => (rest, letter),
        _ => return Some((text, None)),
    };
    let role = match letter {
        b'n' => Role::Knight,
        b'b' => Role::Bishop,
        b'r' => Role::Rook,
        b'q' => Role::Queen,
        _ => return None,
    };
    Some((rest, Some(role)))
}

fn read_file(letter: u8) -> Option<File> {
    File::new(letter.wrapping_sub(b'a'))
}

fn read_rank(letter: u8) -> Option<Rank> {
    Rank::new(letter.wrapping_sub(b'1'))
}
