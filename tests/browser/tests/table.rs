//! The table as two players use it: across it, the board turned after each move, and what each of them
//! may see and reach.

use std::thread;
use std::time::Duration;

use browser_tests::{Ability, Outcome, Page, Size, check};
use serde_json::Value;

/// Opens a link for players who sit in one way.
fn sit(page: &Page, seating: &str, link: &str) -> Outcome {
    page.goto("")?;
    page.script(
        "localStorage.setItem('chess-a-la-carte/prefs', JSON.stringify({ seating: arguments[0] }))",
        &[seating.into()],
    )?;
    page.goto(link)
}

/// Taps with a finger where the browser has one.
fn tap(page: &Page, square: &str) -> Outcome {
    if page.can(Ability::Touch) {
        page.tap_square(square)
    } else {
        page.click_square(square)
    }
}

fn tap_move(page: &Page, text: &str) -> Outcome {
    // The board may still be turning.
    page.wait_still()?;
    tap(page, &text[..2])?;
    page.wait_for("[data-selected]")?;
    page.wait_still()?;
    tap(page, &text[2..])?;
    page.wait_for(&format!("[data-square={}][data-last]", &text[2..]))?;
    page.wait_gone("[data-selected]")
}

fn no_card_to_see(page: &Page) -> Outcome {
    page.wait_gone("[data-card]")
}

/// Opens a hand across the table, by a click that can't last so long that it is a hold.
fn peek(page: &Page, color: &str) -> Outcome {
    let hand = format!("[data-hand={color}]");
    page.wait_for(&format!("{hand} [data-action=peek]"))?;
    page.script(
        "document.querySelector(`${arguments[0]} [data-action=peek]`).click()",
        &[hand.as_str().into()],
    )?;
    page.wait_for(&format!("{hand} [data-card]"))
}

/// Draws, opens the own hand or takes the tablet, and plays a card.
fn play(page: &Page, seating: &str, color: &str, card: &str, text: &str) -> Outcome {
    no_card_to_see(page)?;
    let hand = format!("[data-hand={color}]");
    if seating == "facing" {
        page.draw()?;
        peek(page, color)?;
    } else {
        page.action("handover")?;
        page.draw()?;
    }
    page.click(&format!("{hand} [data-card={card}]"))?;
    tap_move(page, text)
}

fn ends(page: &Page, outcome: &str, reason: &str) -> Outcome {
    page.wait_attr("[data-screen=game]", "data-reason", reason)?;
    page.wait_attr("[data-screen=game]", "data-outcome", outcome)
}

fn level_1(page: &Page, seating: &str) -> Outcome {
    sit(page, seating, "level=1&deck=NRSBP&seed=7")?;
    page.draw()?;
    tap_move(page, "g1f3")?;
    if seating == "turning" {
        page.wait_for(".board--flipped")?;
    }
    page.draw()?;
    page.wait_for("[data-lost-turn]")?;
    let across = page.count("[data-lost-turn].upside-down")?;
    assert_eq!(across, u64::from(seating == "facing"), "Black reads it");
    page.action("accept-lost-turn")?;
    page.wait_gone("[data-lost-turn]")?;
    page.draw()?;
    page.reload()?;
    tap_move(page, "f3e5")?;
    page.draw()?;
    tap_move(page, "f8b4")?;
    page.draw()?;
    tap_move(page, "a2a3")?;
    page.draw()?;
    tap_move(page, "b4e1")?;
    ends(page, "black", "kingTaken")?;
    assert_eq!(
        page.attr("[data-strip=black] [data-taken]", "data-taken")?
            .as_deref(),
        Some("K")
    );
    Ok(())
}

#[test]
fn level_1_across_the_table_and_turning() -> Outcome {
    check("table-1", Size::PORTRAIT, |page| {
        level_1(page, "facing")?;
        assert_eq!(page.count(".dialog__across")?, 1, "both read how it ended");
        level_1(page, "turning")
    })
}

fn with_hands(page: &Page, seating: &str, link: &str) -> Outcome {
    sit(page, seating, link)?;
    play(page, seating, "white", "B", "f1b5")?;
    page.reload()?;
    play(page, seating, "black", "P", "a7a6")?;
    play(page, seating, "white", "B", "b5e8")?;
    ends(page, "white", "kingTaken")
}

