//! Reported troubles of other boards, each by its number: what a board shows after anything.

use browser_tests::{Ability, Outcome, Page, Size, check};
use serde_json::{Value, json};

/// The squares whose piece does not lie over them, and how many pieces lie nowhere.
const ASTRAY: &str = "
    const cells = [...document.querySelectorAll('[data-square][data-piece]')];
    const astray = cells.filter((cell) => {
        const piece = document.querySelector(`[data-piece-on=${cell.dataset.square}]`);
        if (!piece) return true;
        const [a, b] = [cell, piece].map((e) => e.getBoundingClientRect());
        return Math.abs(a.left + a.width / 2 - b.left - b.width / 2) > 1.5
            || Math.abs(a.top + a.height / 2 - b.top - b.height / 2) > 1.5;
    });
    return [astray.map((cell) => cell.dataset.square),
        document.querySelectorAll('[data-piece-on]').length - cells.length]";

fn all_in_place(page: &Page) -> Outcome {
    page.wait_still()?;
    assert_eq!(page.script(ASTRAY, &[])?, json!([[], 0]));
    Ok(())
}

fn counters(page: &Page) -> Outcome<Value> {
    page.devtools("HeapProfiler.collectGarbage", &json!({}))?;
    page.devtools("Memory.getDOMCounters", &json!({}))
}

/// The counts of listeners and nodes are `DevTools`' alone.
#[test]
fn board_ui_08_nothing_leaks_over_100_mounts() -> Outcome {
    check("board-ui-08", Size::PHONE, |page| {
        if !page.can(Ability::DevTools) {
            return Ok(());
        }
        page.goto("level=1&deck=NPBP&clock=5+3")?;
        let mount = "
            const frame = () => new Promise((done) => requestAnimationFrame(done));
            const go = async (action, screen) => {
                document.querySelector(`[data-action=${action}]`).click();
                while (!document.querySelector(`[data-screen=${screen}]`)) await frame();
            };
            return (async () => {
                for (let i = 0; i < arguments[0]; i += 1) {
                    await go('home', 'home');
                    await go('continue', 'game');
                }
            })()";
        page.script(mount, &[3.into()])?;
        let before = counters(page)?;
        page.script(mount, &[100.into()])?;
        page.wait_until("the listeners and nodes to be as many as before", || {
            let after = counters(page)?;
            let same = |name: &str| after[name].as_u64() <= before[name].as_u64();
            Ok(same("jsEventListeners") && same("nodes") && same("documents"))
        })
    })
}

#[test]
fn board_ui_09_the_last_of_many_positions_is_shown() -> Outcome {
    check("board-ui-09", Size::PHONE, |page| {
        page.goto("level=1&deck=NP")?;
        let hurry = "
            const pause = () => new Promise((done) => setTimeout(done, 5));
            return (async () => {
                for (let i = 0; i < 20; i += 1) {
                    const [before, after] = [i % 8, 7 - i % 8];
                    const rank = `${before || ''}R${after || ''}`;
                    const ranks = ['8', '8', '8'];
                    ranks[Math.floor(i / 8)] = rank;
                    location.hash = `level=1&deck=NP&seed=${i}&fen=4k3/8/${ranks.join('/')}/8/8/4K3_w`;
                    await pause();
                }
            })()";
        page.script(hurry, &[])?;
        page.wait_piece("d4", "wR")?;
        all_in_place(page)?;
        assert_eq!(page.count("[data-square][data-piece]")?, 3);
        Ok(())
    })
}

#[test]
fn board_ui_10_nothing_waits_for_an_animation() -> Outcome {
    check("board-ui-10", Size::PHONE, |page| {
        page.goto("level=standard")?;
        // As in a hidden tab: no frame is ever painted, no transition ever ends.
        page.script(
            "window.requestAnimationFrame = () => 0; \
             for (const kind of ['transitionend', 'animationend', 'transitionrun', 'animationstart']) \
                 addEventListener(kind, (event) => event.stopImmediatePropagation(), true)",
            &[],
        )?;
        for (from, to) in [("f2", "f3"), ("e7", "e5"), ("g2", "g4"), ("d8", "h4")] {
            page.click_square(from)?;
            page.click_square(to)?;
            page.wait_gone(&format!("[data-square={from}][data-piece]"))?;
        }
        page.wait_attr("[data-screen=game]", "data-reason", "checkmate")?;
        page.wait_for("[role=dialog] [data-action=rematch]")
    })
}

