//! Level 1 in a browser: a whole game by clicking, by dragging, by keyboard, and what nonsense does.

use browser_tests::{Outcome, Page, PageOptions, Size, check, check_with};

/// White's knight, Black's shut-in rooks, a Same-type card, a bishop, a pawn; seed 7 brings the
/// bishop on top after the reshuffle.
const WHOLE_GAME: &str = "level=1&deck=NRSBP&seed=7";

fn turn(page: &Page, from: &str, to: &str) -> Outcome {
    page.draw()?;
    page.click_square(from)?;
    page.click_square(to)?;
    page.wait_gone("[data-selected]")
}

fn top(page: &Page, pile: &str) -> Outcome<Option<String>> {
    page.attr(&format!("[data-pile={pile}]"), "data-top")
}

fn count(page: &Page, pile: &str) -> Outcome<Option<String>> {
    page.attr(&format!("[data-pile={pile}]"), "data-count")
}

#[test]
fn a_whole_game_by_clicking_with_reloads() -> Outcome {
    check("whole-game", Size::PHONE, |page| {
        page.goto(WHOLE_GAME)?;
        assert_eq!(count(page, "draw")?.as_deref(), Some("5"));

        // Too early, then the card, then a move the knight can't make, then one it can.
        page.click_square("g1")?;
        page.wait_attr("[data-alert]", "data-code", "drawFirst")?;
        page.draw()?;
        page.wait_attr("[data-pile=white]", "data-top", "N")?;
        assert_eq!(page.squares_with("data-movable")?, ["b1", "g1"]);
        page.click_square("f1")?;
        page.wait_attr("[data-alert]", "data-code", "wrongType")?;
        page.click_square("g1")?;
        page.wait_for("[data-square=g1][data-selected]")?;
        assert_eq!(page.squares_with("data-target=move")?, ["e2", "f3", "h3"]);
        page.click_square("g3")?;
        page.wait_attr("[data-alert]", "data-code", "shape")?;
        assert_eq!(page.piece_at("g1")?.as_deref(), Some("wN"));
        page.click_square("g1")?;
        page.click_square("f3")?;
        page.wait_piece("f3", "wN")?;

        // Black's rooks are shut in: explained piece by piece, and accepted.
        page.draw()?;
        page.wait_for("[data-lost-turn]")?;
        assert_eq!(page.squares_with("data-stuck")?, ["a8", "h8"]);
        assert_eq!(page.count("[data-lost-turn] li")?, 2);
        page.click_square("b8")?;
        page.wait_attr("[data-alert]", "data-code", "turnIsLost")?;
        page.action("accept-lost-turn")?;
        page.wait_gone("[data-lost-turn]")?;

        // The Same-type card stands for White's knight and Black's rook; a reload changes nothing.
        page.draw()?;
        page.wait_attr("[data-pile=white]", "data-top", "S")?;
        page.reload()?;
        assert_eq!(top(page, "white")?.as_deref(), Some("S"));
        assert_eq!(count(page, "draw")?.as_deref(), Some("2"));
        assert_eq!(page.squares_with("data-movable")?, ["b1", "f3", "h1"]);
        page.click_square("f3")?;
        page.click_square("e5")?;
        page.wait_piece("e5", "wN")?;

        turn(page, "f8", "b4")?;
        turn(page, "a2", "a3")?;
        assert_eq!(count(page, "draw")?.as_deref(), Some("0"));
        page.reload()?;

        // The pile is empty: both discard piles are shuffled into a new one.
        page.draw()?;
        page.wait_attr("[data-pile=draw]", "data-count", "4")?;
        assert_eq!(top(page, "black")?.as_deref(), Some("B"));
        assert_eq!(count(page, "white")?.as_deref(), Some("0"));
        page.click_square("b4")?;
        page.wait_for("[data-square=e1][data-target=capture]")?;
        page.click_square("e1")?;

        page.wait_attr("[data-screen=game]", "data-outcome", "black")?;
        assert_eq!(page.outcome()?, Some(("black".into(), "kingTaken".into())));
        assert_eq!(page.count("[data-movelist] [data-ply]")?, 6);
        page.reload()?;
        assert_eq!(page.outcome()?, Some(("black".into(), "kingTaken".into())));
        page.action("rematch")?;
        page.wait_attr("[data-screen=game]", "data-outcome", "none")?;
        assert_eq!(page.count("[data-movelist] [data-ply]")?, 0);
        Ok(())
    })
}

