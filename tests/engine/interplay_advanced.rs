//! Clauses of A that only show where two rules meet.

use chess_a_la_carte::engine::{
    Color, Command, CommandError, EndReason, Event, Game, Level, Outcome, Phase, PlyAction, Role,
    SetupError, Special, Start, StartError,
};

use crate::support::{card, hands, moves, mv, play, sans, sq, standard};

fn advanced(fen: &str, deck: &str, held: &str) -> Game {
    hands(Level::Advanced, "", fen, deck, held)
}

fn drawn(fen: &str, held: &str) -> Game {
    let mut game = advanced(fen, "PPPPPPPPPP", held);
    game.advance(Command::Draw).unwrap();
    game
}

fn code(game: &mut Game, letter: char, text: &str) -> &'static str {
    let id = card(game, letter);
    game.advance(Command::Play(id, mv(text)))
        .unwrap_err()
        .code()
}

fn ways(game: &Game, letter: char) -> Vec<String> {
    let id = card(game, letter);
    let held = game.hand(game.turn()).iter();
    let card = held.copied().find(|card| card.id == id).unwrap();
    let mut ways: Vec<String> = game
        .card_moves(card)
        .iter()
        .map(ToString::to_string)
        .collect();
    ways.sort();
    ways
}

const KING_TAKEN_BY_WHITE: Option<(Outcome, EndReason)> =
    Some((Outcome::Win(Color::White), EndReason::KingTaken));

#[test]
fn a4_a9_a_pinned_pawn_takes_the_king_on_the_last_rank_and_is_promoted() {
    // The pawn c7 is pinned by the rook a7 and gives check to the king d8.
    let fen = "3k4/r1P4K/8/8/8/8/8/8 b - - 0 1";
    let mut game = advanced(fen, "NPPPPP", "PRRRR,NNNNN");
    play(&mut game, 'N', "--");
    game.advance(Command::Draw).unwrap();
    assert_eq!(ways(&game, 'P'), ["c7d8b", "c7d8n", "c7d8q", "c7d8r"]);
    assert_eq!(code(&mut game, 'P', "c7d8"), "promotionMissing");
    assert_eq!(code(&mut game, 'P', "c7c8q"), "pinned");
    let pawn = card(&game, 'P');
    game.advance(Command::Play(pawn, mv("c7d8r"))).unwrap();
    assert_eq!(game.outcome(), KING_TAKEN_BY_WHITE);
    assert_eq!(sans(&game)[1], Some("cxd8=R".to_owned()));
}

#[test]
fn a4_the_king_need_not_be_taken_and_the_check_stands() {
    let fen = "4k3/8/8/8/8/8/8/K3R3 b - - 0 1";
    let mut game = advanced(fen, "NPPPPPPP", "KRPPP,NNNNN");
    play(&mut game, 'N', "--");
    let events = play(&mut game, 'K', "a1a2");
    assert_eq!(game.outcome(), None);
    assert!(events.contains(&Event::Check {
        color: Color::Black
    }));
}

#[test]
fn a4_the_king_is_not_taken_by_a_card_of_another_type() {
    let fen = "4k3/8/8/8/8/8/8/K3R3 b - - 0 1";
    let mut game = advanced(fen, "NPPPPPPP", "KRPPP,NNNNN");
    play(&mut game, 'N', "--");
    game.advance(Command::Draw).unwrap();
    assert_eq!(code(&mut game, 'K', "e1e8"), "wrongType");
    let rook = card(&game, 'R');
    game.advance(Command::Play(rook, mv("e1e8"))).unwrap();
    assert_eq!(game.outcome(), KING_TAKEN_BY_WHITE);
}

#[test]
fn a4_a_same_type_card_takes_the_king_too() {
    let fen = "4k3/8/8/8/8/8/8/K3R3 w - - 0 1";
    let mut game = advanced(fen, "PPPPPPPP", "RSPPP,NNNNN");
    play(&mut game, 'R', "e1e2");
    play(&mut game, 'N', "--");
    play(&mut game, 'S', "e2e8");
    assert_eq!(game.outcome(), KING_TAKEN_BY_WHITE);
}

