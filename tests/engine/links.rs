//! Games in links: short, exact, and nothing but a link is taken for one.

use chess_a_la_carte::engine::{
    Color, Command, Game, Level, LinkError, MAX_COMMANDS, MAX_LINK_LETTERS, Start, read_link,
    write_link,
};
use proptest::prelude::*;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use crate::random_games::next_command;
use crate::support::{KINGS, dealt, moves, standard, turn};
use crate::wild;

const ALPHABET: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

#[test]
fn any_game_comes_back_as_it_was() {
    let mut undone = 0;
    for (game, _) in wild::games(40) {
        let game = game.game();
        let link = write_link(game);
        assert_eq!(read_link(&link).as_ref(), Ok(game), "{link}");
        assert!(link.chars().all(|letter| ALPHABET.contains(letter)));
        undone += usize::from(game.can_redo());
    }
    assert!(undone > 100, "{undone} games with turns taken back");
}

/// The games of a seed, as long as wanted.
fn long_games(level: Level, plies: usize) -> impl Iterator<Item = Game> {
    (0..200_u64).filter_map(move |seed| {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut game = Game::new(Start::new(level, seed.wrapping_mul(0x9e37_79b9_7f4a_7c15)));
        while game.plies().len() < plies {
            game.advance(next_command(&game, &mut rng)?).unwrap();
        }
        Some(game)
    })
}

#[test]
fn links_are_short() {
    for (level, plies, most) in [
        (Level::One, 60, 150),
        (Level::Two, 60, 180),
        (Level::Three, 60, 180),
        (Level::Advanced, 60, 180),
        (Level::Standard, 100, 250),
    ] {
        let lengths: Vec<usize> = long_games(level, plies)
            .map(|game| write_link(&game).len())
            .collect();
        let longest = lengths.iter().copied().max().unwrap();
        let mean = lengths.iter().sum::<usize>() / lengths.len();
        println!(
            "{level:?}, {plies} turns, {} games: {mean} letters, at most {longest}",
            lengths.len()
        );
        assert!(
            lengths.len() > 20 && longest <= most,
            "{level:?}: {longest}"
        );
    }
}

/// Links are kept in lessons and messages for years: these must open for ever, as the same
/// games. A change that breaks them needs another version.
#[test]
fn links_of_the_past_open() {
    let mut one = dealt("NPS");
    turn(&mut one, "g1f3");
    turn(&mut one, "a7a6");
    one.advance(Command::OfferDraw(Color::White)).unwrap();
    let mut other = standard("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    moves(&mut other, "e1g1 e8c8");
    for (game, link) in [
        (Game::new(Start::new(Level::Two, 42)), "1OGq8DIxhKIg1B"),
        (one, "1GBwMjSwkQV9UwCt2BC"),
        (other, "1mBpipMAAAAAAADY6berbWBuvY3PpqzD"),
    ] {
        assert_eq!(write_link(&game), link);
        assert_eq!(read_link(link), Ok(game));
    }
}

/// What fuzzing made of links: other house rules, decks and commands that fit all the same.
#[test]
fn odd_links_that_fuzzing_found_are_games() {
    for (link, commands) in [
        ("1AHCCgVHcCHxIsFSY4AAAAAAAB02pAACAAG4wDrwzD5kQA", 3),
        ("1CACCkVHcCHxIsFSY4AAAAAAAB02pAACAAFuMA68Aw9UwC", 1),
        ("1BaEC9BUmOAAAAAAAAdNqQAAgABFgsQKI5RwolNNGAigArO2GaD", 33),
        (
            "1AQQAAB4AAADBQKvxHQsxHYxFEA2JY9QMnGp2toBBgGppVcDB0gKtQofC",
            38,
        ),
        (
            "1D_-LECBAlOGYKBV-I6FmI7GIogGxLHqBk41PC8gbQEBHHlVjB6hwd0fNZA",
            37,
        ),
    ] {
        let game = read_link(link).unwrap();
        assert_eq!(game.commands().len(), commands);
        assert_eq!(write_link(&game), link);
    }
}

/// Any other letter at any place is noticed, and so is any other end.
#[test]
fn each_letter_of_a_link_may_change() {
    let mut game = dealt("NPSRBQK");
    for text in ["g1f3", "a7a6", "f3e5"] {
        turn(&mut game, text);
    }
    let link = write_link(&game);
    for index in 0..link.len() {
        let (before, after) = (&link[..index], &link[index + 1..]);
        for letter in ALPHABET.chars().chain([' ', '%', 'é', '\0']) {
            let changed = format!("{before}{letter}{after}");
            if changed != link {
                let error = read_link(&changed).unwrap_err();
                assert!(matches!(
                    error,
                    LinkError::Damaged | LinkError::UnknownVersion
                ));
            }
        }
        assert_eq!(read_link(before), Err(LinkError::Damaged));
        assert!(read_link(&format!("{before}{after}")).is_err());
    }
    assert_eq!(read_link(&format!("{link}A")), Err(LinkError::Damaged));
    assert_eq!(
        read_link(&format!("2{}", &link[1..])),
        Err(LinkError::UnknownVersion)
    );
    assert_eq!(
        read_link(&"1".repeat(MAX_LINK_LETTERS + 1)),
        Err(LinkError::TooLong)
    );
    assert_eq!(read_link(""), Err(LinkError::Damaged));
}

/// Drawing and accepting a lost turn take no bits, so a few letters could ask for any number of
/// them.
#[test]
fn a_link_of_more_commands_than_the_limit_is_refused() {
    let start = Start::with_house_rules(Level::One, "H10:R120".parse().unwrap(), 0).unwrap();
    let mut game = Game::new(start.with_fen(KINGS).unwrap());
    for _ in 0..MAX_COMMANDS / 2 {
        turn(&mut game, "--");
    }
    let link = write_link(&game);
    assert!(link.len() < 60, "{link}");
    assert_eq!(read_link(&link).as_ref(), Ok(&game));
    game.advance(Command::Draw).unwrap();
    assert_eq!(read_link(&write_link(&game)), Err(LinkError::NoGame));
}

proptest! {
    #[test]
    fn any_text_is_refused_without_a_panic(text in ".{0,300}", letters in "1[-_A-Za-z0-9]{0,300}") {
        prop_assert!(read_link(&text).is_err());
        prop_assert!(read_link(&letters).is_err());
    }
}