#[test]
fn board_ui_11_flip_and_move_at_once_and_a_promotion_is_one_piece() -> Outcome {
    check("board-ui-11", Size::LAPTOP, |page| {
        page.goto("level=standard")?;
        page.script(
            "for (const css of ['[data-square=g1]', '[data-square=f3]', '[data-action=flip]']) \
                 document.querySelector(css).click()",
            &[],
        )?;
        page.wait_piece("f3", "wN")?;
        page.wait_for(".board--flipped")?;
        all_in_place(page)?;
        let (a1, h8) = (page.middle("a1")?, page.middle("h8")?);
        assert!(a1.0 > h8.0 && a1.1 < h8.1, "Black sits at the bottom");

        page.goto("level=standard&fen=7k/4P3/8/8/8/8/8/K7_w")?;
        page.script(
            "document.querySelector('[data-piece-on=e7]').setAttribute('data-marked', '')",
            &[],
        )?;
        page.click_square("e7")?;
        page.click_square("e8")?;
        page.click("[data-promotion=Q]")?;
        page.wait_piece("e8", "wQ")?;
        page.wait_for("[data-piece-on=e8][data-marked]")?;
        all_in_place(page)
    })
}

/// Plays whatever can be played, and tells the card of each turn.
fn cards_of_turns(page: &Page, turns: usize, reload: bool) -> Outcome<Vec<String>> {
    // Else the link would go on with the game that it has begun before.
    page.forget()?;
    page.goto("level=1&seed=5")?;
    let mut cards = Vec::new();
    for turn in 0..turns {
        if reload {
            page.reload()?;
        }
        let pile = if turn % 2 == 0 { "white" } else { "black" };
        page.draw()?;
        page.wait_for(&format!("[data-pile={pile}][data-top]"))?;
        page.wait_for("[data-movable], [data-lost-turn]")?;
        if reload {
            page.reload()?;
        }
        let top = page.attr(&format!("[data-pile={pile}]"), "data-top")?;
        cards.push(top.unwrap_or_default());
        if page.exists("[data-lost-turn]")? {
            page.action("accept-lost-turn")?;
            page.wait_gone("[data-lost-turn]")?;
        } else {
            page.click("[data-movable]")?;
            page.click("[data-target]")?;
            page.wait_gone("[data-selected]")?;
        }
    }
    let board = page.attrs("[data-square][data-piece]", "data-piece")?;
    cards.push(board.join(" "));
    cards.push(format!(
        "{} plies",
        page.count("[data-movelist] [data-ply]")?
    ));
    Ok(cards)
}

#[test]
fn board_ui_23_a_reload_loses_nothing() -> Outcome {
    check("board-ui-23", Size::LANDSCAPE, |page| {
        let without = cards_of_turns(page, 6, false)?;
        let with = cards_of_turns(page, 6, true)?;
        assert_eq!(
            with, without,
            "the same seed brings the same cards, reloaded or not"
        );
        Ok(())
    })
}

#[test]
fn board_ui_26_bad_positions_are_told_by_their_part() -> Outcome {
    check("board-ui-26", Size::PHONE, |page| {
        let long = "8/".repeat(3000);
        let mut told = Vec::new();
        for fen in [
            "rubbish",
            "4k3/8/8/8/8/8/8/4K3_z",
            "4k3/8/8/8/8/8/8/4K3_w_Zz",
            "4k3/8/8/8/8/8/8/4K3_w_-_e9",
            "4k3/9/8/8/8/8/8/4K3_w",
            "8/8/8/8/8/8/8/8_w",
            "%00%F0%9F%A6%84_%E2%80%AE",
            &long,
        ] {
            page.goto(&format!("level=standard&fen={fen}"))?;
            page.wait_for("[data-screen=game]")?;
            page.wait_for("[data-notice=badFen]")?;
            let text = page.text("[data-notice=badFen]")?.unwrap_or_default();
            assert!(text.len() > 20, "{fen}: {text}");
            assert_eq!(page.count("[data-square][data-piece]")?, 32, "{fen}");
            told.push(text);
        }
        told.truncate(4);
        told.dedup();
        assert_eq!(
            told.len(),
            4,
            "each part of a FEN has a sentence: {told:#?}"
        );
        Ok(())
    })
}