#[test]
fn a4_both_kings_in_check_cannot_come_about_and_is_no_start() {
    let start = Start::new(Level::Advanced, 1).with_fen("4k3/4R3/8/8/8/8/4r3/4K3 w - - 0 1");
    assert!(matches!(
        start,
        Err(StartError::Setup(errors)) if errors.contains(SetupError::BothInCheck)
    ));
}

#[test]
fn a6_where_only_the_king_can_be_taken_it_is_no_stalemate() {
    // Without the king d8 White would be stalemated: Ka1 is shut in, the pawn c7 blocked.
    let fen = "2bk4/2P5/8/8/8/8/2q5/K7 b - - 0 1";
    let mut game = advanced(fen, "NPPPPPPPPP", "PRRRR,NNNNN");
    play(&mut game, 'N', "--");
    assert_eq!((game.outcome(), game.phase()), (None, &Phase::Draw));
    play(&mut game, 'P', "c7d8q");
    assert_eq!(game.outcome(), KING_TAKEN_BY_WHITE);
}

#[test]
fn a6_a_stalemate_after_a_lost_turn_is_a_draw() {
    // White has no piece of the card's type; Black, to move after that, has no move at all.
    let fen = "7k/5K2/6Q1/8/8/8/8/8 w - - 0 1";
    let mut game = advanced(fen, "PPPPPPPP", "NNNPP,PPPPP");
    play(&mut game, 'N', "--");
    assert_eq!(game.outcome(), Some((Outcome::Draw, EndReason::Stalemate)));
}

#[test]
fn a5_a_mate_given_after_a_lost_turn_ends_the_game() {
    let fen = "6k1/5ppp/8/8/8/8/8/RR4K1 w - - 0 1";
    let mut game = advanced(fen, "PPPPPPPP", "RNNPP,NPPPP");
    play(&mut game, 'N', "--");
    play(&mut game, 'N', "--");
    play(&mut game, 'R', "b1b8");
    assert_eq!(
        game.outcome(),
        Some((Outcome::Win(Color::White), EndReason::Checkmate))
    );
}

const IN_CHECK: &str = "4r2k/8/8/8/Q7/8/3P1P2/4KB2 w - - 0 1";

#[test]
fn a3_an_answer_by_a_same_type_card_must_be_played() {
    let fen = "3r3k/8/8/8/Q7/8/3P1P2/4KB2 w - - 0 1";
    let mut game = advanced(fen, "RRRRRRRR", "BNNNS,RPPPP");
    play(&mut game, 'B', "f1g2");
    play(&mut game, 'R', "d8e8");
    game.advance(Command::Draw).unwrap();
    // NNN S and R: only the Same-type card, as a bishop or a rook, could answer; the bishop g2
    // blocks on e4.
    assert!(ways(&game, 'S').contains(&"g2e4".to_owned()));
    assert_eq!(game.may_change_hand(), Err(CommandError::MustAnswerCheck));
    let dead = Command::PlayDead(card(&game, 'N'));
    assert_eq!(game.advance(dead), Err(CommandError::MustAnswerCheck));
}

#[test]
fn a3_h8_in_check_the_reason_for_a_dead_card_is_the_check() {
    let mut game = hands(Level::Advanced, "H8", IN_CHECK, "RPPPP", "RRRBN,PPPPP");
    game.advance(Command::Draw).unwrap();
    let dead = Command::PlayDead(card(&game, 'N'));
    assert_eq!(game.advance(dead), Err(CommandError::MustAnswerCheck));
}

#[test]
fn a4_h8_without_an_answer_a_dead_card_may_be_played() {
    let mut game = hands(Level::Advanced, "H8", IN_CHECK, "NRPPP", "NNNPP,RPPPP");
    game.advance(Command::Draw).unwrap();
    let dead = Command::PlayDead(card(&game, 'N'));
    game.advance(dead).unwrap();
}

#[test]
fn a3_h9_in_check_only_an_answer_is_binding() {
    let mut game = hands(Level::Advanced, "H9", IN_CHECK, "RPPPP", "QRRBN,PPPPP");
    game.advance(Command::Draw).unwrap();
    assert_eq!(
        game.advance(Command::Touch(sq("d2"))),
        Err(CommandError::TouchNotBinding)
    );
    game.advance(Command::Touch(sq("f1"))).unwrap();
    assert_eq!(code(&mut game, 'Q', "a4e8"), "touchMove");
}

