//! Reported troubles of other boards, each by its number: where things are.

use browser_tests::{Ability, Engine, Outcome, Page, Size, check};
use serde_json::json;

/// A pawn of each side on every file, about to be promoted.
const PAWNS: &str = "level=standard&fen=8/PPPPPPPP/8/2k2K2/8/8/pppppppp/8_";

#[test]
fn board_ui_06_squares_are_hit_where_they_are() -> Outcome {
    check("board-ui-06", Size::LAPTOP, |page| {
        page.goto("level=standard")?;
        let banner = "const banner = document.createElement('div'); \
                      banner.style.height = '77px'; document.body.prepend(banner)";
        let before = page.middle("e2")?;
        page.script(banner, &[])?;
        assert!(
            page.middle("e2")?.1 > before.1 + 50.0,
            "the board has moved"
        );
        page.click_square("e2")?;
        page.wait_for("[data-square=e2][data-selected]")?;
        page.click_square("e4")?;
        page.wait_piece("e4", "wP")?;
        // And in the middle of a drag.
        page.mouse_down("e7")?;
        let (x, y) = page.middle("e6")?;
        page.mouse_to((x, y))?;
        page.wait_for(".piece--lifted")?;
        page.script(banner, &[])?;
        let goal = page.middle("e5")?;
        page.mouse_to(goal)?;
        page.mouse_up(goal)?;
        page.wait_piece("e5", "bP")
    })
}

/// Only `DevTools` change the number of device pixels.
#[test]
fn board_ui_07_squares_are_whole_device_pixels() -> Outcome {
    check("board-ui-07", Size::LAPTOP, |page| {
        if !page.can(Ability::DevTools) {
            return Ok(());
        }
        for (width, height) in [
            (360, 740),
            (393, 851),
            (768, 1024),
            (1024, 768),
            (1366, 768),
        ] {
            for scale in [1.0, 1.25, 1.5, 2.0, 3.0] {
                let metrics = json!({
                    "width": width, "height": height, "deviceScaleFactor": scale, "mobile": false,
                });
                page.devtools("Emulation.setDeviceMetricsOverride", &metrics)?;
                // Only a page loaded anew looks at the resolution again.
                page.goto("level=1&deck=NP")?;
                let mut found = Vec::new();
                let whole = || {
                    found = vec![
                        page.rect("[data-board]")?[2],
                        page.rect("[data-square=a8]")?[2],
                    ];
                    let whole = |side: f64| (side * scale - (side * scale).round()).abs() < 0.02;
                    Ok(found.iter().all(|side| whole(*side)))
                };
                let done = page.wait_until("whole pixels", whole);
                assert!(done.is_ok(), "{width}×{height} at {scale}: {found:?}");
            }
        }
        Ok(())
    })
}

#[test]
fn board_ui_12_a_page_from_right_to_left_mirrors_nothing() -> Outcome {
    check("board-ui-12", Size::LAPTOP, |page| {
        page.goto("level=standard")?;
        page.script("document.documentElement.dir = 'rtl'", &[])?;
        let (a1, h8) = (page.middle("a1")?, page.middle("h8")?);
        assert!(a1.0 < h8.0 && a1.1 > h8.1, "{a1:?} {h8:?}");
        page.script("document.querySelector('[data-square=a1]').focus()", &[])?;
        page.press("ArrowRight")?;
        page.wait_for("[data-square=b1]:focus")?;
        page.click_square("b1")?;
        page.click_square("c3")?;
        page.wait_piece("c3", "wN")?;
        page.wait_still()?;
        let (piece, square) = (
            page.rect("[data-piece-on=c3]")?,
            page.rect("[data-square=c3]")?,
        );
        assert!((piece[0] - square[0]).abs() < 2.0, "{piece:?} {square:?}");
        Ok(())
    })
}

