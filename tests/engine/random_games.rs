//! Random games of every level, and under every house rule, keep every invariant.

use std::collections::BTreeSet;

use chess_a_la_carte::engine::{
    Card, Color, Command, Fields, Game, GameRecord, HouseRules, Level, Move, Phase, PlyAction,
    Role, Seat, Start, Strictness, read_pgn,
};
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::wild::HOUSES;

/// A random game of Level 1 takes about a hundred turns; one that goes on past this is ended.
const TURN_CAP: usize = 1_000;

/// All cards that lie open somewhere or are held, and how many there are with the pile.
fn cards(game: &Game) -> (Vec<Card>, usize) {
    let seen: Vec<Card> = Color::ALL
        .into_iter()
        .flat_map(|color| {
            let pile = game.discards(color);
            [pile.given_up(), pile.played(), game.hand(color)].concat()
        })
        .collect();
    let all = seen.len() + game.draw_pile_len();
    (seen, all)
}

/// The deck as it was dealt: the letter of each card at the place of its number.
fn letters(game: &Game) -> Vec<char> {
    let hands = game.start().hand_letters();
    [hands.white, hands.black, game.start().pile_letters()]
        .concat()
        .chars()
        .collect()
}

fn assert_cards(game: &Game, letters: &[char]) {
    let (seen, all) = cards(game);
    assert_eq!(all, letters.len(), "no card is lost");
    for card in &seen {
        assert_eq!(
            letters[usize::from(card.id.0)],
            card.kind.letter(),
            "a card keeps its face"
        );
    }
    let ids: BTreeSet<_> = seen.iter().map(|card| card.id).collect();
    assert_eq!(ids.len(), seen.len(), "no card lies twice");
    let hand = usize::from(game.rules().hand);
    for color in Color::ALL {
        let drawn = color == game.turn() && *game.phase() == Phase::Choose;
        let over = game.outcome().is_some() && color == game.turn();
        let len = game.hand(color).len();
        assert!(
            len == hand + usize::from(drawn) || (over && len == hand + 1),
            "{len} of {hand}"
        );
    }
}

fn assert_board(game: &Game) {
    let position = game.position();
    let kings = Color::ALL.map(|color| position.board().pieces(color, Role::King).len());
    match game.outcome() {
        Some((_, chess_a_la_carte::engine::EndReason::KingTaken)) => {
            assert_eq!(kings.iter().sum::<u32>(), 1);
        }
        _ => assert_eq!(kings, [1, 1]),
    }
    let moved = matches!(
        game.plies().last().map(|ply| ply.action),
        Some(PlyAction::Moved(_))
    );
    if moved && game.rules().strictness != Strictness::Basic && game.outcome().is_none() {
        let taker = game.turn();
        for king in position.board().pieces(taker.opponent(), Role::King) {
            assert!(
                position.attackers(king, taker).is_empty(),
                "a move left its king in check"
            );
        }
    }
}

fn assert_secrets(game: &Game) {
    let open = game.rules().open_hands || game.outcome().is_some();
    for color in Color::ALL {
        let other = game.view(Seat::Player(color.opponent()));
        assert_eq!(other.hand(color).is_some(), open);
        assert_eq!(game.view(Seat::Onlooker).hand(color).is_some(), open);
        assert_eq!(
            game.view(Seat::Player(color)).hand(color),
            Some(game.hand(color))
        );
        assert_eq!(other.hand_len(color), game.hand(color).len());
    }
}

pub(crate) fn next_command(game: &Game, rng: &mut ChaCha8Rng) -> Option<Command> {
    match game.phase() {
        Phase::Draw => Some(Command::Draw),
        Phase::Move { .. } => game.legal_moves().choose(rng).copied().map(Command::Move),
        Phase::LostTurn { .. } => Some(Command::AcceptLostTurn),
        Phase::Choose => Some(choose(game, rng)),
        Phase::Over { .. } => None,
    }
}

/// A card with a move, now and then a dead card or a new hand.
fn choose(game: &Game, rng: &mut ChaCha8Rng) -> Command {
    let hand = game.hand(game.turn());
    if game.may_change_hand().is_ok() && rng.random_ratio(1, 4) {
        return Command::ChangeHand;
    }
    let (dead, live): (Vec<Card>, Vec<Card>) = hand
        .iter()
        .partition(|&&card| game.card_moves(card).is_empty());
    let dead = dead.choose(rng).map(|card| Command::PlayDead(card.id));
    if let Some(dead) = dead.filter(|&dead| rng.random_ratio(1, 5) && game.apply(dead).is_ok()) {
        return dead;
    }
    match live.choose(rng) {
        Some(&card) => {
            let moves: Vec<Move> = game.card_moves(card);
            Command::Play(card.id, *moves.choose(rng).unwrap())
        }
        None => dead.unwrap(),
    }
}