const CASTLE: &str = "4k3/p7/8/8/8/8/8/R3K2R w KQ - 0 1";

#[test]
fn a7_castling_with_same_type_standing_for_a_king() {
    let mut game = advanced("4k3/p7/8/8/8/8/8/R3K2R b KQ - 0 1", "PPPPPP", "SNNPP,KNNPP");
    play(&mut game, 'K', "e8e7");
    play(&mut game, 'S', "e1c1");
    assert!(matches!(
        game.plies()[1].action,
        PlyAction::Moved(moved) if matches!(moved.special, Some(Special::Castling(_)))
    ));
}

#[test]
fn a7_no_other_card_castles_and_no_other_king_step_is_a_rook_s() {
    let mut game = drawn(CASTLE, "KRNPP,PPPPP");
    assert_eq!(code(&mut game, 'N', "e1g1"), "wrongType");
    assert_eq!(code(&mut game, 'R', "e1e2"), "wrongType");
    assert_eq!(code(&mut game, 'K', "e1e3"), "shape");
    let rook = card(&game, 'R');
    let held = game.hand(Color::White).iter().copied();
    let rook = held.into_iter().find(|card| card.id == rook).unwrap();
    assert_eq!(
        game.card_moves(rook)
            .iter()
            .filter(|mv| mv.from == sq("e1"))
            .count(),
        2
    );
}

#[test]
fn a7_castling_is_no_answer_to_a_check_with_a_rook_card_either() {
    let mut game = drawn("4k3/8/8/8/4r3/8/8/R3K2R w KQ - 0 1", "KRNPP,PPPPP");
    assert_eq!(code(&mut game, 'R', "e1g1"), "castleCheck");
    assert!(ways(&game, 'R').is_empty(), "no rook blocks on the e-file");
}

#[test]
fn a7_the_right_to_castle_outlives_a_lost_turn_but_not_a_taken_rook() {
    let mut game = advanced(CASTLE, "PPPPPP", "NKRPP,KNNPP");
    play(&mut game, 'N', "--");
    play(&mut game, 'K', "e8e7");
    play(&mut game, 'K', "e1g1");
    let fen = "4k3/8/8/8/4b3/8/8/R3K2R b KQ - 0 1";
    let mut taken = advanced(fen, "PPPPPP", "NKRPP,BNNPP");
    play(&mut taken, 'B', "e4h1");
    taken.advance(Command::Draw).unwrap();
    assert_eq!(code(&mut taken, 'K', "e1g1"), "castleNoRook");
    assert!(ways(&taken, 'K').contains(&"e1c1".to_owned()));
}

