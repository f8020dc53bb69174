//! Levels 2 to Standard in a browser, to their ends.

use browser_tests::{Outcome, Page, Size, check};

/// Takes the tablet, draws, and plays a card of the hand with a move.
fn play(page: &Page, color: &str, card: &str, from: &str, to: &str) -> Outcome {
    page.action("handover")?;
    page.draw()?;
    page.click(&format!("[data-hand={color}] [data-card={card}]"))?;
    page.click_square(from)?;
    page.click_square(to)?;
    page.wait_gone("[data-selected]")
}

fn hidden(page: &Page) -> Outcome {
    assert_eq!(page.count("[data-card]")?, 0, "no card is in the page");
    Ok(())
}

#[test]
fn level_2_to_the_taking_of_the_king() -> Outcome {
    check("level-2", Size::PHONE, |page| {
        page.goto("level=2&hands=BRN,PPP&deck=KBKKKK")?;
        page.wait_for("[data-hand-over]")?;
        hidden(page)?;
        page.action("handover")?;
        page.wait_for("[data-hand=white] [data-card=B]")?;
        assert_eq!(page.count("[data-hand=black] [data-card]")?, 0);
        page.draw()?;
        page.wait_attr("[data-hand=white]", "data-count", "4")?;
        // A reload lands on the hand-over, and the card that was drawn is still there.
        page.reload()?;
        page.wait_for("[data-hand-over]")?;
        hidden(page)?;
        page.action("handover")?;
        page.wait_attr("[data-hand=white]", "data-count", "4")?;
        // A card that moves nothing asks first.
        page.click("[data-hand=white] [data-card=R]")?;
        page.wait_for("[role=dialog]")?;
        page.action("cancel")?;
        page.wait_gone("[role=dialog]")?;
        page.click("[data-hand=white] [data-card=B]")?;
        page.click_square("f1")?;
        page.click_square("b5")?;
        page.wait_piece("b5", "wB")?;
        hidden(page)?;
        play(page, "black", "P", "a7", "a6")?;
        hidden(page)?;
        // Black drew the only other bishop card: White plays the king, then waits for none.
        play(page, "white", "K", "e1", "e2")?;
        play(page, "black", "B", "f8", "d6")?;
        page.action("handover")?;
        page.action("resign")?;
        page.action("confirm")?;
        page.wait_attr("[data-screen=game]", "data-outcome", "black")?;
        assert!(
            page.count("[data-card]")? > 3,
            "both hands are open at the end"
        );
        Ok(())
    })
}

#[test]
fn level_3_taking_the_king_piece_first() -> Outcome {
    check("level-3", Size::LANDSCAPE, |page| {
        page.goto("level=3&hands=RNPPP,PPPPP&deck=KK&fen=4k3/p7/8/8/8/8/8/K3R3_w")?;
        page.action("handover")?;
        page.draw()?;
        page.wait_for("[data-square=e1][data-movable]")?;
        page.click_square("e1")?;
        page.click_square("e8")?;
        page.wait_attr("[data-screen=game]", "data-reason", "kingTaken")
    })
}

#[test]
fn advanced_check_without_an_answer_then_mate() -> Outcome {
    check("advanced", Size::LAPTOP, |page| {
        page.goto("level=advanced&hands=NNNPP,PPPPP&deck=NKKKK&fen=4r2k/8/8/8/Q7/8/3P1P2/4KB2_w")?;
        page.wait_for("[data-square=e1][data-check]")?;
        page.action("handover")?;
        page.draw()?;
        // Nothing answers: the hand is changed, and the turn passes.
        page.action("change-hand")?;
        page.action("confirm")?;
        page.wait_attr("[data-status]", "data-code", "handChanged")?;
        page.goto("level=advanced&hands=RNNPP,PPPPP&deck=KKKK&fen=6k1/5ppp/8/8/8/8/8/R5K1_w")?;
        play(page, "white", "R", "a1", "a8")?;
        page.wait_attr("[data-screen=game]", "data-reason", "checkmate")?;
        assert_eq!(page.outcome()?, Some(("white".into(), "checkmate".into())));
        Ok(())
    })
}

fn moves(page: &Page, list: &str) -> Outcome {
    for text in list.split(' ') {
        page.click_square(&text[..2])?;
        page.click_square(&text[2..4])?;
        page.wait_gone("[data-selected]")?;
    }
    Ok(())
}

#[test]
fn standard_mate_stalemate_threefold_and_promotion() -> Outcome {
    check("standard", Size::PORTRAIT, |page| {
        page.goto("level=standard")?;
        assert_eq!(page.count("[data-pile]")?, 0, "no cards");
        moves(page, "f2f3 e7e5 g2g4 d8h4")?;
        page.wait_attr("[data-screen=game]", "data-reason", "checkmate")?;
        page.goto("level=standard&fen=7k/5K2/8/8/6Q1/8/8/8_w")?;
        moves(page, "g4g6")?;
        page.wait_attr("[data-screen=game]", "data-reason", "stalemate")?;
        page.goto("level=standard&seed=2")?;
        moves(page, "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8")?;
        page.wait_attr("[data-screen=game]", "data-reason", "repetition")?;
        page.goto("level=standard&fen=7k/4P3/8/8/8/8/8/K7_w")?;
        page.click_square("e7")?;
        page.click_square("e8")?;
        page.wait_for("[data-promotion=N]")?;
        page.press("Escape")?;
        page.wait_gone("[data-promotion]")?;
        assert_eq!(page.piece_at("e7")?.as_deref(), Some("wP"));
        page.click_square("e7")?;
        page.click_square("e8")?;
        page.click("[data-promotion=R]")?;
        page.wait_piece("e8", "wR")?;
        page.wait_for("[data-square=h8][data-check]")
    })
}
