//! Forsyth–Edwards Notation: one line of text for a position.

use std::fmt;
use std::str::FromStr;

use super::super::chess::{
    Board, CastlingRights, CastlingSide, Color, File, Piece, Rank, Setup, Square,
};

/// A [`Setup`] read from or written as FEN.
///
/// Reading asks for the pieces only; the fields after them default to `w - - 0 1`. The
/// en-passant square may be given after any pawn's double step, as the standard has it;
/// [`Position::to_setup`](super::super::chess::Position::to_setup) sets it only where a legal
/// capture exists. Any bytes can be read, in time linear in their number.
///
/// ```
/// use chess_a_la_carte::engine::{Fen, FenField};
/// let fen: Fen = "rnbqkbnr/ppp2ppp/4p3/3p4/3P4/4P3/PPP2PPP/RNBQKBNR w KQkq - 0 1".parse().unwrap();
/// assert_eq!(fen.to_string(), "rnbqkbnr/ppp2ppp/4p3/3p4/3P4/4P3/PPP2PPP/RNBQKBNR w KQkq - 0 1");
///
/// let error = "rnbqkbnr/9/8/8/8/8/8/8 w".parse::<Fen>().unwrap_err();
/// assert_eq!((error.field, error.column), (FenField::Pieces, 10));
/// assert_eq!(error.to_string(), "not FEN: wrong pieces at column 10");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fen(pub Setup);

/// A field of a FEN, in the order they stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FenField {
    /// The pieces, rank 8 first.
    Pieces,
    /// `w` or `b`.
    Turn,
    /// Some of `KQkq`, or `-`.
    Castling,
    /// The square behind a pawn that just moved two squares, or `-`.
    EnPassant,
    /// Moves since the last capture or pawn move.
    Halfmoves,
    /// The number of the move.
    Fullmoves,
    /// A seventh field, which FEN doesn't have.
    Extra,
}

impl fmt::Display for FenField {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Pieces => "pieces",
            Self::Turn => "side to move",
            Self::Castling => "castling rights",
            Self::EnPassant => "en-passant square",
            Self::Halfmoves => "half-move clock",
            Self::Fullmoves => "move number",
            Self::Extra => "extra field",
        })
    }
}

/// The text is not FEN; names the first fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FenError {
    /// The wrong field.
    pub field: FenField,
    /// The first character that is wrong, counted from 1; one past the end if something is
    /// missing there.
    pub column: usize,
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "not FEN: wrong {} at column {}", self.field, self.column)
    }
}

impl std::error::Error for FenError {}

impl FromStr for Fen {
    type Err = FenError;

    fn from_str(text: &str) -> Result<Self, FenError> {
        Self::try_from(text.as_bytes())
    }
}

impl TryFrom<&[u8]> for Fen {
    type Error = FenError;

    fn try_from(bytes: &[u8]) -> Result<Self, FenError> {
        let mut fields = Fields { bytes, at: 0 };
        let mut setup = Setup {
            board: match fields.read(FenField::Pieces, read_board)? {
                Some(board) => board,
                None => return Err(fields.error(FenField::Pieces, 0)),
            },
            ..Setup::default()
        };
        if let Some(turn) = fields.read(FenField::Turn, read_turn)? {
            setup.turn = turn;
        }
        if let Some(castling) = fields.read(FenField::Castling, read_castling)? {
            setup.castling = castling;
        }
        if let Some(square) = fields.read(FenField::EnPassant, read_en_passant)? {
            setup.en_passant = square;
        }
        if let Some(number) = fields.read(FenField::Halfmoves, read_number)? {
            setup.halfmoves = number;
        }
        if let Some(number) = fields.read(FenField::Fullmoves, read_number)? {
            setup.fullmoves = number;
        }
        fields.read(FenField::Extra, |_| Err::<(), _>(0))?;
        Ok(Self(setup))
    }
}

/// The fields not read yet.
struct Fields<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl Fields<'_> {
    /// Reads the next field, if there is one. `read` answers a fault with its place in the field.
    fn read<T>(
        &mut self,
        field: FenField,
        read: impl FnOnce(&[u8]) -> Result<T, usize>,
    ) -> Result<Option<T>, FenError> {
        let rest = self.bytes.get(self.at..).unwrap_or_default();
        self.at += rest.len() - rest.trim_ascii_start().len();
        let rest = rest.trim_ascii_start();
        let end = rest.iter().position(u8::is_ascii_whitespace);
        let text = &rest[..end.unwrap_or(rest.len())];
        if text.is_empty() {
            return Ok(None);
        }
        let value = read(text).map_err(|place| self.error(field, place))?;
        self.at += text.len();
        Ok(Some(value))
    }

    const fn error(&self, field: FenField, place: usize) -> FenError {
        FenError {
            field,
            column: self.at + place + 1,
        }
    }
}