fn random_game(level: Level, house: HouseRules, seed: u64) -> Game {
    let mut rng = ChaCha8Rng::seed_from_u64(seed ^ 0xc4a7);
    let start = Start::with_house_rules(level, house, rng.random()).unwrap();
    let mut game = Game::new(start);
    let letters = letters(&game);
    while let Some(command) = next_command(&game, &mut rng) {
        game.advance(command)
            .unwrap_or_else(|error| panic!("{command:?}: {error:?}"));
        assert_cards(&game, &letters);
        assert_board(&game);
        if let Phase::Move { .. } = game.phase() {
            assert!(!game.legal_moves().is_empty());
        }
        if game.plies().len() == TURN_CAP {
            break;
        }
    }
    assert_secrets(&game);
    game
}

fn assert_replays(game: &Game) {
    let again = Game::replay(game.start().clone(), game.commands()).unwrap();
    assert_eq!(again, *game, "a replay is the same game");
}

#[test]
fn l1_ten_thousand_random_games_keep_56_cards_end_or_reach_the_cap_and_replay() {
    let (mut turns, mut lost, mut capped) = (0, 0, 0);
    for seed in 0..10_000 {
        let game = random_game(Level::One, HouseRules::default(), seed);
        assert_eq!(cards(&game).1, 56);
        assert_replays(&game);
        turns += game.plies().len();
        lost += game
            .plies()
            .iter()
            .filter(|ply| ply.action == PlyAction::Lost)
            .count();
        capped += usize::from(game.outcome().is_none());
    }
    println!("10000 games, {turns} turns, {lost} lost, {capped} stopped at {TURN_CAP} turns");
}

#[test]
fn random_games_of_every_level_keep_the_invariants() {
    for level in Level::ALL {
        for seed in 0..300 {
            assert_replays(&random_game(level, HouseRules::default(), seed));
        }
    }
}

#[test]
fn random_games_under_every_house_rule_keep_the_invariants() {
    for level in Level::ALL {
        for house in HOUSES {
            let house: HouseRules = house.parse().unwrap();
            for seed in 0..40 {
                assert_replays(&random_game(level, house, seed));
            }
        }
    }
}

#[test]
fn a_record_of_any_game_loads_as_it_was() {
    for level in Level::ALL {
        for seed in 0..50 {
            let game = random_game(level, "H4:4,H5".parse().unwrap(), seed);
            let game = game.undo().unwrap_or(game);
            let text = serde_json::to_string(GameRecord::from(&game).fields()).unwrap();
            let record = GameRecord::from(Fields::read(&text).unwrap());
            assert_eq!(record.restore().unwrap(), game);
        }
    }
}

#[test]
fn a_game_file_of_any_game_gives_the_game_back() {
    for level in Level::ALL {
        for house in ["", "H3,H4:7", "H1,H2,H6,H7"] {
            for seed in 0..40 {
                let game = random_game(level, house.parse().unwrap(), seed);
                let text = game.to_pgn().to_string();
                let reading = read_pgn(text.as_bytes()).next().unwrap();
                assert_eq!((reading.fault, reading.warnings), (None, vec![]), "{text}");
                let again = Game::from_pgn(&reading.pgn).unwrap();
                assert_eq!(again.plies(), game.plies());
                assert_eq!(again.position(), game.position());
                assert_eq!(cards(&again), cards(&game));
                assert_eq!(again.outcome(), game.outcome());
            }
        }
    }
}

/// Undo runs the game again from its start, so a whole game taken back turn by turn is
/// quadratic: shorter games stand for all.
#[test]
fn u1_undo_of_everything_returns_the_start_exactly() {
    for (level, games) in [
        (Level::One, 10_000),
        (Level::Two, 500),
        (Level::Advanced, 200),
    ] {
        for seed in 0..games {
            let mut rng = ChaCha8Rng::seed_from_u64(seed);
            let mut game = Game::new(Start::new(level, rng.random()));
            let start = game.clone();
            let mut states = vec![game.clone()];
            for _ in 0..rng.random_range(1..60) {
                let Some(command) = next_command(&game, &mut rng) else {
                    break;
                };
                game.advance(command).unwrap();
                states.push(game.clone());
            }
            if !game.can_undo() {
                continue; // over, with hands that were hidden
            }
            let last = game.clone();
            let mut steps = 0;
            while let Some(back) = game.undo() {
                game = back;
                steps += 1;
                let then = states
                    .iter()
                    .find(|state| state.commands() == game.commands())
                    .unwrap();
                assert_eq!(then.position(), game.position());
                assert_eq!(then.phase(), game.phase());
                assert_eq!(cards(then), cards(&game));
            }
            let forgotten = Game::replay(game.start().clone(), game.commands()).unwrap();
            assert_eq!(forgotten, start);
            for _ in 0..steps {
                game = game.redo().unwrap();
            }
            assert_eq!(game, last, "redo of everything, seed {seed}");
        }
    }
}
