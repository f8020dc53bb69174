//! Views for the gallery: with every mark, in every state.

use crate::app::{
    Arrow, BoardView, CardView, GameSetup, HandView, Session, Stir, Target, TrayView, board_view,
    tray_view,
};
use crate::engine::{Card, CardId, CardKind, Color, Level, Match, Role, Square, Start, TimedGame};

fn session(level: Level) -> Session {
    let game = TimedGame::new(Start::new(level, 1));
    Session::new(
        GameSetup::plain(level),
        <[String; 2]>::default(),
        Match::new(1),
        game,
    )
}

/// A board with every mark on it.
pub(super) fn marked_board(level: Level) -> BoardView {
    let mut view = board_view(&session(level));
    let (from, to) = (Square::all().nth(2), Square::all().nth(34));
    view.arrow = from.zip(to).map(|(from, to)| Arrow { from, to });
    for (place, square) in view.squares.iter_mut().enumerate() {
        square.target = match place {
            32 | 41 => Some(Target::Move),
            1 | 8 => Some(Target::Capture),
            _ => None,
        };
        square.last = matches!(place, 37 | 44);
        square.movable = matches!(place, 54 | 55 | 61);
        square.selected = place == 57;
        square.stuck = matches!(place, 56 | 63);
        square.blocker = matches!(place, 48 | 49);
        square.check = matches!(place, 4 | 60);
    }
    view
}

/// The tray with so many cards in the draw pile.
pub(super) fn tray(count: usize, stir: Option<Stir>) -> TrayView {
    let mut view = tray_view(&session(Level::One));
    view.draw_count = count;
    view.can_draw = count == 30;
    view.stir = stir;
    for (pile, kind) in view
        .discards
        .iter_mut()
        .zip([CardKind::SameType, CardKind::Piece(Role::Queen)])
    {
        let id = CardId(0);
        pile.count = 56usize.saturating_sub(count) / 2;
        pile.top = (pile.count > 0).then_some(Card { id, kind });
        pile.active = pile.color == Color::White;
        if pile.active {
            pile.stands_for = vec![Role::Pawn, Role::Rook];
        }
        pile.fresh = pile.active;
    }
    view
}

/// A hand of one card of each kind: plain, chosen, wanted, dead.
pub(super) fn hand(seen: bool) -> HandView {
    let cards = CardKind::ALL.into_iter().take(6).zip(0u8..);
    let cards = cards.map(|(kind, place)| CardView {
        card: Card {
            id: CardId(place),
            kind,
        },
        chosen: place == 1,
        wanted: place == 3,
        dead: place > 3,
        stands_for: Vec::new(),
    });
    HandView {
        color: Color::Black,
        count: 6,
        cards: seen.then(|| cards.collect()),
        choosing: true,
        may_change: seen,
        should_change: false,
        peek: None,
    }
}