#[test]
fn level_2_across_the_table_and_turning() -> Outcome {
    check("table-2", Size::PHONE, |page| {
        for seating in ["facing", "turning"] {
            with_hands(page, seating, "level=2&hands=BBN,PPP&deck=KPK")?;
        }
        Ok(())
    })
}

#[test]
fn level_3_across_the_table_and_turning() -> Outcome {
    check("table-3", Size::LANDSCAPE, |page| {
        for seating in ["facing", "turning"] {
            with_hands(page, seating, "level=3&hands=BBNNN,PPPPP&deck=KPK")?;
        }
        Ok(())
    })
}

fn advanced(page: &Page, seating: &str) -> Outcome {
    sit(
        page,
        seating,
        "level=advanced&hands=NNNPP,RPPPP&deck=NKKKKKQ&fen=4r2k/8/8/8/Q7/8/3P1P2/4KB2_w",
    )?;
    page.wait_for("[data-square=e1][data-check]")?;
    if seating == "turning" {
        page.action("handover")?;
        page.draw()?;
    } else {
        page.draw()?;
        peek(page, "white")?;
    }
    // In check, and no card answers: a new hand, and the turn is over.
    page.action("change-hand")?;
    page.action("confirm")?;
    page.wait_attr("[data-status]", "data-code", "handChanged")?;
    page.reload()?;
    play(page, seating, "black", "R", "e8e1")?;
    ends(page, "black", "kingTaken")?;
    sit(
        page,
        seating,
        "level=advanced&hands=RNNPP,PPPPP&deck=KKKK&fen=6k1/5ppp/8/8/8/8/8/R5K1_w",
    )?;
    play(page, seating, "white", "R", "a1a8")?;
    ends(page, "white", "checkmate")
}

#[test]
fn advanced_across_the_table_and_turning() -> Outcome {
    check("table-advanced", Size::LAPTOP, |page| {
        advanced(page, "facing")?;
        advanced(page, "turning")
    })
}

fn standard(page: &Page, seating: &str) -> Outcome {
    sit(page, seating, "level=standard")?;
    for text in ["f2f3", "e7e5", "g2g4"] {
        tap_move(page, text)?;
    }
    page.reload()?;
    tap_move(page, "d8h4")?;
    ends(page, "black", "checkmate")?;
    sit(page, seating, "level=standard&fen=7k/5K2/8/8/6Q1/8/8/8_w")?;
    tap_move(page, "g4g6")?;
    ends(page, "draw", "stalemate")?;
    sit(page, seating, "level=standard&seed=2")?;
    for text in "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8".split(' ') {
        tap_move(page, text)?;
    }
    ends(page, "draw", "repetition")
}

#[test]
fn standard_across_the_table_and_turning() -> Outcome {
    check("table-standard", Size::PORTRAIT, |page| {
        standard(page, "facing")?;
        standard(page, "turning")
    })
}

/// Lets the page's clock be moved on.
fn hold_time(page: &Page) -> Outcome {
    page.script(
        "const [real, date] = [performance.now.bind(performance), window.Date.now.bind(window.Date)]; \
         window.later = 0; \
         performance.now = () => real() + window.later; \
         window.Date.now = () => date() + window.later",
        &[],
    )
    .map(drop)
}

#[test]
fn k2_a_flag_that_falls_against_a_bare_king_is_a_draw() -> Outcome {
    check("table-flag", Size::LANDSCAPE, |page| {
        for (seating, seed) in [("facing", 1), ("turning", 2)] {
            let link = "level=standard&clock=1%2B0&fen=7k/8/8/8/8/8/4Q3/K7_w";
            sit(page, seating, &format!("{link}&seed={seed}"))?;
            hold_time(page)?;
            page.action("pause")?;
            page.wait_for("[data-clock=white][data-running]")?;
            page.script("window.later = 61000", &[])?;
            tap(page, "e2")?;
            tap(page, "e4")?;
            page.wait_attr("[data-screen=game]", "data-outcome", "draw")?;
        }
        Ok(())
    })
}

