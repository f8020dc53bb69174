//! Whatever is tried, allowed or not: nothing panics, a refusal changes nothing, no card is lost,
//! nobody is left without a command, and every undo can be redone.

use std::collections::BTreeSet;

use chess_a_la_carte::engine::{
    Bitboard, Card, CardId, Color, Command, CommandError, Fen, Game, Level, Move, Phase, Position,
    Refusal, Role, RoleSet, Seat, Square, Start,
};
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

const HOUSES: [&str; 8] = [
    "",
    "H1,H2",
    "H3,H7,H8,H4:2",
    "H6",
    "H8,H9",
    "H10:S19P1,H2",
    "H10:P10S10,H1,H4:7",
    "H1,H2,H3,H4:7,H5,H6,H7,H8,H9,H10:P11N8B8R8Q8K7S6",
];

fn any_square(rng: &mut ChaCha8Rng) -> Square {
    Square::from_index(rng.random_range(0..64)).unwrap()
}

fn any_move(game: &Game, rng: &mut ChaCha8Rng) -> Move {
    let own: Vec<Square> = own_pieces(game).into_iter().collect();
    let from = own.choose(rng).copied();
    Move {
        from: from
            .filter(|_| rng.random_ratio(3, 4))
            .unwrap_or_else(|| any_square(rng)),
        to: any_square(rng),
        promotion: Role::ALL
            .choose(rng)
            .copied()
            .filter(|_| rng.random_ratio(1, 8)),
    }
}

fn own_pieces(game: &Game) -> Bitboard {
    game.position().board().by_color(game.turn())
}

fn any_command(game: &Game, rng: &mut ChaCha8Rng) -> Command {
    let color = *Color::ALL.choose(rng).unwrap();
    let held = game.hand(game.turn()).choose(rng).map(|card| card.id);
    let id = held
        .filter(|_| rng.random_ratio(2, 3))
        .unwrap_or_else(|| CardId(rng.random_range(0..=255)));
    match rng.random_range(0..40) {
        0..5 => Command::Draw,
        5..15 => Command::Move(any_move(game, rng)),
        15..25 => Command::Play(id, any_move(game, rng)),
        25..28 => Command::PlayDead(id),
        28..31 => Command::ChangeHand,
        31..34 => Command::AcceptLostTurn,
        34..36 => Command::Touch(any_square(rng)),
        36 => Command::OfferDraw(color),
        37 => Command::DeclineDraw(color),
        38 => Command::ClaimDraw(color),
        _ if rng.random_ratio(1, 30) => Command::Resign(color),
        _ => Command::AcceptDraw(color),
    }
}

/// What the side to move may do to get on with the game.
fn ways_on(game: &Game) -> Vec<Command> {
    let tried: Vec<Command> = match game.phase() {
        Phase::Draw => vec![Command::Draw],
        Phase::Move { .. } => game.legal_moves().into_iter().map(Command::Move).collect(),
        Phase::LostTurn { .. } => vec![Command::AcceptLostTurn],
        Phase::Choose => {
            let hand = game.hand(game.turn());
            let play = |&card: &Card| {
                let moves = game.card_moves(card).into_iter();
                moves.map(move |mv| Command::Play(card.id, mv))
            };
            hand.iter()
                .flat_map(play)
                .chain(hand.iter().map(|card| Command::PlayDead(card.id)))
                .chain([Command::ChangeHand])
                .collect()
        }
        Phase::Over { .. } => Vec::new(),
    };
    let allowed = |&command: &Command| game.apply(command).is_ok();
    tried.into_iter().filter(allowed).collect()
}

fn all_cards(game: &Game) -> usize {
    let of = |color| game.hand(color).len() + game.discards(color).len();
    of(Color::White) + of(Color::Black) + game.draw_pile_len()
}

/// No view names a card of a hand it must not see.
fn assert_secrets(game: &Game) {
    if game.rules().open_hands || game.outcome().is_some() {
        return;
    }
    for seat in [
        Seat::Player(Color::White),
        Seat::Player(Color::Black),
        Seat::Onlooker,
    ] {
        let told = format!("{:?}", game.view(seat));
        let hidden = Color::ALL
            .into_iter()
            .filter(|&color| seat != Seat::Player(color))
            .flat_map(|color| game.hand(color));
        // A card that was played and came back by a reshuffle is told by its old turn.
        let unseen = hidden.filter(|card| game.plies().iter().all(|ply| ply.card != Some(**card)));
        for card in unseen {
            assert!(!told.contains(&format!("{:?}", card.id)), "{seat:?}");
        }
    }
}

