//! Rules M: several games between the same two.

use chess_a_la_carte::engine::{Color, Match, Outcome, Player};

use Color::{Black, White};

fn scores(score: &Match) -> [u32; 2] {
    Player::ALL.map(|player| score.half_points(player))
}

/// A match in which player A has White first.
fn begun_by_a(new: fn(u64) -> Match) -> Match {
    (0..)
        .map(new)
        .find(|score| score.player(White) == Player::A)
        .unwrap()
}

#[test]
fn m1_a_win_is_one_and_a_draw_a_half() {
    let mut score = begun_by_a(Match::new);
    assert_eq!(scores(&score), [0, 0]);
    score.record(Outcome::Win(White));
    assert_eq!(scores(&score), [2, 0]);
    score.record(Outcome::Draw);
    assert_eq!(scores(&score), [3, 1]);
    score.record(Outcome::Win(Black));
    assert_eq!(scores(&score), [3, 3], "B had Black in the third game");
    score.record(Outcome::Win(Black));
    assert_eq!(scores(&score), [5, 3], "and A in the fourth");
    assert_eq!(score.games(), 4);
}

#[test]
fn m1_the_lot_decides_the_first_colours() {
    assert_eq!(Match::new(5), Match::new(5));
    let a_first = (0..1_000)
        .filter(|&seed| Match::new(seed).player(White) == Player::A)
        .count();
    assert!((400..600).contains(&a_first), "{a_first} of 1000");
}

#[test]
fn m1_colours_alternate() {
    let mut score = begun_by_a(Match::new);
    for game in 0..6 {
        let white = if game % 2 == 0 { Player::A } else { Player::B };
        assert_eq!(score.player(White), white);
        assert_eq!(score.player(Black), white.opponent());
        for player in Player::ALL {
            assert_eq!(score.player(score.color(player)), player);
        }
        score.record(Outcome::Draw);
    }
}

#[test]
fn m2_games_against_bots_are_practice() {
    let mut score = begun_by_a(Match::practice);
    assert!(score.is_practice());
    for outcome in [Outcome::Win(White), Outcome::Draw, Outcome::Win(Black)] {
        score.record(outcome);
        assert_eq!(scores(&score), [0, 0]);
    }
    assert_eq!(score.games(), 3);
    assert_eq!(score.player(White), Player::B);
}

#[test]
fn m_a_saved_match_goes_on() {
    let mut score = begun_by_a(Match::new);
    score.record(Outcome::Win(Black));
    assert_eq!(score.to_string(), "A 1 0 2");
    assert_eq!("A 1 0 2".parse(), Ok(score));
    let practice = Match::practice(3);
    assert_eq!(practice.to_string().parse(), Ok(practice));
    for text in [
        "",
        "A",
        "C 1 0 2",
        "A 1 0",
        "A 1 0 -2",
        "A 1 0 2 3",
        "A 1 0 2 ",
    ] {
        assert!(text.parse::<Match>().is_err(), "{text}");
    }
}