fn pointer(page: &Page, kind: &str, css: &str) -> Outcome {
    page.script(
        "document.querySelector(arguments[1]).dispatchEvent(new PointerEvent(arguments[0], \
         { bubbles: true, pointerId: 1, isPrimary: true }))",
        &[kind.into(), css.into()],
    )
    .map(drop)
}

#[test]
fn l2_1_a_hand_across_the_table_is_looked_at_while_it_is_held() -> Outcome {
    check("table-peek", Size::PORTRAIT, |page| {
        sit(page, "facing", "level=2&hands=BRN,PPP&deck=KBKKKK")?;
        assert_eq!(page.count("[data-hand-over]")?, 0);
        for color in ["white", "black"] {
            let hand = format!("[data-hand={color}]");
            no_card_to_see(page)?;
            pointer(page, "pointerdown", &format!("{hand} .hand__cards"))?;
            page.wait_until("three cards", || Ok(page.count("[data-card]")? == 3))?;
            assert_eq!(
                page.count(&format!("{hand} [data-card]"))?,
                3,
                "and no other's"
            );
            // As long as somebody looks at cards: the only way to hold is to hold.
            thread::sleep(Duration::from_millis(400));
            pointer(page, "pointerup", &hand)?;
            no_card_to_see(page)?;
            // A tap is enough for who can't hold, and another covers it.
            page.click(&format!("{hand} [data-action=peek]"))?;
            page.wait_for(&format!("{hand} [data-card]"))?;
            page.click(&format!("{hand} [data-action=peek]"))?;
            no_card_to_see(page)?;
        }
        // A reload covers what lay open.
        peek(page, "white")?;
        page.reload()?;
        no_card_to_see(page)
    })
}

/// By a real pointer, which the hand captures: events made by a script hide who hears them.
#[test]
fn l2_1_a_held_hand_is_covered_when_it_is_let_go_and_a_tapped_card_is_chosen() -> Outcome {
    check("table-hold", Size::PORTRAIT, |page| {
        sit(page, "facing", "level=2&hands=BRN,PPP&deck=KBKKKK")?;
        page.draw()?;
        let [left, top, width, height] = page.rect("[data-hand=white] .hand__cards")?;
        let middle = (left + width / 2.0, top + height / 2.0);
        page.mouse_down_at(middle)?;
        page.wait_until("four cards", || Ok(page.count("[data-card]")? == 4))?;
        thread::sleep(Duration::from_millis(400));
        page.mouse_up(middle)?;
        no_card_to_see(page)?;
        page.click("[data-hand=white] [data-action=peek]")?;
        page.wait_for("[data-hand=white] [data-card=N]")?;
        thread::sleep(Duration::from_millis(400));
        page.click("[data-hand=white] [data-card=N]")?;
        page.wait_for("[data-hand=white] [data-card=N].card--chosen")
    })
}

#[test]
fn c10_c11_each_side_of_the_table_reaches_its_own_buttons() -> Outcome {
    check("table-buttons", Size::PORTRAIT, |page| {
        sit(page, "facing", "level=standard")?;
        page.click(".controls.upside-down [data-action=offer-draw]")?;
        // Black offered, so White is asked.
        page.wait_for("[data-draw-offer].near")?;
        page.action("decline-draw")?;
        page.wait_gone("[data-draw-offer]")?;
        page.click(".controls.near [data-action=offer-draw]")?;
        page.wait_for("[data-draw-offer].upside-down")?;
        page.action("decline-draw")?;
        tap_move(page, "e2e4")?;
        // White wants the move back: Black is asked.
        page.click(".controls.near [data-action=undo]")?;
        page.wait_for(".dialog.upside-down")?;
        page.action("cancel")?;
        page.wait_gone("[role=dialog]")?;
        page.click(".controls.upside-down [data-action=resign]")?;
        page.wait_for(".dialog.upside-down")?;
        page.action("confirm")?;
        ends(page, "white", "resigned")
    })
}

fn whole(page: &Page, css: &str) -> Outcome<bool> {
    let inside = page.script(
        "const r = document.querySelector(arguments[0]).getBoundingClientRect(); \
         return r.left >= 0 && r.top >= 0 && r.right <= innerWidth && r.bottom <= innerHeight",
        &[css.into()],
    )?;
    Ok(inside == Value::Bool(true))
}

