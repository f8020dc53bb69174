//! Forsyth–Edwards Notation: one line of text for a position.

use std::fmt;
use std::str::FromStr;

use super::super::chess::{
    Board, CastlingRights, CastlingSide, Color, File, Piece, Rank, Setup, Square,
};

/// A [`Setup`] read from or written as FEN.
///
/// Reading asks for the pieces only; the fields after them default to `w - - 0 1`.
///
/// ```
/// use chess_a_la_carte::engine::Fen;
/// let fen: Fen = "rnbqkbnr/ppp2ppp/4p3/3p4/3P4/4P3/PPP2PPP/RNBQKBNR w KQkq - 0 1".parse().unwrap();
/// assert_eq!(fen.to_string(), "rnbqkbnr/ppp2ppp/4p3/3p4/3P4/4P3/PPP2PPP/RNBQKBNR w KQkq - 0 1");
/// assert!("rnbqkbnr/9/8/8/8/8/8/8 w".parse::<Fen>().is_err());
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

/// The text is not FEN; names the field that is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FenError {
    /// The first wrong field.
    pub field: FenField,
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "not FEN: wrong field {:?}", self.field)
    }
}

impl std::error::Error for FenError {}

impl FromStr for Fen {
    type Err = FenError;

    fn from_str(text: &str) -> Result<Self, FenError> {
        let wrong = |field| FenError { field };
        let mut fields = text.split_ascii_whitespace();
        let mut setup = Setup {
            board: fields
                .next()
                .and_then(read_board)
                .ok_or(wrong(FenField::Pieces))?,
            ..Setup::default()
        };
        if let Some(turn) = fields.next() {
            setup.turn = match turn {
                "w" => Color::White,
                "b" => Color::Black,
                _ => return Err(wrong(FenField::Turn)),
            };
        }
        if let Some(rights) = fields.next() {
            setup.castling = read_castling(rights).ok_or(wrong(FenField::Castling))?;
        }
        if let Some(square) = fields.next().filter(|&text| text != "-") {
            setup.en_passant = Some(square.parse().map_err(|_| wrong(FenField::EnPassant))?);
        }
        if let Some(number) = fields.next() {
            setup.halfmoves = number.parse().map_err(|_| wrong(FenField::Halfmoves))?;
        }
        if let Some(number) = fields.next() {
            setup.fullmoves = number.parse().map_err(|_| wrong(FenField::Fullmoves))?;
        }
        match fields.next() {
            Some(_) => Err(wrong(FenField::Extra)),
            None => Ok(Self(setup)),
        }
    }
}

fn read_board(text: &str) -> Option<Board> {
    let mut board = Board::default();
    let mut ranks = Rank::all().rev();
    for row in text.split('/') {
        let rank = ranks.next()?;
        let mut file = 0;
        for letter in row.chars() {
            if let Some(gap @ 1..=8) = letter.to_digit(10) {
                file += u8::try_from(gap).ok()?;
            } else {
                board.put(
                    Square::new(File::new(file)?, rank),
                    Piece::from_letter(letter)?,
                );
                file += 1;
            }
            if file > 8 {
                return None;
            }
        }
        if file != 8 {
            return None;
        }
    }
    ranks.next().is_none().then_some(board)
}

fn read_castling(text: &str) -> Option<CastlingRights> {
    if text == "-" {
        return Some(CastlingRights::NONE);
    }
    text.chars()
        .try_fold(CastlingRights::NONE, |rights, letter| {
            let (color, side) = match letter {
                'K' => (Color::White, CastlingSide::King),
                'Q' => (Color::White, CastlingSide::Queen),
                'k' => (Color::Black, CastlingSide::King),
                'q' => (Color::Black, CastlingSide::Queen),
                _ => return None,
            };
            (!rights.has(color, side)).then(|| rights.with(color, side))
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
