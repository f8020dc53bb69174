//! Bugs of other programs' boards (P30), tried on ours.

use browser_tests::{Outcome, Page, Size, check};

fn no_choice(page: &Page) -> Outcome {
    assert!(!page.exists("[data-promotion]")?, "nothing is to be chosen");
    Ok(())
}

#[test]
fn p30_no_choice_for_moves_that_are_refused() -> Outcome {
    check("p30-choice", Size::LAPTOP, |page| {
        page.goto("level=standard")?;
        page.drag("a2", "a8")?;
        page.wait_for("[data-alert][data-code]:not([data-code=''])")?;
        no_choice(page)?;
        assert_eq!(page.piece_at("a2")?.as_deref(), Some("wP"));
        // A pawn of the side that is not to move.
        page.goto("level=standard&fen=4k3/7P/8/8/8/8/p7/4K3_w")?;
        page.drag("a2", "a1")?;
        page.wait_for("[data-alert][data-code]:not([data-code=''])")?;
        no_choice(page)?;
        assert_eq!(page.piece_at("a2")?.as_deref(), Some("bP"));
        Ok(())
    })
}

#[test]
fn p30_a_turned_board_stays_turned_when_the_choice_is_cancelled() -> Outcome {
    check("p30-flip", Size::PHONE, |page| {
        page.goto("level=standard&fen=4k3/7P/8/8/8/8/p7/4K3_w")?;
        page.action("flip")?;
        page.wait_for(".board--flipped")?;
        page.wait_still()?;
        page.click_square("h7")?;
        page.click_square("h8")?;
        page.wait_for("[data-promotion=Q]")?;
        page.action("cancel")?;
        page.wait_gone("[data-promotion]")?;
        assert!(page.exists(".board--flipped")?);
        assert_eq!(page.piece_at("h7")?.as_deref(), Some("wP"));
        Ok(())
    })
}

#[test]
fn p30_the_rook_is_picked_up_instead_of_castling() -> Outcome {
    check("p30-castling", Size::LAPTOP, |page| {
        page.goto("level=standard&fen=4k3/8/8/8/8/8/8/R3K2R_w_KQ")?;
        page.click_square("e1")?;
        page.wait_for("[data-square=e1][data-selected]")?;
        page.click_square("h1")?;
        page.wait_for("[data-square=h1][data-selected]")?;
        assert_eq!(page.piece_at("e1")?.as_deref(), Some("wK"));
        // Another own piece is picked up in one click.
        page.click_square("a1")?;
        page.wait_for("[data-square=a1][data-selected]")?;
        assert_eq!(page.count("[data-selected]")?, 1);
        Ok(())
    })
}

#[test]
fn p30_a_stalemated_king_has_nowhere_to_go() -> Outcome {
    check("p30-stalemate", Size::LAPTOP, |page| {
        page.goto("level=standard&fen=7K/5q2/6k1/8/8/8/8/8_w")?;
        page.wait_for("[data-screen=game]")?;
        assert_eq!(page.count("[data-movable], [data-target]")?, 0);
        Ok(())
    })
}

#[test]
fn p30_a_game_by_keyboard_is_announced() -> Outcome {
    check("p30-keyboard", Size::LAPTOP, |page| {
        page.goto("level=standard")?;
        let nameless = "return [...document.querySelectorAll('[data-square]')].filter((cell) => \
            !cell.getAttribute('aria-label')?.includes(cell.dataset.square) || !cell.hasAttribute('tabindex')).length";
        assert_eq!(page.script(nameless, &[])?, 0);
        assert_eq!(page.count("[data-square]")?, 64);
        let name = page
            .attr("[data-square=b1]", "aria-label")?
            .unwrap_or_default();
        assert!(name.contains("knight"), "{name}");
        page.script("document.querySelector('[data-square=a1]').focus()", &[])?;
        let mut at = (0_i32, 0_i32);
        for square in ["f2", "f3", "e7", "e5", "g2", "g4", "d8", "h4"] {
            let goal: Vec<i32> = square
                .bytes()
                .zip([b'a', b'1'])
                .map(|(it, first)| i32::from(it) - i32::from(first))
                .collect();
            for (distance, forth, back) in [
                (goal[0] - at.0, "ArrowRight", "ArrowLeft"),
                (goal[1] - at.1, "ArrowUp", "ArrowDown"),
            ] {
                let key = if distance > 0 { forth } else { back };
                for _ in 0..distance.abs() {
                    let here = page.attr(":focus", "data-square")?;
                    page.press(key)?;
                    page.wait_until("the focus to move", || {
                        Ok(page.attr(":focus", "data-square")? != here)
                    })?;
                }
            }
            at = (goal[0], goal[1]);
            page.wait_for(&format!("[data-square={square}]:focus"))?;
            page.press("Enter")?;
            page.wait_for(&format!(
                "[data-square={square}][data-selected], [data-square={square}][data-last]"
            ))?;
        }
        page.wait_attr("[data-screen=game]", "data-reason", "checkmate")?;
        let said = page.text("[data-alert]")?.unwrap_or_default();
        assert!(!said.is_empty(), "the end is announced");
        Ok(())
    })
}
