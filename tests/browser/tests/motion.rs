//! What moves: only what the browser can move without laying out or painting anew, only for a moment,
//! and not at all for who asked for stillness.

use browser_tests::{Ability, Engine, Outcome, Page, Size, check};
use serde_json::json;

/// A card that takes: the fresh card, the taken piece and the sliding one move.
const CAPTURE: &str =
    "level=1&deck=QP&fen=rnb1kbnr/pp3ppp/2p1p3/3p4/3P2q1/2N1P3/PPP2PPP/R1BQKBNR_w";

/// The properties that are being animated, and their elements' classes.
fn moving(page: &Page) -> Outcome<Vec<(String, String)>> {
    let body = "return document.getAnimations().flatMap((a) => {
        const { target, pseudoElement } = a.effect;
        const names = a.effect.getKeyframes().flatMap(Object.keys);
        const own = ['offset', 'computedOffset', 'easing', 'composite'];
        return [...new Set(names)].filter((n) => !own.includes(n))
            .map((n) => [n, `${target.className.baseVal ?? target.className} ${pseudoElement ?? ''}`]);
    })";
    let found = page.script(body, &[])?;
    let pairs = found.as_array().into_iter().flatten();
    let text = |value: &serde_json::Value| value.as_str().unwrap_or_default().to_owned();
    Ok(pairs.map(|pair| (text(&pair[0]), text(&pair[1]))).collect())
}

#[test]
fn what_moves_needs_no_layout_and_comes_to_rest() -> Outcome {
    check("motion", Size::LAPTOP, |page| {
        page.goto(CAPTURE)?;
        let mut seen = moving(page)?;
        page.draw()?;
        seen.extend(moving(page)?);
        page.click_square("d1")?;
        page.click_square("g4")?;
        seen.extend(moving(page)?);
        let heavy: Vec<_> = seen
            .iter()
            .filter(|(name, _)| !["transform", "opacity", "rotate", "translate"].contains(&&**name))
            .collect();
        assert!(heavy.is_empty(), "{heavy:?}");
        page.wait_still()?;
        if page.engine() == Engine::Webkit {
            eprintln!("SKIPPED in part: WebKitGTK's driver sets alarms of its own in the page");
            return Ok(());
        }
        // Thirty frames in which the app asks for none and sets no alarm.
        let body = "const calls = [];
            for (const name of ['requestAnimationFrame', 'setTimeout', 'setInterval']) {
                const own = window[name];
                window[name] = (...rest) => { calls.push(name); return own.apply(window, rest); };
                window[`own ${name}`] = own;
            }
            window.idle = new Promise((done) => {
                let left = 30;
                const tick = () => --left ? window['own requestAnimationFrame'](tick) : done();
                tick();
            }).then(() => { window.idleCalls = calls; })";
        page.script(body, &[])?;
        page.wait_until("thirty frames", || {
            Ok(page.script("return !!window.idleCalls", &[])? == json!(true))
        })?;
        assert_eq!(page.script("return window.idleCalls", &[])?, json!([]));
        Ok(())
    })
}

#[test]
fn who_wants_stillness_has_it() -> Outcome {
    check("stillness", Size::LAPTOP, |page| {
        if !page.can(Ability::DevTools) {
            return Ok(());
        }
        let features = json!([{ "name": "prefers-reduced-motion", "value": "reduce" }]);
        page.devtools(
            "Emulation.setEmulatedMedia",
            &json!({ "features": features }),
        )?;
        page.goto(CAPTURE)?;
        assert_eq!(moving(page)?, []);
        page.draw()?;
        assert_eq!(moving(page)?, []);
        page.click_square("d1")?;
        page.click_square("g4")?;
        assert_eq!(moving(page)?, []);
        Ok(())
    })
}
