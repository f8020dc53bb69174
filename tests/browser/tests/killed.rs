//! A browser that is killed in the middle of a game, as by a power cut.

use std::env;
use std::net::TcpListener;
use std::path::Path;
use std::thread;
use std::time::Duration;

use browser_tests::{
    Engine, Outcome, Page, PageOptions, Size, Undriven, wait_until, wanted_engine,
};

/// How long the animation of a move lasts at most: what was moved before that is kept.
const ANIMATION: u64 = 400;

/// How often it is killed: `CHESS_A_LA_CARTE_KILLS`, or a few times.
fn kills() -> u64 {
    let wanted = env::var("CHESS_A_LA_CARTE_KILLS");
    wanted.ok().and_then(|text| text.parse().ok()).unwrap_or(4)
}

/// What is asked of a browser here.
trait Browser {
    fn goto(&self, fragment: &str) -> Outcome;
    fn count(&self, css: &str) -> Outcome<u64>;
    fn click_square(&self, square: &str) -> Outcome;
    fn kill(&self);
}

/// With the driver and without it the same is asked by the same names.
macro_rules! browser {
    ($kind:ty) => {
        impl Browser for $kind {
            fn goto(&self, fragment: &str) -> Outcome {
                self.goto(fragment)
            }

            fn count(&self, css: &str) -> Outcome<u64> {
                self.count(css)
            }

            fn click_square(&self, square: &str) -> Outcome {
                self.click_square(square)
            }

            fn kill(&self) {
                self.kill();
            }
        }
    };
}

browser!(Page);
browser!(Undriven);

/// A browser that has what was stored in `profile` by those that were killed before it.
fn open(profile: &Path, port: u16, kills: u64) -> Outcome<Box<dyn Browser>> {
    if wanted_engine()? == Engine::Webkit {
        // Where its driver has started it, it keeps nothing when it ends.
        let browser = Undriven::open(profile, port)?;
        if kills % 2 == 1 {
            // It mostly has this on the disk after half a second, other browsers much later.
            browser.lose_local_storage()?;
        }
        return Ok(Box::new(browser));
    }
    Ok(Box::new(Page::open(&PageOptions {
        size: Size::LAPTOP,
        profile: Some(profile.to_owned()),
        port,
        ..PageOptions::default()
    })?))
}

/// The turns that the game on the screen has seen.
fn turns(browser: &dyn Browser) -> Outcome<usize> {
    let count = browser.count("[data-movelist] [data-ply]")?;
    Ok(usize::try_from(count).unwrap_or_default())
}

#[test]
fn a_killed_browser_loses_at_most_the_animation() -> Outcome {
    let profile = tempfile::tempdir()?;
    let port = TcpListener::bind(("127.0.0.1", 0))?.local_addr()?.port();
    // Knights go out and home again: a game that needs no end.
    let ways = [("g1", "f3"), ("g8", "f6"), ("f3", "g1"), ("f6", "g8")];
    let mut played = 0;
    for kill in 0..kills() {
        let browser = open(profile.path(), port, kill)?;
        browser.goto(if kill == 0 { "level=standard" } else { "" })?;
        if kill > 0 {
            wait_until("the game", || Ok(browser.count("[data-screen=game]")? > 0))?;
        }
        assert_eq!(turns(&*browser)?, played, "after {kill} kills");
        if played > 4 {
            browser.goto(&format!("level=standard&seed={kill}"))?;
            played = 0;
        }
        for _ in 0..=kill % 3 {
            let (from, to) = ways[played % 4];
            browser.click_square(from)?;
            browser.click_square(to)?;
            played += 1;
            wait_until("the turn", || Ok(turns(&*browser)? == played))?;
        }
        // Every second time at the end of the animation, where most is at stake; else at any moment
        // from there on.
        let later = kill % 2 * (kill * 137 % 1000);
        thread::sleep(Duration::from_millis(ANIMATION + later));
        browser.kill();
    }
    Ok(())
}
