//! Rules C: chess without cards.

use chess_a_la_carte::engine::{
    Color, Command, CommandError, EndReason, Event, Fen, Game, Level, Outcome, Phase, Role,
    RoleSet, Start,
};

use crate::support::{moves, mv, sans, sq, standard};

#[test]
fn c1_no_cards_any_piece_official_side() {
    let mut game = Game::new(Start::new(Level::Standard, 1));
    assert_eq!(
        game.phase(),
        &Phase::Move {
            roles: RoleSet::ALL
        }
    );
    assert_eq!(game.legal_moves().len(), 20);
    assert_eq!(
        (game.draw_pile_len(), game.hand(Color::White).len()),
        (0, 0)
    );
    assert_eq!(
        game.advance(Command::Draw),
        Err(CommandError::NothingToDraw)
    );
    moves(&mut game, "e2e4 e7e5");
    assert_eq!(game.plies()[0].card, None);
}

#[test]
fn c2_three_ways_out_of_check() {
    let game = standard("4r2k/8/8/8/Q7/8/3P1P2/4KB2 w - - 0 1");
    let mut ways: Vec<String> = game.legal_moves().iter().map(ToString::to_string).collect();
    ways.sort();
    assert_eq!(ways, ["a4e4", "a4e8", "e1d1", "f1e2"]);
}

#[test]
fn c2_against_double_check_only_the_king_moves() {
    let mut game = standard("4kb2/2p5/8/8/4N3/8/8/4R1K1 w - - 0 1");
    let events = moves(&mut game, "e4d6");
    assert!(events.contains(&Event::Check {
        color: Color::Black
    }));
    let mut ways: Vec<String> = game.legal_moves().iter().map(ToString::to_string).collect();
    ways.sort();
    assert_eq!(ways, ["e8d7", "e8d8"]);
}

#[test]
fn c3_checkmate_wins() {
    let mut game = standard("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1");
    moves(&mut game, "a1a8");
    assert_eq!(
        game.outcome(),
        Some((Outcome::Win(Color::White), EndReason::Checkmate))
    );
    let mut only_check = standard("6k1/5pp1/8/8/8/8/8/R5K1 w - - 0 1");
    moves(&mut only_check, "a1a8");
    assert_eq!(only_check.outcome(), None);
}

#[test]
fn c4_promotion_to_any_of_four_also_to_a_ninth_queen() {
    for (letter, role) in [
        ('q', Role::Queen),
        ('r', Role::Rook),
        ('b', Role::Bishop),
        ('n', Role::Knight),
    ] {
        let mut game = standard("8/4P2k/8/8/8/8/8/QK6 w - - 0 1");
        moves(&mut game, &format!("e7e8{letter}"));
        assert!(
            game.position()
                .board()
                .pieces(Color::White, role)
                .contains(sq("e8"))
        );
    }
    let mut stale = standard("8/5P1k/8/6K1/8/8/8/8 w - - 0 1");
    let mut rook = stale.clone();
    moves(&mut stale, "f7f8q");
    assert_eq!(stale.outcome(), Some((Outcome::Draw, EndReason::Stalemate)));
    moves(&mut rook, "f7f8r");
    assert_eq!(rook.outcome(), None);
}

#[test]
fn c5_castling_where_the_b_file_square_is_attacked() {
    let mut game = standard("1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1");
    moves(&mut game, "e1c1");
    assert!(
        game.position()
            .board()
            .pieces(Color::White, Role::Rook)
            .contains(sq("d1"))
    );
    assert_eq!(sans(&game), [Some("O-O-O".to_owned())]);
}

#[test]
fn c6_en_passant_only_on_the_very_next_move() {
    let mut game = standard("4k3/2p5/8/1P6/8/8/8/4K3 b - - 0 1");
    moves(&mut game, "c7c5");
    let mut late = game.clone();
    moves(&mut game, "b5c6");
    assert_eq!(game.position().board().by_role(Role::Pawn).len(), 1);
    moves(&mut late, "e1e2 e8e7");
    let refused = late.advance(Command::Move(mv("b5c6"))).unwrap_err();
    assert_eq!(refused.code(), "epLate");
}

#[test]
fn c7_stalemate_and_too_little_material_are_draws_at_once() {
    let mut stale = standard("7k/5K2/8/8/6Q1/8/8/8 w - - 0 1");
    moves(&mut stale, "g4g6");
    assert_eq!(stale.outcome(), Some((Outcome::Draw, EndReason::Stalemate)));
    let mut bare = standard("4k3/8/8/8/8/8/4p3/4K3 w - - 0 1");
    moves(&mut bare, "e1e2");
    assert_eq!(
        bare.outcome(),
        Some((Outcome::Draw, EndReason::InsufficientMaterial))
    );
    let mut not_stale = standard("7k/5K2/8/8/6Q1/8/p7/8 w - - 0 1");
    moves(&mut not_stale, "g4g6");
    assert_eq!(not_stale.outcome(), None);
}

#[test]
fn c8_the_third_time_is_a_draw_at_once_and_not_before() {
    let mut game = Game::new(Start::new(Level::Standard, 1));
    moves(&mut game, "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1");
    assert_eq!(game.outcome(), None);
    moves(&mut game, "f6g8");
    assert_eq!(game.outcome(), Some((Outcome::Draw, EndReason::Repetition)));
}

