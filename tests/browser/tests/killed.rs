//! A browser that is killed in the middle of a game, as by a power cut.

use std::env;
use std::net::TcpListener;
use std::thread;
use std::time::Duration;

use browser_tests::{Outcome, Page, PageOptions, Size};

/// How long the animation of a move lasts at most: what was moved before that is kept.
const ANIMATION: u64 = 400;

/// How often it is killed: `CHESS_A_LA_CARTE_KILLS`, or a few times.
fn kills() -> u64 {
    let wanted = env::var("CHESS_A_LA_CARTE_KILLS");
    wanted.ok().and_then(|text| text.parse().ok()).unwrap_or(4)
}

/// The turns that the game on the screen has seen.
fn turns(page: &Page) -> Outcome<usize> {
    let count = page.count("[data-movelist] [data-ply]")?;
    Ok(usize::try_from(count).unwrap_or_default())
}

#[test]
fn a_killed_browser_loses_at_most_the_animation() -> Outcome {
    let profile = tempfile::tempdir()?;
    let port = TcpListener::bind(("127.0.0.1", 0))?.local_addr()?.port();
    let options = PageOptions {
        size: Size::LAPTOP,
        profile: Some(profile.path().to_owned()),
        port,
        ..PageOptions::default()
    };
    // Knights go out and home again: a game that needs no end.
    let ways = [("g1", "f3"), ("g8", "f6"), ("f3", "g1"), ("f6", "g8")];
    let mut played = 0;
    for kill in 0..kills() {
        let page = Page::open(&options)?;
        page.goto(if kill == 0 { "level=standard" } else { "" })?;
        if kill > 0 {
            page.wait_for("[data-screen=game]")?;
        }
        assert_eq!(turns(&page)?, played, "after {kill} kills");
        if played > 4 {
            page.goto(&format!("level=standard&seed={kill}"))?;
            played = 0;
        }
        for _ in 0..=kill % 3 {
            let (from, to) = ways[played % 4];
            page.click_square(from)?;
            page.click_square(to)?;
            played += 1;
            page.wait_until("the turn", || Ok(turns(&page)? == played))?;
        }
        // Any moment from the end of the animation on.
        thread::sleep(Duration::from_millis(ANIMATION + kill * 137 % 1000));
        page.kill();
    }
    Ok(())
}
