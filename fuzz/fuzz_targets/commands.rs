//! Any commands at every level under any house rules: an error leaves the game as it was, no card
//! is lost, and every game can be replayed, taken back, saved and put into a link.
#![no_main]

use arbitrary::{Arbitrary, Unstructured};
use chess_a_la_carte::engine::{
    CardId, Color, Command, Game, HouseRules, Level, Millis, Move, Phase, Role, Square, Start,
    TimedGame, Timing, read_game, read_link, write_game, write_link,
};
use libfuzzer_sys::fuzz_target;

#[derive(Arbitrary, Debug)]
struct Input {
    level: u8,
    switches: u8,
    hand: u8,
    deck: u8,
    clock: u8,
    seed: u16,
    fen: u8,
    steps: Vec<Step>,
}

#[derive(Arbitrary, Debug)]
enum Step {
    /// What the phase asks for, chosen by two numbers.
    On(u8, u8),
    /// Any command, possible or not.
    Any(u8, u8, u8),
    Undo,
    Redo,
    Clock(u8, u16),
}

const FENS: [&str; 4] = [
    "r3k2r/pp1ppppp/8/2pP4/8/8/PPP1PPPP/R3K2R w KQkq c6 7 40",
    "4k3/P6p/8/8/8/8/7P/4K3 b - - 99 1",
    "8/2k5/8/8/3B4/8/5K2/8 w - - 65535 3",
    "4k2r/8/8/8/8/8/3q4/4K2R w Kk - 98 65535",
];

impl Input {
    fn start(&self) -> Option<Start> {
        let on = |place: u8| self.switches >> place & 1 == 1;
        let house = HouseRules {
            kind_start: on(0),
            no_lost_turns: on(1),
            promotion: on(2),
            open_hands: on(3),
            hand_mate: on(4),
            normal_array: on(5),
            no_dead_cards: on(6),
            touch_move: on(7),
            hand_size: (2..=7).contains(&self.hand).then_some(self.hand),
            deck: ["P20N4K4", "S20P20", "R120"]
                .get(usize::from(self.deck))
                .and_then(|deck| deck.parse().ok()),
        };
        let level = Level::ALL[usize::from(self.level) % Level::ALL.len()];
        let clock = ["none", "5+3", "60s+15m", "1+0/2+1"][usize::from(self.clock) % 4];
        let start = Start::with_house_rules(level, house, self.seed.into()).ok()?;
        let start = match FENS.get(usize::from(self.fen)) {
            Some(fen) => start.with_fen(fen).ok()?,
            None => start,
        };
        Some(start.with_timing(Timing {
            control: clock.parse().ok()?,
            timeout_loses: self.fen % 2 == 0,
        }))
    }
}

fn of<T: Copy>(things: &[T], number: u8) -> Option<T> {
    things
        .get(usize::from(number) % things.len().max(1))
        .copied()
}

fn on(game: &Game, one: u8, two: u8) -> Option<Command> {
    match game.phase() {
        Phase::Draw => Some(Command::Draw),
        Phase::Move { .. } => of(&game.legal_moves(), one).map(Command::Move),
        Phase::LostTurn { .. } => Some(Command::AcceptLostTurn),
        Phase::Choose => {
            let card = of(game.hand(game.turn()), one)?;
            let mv = of(&game.card_moves(card), two);
            Some(mv.map_or(Command::PlayDead(card.id), |mv| Command::Play(card.id, mv)))
        }
        Phase::Over { .. } => None,
    }
}

fn any(kind: u8, one: u8, two: u8) -> Command {
    let square = |number: u8| Square::from_index(number % 64).expect("below 64");
    let color = if one % 2 == 0 {
        Color::White
    } else {
        Color::Black
    };
    let mv = Move {
        promotion: of(&Role::ALL, one / 64).filter(|_| one >= 64),
        ..Move::new(square(one), square(two))
    };
    match kind % 13 {
        0 => Command::Draw,
        1 => Command::Move(mv),
        2 => Command::Play(CardId(kind / 13), mv),
        3 => Command::PlayDead(CardId(one)),
        4 => Command::ChangeHand,
        5 => Command::AcceptLostTurn,
        6 => Command::Touch(square(one)),
        7 => Command::OfferDraw(color),
        8 => Command::AcceptDraw(color),
        9 => Command::DeclineDraw(color),
        10 => Command::ClaimDraw(color),
        11 => Command::Resign(color),
        _ => Command::FlagFell(color),
    }
}

fn cards(game: &Game) -> usize {
    let lie = |color| game.discards(color).len() + game.hand(color).len();
    game.draw_pile_len() + lie(Color::White) + lie(Color::Black)
}

fuzz_target!(|bytes: &[u8]| {
    let Ok(input) = Input::arbitrary(&mut Unstructured::new(bytes)) else {
        return;
    };
    let Some(start) = input.start() else {
        return;
    };
    let mut game = TimedGame::new(start);
    let mut now = Millis(0);
    let dealt = cards(game.game());
    for step in input.steps.iter().take(300) {
        let command = match *step {
            Step::On(one, two) => on(game.game(), one, two),
            Step::Any(kind, one, two) => Some(any(kind, one, two)),
            Step::Undo => {
                game = game.undo(now).unwrap_or(game);
                None
            }
            Step::Redo => {
                game = game.redo(now).unwrap_or(game);
                None
            }
            Step::Clock(kind, passed) => {
                now = Millis(now.0 + u64::from(passed));
                match kind % 4 {
                    0 => game.start_turn(now),
                    1 => game.wait(now),
                    2 => game.pause(now),
                    _ => game.resume(now),
                }
                None
            }
        };
        if let Some(command) = command {
            let before = game.game().clone();
            if game.advance(command, now).is_err() {
                assert_eq!(*game.game(), before, "{command:?}");
            }
        }
        assert_eq!(cards(game.game()), dealt);
    }
    let played = game.game();
    let again = Game::replay(played.start().clone(), played.commands()).expect("a replay");
    assert_eq!(again.position(), played.position());
    assert_eq!(again.phase(), played.phase());
    assert_eq!(read_link(&write_link(played)).as_ref(), Ok(played));
    let loaded = read_game(&write_game(&game, now), now).expect("a saved game");
    assert_eq!(loaded.game(), played);
    assert_eq!(loaded.turn_times(), game.turn_times());
    assert_eq!(played.sans().len(), played.plies().len());
});
