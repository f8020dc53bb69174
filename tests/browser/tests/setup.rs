//! A new game, the settings, and the pieces that players place themselves.

use browser_tests::{Outcome, Page, Size, check};

/// Opens everything that is folded away, as a person would.
fn unfold(page: &Page) -> Outcome {
    page.choose(".more summary")?;
    page.wait_for(".more[open]")
}

fn new_game(page: &Page, level: &str) -> Outcome {
    page.goto("")?;
    page.action("new-game")?;
    page.choose(&format!("[name=level][value=\"{level}\"]"))
}

#[test]
fn a_new_game_takes_three_taps_and_the_next_one_a_single_tap() -> Outcome {
    check("three-taps", Size::PHONE, |page| {
        new_game(page, "3")?;
        page.action("start")?;
        page.wait_for("[data-screen=game]")?;
        page.action("handover")?;
        page.wait_attr("[data-hand=white]", "data-count", "5")?;
        page.action("home")?;
        page.reload()?;
        // The last choice is remembered.
        page.action("start")?;
        page.action("handover")?;
        page.wait_attr("[data-hand=white]", "data-count", "5")
    })
}

#[test]
fn clock_and_house_rules_reach_the_game() -> Outcome {
    check("chosen", Size::PORTRAIT, |page| {
        new_game(page, "2")?;
        unfold(page)?;
        page.choose("[name=clock][value=own]")?;
        page.fill("[data-times=white] [data-time=minutes]", "7")?;
        page.fill("[data-times=black] [data-time=minutes]", "999")?;
        // What can't be is set right where it was typed.
        page.wait_until("the field", || {
            let shown = "return document.querySelector(\
                '[data-times=black] [data-time=minutes]').value";
            Ok(page.script(shown, &[])? == "180")
        })?;
        page.choose("[name=H5]")?;
        page.choose("[data-stepper=H4] [data-step=more]")?;
        page.action("start")?;
        page.action("pause")?;
        page.wait_attr("[data-hand=black]", "data-count", "4")?;
        assert_eq!(
            page.count("[data-hand=black] [data-card]")?,
            4,
            "open hands"
        );
        let ms = page.attr("[data-clock=black]", "data-ms")?;
        assert_eq!(ms.as_deref(), Some("10800000"));
        Ok(())
    })
}

#[test]
fn a_deck_that_is_too_small_is_explained_and_starts_nothing() -> Outcome {
    check("deck", Size::LAPTOP, |page| {
        new_game(page, "1")?;
        unfold(page)?;
        page.choose("[name=H10]")?;
        page.wait_attr(".deck", "data-total", "56")?;
        for kind in ["N", "B", "R", "Q", "K"] {
            while page.exists(&format!("[data-stepper={kind}] [data-step=fewer]:enabled"))? {
                page.choose(&format!("[data-stepper={kind}] [data-step=fewer]"))?;
            }
        }
        page.wait_attr(".deck", "data-total", "17")?;
        page.wait_attr("[data-alert]", "data-code", "badDeck")?;
        assert!(page.exists("[data-action=start][disabled]")?);
        page.reload()?;
        page.action("start")?;
        page.wait_for("[data-screen=setup] [data-alert][data-code=badDeck]")?;
        unfold(page)?;
        for _ in 0..3 {
            page.choose("[data-stepper=N] [data-step=more]")?;
        }
        page.action("start")?;
        page.wait_attr("[data-pile=draw]", "data-count", "20")
    })
}

#[test]
fn each_setting_holds_at_once_in_a_game_and_after_a_reload() -> Outcome {
    check("settings", Size::LANDSCAPE, |page| {
        page.goto("level=1&deck=NPPP")?;
        page.draw()?;
        page.action("settings")?;
        // `data-board` is the grid's alone.
        let chosen = [
            ("theme", "data-theme", "dark"),
            ("board", "data-squares", "contrast"),
            ("pieces", "data-pieces", "simple"),
            ("coordinates", "data-coordinates", "outside"),
            ("help", "data-help", "off"),
            ("text", "data-text", "huge"),
        ];
        for (name, attribute, value) in chosen {
            page.choose(&format!("[name={name}][value={value}]"))?;
            page.wait_attr("html", attribute, value)?;
        }
        page.choose("[name=seating][value=facing]")?;
        let switches = ["spacing", "projector", "left-handed", "letters"];
        for name in switches {
            page.choose(&format!("[name={name}]"))?;
            page.wait_for(&format!("[name={name}]:checked"))?;
        }
        page.action("back")?;
        page.wait_for("[data-screen=game]")?;
        page.click_square("g1")?;
        page.click_square("f3")?;
        page.wait_piece("f3", "wN")?;
        page.reload()?;
        for (_, attribute, value) in chosen {
            page.wait_attr("html", attribute, value)?;
        }
        for name in ["spacing", "projector", "left-handed"] {
            page.wait_for(&format!("html[data-{name}]"))?;
        }
        let moves = page.text("[data-movelist]")?.unwrap_or_default();
        assert!(moves.contains("Nf3"), "letters: {moves}");
        // The board is not inside its frame any more, and the text is as large as a class needs.
        let seen = "const board = document.querySelector('[role=grid]').getBoundingClientRect(); \
            const text = [...document.querySelectorAll('.coordinate')]; \
            const todo = document.querySelector('.status__todo'); \
            return [text.every((one) => { const box = one.getBoundingClientRect(); \
                return box.right <= board.left + 1 \
                    || (box.top + box.bottom) / 2 > board.bottom; }), \
                parseFloat(getComputedStyle(todo).fontSize) >= 32, \
                Math.round(board.width * devicePixelRatio) % 8]";
        assert_eq!(page.script(seen, &[])?, serde_json::json!([true, true, 0]));
        page.action("settings")?;
        page.choose("[name=spacing]")?;
        page.wait_gone("html[data-spacing]")
    })
}

