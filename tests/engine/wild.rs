//! Games in which everything happens: every command, under any rules, from any start.

use chess_a_la_carte::engine::{
    ByColor, Color, Command, Game, HouseRules, Level, Millis, Phase, Square, Start, TimedGame,
    Timing,
};
use rand::seq::IndexedRandom;
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::random_games::next_command;

/// Every house rule alone, and all of them.
pub(crate) const HOUSES: [&str; 15] = [
    "",
    "H1",
    "H2",
    "H3",
    "H4:2",
    "H4:7",
    "H5",
    "H6",
    "H7",
    "H8",
    "H9",
    "H10:P30N4S6",
    "H10:R120",
    "H3,H9",
    "H1,H2,H3,H4:7,H5,H6,H7,H8,H9,H10:P11N8B8R8Q8K7S6",
];

const CLOCKS: [&str; 5] = ["none", "60s+15m", "5+3", "1+0/180+180", "10+5"];

/// A start of the level under the house rules: as usual, from a position, with explicit cards,
/// with a clock.
pub(crate) fn start(level: Level, house: HouseRules, rng: &mut impl Rng) -> Start {
    let seed = rng.random::<u64>() >> rng.random_range(0..64);
    let mut start = Start::with_house_rules(level, house, seed).unwrap();
    let fens = [
        "r3k2r/pp1ppppp/8/2pP4/8/8/PPP1PPPP/R3K2R w KQkq c6 7 40",
        "4k3/P6p/8/8/8/8/7P/4K3 b - - 99 1",
        "4k2r/8/8/8/8/8/3q4/4K2R w Kk - 0 65535",
        "8/2k5/8/8/3B4/8/5K2/8 w - - 65535 3",
    ];
    if rng.random_ratio(1, 3)
        && let Ok(other) = start.clone().with_fen(fens.choose(rng).unwrap())
    {
        start = other;
    }
    if rng.random_ratio(1, 3) {
        let mut letters = |count: u8| -> String {
            (0..count)
                .map(|_| *b"PNBRQKS".choose(rng).unwrap() as char)
                .collect()
        };
        let hand = start.rules().hand;
        let hands = ByColor {
            white: letters(hand),
            black: letters(hand),
        };
        let deck = letters(20);
        start = start
            .with_cards(
                Some(&deck),
                Some(ByColor {
                    white: &*hands.white,
                    black: &*hands.black,
                }),
            )
            .unwrap();
    }
    start.with_timing(Timing {
        control: CLOCKS.choose(rng).unwrap().parse().unwrap(),
        timeout_loses: rng.random(),
    })
}

/// A command that may be possible, other than those that go on with the game.
fn aside(game: &Game, rng: &mut impl Rng) -> Command {
    let color = *Color::ALL.choose(rng).unwrap();
    match rng.random_range(0..40) {
        0 => Command::Resign(color),
        1 => Command::AcceptDraw(color),
        2 => Command::FlagFell(color),
        3..=8 => Command::ClaimDraw(color),
        9..=13 => Command::OfferDraw(color),
        14..=16 => Command::DeclineDraw(color),
        17..=20 => Command::ChangeHand,
        21..=24 => match game.hand(game.turn()).choose(rng) {
            Some(card) => Command::PlayDead(card.id),
            None => Command::Draw,
        },
        _ => {
            let squares: Vec<Square> = game.position().board().occupied().into_iter().collect();
            Command::Touch(*squares.choose(rng).unwrap())
        }
    }
}

/// A game of random length, some of it taken back, its clock at some moment. Refused commands
/// leave it as it was.
pub(crate) fn game(level: Level, house: HouseRules, seed: u64) -> (TimedGame, Millis) {
    let mut rng = ChaCha8Rng::seed_from_u64(seed ^ 0x3d11);
    let mut game = TimedGame::new(start(level, house, &mut rng));
    let mut now = Millis(0);
    for _ in 0..rng.random_range(0..80) {
        now = Millis(now.0 + rng.random_range(0..4_000));
        if rng.random_ratio(4, 5) {
            game.start_turn(now);
        }
        match rng.random_range(0..20) {
            0 => game.pause(now),
            1 => game.resume(now),
            2 => game.wait(now),
            _ => {}
        }
        let command = if rng.random_ratio(1, 4) {
            Some(aside(game.game(), &mut rng))
        } else {
            next_command(game.game(), &mut rng)
        };
        let before = game.game().clone();
        match command.map(|command| game.advance(command, now)) {
            Some(Ok(_)) => {}
            Some(Err(_)) => assert_eq!(*game.game(), before, "a refused command changes nothing"),
            None => assert!(matches!(game.game().phase(), Phase::Over { .. })),
        }
        if rng.random_ratio(1, 25)
            && let Some(back) = game.undo(now)
        {
            game = back;
        }
    }
    for _ in 0..[0, 0, 1, 5].choose(&mut rng).copied().unwrap() {
        game = game.undo(now).unwrap_or(game);
    }
    (game, now)
}

/// Games of every level under every house rule.
pub(crate) fn games(each: u64) -> impl Iterator<Item = (TimedGame, Millis)> {
    Level::ALL.into_iter().flat_map(move |level| {
        HOUSES.into_iter().flat_map(move |house| {
            (0..each).map(move |seed| game(level, house.parse().unwrap(), seed))
        })
    })
}