fn assert_position_can_be_written(game: &Game) {
    let fen = Fen(game.position().to_setup()).to_string();
    let setup = fen.parse::<Fen>().unwrap().0;
    let read = Position::new(&setup, game.rules().strictness);
    assert_eq!(read.as_ref(), Ok(game.position()), "{fen}");
}

fn assert_undo(game: &Game) {
    if let Some(back) = game.undo() {
        assert_eq!(back.redo().as_ref(), Some(game), "redo of an undo");
        assert_eq!(all_cards(&back), all_cards(game));
    }
}

fn fuzz(level: Level, house: &str, seed: u64) {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let start = Start::with_house_rules(level, house.parse().unwrap(), seed).unwrap();
    let mut game = Game::new(start);
    let cards = all_cards(&game);
    for step in 0..300 {
        let before = game.clone();
        let command = any_command(&game, &mut rng);
        if let Err(error) = game.advance(command) {
            assert_eq!(game, before, "{command:?} is refused and changes something");
            let over = before.outcome().is_some();
            assert_eq!(error == CommandError::GameOver, over, "{command:?}");
            if over {
                break;
            }
            let ways = ways_on(&game);
            assert!(!ways.is_empty(), "nothing to do in {:?}", game.phase());
            game.advance(*ways.choose(&mut rng).unwrap()).unwrap();
        }
        assert_eq!(all_cards(&game), cards);
        assert_secrets(&game);
        if game.outcome().is_none() {
            assert_position_can_be_written(&game);
        }
        if step % 16 == 0 {
            assert_undo(&game);
        }
    }
    assert_undo(&game);
}

#[test]
fn u1_b5_whatever_is_tried_at_any_level_under_any_house_rules() {
    for level in Level::ALL {
        for house in HOUSES {
            for seed in 0..12 {
                fuzz(level, house, seed);
            }
        }
    }
}

/// Refused exactly when it is none of the moves, and the attackers named do stand there.
#[test]
fn a2_c2_a_move_is_refused_exactly_when_it_is_none_of_the_moves() {
    let cards = [
        RoleSet::ALL,
        RoleSet::from(Role::Rook),
        RoleSet::from(Role::King),
        RoleSet::from(Role::Pawn),
        RoleSet::EMPTY,
    ];
    for level in [Level::Advanced, Level::Standard] {
        for seed in 0..8 {
            let mut rng = ChaCha8Rng::seed_from_u64(seed);
            let mut game = Game::new(Start::new(level, seed));
            for step in 0..120 {
                let Some(&command) = ways_on(&game).choose(&mut rng) else {
                    break;
                };
                game.advance(command).unwrap();
                if step % 6 == 0 {
                    cards
                        .iter()
                        .for_each(|&roles| assert_refusals(&game, roles));
                }
            }
        }
    }
}

fn assert_refusals(game: &Game, roles: RoleSet) {
    let (rules, position) = (game.rules(), game.position());
    let name = |mv: &Move| mv.to_string();
    let moves: BTreeSet<String> = rules.moves(position, roles).iter().map(name).collect();
    let pairs = Square::all().flat_map(|from| Square::all().map(move |to| (from, to)));
    for (from, to) in pairs.filter(|(from, to)| from != to) {
        for promotion in [None, Some(Role::Queen)] {
            let mv = Move {
                from,
                to,
                promotion,
            };
            let refusal = rules.why_not(position, roles, mv);
            assert_eq!(refusal.is_none(), moves.contains(&name(&mv)), "{mv}");
            if let Some(
                Refusal::StillInCheck { by, attacker } | Refusal::KingAttacked { by, attacker },
            ) = refusal
            {
                let piece = position.board().piece_at(by).unwrap();
                assert_eq!(
                    (piece.color, piece.role),
                    (game.turn().opponent(), attacker)
                );
            }
        }
    }
}