fn read_board(text: &[u8]) -> Result<Board, usize> {
    let mut board = Board::default();
    let (mut rank, mut file) = (Rank::LAST, 0);
    let mut after_gap = false;
    for (place, &byte) in text.iter().enumerate() {
        match byte {
            b'/' if file == 8 => {
                let below = rank.index().checked_sub(1).and_then(Rank::new);
                rank = below.ok_or(place)?;
                file = 0;
            }
            b'1'..=b'8' if !after_gap => file += byte - b'0',
            _ => {
                let piece = Piece::from_letter(char::from(byte)).ok_or(place)?;
                board.put(Square::new(File::new(file).ok_or(place)?, rank), piece);
                file += 1;
            }
        }
        if file > 8 {
            return Err(place);
        }
        // Two numbers in a row are one gap written wrong.
        after_gap = byte.is_ascii_digit();
    }
    if rank.index() == 0 && file == 8 {
        Ok(board)
    } else {
        Err(text.len())
    }
}

fn read_turn(text: &[u8]) -> Result<Color, usize> {
    match text {
        b"w" => Ok(Color::White),
        b"b" => Ok(Color::Black),
        [b'w' | b'b', ..] => Err(1),
        _ => Err(0),
    }
}

fn read_castling(text: &[u8]) -> Result<CastlingRights, usize> {
    if text == b"-" {
        return Ok(CastlingRights::NONE);
    }
    let mut rights = CastlingRights::NONE;
    for (place, &letter) in text.iter().enumerate() {
        let (color, side) = match letter {
            b'K' => (Color::White, CastlingSide::King),
            b'Q' => (Color::White, CastlingSide::Queen),
            b'k' => (Color::Black, CastlingSide::King),
            b'q' => (Color::Black, CastlingSide::Queen),
            _ => return Err(place),
        };
        if rights.has(color, side) {
            return Err(place);
        }
        rights = rights.with(color, side);
    }
    Ok(rights)
}

fn read_en_passant(text: &[u8]) -> Result<Option<Square>, usize> {
    match text {
        b"-" => Ok(None),
        &[file, rank] => {
            let file = File::new(file.wrapping_sub(b'a')).ok_or(0_usize)?;
            let rank = Rank::new(rank.wrapping_sub(b'1')).ok_or(1_usize)?;
            Ok(Some(Square::new(file, rank)))
        }
        [b'a'..=b'h', b'1'..=b'8', ..] => Err(2),
        [b'a'..=b'h', ..] => Err(1),
        _ => Err(0),
    }
}

fn read_number(text: &[u8]) -> Result<u16, usize> {
    text.iter()
        .enumerate()
        .try_fold(0_u16, |number, (place, &digit)| {
            let digit = match digit {
                b'0'..=b'9' => digit - b'0',
                _ => return Err(place),
            };
            number
                .checked_mul(10)
                .and_then(|tens| tens.checked_add(digit.into()))
                .ok_or(place)
        })
}

impl fmt::Display for Fen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let setup = &self.0;
        for rank in Rank::all().rev() {
            write_rank(f, &setup.board, rank)?;
            f.write_str(if rank.index() == 0 { " " } else { "/" })?;
        }
        write!(f, "{} ", setup.turn.letter())?;
        write_castling(f, setup.castling)?;
        match setup.en_passant {
            Some(square) => write!(f, " {square}")?,
            None => f.write_str(" -")?,
        }
        write!(f, " {} {}", setup.halfmoves, setup.fullmoves)
    }
}

fn write_rank(f: &mut fmt::Formatter<'_>, board: &Board, rank: Rank) -> fmt::Result {
    let mut gap = 0;
    for file in File::all() {
        let Some(piece) = board.piece_at(Square::new(file, rank)) else {
            gap += 1;
            continue;
        };
        if gap > 0 {
            write!(f, "{gap}")?;
            gap = 0;
        }
        write!(f, "{}", piece.letter())?;
    }
    if gap > 0 { write!(f, "{gap}") } else { Ok(()) }
}

fn write_castling(f: &mut fmt::Formatter<'_>, rights: CastlingRights) -> fmt::Result {
    if rights == CastlingRights::NONE {
        return f.write_str("-");
    }
    for (color, letters) in Color::ALL.into_iter().zip([["K", "Q"], ["k", "q"]]) {
        for (side, letter) in CastlingSide::ALL.into_iter().zip(letters) {
            if rights.has(color, side) {
                f.write_str(letter)?;
            }
        }
    }
    Ok(())
}
