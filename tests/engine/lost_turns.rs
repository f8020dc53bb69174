//! Rule L1.2: a card that moves nothing loses the turn, and the reasons are told.

use chess_a_la_carte::engine::{
    Color, Command, CommandError, LostTurn, Phase, PlyAction, Role, RoleSet, Stuck, StuckCause,
};

use crate::support::{KINGS, dealt, game, mv, sq, squares};

fn all_stuck(stuck: Vec<Stuck>) -> LostTurn {
    LostTurn::AllStuck {
        stuck,
        none_left: RoleSet::EMPTY,
    }
}

fn why_lost(mut game: chess_a_la_carte::engine::Game) -> LostTurn {
    game.advance(Command::Draw).unwrap();
    match game.phase() {
        Phase::LostTurn { why } => why.clone(),
        other => panic!("the turn is not lost: {other:?}"),
    }
}

#[test]
fn l1_2_each_stuck_piece_is_named_with_what_blocks_it() {
    let stuck = |square, by| Stuck {
        square: sq(square),
        role: Role::Rook,
        cause: StuckCause::ShutIn(squares(by)),
    };
    assert_eq!(
        why_lost(dealt("R")),
        all_stuck(vec![stuck("a1", "b1 a2"), stuck("h1", "g1 h2")])
    );
}

#[test]
fn l1_2_none_left() {
    assert_eq!(
        why_lost(game(KINGS, "Q")),
        LostTurn::NoneLeft(RoleSet::from(Role::Queen))
    );
}

#[test]
fn l1_2_a_pawn_shut_in_from_ahead_and_one_at_the_end() {
    let shut = game("1P2k3/8/8/8/p7/P7/8/4K3 w - - 0 1", "P");
    assert_eq!(
        why_lost(shut),
        all_stuck(vec![
            Stuck {
                square: sq("a3"),
                role: Role::Pawn,
                cause: StuckCause::ShutIn(squares("a4"))
            },
            Stuck {
                square: sq("b8"),
                role: Role::Pawn,
                cause: StuckCause::AtTheEnd
            },
        ])
    );
}

#[test]
fn l1_2_a_knight_and_a_king_shut_in_by_their_own() {
    let corner = game("4k3/8/8/8/8/1P6/2P5/N3K3 w - - 0 1", "N");
    assert_eq!(
        why_lost(corner),
        all_stuck(vec![Stuck {
            square: sq("a1"),
            role: Role::Knight,
            cause: StuckCause::ShutIn(squares("b3 c2"))
        }])
    );
    let king = game("4k3/8/8/8/8/8/3PPP2/3QKB2 w - - 0 1", "K");
    assert_eq!(
        why_lost(king),
        all_stuck(vec![Stuck {
            square: sq("e1"),
            role: Role::King,
            cause: StuckCause::ShutIn(squares("d1 f1 d2 e2 f2"))
        }])
    );
}

#[test]
fn l1_2_nothing_is_skipped_before_the_player_accepts() {
    let mut game = dealt("RP");
    game.advance(Command::Draw).unwrap();
    assert_eq!(game.turn(), Color::White);
    assert_eq!(game.advance(Command::Draw), Err(CommandError::TurnIsLost));
    assert_eq!(
        game.advance(Command::Move(mv("g1f3"))),
        Err(CommandError::TurnIsLost)
    );
    game.advance(Command::AcceptLostTurn).unwrap();
    assert_eq!((game.turn(), game.phase()), (Color::Black, &Phase::Draw));
    assert_eq!(game.plies()[0].action, PlyAction::Lost);
    assert_eq!(game.plies()[0].color, Color::White);
}