#[test]
fn the_link_of_a_finished_game_starts_it_again() -> Outcome {
    check("finished-link", Size::LAPTOP, |page| {
        page.goto("deck=R&fen=4k3/8/8/8/8/8/8/K3R3_w")?;
        turn(page, "e1", "e8")?;
        page.wait_attr("[data-screen=game]", "data-outcome", "white")?;
        page.goto("deck=R&fen=4k3/8/8/8/8/8/8/K3R3_w")?;
        page.wait_attr("[data-screen=game]", "data-outcome", "none")
    })
}

#[test]
fn pieces_are_dragged_by_mouse_and_finger() -> Outcome {
    check("drag", Size::LANDSCAPE, |page| {
        page.goto("level=1&deck=NPBP")?;
        page.draw()?;
        page.wait_for("[data-square=g1][data-movable]")?;
        page.drag("g1", "f3")?;
        page.wait_piece("f3", "wN")?;
        page.draw()?;
        page.wait_for("[data-square=e6][data-movable]")?;
        page.drag("e6", "e4")?;
        page.wait_attr("[data-alert]", "data-code", "pawnTwo")?;
        assert_eq!(page.piece_at("e6")?.as_deref(), Some("bP"));
        page.touch_drag("e6", "e5")?;
        page.wait_piece("e5", "bP")?;
        page.draw()?;
        page.wait_for("[data-square=f1][data-movable]")?;
        page.tap_square("f1")?;
        page.wait_for("[data-selected]")?;
        page.tap_square("b5")?;
        page.wait_piece("b5", "wB")
    })
}

#[test]
fn a_turn_by_keyboard_alone() -> Outcome {
    check("keyboard", Size::LAPTOP, |page| {
        page.goto("level=1&deck=NP")?;
        let focused = |page: &Page| {
            page.script(
                "const e = document.activeElement; \
                 return e.dataset.square ?? e.dataset.action ?? e.tagName",
                &[],
            )
        };
        let tab_to = |page: &Page, name: &str| -> Outcome {
            for _ in 0..20 {
                page.press("Tab")?;
                if focused(page)? == name {
                    return Ok(());
                }
            }
            panic!("Tab never comes to {name}");
        };
        tab_to(page, "draw-card")?;
        page.press("Enter")?;
        page.wait_attr("[data-pile=white]", "data-top", "N")?;
        // The board is one stop, entered at its lower left corner.
        page.script("document.querySelector('[data-action=home]').focus()", &[])?;
        tab_to(page, "a1")?;
        for _ in 0..6 {
            page.press("ArrowRight")?;
        }
        assert_eq!(focused(page)?, "g1");
        page.press("Enter")?;
        page.wait_for("[data-square=g1][data-selected]")?;
        page.press("Escape")?;
        page.wait_gone("[data-selected]")?;
        page.press("Enter")?;
        for key in ["ArrowUp", "ArrowUp", "ArrowLeft", "Enter"] {
            page.press(key)?;
        }
        page.wait_piece("f3", "wN")?;
        assert_eq!(focused(page)?, "f3", "the focus stays where it was");
        // Nothing wraps at the edge.
        for _ in 0..9 {
            page.press("ArrowDown")?;
        }
        assert_eq!(focused(page)?, "f1");
        // Turned round, the arrows follow what is seen.
        page.action("flip")?;
        page.wait_for(".board--flipped")?;
        page.script("document.querySelector('[data-square=f1]').focus()", &[])?;
        page.press("ArrowDown")?;
        assert_eq!(focused(page)?, "f2");
        Ok(())
    })
}

#[test]
fn taking_back_asks_the_other_and_brings_the_same_card() -> Outcome {
    check("undo", Size::LAPTOP, |page| {
        page.goto("level=1&seed=12")?;
        page.draw()?;
        let card = top(page, "white")?;
        page.action("undo")?;
        page.wait_for("[role=dialog]")?;
        page.action("cancel")?;
        page.wait_gone("[role=dialog]")?;
        assert_eq!(top(page, "white")?, card);
        page.action("undo")?;
        page.action("confirm")?;
        page.wait_attr("[data-pile=white]", "data-count", "0")?;
        page.draw()?;
        page.wait_attr("[data-pile=white]", "data-count", "1")?;
        assert_eq!(top(page, "white")?, card, "the same card comes again");
        Ok(())
    })
}

