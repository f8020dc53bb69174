//! A game at each level, played to its end by the keyboard alone.

use browser_tests::{Engine, Fault, Outcome, Page, Size, check};

/// What the focus is on: a square, a card, or a button by its action.
fn focused(page: &Page) -> Outcome<String> {
    let name = page.script(
        "const e = document.activeElement?.dataset ?? {}; \
         return e.square ?? (e.card ? `card ${e.card}` : e.promotion ? `promotion ${e.promotion}` : e.action) ?? ''",
        &[],
    )?;
    Ok(name.as_str().unwrap_or_default().to_owned())
}

fn tab_to(page: &Page, what: &str, found: impl Fn(&str) -> bool) -> Outcome {
    let mut seen = Vec::new();
    for _ in 0..60 {
        let focus = focused(page)?;
        if found(&focus) {
            return Ok(());
        }
        seen.push(focus);
        page.press("Tab")?;
    }
    let seen = seen.join(", ");
    Err(Fault::new(format!(
        "Tab never comes to {what}, but to {seen}"
    )))
}

fn press(page: &Page, name: &str) -> Outcome {
    page.wait_for("[data-screen]")?;
    tab_to(page, name, |focus| focus == name)?;
    page.press("Enter")
}

/// Goes to a square with the arrows, White sitting at the bottom, and presses it.
fn press_square(page: &Page, square: &str) -> Outcome {
    tab_to(page, "the board", |focus| focus.len() == 2)?;
    let steps = |from: u8, to: u8, back: &'static str, ahead: &'static str| {
        let key = if from < to { ahead } else { back };
        vec![key; usize::from(from.abs_diff(to))]
    };
    let from = focused(page)?;
    let (from, to) = (from.as_bytes(), square.as_bytes());
    let mut keys = steps(from[0], to[0], "ArrowLeft", "ArrowRight");
    keys.extend(steps(from[1], to[1], "ArrowDown", "ArrowUp"));
    for key in keys {
        let here = focused(page)?;
        page.press(key)?;
        page.wait_until("the focus to move", || Ok(focused(page)? != here))?;
    }
    assert_eq!(focused(page)?, square);
    page.press("Enter")
}

fn play(page: &Page, text: &str) -> Outcome {
    press_square(page, &text[..2])?;
    page.wait_for("[data-selected]")?;
    press_square(page, &text[2..])?;
    page.wait_gone("[data-selected]")
}

fn play_card(page: &Page, card: &str, text: &str) -> Outcome {
    page.wait_for("[data-hand-over]")?;
    press(page, "handover")?;
    page.wait_gone("[data-hand-over]")?;
    press(page, "draw-card")?;
    page.wait_gone(".pile--ready")?;
    press(page, &format!("card {card}"))?;
    play(page, text)
}

fn ends(page: &Page, reason: &str) -> Outcome {
    page.wait_attr("[data-screen=game]", "data-reason", reason)
}

#[test]
fn level_1_by_keyboard() -> Outcome {
    check("keys-1", Size::PHONE, |page| {
        page.goto("level=1&deck=NRSBP&seed=7")?;
        press(page, "draw-card")?;
        page.wait_attr("[data-pile=white]", "data-top", "N")?;
        play(page, "g1f3")?;
        press(page, "draw-card")?;
        page.wait_for("[data-lost-turn]")?;
        press(page, "accept-lost-turn")?;
        page.wait_gone("[data-lost-turn]")?;
        for text in ["f3e5", "f8b4", "a2a3", "b4e1"] {
            press(page, "draw-card")?;
            page.wait_for("[data-movable]")?;
            play(page, text)?;
        }
        ends(page, "kingTaken")?;
        press(page, "rematch")?;
        page.wait_attr("[data-screen=game]", "data-outcome", "none")
    })
}

#[test]
fn levels_2_and_3_by_keyboard() -> Outcome {
    check("keys-2-3", Size::PORTRAIT, |page| {
        for link in [
            "level=2&hands=BBN,PPP&deck=KPK",
            "level=3&hands=BBNNN,PPPPP&deck=KPK",
        ] {
            page.goto(link)?;
            play_card(page, "B", "f1b5")?;
            play_card(page, "P", "a7a6")?;
            play_card(page, "B", "b5e8")?;
            ends(page, "kingTaken")?;
        }
        Ok(())
    })
}

#[test]
fn advanced_by_keyboard() -> Outcome {
    check("keys-advanced", Size::LANDSCAPE, |page| {
        page.goto("level=advanced&hands=RNNPP,PPPPP&deck=KKKK&fen=6k1/5ppp/8/8/8/8/8/R5K1_w")?;
        play_card(page, "R", "a1a8")?;
        ends(page, "checkmate")
    })
}

#[test]
fn standard_by_keyboard_with_a_promotion() -> Outcome {
    check("keys-standard", Size::LAPTOP, |page| {
        page.goto("level=standard")?;
        for text in ["f2f3", "e7e5", "g2g4", "d8h4"] {
            play(page, text)?;
        }
        ends(page, "checkmate")?;
        page.goto("level=standard&fen=7k/4P3/6K1/8/8/8/8/8_w")?;
        press_square(page, "e7")?;
        page.wait_for("[data-selected]")?;
        press_square(page, "e8")?;
        page.wait_for("[data-promotion=R]")?;
        tab_to(page, "the rook", |focus| focus == "promotion R")?;
        page.press("Enter")?;
        ends(page, "checkmate")
    })
}

#[test]
fn a_covered_hand_opens_by_the_space_bar() -> Outcome {
    check("keys-peek", Size::PORTRAIT, |page| {
        page.goto("")?;
        page.script(
            "localStorage.setItem('chess-a-la-carte/prefs', '{\"seating\":\"facing\"}')",
            &[],
        )?;
        page.goto("level=2&hands=BRN,PPP&deck=KBKKKK")?;
        page.script(
            "document.querySelector('[data-hand=white] [data-action=peek]').focus()",
            &[],
        )?;
        page.press(" ")?;
        page.wait_for("[data-hand=white] [data-card]")?;
        page.press(" ")?;
        page.wait_gone("[data-card]")
    })
}

#[test]
fn what_stands_on_the_square_in_focus_is_seen() -> Outcome {
    check("focus", Size::LAPTOP, |page| {
        // WebKitGTK's driver hangs over pictures of a page where nothing moves.
        if page.engine() == Engine::Webkit {
            return Ok(());
        }
        page.goto("level=standard")?;
        // Until the board has turned to its official side.
        page.wait_still()?;
        page.script("document.querySelector('[data-square=a1]').focus()", &[])?;
        let seen = |square: &str, keys: &[&str]| {
            keys.iter().try_for_each(|key| page.press(key))?;
            assert_eq!(focused(page)?, square);
            page.picture(&format!("[data-square={square}]"))
        };
        // It cannot move yet: nothing else is drawn below it.
        let rook = seen("h1", &["ArrowRight"; 7])?;
        let empty = seen(
            "e4",
            &[
                "ArrowUp",
                "ArrowUp",
                "ArrowUp",
                "ArrowLeft",
                "ArrowLeft",
                "ArrowLeft",
            ],
        )?;
        let distance = rook.distance(&empty);
        assert!(distance > 20.0, "the rook stands out by {distance}");
        Ok(())
    })
}