#[test]
fn c8_a_position_with_a_legal_en_passant_counts_apart() {
    // P13 of the known bugs: the first time, White could take in passing.
    let mut game = Game::new(Start::new(Level::Standard, 1));
    moves(
        &mut game,
        "e2e4 g8f6 e4e5 d7d5 f1c4 b8c6 c4f1 c6b8 f1c4 b8c6 c4f1 c6b8",
    );
    assert_eq!(game.outcome(), None);
}

#[test]
fn c8_fifty_moves_are_a_draw_at_once_and_mate_comes_first() {
    let mut game = standard("6k1/5pp1/8/8/8/8/8/R5K1 w - - 98 60");
    moves(&mut game, "a1a2");
    assert_eq!(game.outcome(), None);
    moves(&mut game, "g8h7");
    assert_eq!(game.outcome(), Some((Outcome::Draw, EndReason::FiftyMoves)));
    let mut mate = standard("6k1/5ppp/8/8/8/8/8/R5K1 w - - 99 60");
    moves(&mut mate, "a1a8");
    assert_eq!(
        mate.outcome(),
        Some((Outcome::Win(Color::White), EndReason::Checkmate))
    );
}

#[test]
fn c9_back_and_forth_three_times_each_may_be_claimed() {
    let mut game = standard("4k2r/8/8/8/8/8/8/R3K3 w - - 0 1");
    moves(&mut game, "a1a2 h8h7 a2a1 h7h8 a1a2");
    assert_eq!(game.claimable_draw(), None);
    moves(&mut game, "h8h7");
    assert_eq!(game.claimable_draw(), Some(EndReason::Shuttle));
    game.advance(Command::ClaimDraw(Color::White)).unwrap();
    assert_eq!(game.outcome(), Some((Outcome::Draw, EndReason::Shuttle)));
}

#[test]
fn c10_an_offer_is_not_withdrawn_by_the_own_move_and_declined_by_the_other_s() {
    // P19 of the known bugs.
    let mut game = Game::new(Start::new(Level::Standard, 1));
    game.advance(Command::OfferDraw(Color::White)).unwrap();
    moves(&mut game, "e2e4");
    assert_eq!(game.draw_offer(), Some(Color::White));
    let events = moves(&mut game, "e7e5");
    assert!(events.contains(&Event::DrawDeclined { by: Color::Black }));
    assert_eq!(game.draw_offer(), None);
}

#[test]
fn c11_either_side_may_resign_at_any_time() {
    let game = Game::new(Start::new(Level::Standard, 1));
    let (over, _) = game.apply(Command::Resign(Color::Black)).unwrap();
    assert_eq!(
        over.outcome(),
        Some((Outcome::Win(Color::White), EndReason::Resigned))
    );
}

#[test]
fn c12_a_touched_piece_must_be_moved_or_taken() {
    let start = Start::with_house_rules(Level::Standard, "H9".parse().unwrap(), 1).unwrap();
    let mut game = Game::new(start);
    let bound = Err(CommandError::TouchNotBinding);
    assert_eq!(
        game.advance(Command::Touch(sq("a1"))),
        bound,
        "it can't move"
    );
    assert_eq!(
        game.advance(Command::Touch(sq("e5"))),
        bound,
        "nothing stands there"
    );
    game.advance(Command::Touch(sq("e2"))).unwrap();
    let refused = game.advance(Command::Move(mv("d2d4"))).unwrap_err();
    assert_eq!(refused.code(), "touchMove");
    moves(&mut game, "e2e4 d7d5");
    game.advance(Command::Touch(sq("d5"))).unwrap();
    assert_eq!(
        game.advance(Command::Move(mv("g1f3"))).unwrap_err().code(),
        "touchMove"
    );
    moves(&mut game, "e4d5");
    assert!(
        !game.can_undo(),
        "U1: with touch-move nothing is taken back"
    );
    let mut free = Game::new(Start::new(Level::Standard, 1));
    assert_eq!(
        free.advance(Command::Touch(sq("e2"))),
        bound,
        "C12 is a switch"
    );
}

#[test]
fn c2_a_position_that_chess_forbids_is_no_start() {
    let start = |fen: &str| Start::new(Level::Standard, 1).with_fen(fen);
    assert!(start("4k3/8/8/8/8/8/8/4K2R w K - 0 1").is_ok());
    assert!(
        start("4k3/4R3/8/8/8/8/8/4K3 w - - 0 1").is_err(),
        "Black could be taken"
    );
    assert!(start("4k3/8/8/8/8/8/8/8 w - - 0 1").is_err(), "no king");
}

#[test]
fn a_game_that_starts_decided_is_over() {
    let mate = standard("7k/6Q1/5K2/8/8/8/8/8 b - - 0 1");
    assert_eq!(
        mate.outcome(),
        Some((Outcome::Win(Color::White), EndReason::Checkmate))
    );
}

#[test]
fn p10_a_game_writes_its_position() {
    let mut game = Game::new(Start::new(Level::Standard, 1));
    moves(&mut game, "d2d4 a7a6 d4d5 e7e5");
    assert_eq!(
        Fen(game.position().to_setup()).to_string(),
        "rnbqkbnr/1ppp1ppp/p7/3Pp3/8/8/PPP1PPPP/RNBQKBNR w KQkq e6 0 3"
    );
}
