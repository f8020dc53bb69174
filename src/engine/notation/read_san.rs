//! Standard Algebraic Notation, read: as people and programs really write it.

use std::fmt;

use super::super::chess::{Bitboard, File, Move, Position, Rank, Role, RoleSet, Square};

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

/// Reads a legal move, or one that takes the king, in algebraic notation with English letters.
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
/// Why the text is no such move.
pub fn read_san(position: &Position, text: &str) -> Result<Move, SanError> {
    let text = without_signs(text);
    if let Some(to) = castling_target(position, text) {
        return castling(position, Square::new(File::E, to.rank()), to);
    }
    let wanted = Wanted::read(text).ok_or(SanError::NotSan)?;
    if let (Role::King, (Some(file), Some(rank))) = (wanted.role, wanted.from) {
        // `Kg1` is no castling, but the two squares of `Ke1-g1` can be nothing else.
        let from = Square::new(file, rank);
        if Move::new(from, wanted.to).is_two_files_wide() {
            return castling(position, from, wanted.to);
        }
    }
    let from = wanted.choose(position.movers(wanted.role, wanted.to))?;
    match (wanted.reaches_last_rank(position), wanted.promotion) {
        (true, None) => Err(SanError::NoPromotion),
        (false, Some(_)) => Err(SanError::NoSuchMove),
        (_, promotion) => Ok(Move {
            promotion,
            ..Move::new(from, wanted.to)
        }),
    }
}

/// Reads a move of the Basic game, which knows neither check nor castling nor en passant. As
/// generous as [`read_san`]. A pawn on the last rank becomes what the text says (house rule H3),
/// or stays a pawn (rule B6): whether it may is the caller's to see to.
///
/// ```
/// use chess_a_la_carte::engine::{Fen, Position, SanError, Strictness, read_basic_san};
/// let Fen(setup) = "4k3/P3R3/8/8/8/8/8/4K2R w K - 0 1".parse().unwrap();
/// let position = Position::new(&setup, Strictness::Basic).unwrap();
/// assert_eq!(read_basic_san(&position, "Rxe8").unwrap().to_string(), "e7e8");
/// assert_eq!(read_basic_san(&position, "a8").unwrap().to_string(), "a7a8");
/// assert_eq!(read_basic_san(&position, "O-O"), Err(SanError::NoSuchMove));
/// ```
///
/// # Errors
/// Why the text is no such move.
pub fn read_basic_san(position: &Position, text: &str) -> Result<Move, SanError> {
    let text = without_signs(text);
    if castling_target(position, text).is_some() {
        return Err(SanError::NoSuchMove);
    }
    let wanted = Wanted::read(text).ok_or(SanError::NotSan)?;
    let movers = position.own_pieces(RoleSet::from(wanted.role)).into_iter();
    let from = wanted.choose(
        movers
            .filter(|&from| position.basic_targets(from).contains(wanted.to))
            .collect(),
    )?;
    match wanted.promotion {
        Some(_) if !wanted.reaches_last_rank(position) => Err(SanError::NoSuchMove),
        promotion => Ok(Move {
            promotion,
            ..Move::new(from, wanted.to)
        }),
    }
}

/// Everything but the signs after the move.
fn without_signs(text: &str) -> &[u8] {
    let mut text = text.as_bytes().trim_ascii();
    loop {
        text = match text {
            [rest @ .., b'+' | b'#' | b'!' | b'?' | b' ']
            | [rest @ .., b'e', b'.', b'p', b'.']
            | [rest @ .., b'e', b'.', b'p']
            | [rest @ .., b'e', b'p'] => rest,
            _ => return text,
        };
    }
}

/// Where the king goes if the text means castling.
fn castling_target(position: &Position, text: &[u8]) -> Option<Square> {
    let file = match text {
        b"O-O" | b"0-0" | b"o-o" => File::G,
        b"O-O-O" | b"0-0-0" | b"o-o-o" => File::C,
        _ => return None,
    };
    Rank::all()
        .find(|rank| rank.seen_by(position.turn()) == 0)
        .map(|rank| Square::new(file, rank))
}

fn castling(position: &Position, from: Square, to: Square) -> Result<Move, SanError> {
    let mv = Move::new(from, to);
    let legal = position.board().role_at(from) == Some(Role::King) && position.is_legal(mv);
    if legal {
        Ok(mv)
    } else {
        Err(SanError::NoSuchMove)
    }
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
    fn read(text: &[u8]) -> Option<Self> {
        let (role, rest) = match text {
            [b'b', ..] => (Role::Pawn, text),
            [letter, rest @ ..] => match Role::from_letter(char::from(*letter)) {
                Some(role) => (role, rest),
                None => (Role::Pawn, text),
            },
            [] => return None,
        };
        let (rest, promotion) = promotion(rest)?;
        let (rest, &[file, rank]) = rest.split_last_chunk()?;
        let to = Square::new(read_file(file)?, read_rank(rank)?);
        let (rest, capture) = match rest {
            [rest @ .., b'x' | b'X' | b':'] => (rest, true),
            [rest @ .., b'-'] if !rest.is_empty() => (rest, false),
            _ => (rest, false),
        };
        let from = match *rest {
            [] => (None, None),
            [rank @ b'1'..=b'8'] => (None, read_rank(rank)),
            [file] => (Some(read_file(file)?), None),
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

    fn reaches_last_rank(&self, position: &Position) -> bool {
        self.role == Role::Pawn && self.to.rank().seen_by(position.turn()) == Rank::LAST.index()
    }

    /// The one of `movers`, all of which can go there, that is meant.
    fn choose(&self, movers: Bitboard) -> Result<Square, SanError> {
        let mut meant = movers.into_iter().filter(|&from| self.names(from));
        let one = meant.next().ok_or(SanError::NoSuchMove)?;
        match meant.next() {
            Some(other) => Err(SanError::Ambiguous { one, other }),
            None => Ok(one),
        }
    }

    fn names(&self, from: Square) -> bool {
        let (file, rank) = self.from;
        file.is_none_or(|file| from.file() == file)
            && rank.is_none_or(|rank| from.rank() == rank)
            // `e4` is a step ahead.
            && (self.role != Role::Pawn
                || file.is_some()
                || (from.file() != self.to.file()) == self.capture)
    }
}

/// Splits off what the pawn becomes. `None` if something stands there that it can't become.
fn promotion(text: &[u8]) -> Option<(&[u8], Option<Role>)> {
    let (rest, letter) = match text {
        [rest @ .., b'(', letter, b')'] | [rest @ .., b'=' | b'/', letter] => (rest, letter),
        [rest @ .., letter] if letter.is_ascii_alphabetic() => (rest, letter),
        _ => return Some((text, None)),
    };
    let role = match letter.to_ascii_lowercase() {
        b'n' => Role::Knight,
        b'b' => Role::Bishop,
        b'r' => Role::Rook,
        b'q' => Role::Queen,
        _ => return None,
    };
    Some((rest, Some(role)))
}

fn read_file(letter: u8) -> Option<File> {
    File::new(letter.to_ascii_lowercase().wrapping_sub(b'a'))
}

fn read_rank(letter: u8) -> Option<Rank> {
    Rank::new(letter.wrapping_sub(b'1'))
}
