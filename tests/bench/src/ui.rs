//! The app in Chromium: from a click to what is painted, the board's size, idleness, positions.

use std::thread;
use std::time::Duration;

use browser_tests::{Engine, Fault, Page, PageOptions};
use serde_json::{Value, json};

use crate::Result;
use crate::figure::{Figure, Goal};

/// A game with captures, castling and quiet moves.
const GAME: &str =
    "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 c2c3 g8f6 d2d3 d7d6 e1g1 e8g8 f1e1 a7a6 c4b3 c5a7 f3e5 c6e5";

/// How many times slower than this machine the slow one is.
const SLOWER: u32 = 4;

/// Between two clicks of a person in a hurry.
const BREATH: Duration = Duration::from_millis(150);

/// From each click to the moment after the frame that shows what it did.
const WATCH_CLICKS: &str = "
    window.samples = [];
    addEventListener('click', (event) => requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => window.samples.push(performance.now() - event.timeStamp);
        channel.port2.postMessage(0);
    }), true)";

/// In place of the app, 64 bare squares that change colour: what a browser needs on this machine for a
/// click that does next to nothing.
const BARE_SQUARES: &str = "
    const squares = Array.from({ length: 64 }, (_, i) => {
        const square = document.createElement('div');
        square.dataset.square = 'abcdefgh'[i % 8] + (8 - (i >> 3));
        Object.assign(square.style, { float: 'left', width: '60px', height: '60px' });
        square.addEventListener('click', () => { square.style.background = 'gray'; });
        return square;
    });
    const board = document.createElement('div');
    board.dataset.board = '';
    board.style.width = '480px';
    board.append(...squares);
    document.body.replaceChildren(board)";

/// Counts what is scheduled and has not run yet, and every call.
const WATCH_SCHEDULE: &str = "
    window.scheduled = { pending: new Set(), calls: 0 };
    for (const [set, clear] of [['setTimeout', 'clearTimeout'], ['setInterval', 'clearInterval'],
            ['requestAnimationFrame', 'cancelAnimationFrame'], ['requestIdleCallback', 'cancelIdleCallback']]) {
        const [inner, innerClear] = [window[set].bind(window), window[clear].bind(window)];
        window[set] = (then, ...rest) => {
            window.scheduled.calls += 1;
            const id = inner((...args) => {
                if (set !== 'setInterval') window.scheduled.pending.delete(set + id);
                return then(...args);
            }, ...rest);
            window.scheduled.pending.add(set + id);
            return id;
        };
        window[clear] = (id) => { window.scheduled.pending.delete(set + id); innerClear(id); };
    }";

/// From asking for a position to the page that shows it, laid out.
const POSITIONS: &str = "
    const board = document.querySelector('[data-board]');
    const times = [];
    const shown = () => new Promise((done) => {
        const observer = new MutationObserver(() => { observer.disconnect(); done(); });
        observer.observe(board, { attributes: true, subtree: true, attributeFilter: ['data-piece'] });
    });
    return (async () => {
        for (let i = 0; i < 45; i += 1) {
            const rows = Array.from({ length: 6 }, (_, row) => {
                const at = (i * 5 + row * 3) % 8;
                return `${at || ''}${'rNbQpP'[row]}${7 - at || ''}`;
            });
            const wait = shown();
            location.hash = `level=1&deck=NP&seed=${i}&fen=4k3/${rows.join('/')}/4K3_w`;
            const start = performance.now();
            await wait;
            board.getBoundingClientRect();
            times.push(performance.now() - start);
            await new Promise((done) => setTimeout(done, 30));
        }
        return times;
    })()";

