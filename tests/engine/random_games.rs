//! Ten thousand random games of Level 1 keep every invariant.

use chess_a_la_carte::engine::{Card, Color, Command, Game, Level, Phase, PlyAction, Role, Start};
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

const GAMES: u64 = 10_000;
/// A random game of Level 1 takes about a hundred turns; one that goes on past this is ended.
const TURN_CAP: usize = 1_000;

fn assert_invariants(game: &Game) {
    let shown: Vec<Card> = Color::ALL
        .iter()
        .flat_map(|&color| game.discards(color))
        .copied()
        .collect();
    assert_eq!(game.draw_pile_len() + shown.len(), 56);
    let deck = game.start().deck_letters();
    let mut ids: Vec<usize> = shown.iter().map(|card| card.id.0.into()).collect();
    for (card, &id) in shown.iter().zip(&ids) {
        assert_eq!(
            deck.chars().nth(id),
            Some(card.kind.letter()),
            "a card keeps its face"
        );
    }
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), shown.len(), "no card lies twice");
    let board = game.position().board();
    let kings = Color::ALL.map(|color| board.pieces(color, Role::King).len());
    match game.outcome() {
        None => assert_eq!(kings, [1, 1]),
        Some(_) => assert_eq!(kings.iter().sum::<u32>(), 1),
    }
    match game.phase() {
        Phase::Move { .. } => assert!(!game.legal_moves().is_empty()),
        Phase::Draw | Phase::LostTurn { .. } | Phase::Over { .. } => {
            assert!(game.legal_moves().is_empty());
        }
    }
}

fn next_command(game: &Game, rng: &mut ChaCha8Rng) -> Option<Command> {
    match game.phase() {
        Phase::Draw => Some(Command::Draw),
        Phase::Move { .. } => game.legal_moves().choose(rng).copied().map(Command::Move),
        Phase::LostTurn { .. } => Some(Command::AcceptLostTurn),
        Phase::Over { .. } => None,
    }
}

fn random_game(seed: u64) -> Game {
    let mut rng = ChaCha8Rng::seed_from_u64(seed ^ 0xc4a7);
    let mut game = Game::new(Start::new(Level::One, rng.random()));
    while let Some(command) = next_command(&game, &mut rng) {
        game.advance(command).unwrap();
        assert_invariants(&game);
        if game.plies().len() == TURN_CAP {
            break;
        }
    }
    game
}

#[test]
fn l1_random_games_keep_56_cards_end_or_reach_the_cap_and_replay() {
    let mut turns = 0;
    let mut lost = 0;
    let mut capped = 0;
    for seed in 0..GAMES {
        let game = random_game(seed);
        let again = Game::replay(game.start().clone(), game.commands()).unwrap();
        assert_eq!(again, game, "replay of seed {seed}");
        turns += game.plies().len();
        lost += game
            .plies()
            .iter()
            .filter(|ply| ply.action == PlyAction::Lost)
            .count();
        capped += usize::from(game.outcome().is_none());
    }
    println!("{GAMES} games, {turns} turns, {lost} lost, {capped} stopped at {TURN_CAP} turns");
}

/// Undo runs the game again from its start, so a whole game taken back turn by turn is
/// quadratic: shorter games stand for all.
#[test]
fn u1_undo_of_everything_returns_the_start_exactly() {
    for seed in 0..GAMES {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let start = Start::new(Level::One, rng.random());
        let mut game = Game::new(start.clone());
        let mut states = vec![game.clone()];
        for _ in 0..rng.random_range(1..60) {
            let Some(command) = next_command(&game, &mut rng) else {
                break;
            };
            game.advance(command).unwrap();
            states.push(game.clone());
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
            assert!(
                (then.position(), then.phase(), then.draw_pile_len())
                    == (game.position(), game.phase(), game.draw_pile_len())
            );
            assert_eq!(
                Color::ALL.map(|color| then.discards(color)),
                Color::ALL.map(|color| game.discards(color))
            );
        }
        assert_eq!(game.commands(), []);
        for _ in 0..steps {
            game = game.redo().unwrap();
        }
        assert_eq!(game, last, "redo of everything, seed {seed}");
    }
}
