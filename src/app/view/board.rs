//! The board as it is drawn.

use super::super::moments::Moment;
use super::super::session::{Session, Told};
use crate::engine::{
    Bitboard, Color, CommandError, Event, File, LostTurn, Move, Moved, Phase, Piece, PlyAction,
    Rank, Role, Special, Square, castling_rook,
};

/// The board as it is drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardView {
    /// The squares in the order they are read: the top row first, as the board is turned.
    pub squares: Vec<SquareView>,
    /// The pieces, sorted by their number, so that one that moves stays the same element.
    pub pieces: Vec<PieceView>,
    /// Whether Black is at the bottom.
    pub flipped: bool,
    /// Whether the learning side is up, which tells where each piece starts.
    pub learning: bool,
    /// A move that was refused.
    pub arrow: Option<Arrow>,
    /// Whether it is only looked at.
    pub read_only: bool,
}

/// One square and its marks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SquareView {
    /// The square.
    pub square: Square,
    /// What stands on it.
    pub piece: Option<Piece>,
    /// Its piece can move now.
    pub movable: bool,
    /// The piece that was picked up may go here.
    pub target: Option<Target>,
    /// Its piece was picked up.
    pub selected: bool,
    /// The last move left or entered it.
    pub last: bool,
    /// Its piece can't move although the card is for it.
    pub stuck: bool,
    /// Its piece is in the way.
    pub blocker: bool,
    /// Its king is in check.
    pub check: bool,
    /// A lesson points at it.
    pub star: bool,
    /// It waits for a piece that is placed before the game.
    pub waits: bool,
    /// The piece that the board shows there while it waits.
    pub printed: Option<Piece>,
}

/// What going to a square does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// The square is empty.
    Move,
    /// A piece is taken.
    Capture,
}

impl Target {
    /// The target's name in the page.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Move => "move",
            Self::Capture => "capture",
        }
    }
}

/// A piece, with a number that stays its own from the first move to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PieceView {
    /// The index of the square it started on.
    pub id: u8,
    /// The piece.
    pub piece: Piece,
    /// Where it stands.
    pub square: Square,
    /// Whether the last move took it: it leaves the board.
    pub taken: bool,
}

/// A move that was refused, as an arrow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arrow {
    /// Where it begins.
    pub from: Square,
    /// Where it points.
    pub to: Square,
}

/// The board of `session` as it is drawn.
#[must_use]
pub fn board_view(session: &Session) -> BoardView {
    let marks = Marks::of(session);
    let seen = |place: u8| if session.flipped() { 7 - place } else { place };
    let squares = (0..64)
        .filter_map(|place| {
            let (rank, file) = (Rank::new(7 - seen(place / 8))?, File::new(seen(place % 8))?);
            Some(marks.square(Square::new(file, rank)))
        })
        .collect();
    BoardView {
        squares,
        pieces: pieces(session),
        flipped: session.flipped(),
        read_only: session.past,
        learning: session.is_printed(),
        arrow: match session.told {
            Told::Refused {
                tried: Some(Move { from, to, .. }),
                ..
            } if from != to => Some(Arrow { from, to }),
            Told::Refused { .. } | Told::Happened(_) | Told::TakenBack | Told::PlayedAgain => None,
        },
    }
}

struct Marks<'a> {
    session: &'a Session,
    movable: Bitboard,
    targets: Bitboard,
    last: Bitboard,
    stuck: Bitboard,
    blockers: Bitboard,
    check: Bitboard,
}

impl<'a> Marks<'a> {
    fn of(session: &'a Session) -> Self {
        let game = session.game();
        let last = game.plies().iter().rev().find_map(|ply| match ply.action {
            PlyAction::Moved(Moved { mv, .. }) => Some(Bitboard::of(mv.from).with(mv.to)),
            PlyAction::Lost | PlyAction::ChangedHand => None,
        });
        let (stuck, blockers) = stuck_and_blockers(session);
        let options = session.options();
        let picked_up = |mv: &&Move| Some(mv.from) == session.selected;
        Self {
            session,
            movable: options.iter().map(|mv| mv.from).collect(),
            targets: options.iter().filter(picked_up).map(|mv| mv.to).collect(),
            last: last.unwrap_or_default(),
            stuck: stuck | tapped_in_vain(session),
            blockers,
            check: checked_king(session),
        }
    }

    fn square(&self, square: Square) -> SquareView {
        let home = self.session.game().position().board().piece_at(square);
        let waits = self
            .session
            .placing
            .is_some_and(|placing| !placing.placed.contains(square));
        let piece = home.filter(|_| !waits);
        let target = match piece {
            _ if !self.targets.contains(square) => None,
            None => Some(Target::Move),
            Some(_) => Some(Target::Capture),
        };
        SquareView {
            square,
            piece,
            movable: self.movable.contains(square),
            target,
            selected: self.session.selected == Some(square),
            last: self.last.contains(square),
            stuck: self.stuck.contains(square),
            blocker: self.blockers.contains(square),
            check: self.check.contains(square),
            star: false,
            waits,
            printed: home.filter(|_| waits && self.session.is_printed()),
        }
    }
}

