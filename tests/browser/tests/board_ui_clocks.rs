//! Reported troubles of other programs' clocks, each by its number.

use browser_tests::{Fault, Outcome, Page, Size, check};
use serde_json::{Value, json};

const PROMOTION: &str = "level=standard&clock=5+3&fen=7k/4P3/8/8/8/8/8/K7_w";

/// From now on the page's clocks say what the test wants.
const FAKE_TIME: &str = "
    const [real, date] = [performance.now.bind(performance), window.Date.now.bind(window.Date)];
    window.added = 0;
    performance.now = () => real() + window.added;
    window.Date.now = () => date() + window.added";

fn start(page: &Page) -> Outcome {
    page.wait_for("[data-paused]")?;
    page.click("[data-paused] [data-action=pause]")?;
    page.wait_gone("[data-paused]")
}

fn running(page: &Page) -> Outcome<Vec<String>> {
    page.attrs("[data-clock][data-running]", "data-clock")
}

fn left(page: &Page, color: &str) -> Outcome<u64> {
    let text = page.attr(&format!("[data-clock={color}]"), "data-ms")?;
    let left = text.and_then(|text| text.parse().ok());
    left.ok_or_else(|| Fault::new(format!("{color} has no clock")))
}

fn play(page: &Page, from: &str, to: &str) -> Outcome {
    page.click_square(from)?;
    page.click_square(to)?;
    page.wait_gone("[data-selected]")
}

fn take_back(page: &Page) -> Outcome {
    let plies = page.count("[data-movelist] [data-ply]")?;
    page.action("undo")?;
    page.action("confirm")?;
    page.wait_until("the move to be taken back", || {
        Ok(page.count("[data-movelist] [data-ply]")? < plies)
    })
}

#[test]
fn board_ui_14_the_clock_changes_when_the_piece_is_chosen() -> Outcome {
    check("board-ui-14", Size::LAPTOP, |page| {
        page.goto(PROMOTION)?;
        start(page)?;
        for choose in [false, true] {
            page.click_square("e7")?;
            page.click_square("e8")?;
            page.wait_for("[data-promotion=Q]")?;
            assert_eq!(running(page)?, ["white"]);
            if choose {
                page.click("[data-promotion=Q]")?;
                page.wait_for("[data-clock=black][data-running]")?;
            } else {
                page.press("Escape")?;
                page.wait_gone("[data-promotion]")?;
            }
        }
        assert_eq!(running(page)?, ["black"]);
        Ok(())
    })
}

#[test]
fn board_ui_15_no_clock_runs_before_or_after_the_game() -> Outcome {
    check("board-ui-15", Size::LAPTOP, |page| {
        page.goto("level=standard&clock=5+3")?;
        page.wait_for("[data-clock=white]")?;
        assert!(running(page)?.is_empty());
        assert_eq!(
            (left(page, "white")?, left(page, "black")?),
            (300_000, 300_000)
        );
        start(page)?;
        assert_eq!(running(page)?, ["white"]);
        for (from, to) in [("f2", "f3"), ("e7", "e5"), ("g2", "g4"), ("d8", "h4")] {
            play(page, from, to)?;
        }
        page.wait_attr("[data-screen=game]", "data-reason", "checkmate")?;
        assert!(running(page)?.is_empty());
        let end = (left(page, "white")?, left(page, "black")?);
        page.action("rematch")?;
        page.wait_attr("[data-screen=game]", "data-outcome", "none")?;
        assert!(running(page)?.is_empty());
        assert_ne!(end, (300_000, 300_000));
        assert_eq!(
            (left(page, "white")?, left(page, "black")?),
            (300_000, 300_000)
        );
        Ok(())
    })
}

#[test]
fn board_ui_16_a_minute_without_ticks_is_charged_to_the_millisecond() -> Outcome {
    check("board-ui-16", Size::LAPTOP, |page| {
        page.goto("level=standard&clock=5+3")?;
        page.script(FAKE_TIME, &[])?;
        page.wait_for("[data-paused]")?;
        let span = |body: &str| -> Outcome<(f64, f64)> {
            let body = format!(
                "const before = performance.now(); {body}; return [before, performance.now()]"
            );
            let times: Value = page.script(&body, &[])?;
            let time = |index: usize| times[index].as_f64().unwrap_or_default();
            Ok((time(0), time(1)))
        };
        let begun = span("document.querySelector('[data-paused] [data-action=pause]').click()")?;
        page.wait_gone("[data-paused]")?;
        page.script("window.added += 60000", &[])?;
        let moved = span(
            "for (const name of ['e2', 'e4']) document.querySelector(`[data-square=${name}]`).click()",
        )?;
        page.wait_for("[data-clock=black][data-running]")?;
        let lost = 303_000.0 - f64::from(u32::try_from(left(page, "white")?).unwrap_or_default());
        let (least, most) = (moved.0 - begun.1, moved.1 - begun.0);
        assert!(least > 60_000.0);
        assert!(
            lost > least - 50.0 && lost < most + 50.0,
            "{lost} ms lost in {least} to {most} ms"
        );
        Ok(())
    })
}

