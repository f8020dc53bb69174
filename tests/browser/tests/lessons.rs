//! The tutorial in a browser: every step in both languages, by tap and by keyboard; the rules; the
//! first run; what is explained the first time.

use browser_tests::{Fault, Outcome, Page, Size, check};
use chess_a_la_carte::app::{Ask, Locale, Quiz, STEPS};
use chess_a_la_carte::i18n::prose;
use serde_json::json;

/// How the tutorial is gone through.
#[derive(Clone, Copy, PartialEq)]
enum By {
    Tap,
    Keyboard,
}

/// Goes on with Tab until what `css` names has the focus.
fn tab_to(page: &Page, css: &str) -> Outcome {
    page.wait_for(css)?;
    for _ in 0..120 {
        let there = page.script(
            "return document.activeElement.matches(arguments[0])",
            &[json!(css)],
        )?;
        if there == json!(true) {
            return Ok(());
        }
        page.press("Tab")?;
    }
    Err(Fault::new(format!("Tab does not come to {css}")))
}

fn press(page: &Page, by: By, css: &str) -> Outcome {
    match by {
        By::Tap => {
            // A card that is being dealt flies over the answers.
            page.wait_for(css)?;
            page.wait_still()?;
            page.click(css)
        }
        By::Keyboard => {
            tab_to(page, css)?;
            page.press("Enter")
        }
    }
}

fn square(page: &Page, by: By, square: &str) -> Outcome {
    if by == By::Tap {
        return page.click_square(square);
    }
    tab_to(page, "[role=gridcell]")?;
    let from = page.script("return document.activeElement.dataset.square", &[])?;
    let place = |name: &str| {
        let mut letters = name.bytes().map(i32::from);
        (letters.next().unwrap_or(0), letters.next().unwrap_or(0))
    };
    let (file, rank) = place(from.as_str().unwrap_or_default());
    let (to_file, to_rank) = place(square);
    let steps = |key: &str, count: i32| (0..count).try_for_each(|_| page.press(key));
    steps("ArrowRight", to_file - file)?;
    steps("ArrowLeft", file - to_file)?;
    steps("ArrowUp", to_rank - rank)?;
    steps("ArrowDown", rank - to_rank)?;
    page.press("Enter")
}

fn answer(page: &Page, by: By, quiz: &Quiz) -> Outcome {
    let first = quiz.right.split(' ').next().unwrap_or_default();
    match quiz.ask {
        Ask::Pick(_) => press(page, by, &format!("[data-answer={first}]")),
        Ask::Tap(_) => quiz
            .right
            .split(' ')
            .try_for_each(|name| square(page, by, name)),
        Ask::Play => match first {
            "+" => press(page, by, "[data-pile=draw]"),
            "=+" => press(page, by, "[data-action=accept-draw]"),
            mv => {
                let card = mv.chars().next().filter(char::is_ascii_uppercase);
                if let Some(card) = card {
                    press(page, by, &format!("[data-card={card}]"))?;
                }
                let mv = mv.trim_start_matches(char::is_uppercase);
                square(page, by, &mv[0..2])?;
                square(page, by, &mv[2..4])?;
                match &mv[4..] {
                    "" => Ok(()),
                    role => {
                        let role = role.to_uppercase();
                        press(page, by, &format!("[data-promotion={role}]"))
                    }
                }
            }
        },
    }
}

/// All steps from the first to the list with all their stars.
fn walk(page: &Page, by: By, locale: Locale) -> Outcome {
    page.goto(&format!("lesson=welcome&lang={}", locale.key()))?;
    let texts = prose(locale);
    for step in STEPS {
        let words = texts.step(step.lesson);
        page.wait_for(&format!("main[data-lesson={}][data-stage=shown]", step.key))?;
        let said = page.text("[data-lesson-text]")?;
        assert_eq!(said.as_deref(), Some(words.says), "{}", step.key);
        press(page, by, "[data-action=lesson-next]")?;
        for (index, quiz) in step.quiz.iter().enumerate() {
            page.wait_for(&format!(
                "main[data-stage=asked][data-question=\"{index}\"]"
            ))?;
            let asked = page.text("[data-lesson-text]")?;
            assert_eq!(asked.as_deref(), Some(words.ask), "{}", step.key);
            answer(page, by, quiz)?;
            page.wait_for("main[data-stage=right]")?;
            press(page, by, "[data-action=lesson-next]")?;
        }
    }
    page.wait_for("[data-screen=lessons]")?;
    let stars = page.attrs(".lessons__stars", "aria-label")?;
    assert_eq!(stars.len(), STEPS.len());
    assert!(stars.iter().all(|stars| stars.contains('3')), "{stars:?}");
    Ok(())
}

