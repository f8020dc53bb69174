//! A small board on a card: the piece, the squares it may stop on, and arrows along its ways.

use std::fmt::Write as _;

use chess_a_la_carte::engine::{
    Bitboard, Board, Color, Piece, Position, Role, Setup, Square, Strictness, between,
};

/// The side of a square.
const SIDE: i32 = 10;

/// A part of the board, around a piece.
struct Part {
    files: (i32, i32),
    ranks: (i32, i32),
    from: Square,
    prey: Bitboard,
}

/// The symbol of a role. The pawn walks on one board and takes on another.
pub(crate) fn symbol(role: Role) -> String {
    let at = |name: &str| name.parse::<Square>().unwrap();
    let open = |from: &str, files, ranks| Part {
        files,
        ranks,
        from: at(from),
        prey: Bitboard::EMPTY,
    };
    let (width, height, boards) = match role {
        Role::Pawn => {
            let walk = open("d2", (2, 3), (1, 3));
            let take = Part {
                prey: Bitboard::of(at("c3")).with(at("e3")),
                ..open("d2", (2, 3), (1, 3))
            };
            (
                64,
                30,
                part(role, &walk, 0, true) + &part(role, &take, 34, false),
            )
        }
        Role::Knight | Role::Bishop | Role::Rook | Role::Queen | Role::King => {
            let around = open("d4", (1, 5), (1, 5));
            (50, 50, part(role, &around, 0, true))
        }
    };
    let letter = role.letter();
    format!("<symbol id=\"moves-{letter}\" viewBox=\"0 0 {width} {height}\">\n{boards}</symbol>\n")
}

fn part(role: Role, part: &Part, shift: i32, walks: bool) -> String {
    let targets = targets(role, part);
    let shown = |square: &Square| {
        let (x, y) = (file(*square), rank(*square));
        (part.files.0..part.files.0 + part.files.1).contains(&x)
            && (part.ranks.0..part.ranks.0 + part.ranks.1).contains(&y)
    };
    let corner = |square: Square| {
        let x = (file(square) - part.files.0) * SIDE + shift;
        let y = (part.ranks.0 + part.ranks.1 - 1 - rank(square)) * SIDE;
        (x, y)
    };
    let stops: Vec<Square> = targets
        .into_iter()
        .filter(shown)
        .filter(|&square| walks || part.prey.contains(square))
        .collect();
    let mut dark = String::new();
    for square in Square::all()
        .filter(shown)
        .filter(|square| !square.is_light())
    {
        let (x, y) = corner(square);
        write!(dark, "M{x} {y}h10v10h-10z").unwrap();
    }
    let (width, height) = (part.files.1 * SIDE, part.ranks.1 * SIDE);
    let mut svg =
        format!("<path class=\"mini-light\" d=\"M{shift} 0h{width}v{height}h-{width}z\"/>\n");
    svg += &format!("<path class=\"mini-dark\" d=\"{dark}\"/>\n");

    let [mut ways, mut heads, mut dots, mut rings] = [const { String::new() }; 4];
    // A way that leads on over the edge ends in an arrow's head: the piece goes as far as it likes.
    let slides = matches!(role, Role::Bishop | Role::Rook | Role::Queen);
    let centre = |square: Square| {
        let (x, y) = corner(square);
        (x + SIDE / 2, y + SIDE / 2)
    };
    // The far end of each way: nothing further along the same line.
    let ends = |&&to: &&Square| {
        !stops
            .iter()
            .any(|&other| other != to && between(part.from, other).contains(to))
    };
    for &to in stops.iter().filter(ends) {
        way(&mut ways, &mut heads, centre(part.from), centre(to), slides);
    }
    for &stop in &stops {
        let (x, y) = centre(stop);
        let headed = slides && ends(&&stop);
        if part.prey.contains(stop) {
            write!(rings, "M{} {y}a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z", x - 4).unwrap();
        } else if !headed {
            write!(dots, "M{} {y}a2 2 0 1 0 4 0a2 2 0 1 0 -4 0z", x - 2).unwrap();
        }
    }
    svg += &path("mini-way", &ways);
    for square in part.prey {
        svg += &figure(Role::Pawn, corner(square), 2, "mini-prey");
    }
    svg += &path("mini-move", &(dots + &heads));
    svg += &path("mini-take", &rings);
    svg += &figure(role, corner(part.from), 0, "mini-piece");
    svg
}

fn path(class: &str, data: &String) -> String {
    if data.is_empty() {
        return String::new();
    }
    format!("<path class=\"{class}\" d=\"{data}\"/>\n")
}

fn figure(role: Role, (x, y): (i32, i32), inset: i32, class: &str) -> String {
    let (letter, size) = (role.letter(), SIDE - 2 * inset);
    let (x, y) = (x + inset, y + inset);
    format!(
        "<use class=\"{class}\" href=\"#piece-{letter}\" x=\"{x}\" y=\"{y}\" width=\"{size}\" height=\"{size}\"/>\n"
    )
}

/// A straight way as a line, a knight's as an L. A way that leads on ends in an arrow's head.
fn way(ways: &mut String, heads: &mut String, from: (i32, i32), to: (i32, i32), on: bool) {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    if dx != 0 && dy != 0 && dx.abs() != dy.abs() {
        // One L says enough: eight would be a knot.
        if (dx, dy) == (SIDE, -2 * SIDE) {
            write!(ways, "M{} {}v{dy}h{dx}", from.0, from.1).unwrap();
        }
        return;
    }
    write!(ways, "M{} {}L{} {}", from.0, from.1, to.0, to.1).unwrap();
    if on {
        let (x, y) = (dx.signum(), dy.signum());
        let straight = x == 0 || y == 0;
        // The tip and the two corners behind it.
        let points = if straight {
            [
                (3 * x, 3 * y),
                (-2 * x - 3 * y, -2 * y + 3 * x),
                (-2 * x + 3 * y, -2 * y - 3 * x),
            ]
        } else {
            [(2 * x, 2 * y), (2 * x, -3 * y), (-3 * x, 2 * y)]
        };
        let at = points.map(|(px, py)| format!("{} {}", to.0 + px, to.1 + py));
        write!(heads, "M{}L{}L{}z", at[0], at[1], at[2]).unwrap();
    }
}

fn targets(role: Role, part: &Part) -> Bitboard {
    let mut board = Board::default();
    board.put(
        part.from,
        Piece {
            color: Color::White,
            role,
        },
    );
    for square in part.prey {
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
    Position::new(&setup, Strictness::Basic)
        .unwrap()
        .basic_targets(part.from)
}

fn file(square: Square) -> i32 {
    i32::from(square.file().index())
}

fn rank(square: Square) -> i32 {
    i32::from(square.rank().index())
}
