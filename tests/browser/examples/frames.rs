//! How even the frames are while cards and pieces move, with the processor slowed four times:
//! `cargo run -p browser-tests --example frames`. A benchmark: nothing here is a test.

use std::process::ExitCode;

use browser_tests::{Outcome, Page, PageOptions};
use serde_json::{Value, json};

/// White's queen takes, Black's pawn moves, and the deck is shuffled anew.
const GAME: &str = "level=1&deck=QP&fen=rnb1kbnr/pp3ppp/2p1p3/3p4/3P2q1/2N1P3/PPP2PPP/R1BQKBNR_w";

fn main() -> ExitCode {
    match measure() {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("{fault}");
            ExitCode::FAILURE
        }
    }
}

fn measure() -> Outcome {
    let page = Page::open(&PageOptions::default())?;
    for rate in [1, 4] {
        page.forget()?;
        page.goto(GAME)?;
        page.wait_still()?;
        page.devtools("Emulation.setCPUThrottlingRate", &json!({ "rate": rate }))?;
        let body = "window.frames = []; const tick = (time) => {
            window.frames.push(time);
            if (window.frames.length < 2000) requestAnimationFrame(tick);
        }; requestAnimationFrame(tick)";
        page.script(body, &[])?;
        page.draw()?;
        page.click_square("d1")?;
        page.click_square("g4")?;
        page.wait_still()?;
        page.draw()?;
        page.click_square("a7")?;
        page.click_square("a5")?;
        page.draw()?;
        page.wait_still()?;
        let times = page.script("return window.frames", &[])?;
        page.devtools("Emulation.setCPUThrottlingRate", &json!({ "rate": 1 }))?;
        let times: Vec<f64> = times
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(Value::as_f64)
            .collect();
        let mut gaps: Vec<f64> = times.windows(2).map(|pair| pair[1] - pair[0]).collect();
        gaps.sort_by(f64::total_cmp);
        let at = |percent: usize| {
            gaps.get((gaps.len() * percent / 100).min(gaps.len().saturating_sub(1)))
                .copied()
                .unwrap_or_default()
        };
        println!(
            "processor slowed {rate}×: {} frames, half within {:.1} ms, 95 % within {:.1} ms, all within {:.1} ms",
            gaps.len(),
            at(50),
            at(95),
            at(100),
        );
    }
    Ok(())
}
