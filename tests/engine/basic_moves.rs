//! Rules B1 to B6: how pieces move in the Basic game.

use chess_a_la_carte::engine::{Bitboard, Color, Role, RoleSet};

use crate::support::{game, position, sq, squares, turn};

#[test]
fn b1_rook_bishop_and_queen_slide_any_distance() {
    let rook = position("8/8/8/8/8/8/8/R7 w");
    assert_eq!(
        rook.basic_targets(sq("a1")),
        squares("a2 a3 a4 a5 a6 a7 a8 b1 c1 d1 e1 f1 g1 h1")
    );
    let bishop = position("8/8/8/8/8/2B5/8/8 w");
    assert_eq!(
        bishop.basic_targets(sq("c3")),
        squares("a1 b2 d4 e5 f6 g7 h8 a5 b4 d2 e1")
    );
    let queen = position("8/8/8/8/3Q4/8/8/8 w");
    assert_eq!(queen.basic_targets(sq("d4")).len(), 27);
}

#[test]
fn b2_king_one_square_knight_an_l() {
    let king = position("8/8/8/8/8/8/8/K7 w");
    assert_eq!(king.basic_targets(sq("a1")), squares("a2 b1 b2"));
    let knight = position("8/8/8/8/3N4/8/8/8 w");
    assert_eq!(
        knight.basic_targets(sq("d4")),
        squares("b3 b5 c2 c6 e2 e6 f3 f5")
    );
}

#[test]
fn b2_only_the_knight_jumps() {
    let boxed = position("8/8/8/8/8/8/PPP5/RN6 w");
    assert_eq!(boxed.basic_targets(sq("b1")), squares("a3 c3 d2"));
    assert_eq!(boxed.basic_targets(sq("a1")), Bitboard::EMPTY);
}

#[test]
fn b3_the_pawn_takes_diagonally_and_never_straight() {
    let pawn = position("8/8/8/3ppp2/4P3/8/8/8 w");
    assert_eq!(pawn.basic_targets(sq("e4")), squares("d5 f5"));
}

#[test]
fn b3_two_squares_only_from_the_own_second_rank() {
    let pawns = position("8/3p4/4p3/8/8/4P3/3P4/8 w");
    assert_eq!(pawns.basic_targets(sq("d2")), squares("d3 d4"));
    assert_eq!(pawns.basic_targets(sq("e3")), squares("e4"));
    assert_eq!(pawns.basic_targets(sq("d7")), squares("d6 d5"));
    assert_eq!(pawns.basic_targets(sq("e6")), squares("e5"));
}

#[test]
fn b3_the_two_step_needs_both_squares_empty() {
    let near = position("8/8/8/8/8/3p4/3P4/8 w");
    assert_eq!(near.basic_targets(sq("d2")), Bitboard::EMPTY);
    let far = position("8/8/8/8/3p4/8/3P4/8 w");
    assert_eq!(far.basic_targets(sq("d2")), squares("d3"));
}

#[test]
fn b3_the_pawn_stays_on_the_board_at_its_edges() {
    let edge = position("8/8/8/8/8/1p5p/P6P/8 w");
    assert_eq!(edge.basic_targets(sq("a2")), squares("a3 a4 b3"));
    assert_eq!(edge.basic_targets(sq("h2")), Bitboard::EMPTY);
}

#[test]
fn b4_never_onto_or_through_an_own_piece_and_a_take_ends_the_move() {
    let rook = position("8/8/8/p7/8/8/8/R2N4 w");
    assert_eq!(rook.basic_targets(sq("a1")), squares("a2 a3 a4 a5 b1 c1"));
}

#[test]
fn b4_the_taken_piece_leaves_the_board() {
    let mut game = game("4k3/8/8/8/p7/8/8/R3K3 w - - 0 1", "R");
    turn(&mut game, "a1a4");
    assert_eq!(
        game.position().board().by_color(Color::Black),
        squares("e8")
    );
    assert!(
        game.position()
            .board()
            .pieces(Color::White, Role::Rook)
            .contains(sq("a4"))
    );
}

#[test]
fn b6_the_king_may_step_into_attack_and_beside_the_other_king() {
    let kings = position("8/8/8/3k4/8/3K4/8/r7 w");
    assert_eq!(
        kings.basic_targets(sq("d3")),
        squares("c2 c3 c4 d2 d4 e2 e3 e4")
    );
    let touching = position("8/8/8/3k4/3K4/8/8/8 w");
    assert!(touching.basic_targets(sq("d4")).contains(sq("d5")));
}

#[test]
fn b6_a_pawn_on_the_last_rank_stays_a_pawn_and_cannot_move() {
    let mut game = game("k7/4P3/8/8/8/8/8/4K3 w - - 0 1", "PK");
    turn(&mut game, "e7e8");
    let board = game.position().board();
    assert!(board.pieces(Color::White, Role::Pawn).contains(sq("e8")));
    assert_eq!(game.position().basic_targets(sq("e8")), Bitboard::EMPTY);
}

#[test]
fn b6_no_castling_and_no_en_passant() {
    let castle = position("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    assert_eq!(castle.basic_targets(sq("e1")), squares("d1 d2 e2 f2 f1"));
    let passing = position("4k3/8/8/1Pp5/8/8/8/4K3 w - c6 0 1");
    assert_eq!(passing.basic_targets(sq("b5")), squares("b6"));
}

/// Only the bishop can take the queen, and the queen attacks the rook on a7.
#[test]
fn l1_risk_of_the_queen_in_the_leaflet() {
    let risk = position("6k1/r4pbp/6p1/8/3Q4/8/5PPP/6K1 b");
    let takers: Vec<Role> = Role::ALL
        .into_iter()
        .filter(|&role| {
            risk.basic_moves(RoleSet::from(role))
                .iter()
                .any(|mv| mv.to == sq("d4"))
        })
        .collect();
    assert_eq!(takers, [Role::Bishop]);
    assert!(risk.basic_targets(sq("d4")).contains(sq("a7")));
}

/// On the learning side a bishop on b5 attacks the king at once.
#[test]
fn danger_a_bishop_reaches_the_king_in_three_turns() {
    let mut game = crate::support::dealt("BPBN");
    turn(&mut game, "f1b5");
    assert!(game.position().basic_targets(sq("b5")).contains(sq("e8")));
    turn(&mut game, "a7a6");
    turn(&mut game, "b5e8");
    assert_eq!(game.outcome().unwrap().0.winner(), Some(Color::White));
}