#[test]
fn resigning_asks_and_a_draw_offer_stands() -> Outcome {
    check("ends", Size::LAPTOP, |page| {
        page.goto("level=1&seed=1")?;
        page.action("offer-draw")?;
        page.action("decline-draw")?;
        page.wait_gone("[data-draw-offer]")?;
        page.action("offer-draw")?;
        page.reload()?;
        page.action("accept-draw")?;
        page.wait_attr("[data-screen=game]", "data-outcome", "draw")?;
        page.action("rematch")?;
        page.action("resign")?;
        page.press("Escape")?;
        page.wait_gone("[role=dialog]")?;
        assert_eq!(page.outcome()?, None);
        page.action("resign")?;
        page.action("confirm")?;
        page.wait_attr("[data-screen=game]", "data-reason", "resigned")?;
        assert_eq!(page.outcome()?, Some(("black".into(), "resigned".into())));
        Ok(())
    })
}

#[test]
fn names_language_and_theme_are_kept() -> Outcome {
    check("prefs", Size::PHONE, |page| {
        page.goto("")?;
        page.action("theme")?;
        page.action("theme")?;
        page.wait_attr("html", "data-theme", "dark")?;
        page.action("new-game")?;
        page.fill("[data-name=\"1\"]", "Zoé")?;
        page.action("language")?;
        page.wait_attr("html", "lang", "fr")?;
        page.reload()?;
        page.wait_attr("html", "lang", "fr")?;
        page.wait_attr("html", "data-theme", "dark")?;
        page.action("start")?;
        // Two names, so a coin decides who has White.
        page.action("coin")?;
        page.wait_gone("[role=dialog]")?;
        let tray = page.text(".tray")?.unwrap_or_default();
        assert!(tray.contains("Zoé"), "{tray}");
        page.action("home")?;
        page.action("continue")?;
        page.wait_for("[data-screen=game]")?;
        page.action("rules")?;
        page.wait_for("[data-screen=rules]")?;
        page.action("back")?;
        page.wait_for("[data-screen=game]")
    })
}

#[test]
fn nonsense_in_the_link_is_told_and_the_game_starts() -> Outcome {
    check("nonsense", Size::PHONE, |page| {
        page.goto("level=7&fen=rubbish&deck=XYZ&seed=many&lang=xx")?;
        page.wait_for("[data-screen=game]")?;
        let mut told = page.attrs("[data-notice]", "data-notice")?;
        told.sort();
        assert_eq!(
            told,
            ["badDeck", "badFen", "badLanguage", "badLevel", "badSeed"]
        );
        assert_eq!(count(page, "draw")?.as_deref(), Some("56"));
        page.action("dismiss")?;
        page.wait_gone("[data-notice]")?;
        Ok(())
    })
}

#[test]
fn a_stored_game_that_cannot_be_read_is_put_aside() -> Outcome {
    check("aside", Size::PHONE, |page| {
        page.goto("")?;
        for (stored, code) in [
            (
                r#"{"v":99,"game":"of the future"}"#,
                "storedGameUnknownVersion",
            ),
            ("torn", "storedGameDamaged"),
        ] {
            page.script(
                "localStorage.setItem('chess-a-la-carte/games', arguments[0])",
                &[stored.into()],
            )?;
            page.reload()?;
            page.wait_for("[data-screen=home]")?;
            page.wait_for(&format!("[data-notice={code}]"))?;
            let aside = page.script(
                "return localStorage.getItem('chess-a-la-carte/games-aside')",
                &[],
            )?;
            assert!(aside.as_str().is_some_and(|kept| kept.contains(stored)));
        }
        page.action("start")?;
        page.wait_for("[data-screen=game]")
    })
}

#[test]
fn a_browser_that_stores_nothing_can_still_play() -> Outcome {
    let options = PageOptions {
        size: Size::PHONE,
        stores: false,
        ..PageOptions::default()
    };
    check_with("no-storage", &options, |page| {
        page.goto("level=1&deck=NP")?;
        page.wait_for("[data-notice=notStored]")?;
        turn(page, "g1", "f3")?;
        page.wait_piece("f3", "wN")
    })
}
