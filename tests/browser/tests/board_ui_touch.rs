//! Reported troubles of other boards with pointers, each by its number: fingers, pens, dragging.

use browser_tests::{Ability, Outcome, Page, Size, check};

/// So low that the page has to be scrolled.
const LOW: Size = Size {
    width: 360,
    height: 520,
};

fn with_knights_card(page: &Page) -> Outcome {
    page.goto("level=1&deck=NPBP")?;
    page.draw()?;
    page.wait_for("[data-square=g1][data-movable]")?;
    page.script(
        "document.querySelector('[data-square=d4]').scrollIntoView({ block: 'center' })",
        &[],
    )
    .map(drop)
}

fn lifted(page: &Page) -> Outcome<bool> {
    page.exists(".piece--lifted")
}

#[test]
fn board_ui_01_dragging_does_not_scroll() -> Outcome {
    check("board-ui-01", LOW, |page| {
        if !page.can(Ability::Touch) {
            return Ok(());
        }
        with_knights_card(page)?;
        let room = "return document.documentElement.scrollHeight - innerHeight";
        assert!(
            page.script(room, &[])?.as_f64() > Some(50.0),
            "no room to scroll"
        );
        let before = page.scrolled()?;
        page.touch_drag("g1", "f3")?;
        page.wait_piece("f3", "wN")?;
        assert_eq!(page.scrolled()?, before);
        Ok(())
    })
}

/// With the very events of a touch screen: those of `WebDriver` scroll nothing.
#[test]
fn board_ui_02_a_swipe_over_useless_squares_scrolls() -> Outcome {
    check("board-ui-02", LOW, |page| {
        if !page.can(Ability::DevTools) {
            return Ok(());
        }
        with_knights_card(page)?;
        page.script("scrollTo(0, 0)", &[])?;
        page.script(
            "addEventListener('scrollend', () => { window.scrollEnded = true; })",
            &[],
        )?;
        page.swipe(page.middle("d5")?, 120.0)?;
        let ended = "return window.scrollEnded === true";
        page.wait_until("the end of scrolling", || {
            Ok(page.script(ended, &[])? == true)
        })?;
        // The same swipe from a piece that can move is a drag.
        let before = page.scrolled()?;
        assert!(before > 40.0);
        page.swipe(page.middle("b1")?, 120.0)?;
        page.wait_gone(".piece--lifted")?;
        assert_eq!(page.scrolled()?, before);
        Ok(())
    })
}

/// Only `DevTools` can take a touch away, as a gesture of the system does.
#[test]
fn board_ui_03_pointercancel() -> Outcome {
    check("board-ui-03", Size::PHONE, |page| {
        if !page.can(Ability::DevTools) {
            return Ok(());
        }
        with_knights_card(page)?;
        let (x, y) = page.middle("g1")?;
        page.touch("touchStart", &[(x, y)])?;
        page.touch("touchMove", &[(x, y - 20.0)])?;
        page.touch("touchMove", &[(x, y - 60.0)])?;
        page.wait_until("the drag", || lifted(page))?;
        page.touch("touchCancel", &[])?;
        page.wait_gone(".piece--lifted")?;
        page.wait_gone("[data-selected]")?;
        page.wait_still()?;
        let idle = "let calls = 0; const inner = requestAnimationFrame; \
                    window.requestAnimationFrame = (f) => { calls += 1; return inner(f); }; \
                    return new Promise((done) => inner(() => inner(() => inner(() => { \
                        window.requestAnimationFrame = inner; done(calls); }))))";
        assert_eq!(page.script(idle, &[])?, 0, "something still runs");
        assert_eq!(page.piece_at("g1")?.as_deref(), Some("wN"));
        page.tap_square("g1")?;
        page.wait_for("[data-square=g1][data-selected]")?;
        page.tap_square("f3")?;
        page.wait_piece("f3", "wN")
    })
}

#[test]
fn board_ui_04_a_second_finger_does_nothing() -> Outcome {
    check("board-ui-04", Size::PHONE, |page| {
        if !page.can(Ability::Touch) {
            return Ok(());
        }
        with_knights_card(page)?;
        page.drag_while_tapping("g1", "f3", "b1")?;
        page.wait_piece("f3", "wN")?;
        assert_eq!(page.piece_at("b1")?.as_deref(), Some("wN"));
        assert!(!page.exists("[data-selected]")?);
        assert!(!lifted(page)?);
        assert_eq!(page.count("[data-movelist] [data-ply]")?, 1);
        Ok(())
    })
}

#[test]
fn board_ui_27_a_pen_drags() -> Outcome {
    check("board-ui-27", Size::LANDSCAPE, |page| {
        // Firefox's and WebKitGTK's drivers know no pen.
        if !page.can(Ability::DevTools) {
            return Ok(());
        }
        with_knights_card(page)?;
        page.script(
            "addEventListener('pointerdown', (e) => { window.pointerUsed = e.pointerType; })",
            &[],
        )?;
        page.pen_drag("g1", "h3")?;
        page.wait_piece("h3", "wN")?;
        assert_eq!(page.script("return window.pointerUsed", &[])?, "pen");
        Ok(())
    })
}

#[test]
fn board_ui_35_the_dragged_piece_stays_in_its_board() -> Outcome {
    check("board-ui-35", Size::LAPTOP, |page| {
        with_knights_card(page)?;
        let children = page.count("body > *")?;
        page.mouse_down("g1")?;
        let goal = page.middle("f3")?;
        page.mouse_to(goal)?;
        page.wait_until("the drag", || lifted(page))?;
        assert_eq!(
            page.count("body > *")?,
            children,
            "nothing is added to the page"
        );
        assert_eq!(page.count(".piece--lifted")?, 1);
        let inside = "return document.querySelector('[data-board]').parentElement\
                      .contains(document.querySelector('.piece--lifted'))";
        assert_eq!(page.script(inside, &[])?, true);
        // It lies over the square it is held above.
        let (piece, square) = (page.rect(".piece--lifted")?, goal);
        let (x, y) = (piece[0] + piece[2] / 2.0, piece[1] + piece[3] / 2.0);
        assert!(
            (x - square.0).abs() < 3.0 && (y - square.1).abs() < 3.0,
            "{piece:?}"
        );
        page.mouse_up(goal)?;
        page.wait_piece("f3", "wN")
    })
}