/// The piece that was tapped and can't be picked up, while that is told.
fn tapped_in_vain(session: &Session) -> Bitboard {
    match session.told {
        Told::Refused {
            tried: Some(Move { from, to, .. }),
            ..
        } if from == to => Bitboard::of(from),
        Told::Refused { .. } | Told::Happened(_) | Told::TakenBack | Told::PlayedAgain => {
            Bitboard::EMPTY
        }
    }
}

/// The pieces that can't move and those in their way, while a lost turn or a refusal is told.
fn stuck_and_blockers(session: &Session) -> (Bitboard, Bitboard) {
    if let Phase::LostTurn {
        why: LostTurn::AllStuck { stuck, .. },
    } = session.game().phase()
    {
        let squares = stuck.iter().map(|piece| piece.square).collect();
        let by = stuck
            .iter()
            .fold(Bitboard::EMPTY, |all, piece| all | piece.cause.by());
        return (squares, by & !squares);
    }
    match session.told {
        Told::Refused {
            error: CommandError::Refused(refusal),
            ..
        } => (Bitboard::EMPTY, refusal.in_the_way()),
        Told::Refused { .. } | Told::Happened(_) | Told::TakenBack | Told::PlayedAgain => {
            Default::default()
        }
    }
}

/// The king of the side to move, if it stands in check.
fn checked_king(session: &Session) -> Bitboard {
    let position = session.game().position();
    if session.in_check() {
        position.board().pieces(position.turn(), Role::King)
    } else {
        Bitboard::EMPTY
    }
}

/// Follows each piece from the start, so that it keeps its number.
fn pieces(session: &Session) -> Vec<PieceView> {
    let mut pieces: Vec<PieceView> = session
        .game()
        .start()
        .position()
        .board()
        .iter()
        .map(|(square, piece)| PieceView {
            id: square.index(),
            piece,
            square,
            taken: false,
        })
        .collect();
    for ply in session.game().plies() {
        if let PlyAction::Moved(moved) = ply.action {
            follow(&mut pieces, ply.color, &moved);
        }
    }
    let just_now = matches!(&session.told, Told::Happened(events)
        if events.iter().any(|event| matches!(event, Event::Moved { .. })));
    pieces.retain(|piece| just_now || !piece.taken);
    if let Some(placing) = session.placing {
        pieces.retain(|piece| placing.placed.contains(piece.square));
    }
    pieces
}

fn follow(pieces: &mut Vec<PieceView>, color: Color, moved: &Moved) {
    let Moved { mv, special, .. } = *moved;
    let taken = match special {
        Some(Special::EnPassant) => Square::new(mv.to.file(), mv.from.rank()),
        Some(Special::Castling(_)) | None => mv.to,
    };
    pieces.retain_mut(|piece| {
        let gone = piece.taken;
        piece.taken = piece.square == taken && piece.piece.color != color;
        !gone
    });
    let mut go = |from: Square, to: Square| {
        if let Some(piece) = pieces
            .iter_mut()
            .find(|piece| piece.square == from && !piece.taken)
        {
            piece.square = to;
            piece.piece.role = mv.promotion.unwrap_or(piece.piece.role);
        }
    };
    go(mv.from, mv.to);
    if let Some(Special::Castling(side)) = special {
        let (from, to) = castling_rook(color, side);
        go(from, to);
    }
}

impl BoardView {
    /// Marks the move that a moment is about.
    pub fn mark(&mut self, moment: Option<&Moment>) {
        let Some(Moment { mv, .. }) = moment else {
            return;
        };
        for view in &mut self.squares {
            view.selected = view.square == mv.from;
            if view.square == mv.to {
                view.target = Some(view.piece.map_or(Target::Move, |_| Target::Capture));
            }
        }
    }
}

impl SquareView {
    /// Whether a tap here picks a piece up or moves one.
    #[must_use]
    pub const fn usable(&self) -> bool {
        self.movable || self.target.is_some() || self.waits
    }

    /// The letters that name its piece in the page, `wN` for a white knight.
    #[must_use]
    pub fn piece_code(&self) -> Option<String> {
        self.piece.map(piece_code)
    }
}

/// The letters that name a piece in the page, `wN` for a white knight.
#[must_use]
pub fn piece_code(piece: Piece) -> String {
    let color = match piece.color {
        Color::White => 'w',
        Color::Black => 'b',
    };
    [color, piece.role.letter()].iter().collect()
}
