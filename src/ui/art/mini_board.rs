//! The small boards on the card faces: a piece and the squares it reaches, as the engine says.

use yew::prelude::*;

use crate::engine::{
    Bitboard, Board, Color, File, Piece, Position, Rank, Role, Setup, Square, Strictness,
};

/// A part of a board with a piece on it and the squares it reaches.
struct MiniBoard {
    /// The squares shown, as the first file and rank and how many of each.
    window: (u8, u8, u8),
    from: Square,
    moves: Bitboard,
    takes: Bitboard,
}

/// The moves of a role on an empty board; the pawn walks on one board and takes on another.
pub(super) fn mini_boards(role: Role) -> Vec<Html> {
    let square = |file: u8, rank: u8| {
        File::new(file)
            .zip(Rank::new(rank))
            .map(|(file, rank)| Square::new(file, rank))
    };
    let Some((centre, second_rank)) = square(3, 3).zip(square(3, 1)) else {
        return Vec::new();
    };
    match role {
        Role::Pawn => {
            let prey = Bitboard::EMPTY;
            let prey = [(-1, 1), (1, 1)]
                .into_iter()
                .filter_map(|(files, ranks)| second_rank.offset(files, ranks))
                .fold(prey, Bitboard::with);
            let walk = mini_board(role, second_rank, Bitboard::EMPTY, (2, 1, 3));
            let take = mini_board(role, second_rank, prey, (2, 1, 3));
            let take = MiniBoard {
                moves: Bitboard::EMPTY,
                ..take
            };
            vec![draw(&walk, 10, 66, 36), draw(&take, 54, 66, 36)]
        }
        Role::Knight | Role::King => {
            vec![draw(
                &mini_board(role, centre, Bitboard::EMPTY, (1, 1, 5)),
                22,
                62,
                56,
            )]
        }
        Role::Bishop | Role::Rook | Role::Queen => {
            vec![draw(
                &mini_board(role, centre, Bitboard::EMPTY, (0, 0, 7)),
                22,
                62,
                56,
            )]
        }
    }
}

fn mini_board(role: Role, from: Square, prey: Bitboard, window: (u8, u8, u8)) -> MiniBoard {
    let mut board = Board::default();
    board.put(
        from,
        Piece {
            color: Color::White,
            role,
        },
    );
    for square in prey {
        board.put(
            square,
            Piece {
                color: Color::Black,
                role: Role::Pawn,
            },
        );
    }
    let setup = Setup {
        board,
        ..Setup::default()
    };
    let targets = Position::new(&setup, Strictness::Basic)
        .map(|position| position.basic_targets(from))
        .unwrap_or_default();
    MiniBoard {
        window,
        from,
        moves: targets & !prey,
        takes: targets & prey,
    }
}

fn draw(mini: &MiniBoard, x: u8, y: u8, size: u8) -> Html {
    let (file, rank, count) = mini.window;
    let shown = Square::all().filter(|square| {
        (file..file + count).contains(&square.file().index())
            && (rank..rank + count).contains(&square.rank().index())
    });
    let cells = shown.map(|square| {
        let (x, y) = (square.file().index() - file, rank + count - 1 - square.rank().index());
        let class = if square.is_light() { "mini-light" } else { "mini-dark" };
        let mark = if square == mini.from {
            html! { <rect class="mini-from" x={format!("{x}.15")} y={format!("{y}.15")}
                width="0.7" height="0.7" rx="0.15" /> }
        } else if mini.moves.contains(square) {
            html! { <circle class="mini-move" cx={format!("{x}.5")} cy={format!("{y}.5")} r="0.24" /> }
        } else if mini.takes.contains(square) {
            html! { <circle class="mini-take" cx={format!("{x}.5")} cy={format!("{y}.5")} r="0.3" /> }
        } else {
            html! {}
        };
        html! {
            <>
                <rect class={class} x={x.to_string()} y={y.to_string()} width="1" height="1" />
                { mark }
            </>
        }
    });
    html! {
        <svg x={x.to_string()} y={y.to_string()} width={size.to_string()} height={size.to_string()}
            viewBox={format!("0 0 {count} {count}")}>
            { for cells }
        </svg>
    }
}