#[test]
fn every_step_in_english_by_tap() -> Outcome {
    check("lessons-en-tap", Size::PHONE, |page| {
        walk(page, By::Tap, Locale::En)
    })
}

#[test]
fn every_step_in_french_by_keyboard() -> Outcome {
    check("lessons-fr-keyboard", Size::LANDSCAPE, |page| {
        walk(page, By::Keyboard, Locale::Fr)
    })
}

#[test]
fn every_step_in_french_by_tap() -> Outcome {
    check("lessons-fr-tap", Size::PORTRAIT, |page| {
        walk(page, By::Tap, Locale::Fr)
    })
}

#[test]
fn every_step_in_english_by_keyboard() -> Outcome {
    check("lessons-en-keyboard", Size::LAPTOP, |page| {
        walk(page, By::Keyboard, Locale::En)
    })
}

#[test]
fn a_demonstration_plays_itself_and_again() -> Outcome {
    check("lesson-demo", Size::PHONE, |page| {
        page.goto("lesson=capture")?;
        page.wait_piece("a6", "wR")?;
        page.wait_attr("main", "data-playing", "false")?;
        page.action("lesson-again")?;
        page.wait_piece("a6", "bP")?;
        page.wait_attr("main", "data-playing", "true")?;
        page.wait_piece("a6", "wR")?;
        // A wrong answer shows what happens, and asks again.
        page.action("lesson-next")?;
        page.click("[data-answer=y]")?;
        page.wait_for("main[data-stage=wrong][data-playing=false]")?;
        assert!(page.exists(".refused")?, "the refused move is drawn");
        page.action("lesson-retry")?;
        page.wait_for("main[data-stage=asked]")
    })
}

#[test]
fn the_game_is_as_it_was_after_a_lesson() -> Outcome {
    check("lesson-over-game", Size::PORTRAIT, |page| {
        page.goto("level=1&deck=RPN")?;
        page.draw()?;
        // The rules open at what has just happened.
        page.action("rules")?;
        page.wait_for("[data-rule=lost-turn][data-fits]")?;
        page.click("[data-rule=lost-turn] [data-action=show-me]")?;
        page.wait_for("main[data-lesson=lost-turn]")?;
        page.action("lesson-close")?;
        page.action("back")?;
        page.wait_for("[data-lost-turn]")?;
        page.action("accept-lost-turn")?;
        page.wait_gone("[data-lost-turn]")
    })
}

#[test]
fn what_happens_first_is_explained_once() -> Outcome {
    check("lesson-first-time", Size::PHONE, |page| {
        page.goto("level=1&deck=RRP")?;
        page.draw()?;
        page.wait_for("[data-lost-turn] [data-explains=lost-turn]")?;
        page.action("show-me")?;
        page.wait_for("main[data-lesson=lost-turn]")?;
        page.action("lesson-close")?;
        page.action("accept-lost-turn")?;
        page.wait_gone("[data-lost-turn]")?;
        page.draw()?;
        page.wait_for("[data-lost-turn]")?;
        assert!(!page.exists("[data-explains]")?);
        page.goto("level=1&deck=NPSP")?;
        for (from, to) in [("g1", "f3"), ("a7", "a6")] {
            page.draw()?;
            page.click_square(from)?;
            page.click_square(to)?;
            page.wait_gone("[data-selected]")?;
        }
        page.draw()?;
        page.wait_for("[data-explains=same-type]")?;
        page.action("understood")?;
        page.wait_gone("[data-explains]")
    })
}

#[test]
fn rules_are_searched_and_linked() -> Outcome {
    check("rules-search", Size::PHONE, |page| {
        page.goto("rules=castling&lang=fr")?;
        page.wait_for("[data-rule=castling][data-fits]")?;
        page.click("[data-search]")?;
        for key in ["e", "c", "h", "e", "c"] {
            page.press(key)?;
        }
        page.wait_gone("[data-rule=rook]")?;
        page.wait_for("[data-rule=double-check]")?;
        page.goto("lesson=no-such-step")?;
        page.wait_for("[data-notice=badLesson]")?;
        page.wait_for("[data-screen=lessons]")
    })
}

#[test]
fn the_first_run_is_two_taps_to_a_first_move() -> Outcome {
    check("first-run", Size::PHONE, |page| {
        page.goto("")?;
        page.wait_for("[data-screen=home]")?;
        page.action("start")?;
        page.draw()?;
        // By then either pieces can move, or a lost turn is explained.
        page.wait_for("[data-movable], [data-lost-turn]")
    })
}
