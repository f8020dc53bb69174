//! Each refusal carries the facts a sentence and an arrow need.

use chess_a_la_carte::engine::{Color, Command, CommandError, Level, Refusal, Role, RoleSet};

use crate::support::{dealt, mv, position, rules, sq};

fn refusal(fen: &str, role: Role, text: &str) -> Option<Refusal> {
    rules(Level::One).why_not(&position(fen), RoleSet::from(role), mv(text))
}

const LEARNING: &str = "rnbqkbnr/ppp2ppp/4p3/3p4/3P4/4P3/PPP2PPP/RNBQKBNR w KQkq - 0 1";

#[test]
fn b1_wrong_type_names_the_card_and_the_piece() {
    assert_eq!(
        refusal(LEARNING, Role::Knight, "f1d3"),
        Some(Refusal::WrongType {
            card: RoleSet::from(Role::Knight),
            role: Role::Bishop
        })
    );
}

#[test]
fn b4_own_piece_there_and_blocked() {
    assert_eq!(
        refusal(LEARNING, Role::Bishop, "f1g2"),
        Some(Refusal::OwnThere {
            square: sq("g2"),
            role: Role::Pawn
        })
    );
    assert_eq!(
        refusal(LEARNING, Role::Bishop, "f1h3"),
        Some(Refusal::Blocked {
            by: sq("g2"),
            blocker: Role::Pawn
        })
    );
    assert_eq!(
        refusal(LEARNING, Role::Rook, "h1h8"),
        Some(Refusal::Blocked {
            by: sq("h2"),
            blocker: Role::Pawn
        })
    );
}

#[test]
fn b4_not_yours_and_empty() {
    assert_eq!(
        refusal(LEARNING, Role::Knight, "g8f6"),
        Some(Refusal::NotYours {
            square: sq("g8"),
            owner: Color::Black
        })
    );
    assert_eq!(
        refusal(LEARNING, Role::Knight, "e5f6"),
        Some(Refusal::EmptySquare { square: sq("e5") })
    );
}

#[test]
fn b1_b2_the_shape_of_a_move() {
    assert_eq!(
        refusal(LEARNING, Role::Knight, "g1g3"),
        Some(Refusal::Shape { role: Role::Knight })
    );
    assert_eq!(refusal(LEARNING, Role::Knight, "g1f3"), None);
}

#[test]
fn b3_what_a_pawn_cannot_do() {
    let by = sq("d5");
    assert_eq!(
        refusal(LEARNING, Role::Pawn, "d4d5"),
        Some(Refusal::PawnStraightBlocked { by })
    );
    assert_eq!(
        refusal(LEARNING, Role::Pawn, "c2d3"),
        Some(Refusal::PawnDiagonalEmpty { square: sq("d3") })
    );
    assert_eq!(
        refusal(LEARNING, Role::Pawn, "d4d3"),
        Some(Refusal::PawnBack)
    );
    assert_eq!(
        refusal(LEARNING, Role::Pawn, "d4e4"),
        Some(Refusal::PawnBack)
    );
    assert_eq!(
        refusal(LEARNING, Role::Pawn, "e3e5"),
        Some(Refusal::PawnTwo)
    );
    assert_eq!(
        refusal(LEARNING, Role::Pawn, "a2a5"),
        Some(Refusal::Shape { role: Role::Pawn })
    );
    assert_eq!(
        refusal("8/8/8/8/8/3P4/2P5/8 w", Role::Pawn, "c2d3"),
        Some(Refusal::OwnThere {
            square: sq("d3"),
            role: Role::Pawn
        })
    );
}

#[test]
fn b6_castling_comes_later() {
    let castle = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    assert_eq!(
        refusal(castle, Role::King, "e1g1"),
        Some(Refusal::NotInThisLevel)
    );
    assert_eq!(
        refusal(castle, Role::King, "e1c1"),
        Some(Refusal::NotInThisLevel)
    );
    assert_eq!(
        refusal(castle, Role::King, "e1h1"),
        Some(Refusal::Shape { role: Role::King })
    );
}

/// For every position, role and pair of squares: refused exactly when it is no move.
#[test]
fn b5_a_move_is_refused_exactly_when_it_is_none_of_the_moves() {
    let fens = [
        LEARNING,
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R b KQkq - 0 1",
        "8/P7/8/8/8/8/p7/K6k w - - 0 1",
    ];
    for fen in fens {
        let position = position(fen);
        for role in Role::ALL {
            let roles = RoleSet::from(role);
            let moves = position.basic_moves(roles);
            for from in chess_a_la_carte::engine::Square::all() {
                for to in chess_a_la_carte::engine::Square::all().filter(|&to| to != from) {
                    let mv = chess_a_la_carte::engine::Move::new(from, to);
                    let allowed = rules(Level::One).why_not(&position, roles, mv).is_none();
                    assert_eq!(allowed, moves.contains(&mv), "{fen} {role:?} {mv}");
                }
            }
        }
    }
}

#[test]
fn a_refused_command_leaves_the_game_as_it_was() {
    let mut game = dealt("N");
    game.advance(Command::Draw).unwrap();
    let before = game.clone();
    let refused = game.advance(Command::Move(mv("f1d3"))).unwrap_err();
    assert!(matches!(
        refused,
        CommandError::Refused(Refusal::WrongType { .. })
    ));
    assert_eq!(game, before);
}