#[test]
fn c4_the_choice_for_a_pawn_is_on_the_screen_and_faces_the_mover() -> Outcome {
    check("table-promotion", Size::PHONE, |page| {
        let white = "level=standard&fen=8/PPPPPPPP/8/8/k7/8/8/K7_w";
        let black = "level=standard&fen=k7/8/8/K7/8/8/pppppppp/8_b";
        let ways = [
            ("fixed", white, '7', '8', 0),
            ("turning", black, '2', '1', 0),
            ("facing", white, '7', '8', 0),
            ("facing", black, '2', '1', 1),
        ];
        for (seating, link, from, to, across) in ways {
            sit(page, seating, link)?;
            for file in 'a'..='h' {
                page.click_square(&format!("{file}{from}"))?;
                page.click_square(&format!("{file}{to}"))?;
                page.wait_for("[data-promotion]")?;
                assert!(whole(page, ".dialog")?, "{seating} {file}");
                assert_eq!(page.count(".dialog.upside-down")?, across);
                page.press("Escape")?;
                page.wait_gone("[data-promotion]")?;
            }
        }
        Ok(())
    })
}

/// Where the board is, and whether its width is a whole number of pixels for each square.
fn board(page: &Page) -> Outcome<Value> {
    page.script(
        "const r = document.querySelector('[data-board]').getBoundingClientRect(); \
         return [r.left + scrollX, r.top + scrollY, r.width, r.width % 8]",
        &[],
    )
}

#[test]
fn everything_needed_is_on_the_first_screen_and_the_board_never_moves() -> Outcome {
    check("table-layout", Size::PHONE, |page| {
        let mut seed = 0;
        let frame = Size {
            width: 480,
            height: 640,
        };
        for size in [
            Size::PHONE,
            Size::PORTRAIT,
            Size::LANDSCAPE,
            Size::LAPTOP,
            frame,
        ] {
            page.set_window(size)?;
            for seating in ["fixed", "facing"] {
                // Another seed, or the same link would go on with the same game.
                seed += 1;
                sit(
                    page,
                    seating,
                    &format!("level=3&hands=BBNNN,PPPPP&deck=KPK&clock=10%2B5&seed={seed}"),
                )?;
                let place = board(page)?;
                assert_eq!(place[3], 0, "{size:?} {seating}: {place}");
                if seating == "fixed" || size.width != 480 {
                    assert!(
                        whole(page, ".controls [data-action=resign]")?,
                        "{size:?} {seating}"
                    );
                }
                page.action("pause")?;
                play(page, seating, "white", "B", "f1b5")?;
                assert_eq!(board(page)?, place, "{size:?} {seating}");
                if seating == "fixed" {
                    page.action("handover")?;
                }
                page.draw()?;
                if seating == "facing" {
                    peek(page, "black")?;
                }
                page.wait_for("[data-hand=black] [data-card=P]")?;
                assert_eq!(board(page)?, place, "{size:?} {seating}");
                let across = page.script(
                    "return document.documentElement.scrollWidth <= innerWidth",
                    &[],
                )?;
                assert_eq!(across, Value::Bool(true), "{size:?} {seating}");
            }
        }
        Ok(())
    })
}

#[test]
fn the_screen_stays_awake_while_a_game_runs() -> Outcome {
    check("table-awake", Size::PHONE, |page| {
        page.goto("")?;
        page.script(
            "window.held = 0; Object.defineProperty(navigator, 'wakeLock', { value: { request() { \
                window.held += 1; const lock = { released: false, release() { \
                    window.held -= 1; lock.released = true; return window.Promise.resolve(); } }; \
                return window.Promise.resolve(lock); } } })",
            &[],
        )?;
        let held = |count: u64| {
            page.wait_until(&format!("{count} locks"), || {
                Ok(page.script("return window.held", &[])? == count)
            })
        };
        page.action("start")?;
        held(1)?;
        page.action("home")?;
        held(0)?;
        page.action("continue")?;
        held(1)?;
        page.action("resign")?;
        page.action("confirm")?;
        held(0)
    })
}