#[test]
fn the_pieces_are_placed_by_tap_by_drag_and_all_at_once() -> Outcome {
    check("placing", Size::PHONE, |page| {
        new_game(page, "1")?;
        unfold(page)?;
        page.choose("[name=placing]")?;
        page.action("start")?;
        page.wait_for("[data-placing]")?;
        assert_eq!(page.count("[data-piece]")?, 0);
        assert_eq!(page.count("[data-pile]")?, 0, "cards come later");
        page.click("[data-tray=wR]")?;
        page.click_square("b1")?;
        page.wait_until("the reason", || {
            Ok(page
                .text("[data-alert]")?
                .is_some_and(|text| text.contains("rook")))
        })?;
        page.click_square("a1")?;
        page.wait_piece("a1", "wR")?;
        page.drag_onto("[data-tray=bQ]", "d8")?;
        page.wait_piece("d8", "bQ")?;
        page.wait_for("[data-tray=bQ][disabled]")?;
        page.reload()?;
        page.wait_piece("d8", "bQ")?;
        assert_eq!(page.count("[data-piece]")?, 2);
        page.action("place-all")?;
        page.wait_gone("[data-placing]")?;
        assert_eq!(page.count("[data-piece]")?, 32);
        page.draw()
    })
}

#[test]
fn for_standard_the_board_is_turned_over_first() -> Outcome {
    check("turned", Size::LAPTOP, |page| {
        new_game(page, "standard")?;
        unfold(page)?;
        page.choose("[name=placing]")?;
        page.action("start")?;
        page.wait_gone("[data-tray]")?;
        page.action("turn-over")?;
        // A square of a board that is still turning is not where it will be.
        page.wait_still()?;
        page.click("[data-tray=wK]")?;
        page.click_square("e1")?;
        page.wait_piece("e1", "wK")?;
        page.action("place-all")?;
        page.click_square("e2")?;
        page.click_square("e4")?;
        page.wait_piece("e4", "wP")
    })
}

#[test]
fn a_letter_on_the_board_is_a_command_unless_it_is_switched_off() -> Outcome {
    check("letters", Size::LAPTOP, |page| {
        page.goto("level=1&deck=NP")?;
        let focused = || page.script("return document.activeElement.dataset.square ?? ''", &[]);
        page.script("document.querySelector('[data-square=a1]').focus()", &[])?;
        page.press("d")?;
        page.wait_attr("[data-pile=white]", "data-top", "N")?;
        page.press("n")?;
        assert_eq!(focused()?, "b1");
        page.press("m")?;
        page.wait_attr("[data-status]", "data-code", "read")?;
        let told = page.text("[data-status]")?.unwrap_or_default();
        assert!(told.contains("a3, c3"), "{told}");
        page.press("8")?;
        assert_eq!(focused()?, "b8");
        page.action("settings")?;
        page.choose("[name=keys]")?;
        page.action("back")?;
        page.script("document.querySelector('[data-square=a1]').focus()", &[])?;
        page.press("n")?;
        assert_eq!(focused()?, "a1");
        Ok(())
    })
}

#[test]
fn m1_the_score_is_shown_before_the_next_game_and_a_new_match_resets_it() -> Outcome {
    check("match", Size::PHONE, |page| {
        new_game(page, "1")?;
        page.fill("[data-name=\"1\"]", "Zoé")?;
        page.fill("[data-name=\"2\"]", "Ali")?;
        unfold(page)?;
        page.choose("[name=first-white][value=first]")?;
        page.action("start")?;
        page.action("resign")?;
        page.action("confirm")?;
        page.wait_for("[role=dialog] [data-action=rematch]")?;
        page.action("new-game")?;
        let score = page.text("[data-match]")?.unwrap_or_default();
        assert!(score.contains("Zoé 0 – Ali 1"), "{score}");
        page.action("start")?;
        page.wait_for("[data-score]")?;
        page.action("home")?;
        page.action("new-game")?;
        page.action("new-match")?;
        page.wait_for("[data-screen=game]")?;
        assert_eq!(page.count("[data-score]")?, 0);
        Ok(())
    })
}