/// What people feel of the app.
pub(crate) fn measure(rounds: u32) -> Result<Vec<Figure>> {
    let page = Page::open_in(Engine::Chromium, &PageOptions::default())?;
    page.devtools(
        "Page.addScriptToEvaluateOnNewDocument",
        &json!({ "source": WATCH_SCHEDULE }),
    )?;
    let (mut clicks, mut hasty_clicks, mut bare_clicks) = (Vec::new(), Vec::new(), Vec::new());
    let mut positions = Vec::new();
    for _ in 0..rounds {
        page.goto("level=standard")?;
        clicks.extend(slow_clicks(&page, Some(BREATH))?);
        // Another link: the same once more would go on with the game.
        page.goto("level=standard&seed=1")?;
        hasty_clicks.extend(slow_clicks(&page, None)?);
        page.goto("level=standard")?;
        page.script(BARE_SQUARES, &[])?;
        bare_clicks.extend(slow_clicks(&page, Some(BREATH))?);
        page.goto("level=1&deck=NP")?;
        positions.extend(numbers(&page.script(POSITIONS, &[])?));
    }
    let nodes = board_nodes(&page)?;
    let idle = scheduled_when_idle(&page)?;
    Ok(vec![
        Figure::alone(
            "click to paint, CPU ÷ 4, p95",
            share(&mut clicks, 0.95),
            "ms",
        )
        .with_goal(Goal::AtMost(50.0)),
        Figure::alone(
            "click to paint, CPU ÷ 4, median",
            share(&mut clicks, 0.5),
            "ms",
        ),
        Figure::alone(
            "clicks without a pause, p95",
            share(&mut hasty_clicks, 0.95),
            "ms",
        ),
        Figure::alone(
            "click on a bare square, p95",
            share(&mut bare_clicks, 0.95),
            "ms",
        ),
        Figure::alone("set a position, median", share(&mut positions, 0.5), "ms"),
        Figure::alone("set a position, p95", share(&mut positions, 0.95), "ms"),
        Figure::alone("nodes of the board with marks", nodes, "nodes")
            .with_goal(Goal::AtMost(200.0)),
        Figure::alone("scheduled when idle", idle, "calls").with_goal(Goal::AtMost(0.0)),
    ])
}

/// The clicks of the game, each this long after the one before it and on a board that stands still; or
/// as fast as they can be sent, into whatever still moves.
fn slow_clicks(page: &Page, pause: Option<Duration>) -> Result<Vec<f64>> {
    page.script(WATCH_CLICKS, &[])?;
    page.devtools("Emulation.setCPUThrottlingRate", &json!({ "rate": SLOWER }))?;
    for text in GAME.split(' ') {
        let (from, to) = text.split_at(2);
        for square in [from, to] {
            page.click_square(square)?;
            if let Some(pause) = pause {
                page.wait_still()?;
                thread::sleep(pause);
            }
        }
        page.wait_gone("[data-selected]")?;
    }
    page.devtools("Emulation.setCPUThrottlingRate", &json!({ "rate": 1 }))?;
    Ok(numbers(&page.script("return window.samples", &[])?))
}

/// With a queen picked up in an open position, and so with many marks.
fn board_nodes(page: &Page) -> Result<f64> {
    page.goto("level=standard&fen=rnb1kbnr/pp3ppp/2p1p3/3p4/3P2q1/2N1P3/PPP2PPP/R1BQKBNR_w_KQkq")?;
    page.click_square("d1")?;
    page.wait_for("[data-selected]")?;
    let body = "return document.querySelector('[data-board]').parentElement.querySelectorAll('*').length + 1";
    number(&page.script(body, &[])?)
}

/// What waits to run when nobody does anything, and what is called in a second.
fn scheduled_when_idle(page: &Page) -> Result<f64> {
    page.goto("level=1&deck=NP")?;
    page.draw()?;
    page.wait_still()?;
    let body = "
        const [before, inner] = [window.scheduled.calls, window.scheduled.pending.size];
        return new Promise((done) => setTimeout(() => done(inner + window.scheduled.calls - before - 1), 1000))";
    number(&page.script(body, &[])?)
}

fn number(value: &Value) -> Result<f64> {
    Ok(value
        .as_f64()
        .ok_or_else(|| Fault::new(format!("{value} is no number")))?)
}

fn numbers(values: &Value) -> Vec<f64> {
    let values = values.as_array().into_iter().flatten();
    values.filter_map(Value::as_f64).collect()
}

/// The value that this share of all values does not exceed.
fn share(values: &mut [f64], share: f64) -> f64 {
    values.sort_by(f64::total_cmp);
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        clippy::cast_precision_loss,
        reason = "an index among a few hundred values"
    )]
    let index = ((values.len() as f64 * share).ceil() as usize).saturating_sub(1);
    values.get(index).copied().unwrap_or(f64::NAN)
}