#[test]
fn c5_a_rook_that_went_and_came_back_castles_no_more() {
    let mut game = standard("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    moves(&mut game, "h1h2 e8e7 h2h1 e7e8");
    let refused = game.advance(Command::Move(mv("e1g1"))).unwrap_err();
    assert_eq!(refused.code(), "castleMoved");
    moves(&mut game, "e1c1");
}

#[test]
fn a8_a_change_of_hand_ends_the_right_and_a_same_type_card_uses_it() {
    let fen = "4k3/2p5/8/1P6/8/8/8/4K3 b - - 0 1";
    let mut late = advanced(fen, "PNPPPPPPPPPPPP", "PNNNN,PKKKK");
    play(&mut late, 'P', "c7c5");
    late.advance(Command::Draw).unwrap();
    late.advance(Command::ChangeHand).unwrap();
    play(&mut late, 'K', "e8e7");
    late.advance(Command::Draw).unwrap();
    assert_eq!(code(&mut late, 'P', "b5c6"), "epLate");
    let mut same = advanced(fen, "PPPPPPPP", "SNNNN,PKKKK");
    play(&mut same, 'P', "c7c5");
    play(&mut same, 'S', "b5c6");
    assert!(matches!(
        same.plies()[1].action,
        PlyAction::Moved(moved) if moved.special == Some(Special::EnPassant)
    ));
}

#[test]
fn a8_the_pawns_that_start_advanced_are_not_taken_in_passing() {
    let fen = "rnbqkbnr/ppp2ppp/4p3/2Pp4/8/4P3/PPP2PPP/RNBQKBNR w KQkq - 0 1";
    let mut game = drawn(fen, "PNNNN,PKKKK");
    assert_eq!(code(&mut game, 'P', "c5d6"), "epLate");
}

#[test]
fn a9_promotion_by_capture_to_each_of_four() {
    for (letter, role) in [
        ('q', Role::Queen),
        ('r', Role::Rook),
        ('b', Role::Bishop),
        ('n', Role::Knight),
    ] {
        let mut game = advanced("5r1k/4P3/8/8/8/8/8/K7 w - - 0 1", "PPPPP", "PNNPP,PPPPP");
        play(&mut game, 'P', &format!("e7f8{letter}"));
        let board = *game.position().board();
        assert!(board.pieces(Color::White, role).contains(sq("f8")));
        let too_little = matches!(role, Role::Bishop | Role::Knight);
        let draw = Some((Outcome::Draw, EndReason::InsufficientMaterial));
        assert_eq!(game.outcome(), draw.filter(|_| too_little), "C7, A10");
    }
}

#[test]
fn a10_a_position_with_more_castling_rights_counts_apart() {
    let fen = "4k2r/8/8/8/8/8/8/R3K3 w Q - 0 1";
    let mut game = advanced(fen, &"R".repeat(60), "RRRRR,RRRRR");
    for text in ["a1a2", "h8g8", "a2a3", "g8f8", "a3a1", "f8h8"] {
        play(&mut game, 'R', text);
    }
    for text in ["a1a2", "h8g8", "a2a3", "g8f8", "a3a1", "f8h8"] {
        play(&mut game, 'R', text);
    }
    assert_eq!(game.claimable_draw(), None);
    play(&mut game, 'R', "a1a2");
    assert_eq!(game.claimable_draw(), Some(EndReason::Repetition));
    play(&mut game, 'R', "h8h7");
    assert_eq!(game.claimable_draw(), None, "only while it stands there");
}

#[test]
fn c9_a_lost_turn_breaks_the_back_and_forth() {
    let fen = "4k2r/8/8/8/8/8/8/R3K3 w - - 0 1";
    let mut game = advanced(fen, &"R".repeat(60), "RRRRN,RRRRR");
    for text in ["a1a2", "h8h7", "a2a1", "h7h8"] {
        play(&mut game, 'R', text);
    }
    play(&mut game, 'N', "--");
    play(&mut game, 'R', "h8h7");
    play(&mut game, 'R', "a1a2");
    play(&mut game, 'R', "h7h8");
    assert_eq!(game.claimable_draw(), None);
}

#[test]
fn c12_a_touched_king_may_castle_and_a_touched_rook_moves_itself() {
    let start = || {
        Start::with_house_rules(Level::Standard, "H9".parse().unwrap(), 1)
            .unwrap()
            .with_fen("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1")
            .unwrap()
    };
    let mut king = Game::new(start());
    king.advance(Command::Touch(sq("e1"))).unwrap();
    moves(&mut king, "e1g1");
    let mut rook = Game::new(start());
    rook.advance(Command::Touch(sq("h1"))).unwrap();
    let castle = rook.advance(Command::Move(mv("e1g1"))).unwrap_err();
    assert_eq!(castle.code(), "touchMove");
    moves(&mut rook, "h1h8");
}

#[test]
fn h6_a_same_type_card_or_the_card_just_drawn_saves_from_the_mate_of_the_hand() {
    let fen = "3r3k/8/8/8/Q7/8/3P1P2/4KB2 w - - 0 1";
    let mut game = hands(Level::Advanced, "H6", fen, "NRRRRRRR", "BNNNS,RPPPP");
    play(&mut game, 'B', "f1g2");
    play(&mut game, 'R', "d8e8");
    game.advance(Command::Draw).unwrap();
    assert_eq!(game.outcome(), None);
    let mut mate = hands(Level::Advanced, "H6", IN_CHECK, "NPPPP", "NNNPP,RPPPP");
    mate.advance(Command::Draw).unwrap();
    assert!(matches!(mate.outcome(), Some((_, EndReason::HandMate))));
    assert_eq!(mate.undo(), None, "both hands are open now");
}

#[test]
fn h7_advanced_from_the_normal_array() {
    let start = Start::with_house_rules(Level::Advanced, "H7".parse().unwrap(), 1).unwrap();
    assert_eq!(
        start.position().to_setup(),
        Start::new(Level::Standard, 1).position().to_setup()
    );
}