#[test]
fn board_ui_13_the_choice_of_a_promotion_is_in_sight() -> Outcome {
    check("board-ui-13", Size::PHONE, |page| {
        for (side, from, to) in [("w", '7', '8'), ("b", '2', '1')] {
            for flipped in [false, true] {
                page.goto(&format!("{PAWNS}{side}"))?;
                if flipped {
                    page.action("flip")?;
                    page.wait_for(".board--flipped")?;
                    page.wait_still()?;
                }
                for file in 'a'..='h' {
                    page.click_square(&format!("{file}{from}"))?;
                    page.click_square(&format!("{file}{to}"))?;
                    page.wait_for("[data-promotion=N]")?;
                    for piece in ["Q", "R", "B", "N"] {
                        let [left, top, width, height] =
                            page.rect(&format!("[data-promotion={piece}]"))?;
                        assert!(width >= 44.0 && height >= 44.0, "{width}×{height}");
                        assert!(left >= 0.0 && left + width <= 360.0, "{file}: {left}");
                        assert!(top >= 0.0 && top + height <= 740.0, "{file}: {top}");
                    }
                    page.press("Escape")?;
                    page.wait_gone("[data-promotion]")?;
                }
            }
        }
        Ok(())
    })
}

/// What lies at the middle of where something was pressed.
fn action_at(page: &Page, [left, top, width, height]: [f64; 4]) -> Outcome<Option<String>> {
    let body = "return document.elementFromPoint(arguments[0], arguments[1])\
                ?.closest('[data-action]')?.dataset.action";
    let point = [json!(left + width / 2.0), json!(top + height / 2.0)];
    Ok(page.script(body, &point)?.as_str().map(str::to_owned))
}

#[test]
fn board_ui_20_nothing_that_ends_a_game_comes_under_the_finger() -> Outcome {
    const ENDING: [&str; 3] = ["resign", "accept-draw", "confirm"];
    check("board-ui-20", Size::PHONE, |page| {
        for size in [Size::PHONE, Size::LANDSCAPE] {
            page.set_window(size)?;
            page.forget()?;
            page.goto("level=1&deck=NRBP")?;
            for css in [
                "[data-pile=draw]",
                "[data-square=g1]",
                "[data-square=f3]",
                "[data-pile=draw]",
                "[data-action=accept-lost-turn]",
                "[data-action=resign]",
                "[data-action=cancel]",
                "[data-action=offer-draw]",
                "[data-action=decline-draw]",
                "[data-action=undo]",
            ] {
                let rect = {
                    page.wait_for(css)?;
                    page.script(
                        "document.querySelector(arguments[0]).scrollIntoView({ block: 'nearest' })",
                        &[css.into()],
                    )?;
                    page.rect(css)?
                };
                page.click(css)?;
                page.wait_still()?;
                if css == "[data-action=resign]" || css == "[data-action=undo]" {
                    page.wait_for("[role=dialog]")?;
                }
                let there = action_at(page, rect)?;
                let same = there.as_deref().is_some_and(|it| css.contains(it));
                assert!(
                    same || !ENDING.iter().any(|it| Some(*it) == there.as_deref()),
                    "{size:?}: after {css}, {there:?} lies there"
                );
            }
        }
        Ok(())
    })
}

#[test]
fn a_second_tap_does_nothing_to_a_hand() -> Outcome {
    check("board-ui-second-tap", Size::PHONE, |page| {
        for size in [Size::PHONE, Size::PORTRAIT, Size::LANDSCAPE, Size::LAPTOP] {
            page.set_window(size)?;
            page.forget()?;
            page.goto("level=3&seed=3")?;
            page.wait_for("[data-action=handover]")?;
            let taken_over = page.rect("[data-action=handover]")?;
            page.action("handover")?;
            page.wait_still()?;
            assert_eq!(action_at(page, taken_over)?, None, "{size:?}");
            page.script(
                "localStorage.setItem('chess-a-la-carte/prefs', '{\"seating\":\"facing\"}')",
                &[],
            )?;
            page.goto("level=3&seed=4")?;
            page.draw()?;
            for opened in [true, false] {
                let button = "[data-hand=white] [data-action=peek]";
                let rect = page.rect(button)?;
                // Not by a press, which may last so long that it is a hold.
                let click = "document.querySelector(arguments[0]).click()";
                page.script(click, &[button.into()])?;
                page.wait_for(&format!("{button}[aria-pressed={opened}]"))?;
                page.wait_still()?;
                let there = action_at(page, rect)?;
                assert_eq!(there.as_deref(), Some("peek"), "{size:?}");
            }
        }
        Ok(())
    })
}

