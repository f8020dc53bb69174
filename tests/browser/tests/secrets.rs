//! Nobody learns a hidden card: not from the page, its title, what screen readers are told, or what
//! one sees of the stored game.
//!
//! The same game is played with other hidden cards: as long as none of them is to be seen, every
//! page must be the same to the letter.

use browser_tests::{Ability, Outcome, Page, Size, check};
use serde_json::{Value, json};

/// Pawn moves, White's and Black's in turn; the pile holds nothing but pawns to make them with.
const MOVES: [(&str, &str); 8] = [
    ("a2", "a3"),
    ("a7", "a6"),
    ("b2", "b3"),
    ("b7", "b6"),
    ("h2", "h3"),
    ("h7", "h6"),
    ("a3", "a4"),
    ("a6", "a5"),
];

/// All that somebody at the screen could come to know, at one moment.
#[derive(Debug, PartialEq, Eq)]
struct Seen {
    when: String,
    /// Whose hand lies open.
    open: Option<&'static str>,
    page: String,
    spoken: Vec<String>,
}

fn look(page: &Page, when: &str, open: Option<&'static str>) -> Outcome<Seen> {
    page.wait_still()?;
    let all = "return document.title + document.documentElement.outerHTML";
    let text = page.script(all, &[])?;
    let stored = page.script(
        "return JSON.stringify({ ...localStorage }).toLowerCase()",
        &[],
    )?;
    for name in [
        "knight",
        "bishop",
        "rook",
        "queen",
        "cavalier",
        "fou",
        "tour",
        "dame",
        "same type",
    ] {
        let stored = stored.as_str().unwrap_or_default();
        assert!(!stored.contains(name), "{when}: {name} is stored in words");
    }
    Ok(Seen {
        when: when.to_owned(),
        open,
        page: text.as_str().unwrap_or_default().to_owned(),
        spoken: spoken(page)?,
    })
}

/// What screen readers get.
fn spoken(page: &Page) -> Outcome<Vec<String>> {
    let tree = page.devtools("Accessibility.getFullAXTree", &json!({}))?;
    let nodes = tree["nodes"].as_array().into_iter().flatten();
    let texts = nodes.flat_map(|node| {
        ["name", "value", "description"]
            .map(|key| node[key]["value"].clone())
            .into_iter()
            .filter(Value::is_string)
    });
    Ok(texts.map(|text| text.to_string()).collect())
}

fn game(page: &Page, level: &str, white: &str, black: &str) -> Outcome<Vec<Seen>> {
    page.forget()?;
    page.goto(&format!(
        "level={level}&hands={white},{black}&deck=PPPPPPPPPP"
    ))?;
    let mut seen = Vec::new();
    for (ply, (from, to)) in MOVES.iter().enumerate() {
        let color = if ply % 2 == 0 { "white" } else { "black" };
        page.wait_for("[data-hand-over]")?;
        assert_eq!(page.count("[data-card]")?, 0, "no card lies open");
        seen.push(look(page, &format!("before ply {ply}"), None)?);
        if ply == 3 {
            page.reload()?;
            page.wait_for("[data-hand-over]")?;
            seen.push(look(page, "after a reload", None)?);
        }
        page.action("handover")?;
        page.wait_for(&format!("[data-hand={color}] [data-card]"))?;
        let other = if color == "white" { "black" } else { "white" };
        assert_eq!(page.count(&format!("[data-hand={other}] [data-card]"))?, 0);
        seen.push(look(page, &format!("ply {ply}, taken over"), Some(color))?);
        page.draw()?;
        page.wait_for(&format!("[data-hand={color}] [data-card=P]"))?;
        seen.push(look(page, &format!("ply {ply}, drawn"), Some(color))?);
        page.click(&format!("[data-hand={color}] [data-card=P]"))?;
        page.click_square(from)?;
        page.wait_for("[data-selected]")?;
        seen.push(look(page, &format!("ply {ply}, picked up"), Some(color))?);
        page.click_square(to)?;
        page.wait_gone("[data-selected]")?;
    }
    page.action("handover")?;
    page.action("resign")?;
    page.action("confirm")?;
    page.wait_attr("[data-screen=game]", "data-outcome", "black")?;
    Ok(seen)
}

/// The moments at which two games that differ in the hand of `hidden` alone must look the same.
fn assert_alike(one: &[Seen], other: &[Seen], hidden: &str) {
    assert_eq!(one.len(), other.len());
    let mut shown = 0;
    for (one, other) in one.iter().zip(other) {
        if one.open == Some(hidden) {
            shown += usize::from(one.page != other.page);
            continue;
        }
        assert_eq!(one.spoken, other.spoken, "{}", one.when);
        let differs = one
            .page
            .chars()
            .zip(other.page.chars())
            .position(|(a, b)| a != b);
        let around = |seen: &Seen| {
            let from = differs.unwrap_or_default().saturating_sub(80);
            seen.page.chars().skip(from).take(200).collect::<String>()
        };
        assert!(
            one.page == other.page,
            "{}: {hidden}'s cards show:\n{}\n{}",
            one.when,
            around(one),
            around(other)
        );
    }
    assert!(shown > 8, "{hidden}'s own cards are seen by their owner");
}

fn nothing_leaks(level: &str, hand: &str, other_hand: &str) -> Outcome {
    check(&format!("secrets-{level}"), Size::LAPTOP, |page| {
        // The tree of what screen readers get can be asked for in Chromium alone, and the document is
        // the same everywhere.
        if !page.can(Ability::DevTools) {
            return Ok(());
        }
        let same = game(page, level, hand, hand)?;
        let other_white = game(page, level, other_hand, hand)?;
        assert_alike(&same, &other_white, "white");
        let other_black = game(page, level, hand, other_hand)?;
        assert_alike(&same, &other_black, "black");
        Ok(())
    })
}

// One hand may be changed, for three cards are alike; the other may not.

#[test]
fn hidden_cards_stay_hidden_at_level_2() -> Outcome {
    nothing_leaks("2", "NNN", "RQS")
}

#[test]
fn hidden_cards_stay_hidden_at_level_3() -> Outcome {
    nothing_leaks("3", "NNNBB", "RQKSP")
}

#[test]
fn hidden_cards_stay_hidden_in_advanced() -> Outcome {
    nothing_leaks("advanced", "NNNBB", "RQKSR")
}