#[test]
fn board_ui_16_a_hidden_page_halts_the_clocks() -> Outcome {
    check("board-ui-16-hidden", Size::LAPTOP, |page| {
        page.goto("level=standard&clock=5+3")?;
        start(page)?;
        page.script(
            "Object.defineProperty(document, 'hidden', { configurable: true, get: () => true }); \
             document.dispatchEvent(new Event('visibilitychange'))",
            &[],
        )?;
        page.wait_for("[data-paused]")?;
        assert!(running(page)?.is_empty());
        Ok(())
    })
}

/// Time goes on for the date alone where the clock of the page stands still in sleep.
#[test]
fn k5_time_asleep_is_nobodys() -> Outcome {
    check("asleep", Size::LAPTOP, |page| {
        page.goto("level=standard&clock=5+3")?;
        page.script(FAKE_TIME, &[])?;
        for wakes_by_touch in [true, false] {
            start(page)?;
            let before = left(page, "white")?;
            page.script(
                "const date = window.Date.now.bind(window.Date); window.Date.now = () => date() + 600000",
                &[],
            )?;
            if wakes_by_touch {
                page.click_square("e2")?;
            }
            page.wait_for("[data-paused] [data-slept]")?;
            assert!(!page.exists("[data-selected]")?);
            assert!(before - left(page, "white")? < 5_000);
        }
        Ok(())
    })
}

#[test]
fn p28_time_lost_by_both_is_the_time_that_passed() -> Outcome {
    check("p28", Size::LAPTOP, |page| {
        page.goto("level=standard&clock=5+0&fen=k7/7p/8/8/8/8/7P/K7_w")?;
        // Here time stands still but for the test.
        page.script(
            "window.time = performance.now(); performance.now = () => window.time; \
             const start = window.Date.now(); window.Date.now = () => start",
            &[],
        )?;
        start(page)?;
        let white = [
            "b1", "c1", "d1", "e1", "f1", "g1", "g2", "f2", "e2", "d2", "c2", "b2",
        ];
        let (mut from_white, mut from_black) = ("a1".to_owned(), "a8".to_owned());
        for to_white in white {
            let to_black = to_white.replace('1', "8").replace('2', "7");
            let hurry = "
                for (const pair of arguments) {
                    window.time += 30.4;
                    for (const name of pair) document.querySelector(`[data-square=${name}]`).click();
                }";
            page.script(
                hurry,
                &[json!([from_white, to_white]), json!([from_black, to_black])],
            )?;
            (from_white, from_black) = (to_white.to_owned(), to_black);
        }
        page.wait_piece("b2", "wK")?;
        page.wait_piece("b7", "bK")?;
        let total = page
            .script("return 24 * 30.4", &[])?
            .as_f64()
            .unwrap_or_default();
        let lost = 600_000 - left(page, "white")? - left(page, "black")?;
        let lost = f64::from(u32::try_from(lost).unwrap_or_default());
        assert!((lost - total).abs() <= 1.5, "{lost} ms lost in {total} ms");
        Ok(())
    })
}

#[test]
fn p29_taking_back_restores_clocks_and_castling() -> Outcome {
    check("p29", Size::LAPTOP, |page| {
        page.goto("level=standard&clock=5+3&fen=4k3/8/8/8/8/8/7P/4K2R_w_K")?;
        start(page)?;
        play(page, "e1", "g1")?;
        page.wait_piece("f1", "wR")?;
        page.wait_for("[data-clock=black][data-running]")?;
        assert!(
            left(page, "white")? > 300_000,
            "the increment is there at once"
        );
        play(page, "e8", "d8")?;
        page.wait_for("[data-clock=white][data-running]")?;
        take_back(page)?;
        page.wait_piece("e8", "bK")?;
        take_back(page)?;
        page.wait_piece("h1", "wR")?;
        let (white, black) = (left(page, "white")?, left(page, "black")?);
        assert!(white <= 300_000 && black <= 300_000, "{white} {black}");
        if page.exists("[data-paused]")? {
            start(page)?;
        }
        assert_eq!(running(page)?, ["white"], "it is White's turn again");
        page.click_square("e1")?;
        page.wait_for("[data-square=g1][data-target]")
    })
}