/// Each letter of the edge beside its file or rank, and each player's things on their side.
fn as_seen(page: &Page) -> Outcome {
    let body = "
        const middle = (e) => { const r = e.getBoundingClientRect(); return [r.left + r.width / 2, r.top + r.height / 2]; };
        const square = (name) => document.querySelector(`[data-square=${name}]`).getBoundingClientRect();
        return [...document.querySelectorAll('.coordinate')].filter((letter) => {
            const name = letter.textContent.trim();
            const [x, y] = middle(letter);
            if (/[a-h]/.test(name)) { const r = square(`${name}1`); return x < r.left || x > r.right; }
            const r = square(`a${name}`); return y < r.top || y > r.bottom;
        }).map((letter) => letter.textContent)";
    assert_eq!(
        page.script(body, &[])?,
        json!([]),
        "letters beside the wrong squares"
    );
    assert_eq!(page.count(".coordinate")?, 16);
    Ok(())
}

#[test]
fn board_ui_22_everything_turns_with_the_board() -> Outcome {
    check("board-ui-22", Size::LAPTOP, |page| {
        page.goto("level=1&deck=NP&clock=5+3")?;
        let mut sides = Vec::new();
        for _ in 0..2 {
            as_seen(page)?;
            let left = |css: &str| Ok::<_, browser_tests::Fault>(page.rect(css)?[0]);
            let top = |css: &str| Ok::<_, browser_tests::Fault>(page.rect(css)?[1]);
            sides.push((
                left("[data-square=a1]")? < left("[data-square=h1]")?,
                left("[data-pile=white]")? < left("[data-pile=black]")?,
                top("[data-clock=white]")? > top("[data-clock=black]")?,
            ));
            let flipped = page.exists(".board--flipped")?;
            page.action("flip")?;
            page.wait_until("the board to turn", || {
                Ok(page.exists(".board--flipped")? != flipped)
            })?;
            page.wait_still()?;
        }
        assert_eq!(sides, [(true, true, true), (false, false, false)]);
        Ok(())
    })
}

/// How much of two squares of one colour differs in brightness, in parts of 1000.
fn difference(page: &Page, square: &str, plain: &str) -> Outcome<u64> {
    let picture = page.page_picture()?;
    let body = "
        const [data, ...names] = arguments;
        return new Promise((done) => {
            const image = new Image();
            image.onload = () => {
                const canvas = document.createElement('canvas');
                [canvas.width, canvas.height] = [image.width, image.height];
                const paint = canvas.getContext('2d');
                paint.drawImage(image, 0, 0);
                const scale = image.width / innerWidth;
                const [a, b] = names.map((name) => {
                    const r = document.querySelector(`[data-square=${name}]`).getBoundingClientRect();
                    const side = Math.floor(r.width * scale);
                    const pixels = paint.getImageData(Math.round(r.left * scale), Math.round(r.top * scale), side, side).data;
                    const gray = [];
                    for (let i = 0; i < pixels.length; i += 4)
                        gray.push(0.299 * pixels[i] + 0.587 * pixels[i + 1] + 0.114 * pixels[i + 2]);
                    return gray;
                });
                const far = a.filter((gray, i) => Math.abs(gray - b[i]) > 25).length;
                done(Math.round(1000 * far / a.length));
            };
            image.src = `data:image/png;base64,${data}`;
        })";
    let answer = page.script(body, &[picture.into(), square.into(), plain.into()])?;
    Ok(answer.as_u64().unwrap_or_default())
}

#[test]
fn board_ui_28_marks_are_seen_without_colours() -> Outcome {
    check("board-ui-28", Size::PORTRAIT, |page| {
        // WebKitGTK's driver does not answer when a picture is to be read through a canvas.
        if page.engine() == Engine::Webkit {
            return Ok(());
        }
        for theme in ["light", "dark"] {
            // The rook goes from a dark square to a light one and gives check to a king on another.
            let fen = "fen=4k3/8/8/8/3R4/8/8/6K1_w";
            page.goto(&format!("level=standard&theme={theme}&{fen}"))?;
            page.click_square("d4")?;
            page.click_square("e4")?;
            page.wait_for("[data-square=e8][data-check]")?;
            page.wait_still()?;
            page.script(
                "document.querySelector('.board__pieces').style.visibility = 'hidden'; \
                 document.activeElement.blur()",
                &[],
            )?;
            for (marked, other) in [("d4", "f4"), ("e4", "g4"), ("e8", "c8"), ("e8", "e4")] {
                let seen = difference(page, marked, other)?;
                assert!(
                    seen > 60,
                    "{theme}: {marked} differs in {seen} of 1000 from {other}"
                );
            }
        }
        Ok(())
    })
}
