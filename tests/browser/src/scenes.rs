//! The screens of the app, each reached by a link and a few steps. A new screen is a line here.

use crate::fault::Outcome;
use crate::page::Page;

/// A screen in a state that is worth looking at.
#[derive(Debug)]
pub struct Scene {
    /// What pictures of it are named after.
    pub name: &'static str,
    /// The link that leads there.
    pub fragment: &'static str,
    /// What is done then.
    pub steps: fn(&Page) -> Outcome,
}

impl Scene {
    /// Brings a page there, as if the app had never been here before.
    ///
    /// # Errors
    /// When a step fails.
    pub fn show(&self, page: &Page, lang: &str, theme: &str) -> Outcome {
        let fragment = format!("{}&lang={lang}&theme={theme}", self.fragment);
        page.forget()?;
        page.goto(fragment.trim_start_matches('&'))?;
        (self.steps)(page)?;
        page.wait_still()
    }
}

/// Every screen: `examples/shots.rs` takes pictures of them, `tests/axe.rs` asks whether all can use them.
pub const SCENES: &[Scene] = &[
    Scene {
        name: "home",
        fragment: "",
        steps: nothing,
    },
    Scene {
        name: "setup",
        fragment: "",
        steps: |page| page.action("new-game"),
    },
    Scene {
        name: "setup-more",
        fragment: "",
        steps: more,
    },
    Scene {
        name: "settings",
        fragment: "",
        steps: |page| page.action("settings"),
    },
    Scene {
        name: "placing",
        fragment: "",
        steps: |page| {
            place_ourselves(page, "1")?;
            page.click("[data-tray=wR]")?;
            page.click_square("a1")?;
            page.click_square("b1")
        },
    },
    Scene {
        name: "placing-standard",
        fragment: "",
        steps: |page| place_ourselves(page, "standard"),
    },
    Scene {
        name: "match",
        fragment: "",
        steps: |page| {
            page.action("new-game")?;
            page.fill("[data-name=\"1\"]", "Zoé")?;
            page.fill("[data-name=\"2\"]", "Ali")?;
            page.action("start")?;
            page.action("coin")?;
            page.action("resign")?;
            page.action("confirm")?;
            page.wait_for("[data-action=rematch]")?;
            page.action("new-game")
        },
    },
    Scene {
        name: "projector",
        fragment: "",
        steps: |page| with_setting(page, "[name=projector]"),
    },
    Scene {
        name: "huge",
        fragment: "",
        steps: |page| with_setting(page, "[name=text][value=huge]"),
    },
    Scene {
        name: "spacing",
        fragment: "",
        steps: |page| with_setting(page, "[name=spacing]"),
    },
    Scene {
        name: "outside",
        fragment: "",
        steps: |page| with_setting(page, "[name=coordinates][value=outside]"),
    },
    Scene {
        name: "rules",
        fragment: "",
        steps: |page| page.action("rules"),
    },
    Scene {
        name: "start",
        fragment: "level=1&seed=1",
        steps: nothing,
    },
    Scene {
        name: "card",
        fragment: "level=1&deck=BP",
        steps: Page::draw,
    },
    Scene {
        name: "picked",
        fragment: "level=1&deck=QP&fen=rnb1kbnr/pp3ppp/2p1p3/3p4/3P2q1/2N1P3/PPP2PPP/R1BQKBNR_w",
        steps: |page| {
            page.draw()?;
            page.click_square("d1")
        },
    },
    Scene {
        name: "lost",
        fragment: "level=1&deck=RP",
        steps: Page::draw,
    },
    Scene {
        name: "refused",
        fragment: "level=1&deck=BP",
        steps: |page| {
            page.draw()?;
            page.click_square("f1")?;
            page.click_square("h3")
        },
    },
    Scene {
        name: "same-type",
        fragment: "level=1&deck=NPS",
        steps: |page| {
            for (from, to) in [("g1", "f3"), ("a7", "a6")] {
                page.draw()?;
                page.click_square(from)?;
                page.click_square(to)?;
                page.wait_gone("[data-selected]")?;
            }
            page.draw()
        },
    },
    Scene {
        name: "question",
        fragment: "level=1&deck=NPS",
        steps: |page| page.action("resign"),
    },
    Scene {
        name: "offer",
        fragment: "level=1&deck=NPS",
        steps: |page| page.action("offer-draw"),
    },
    Scene {
        name: "result",
        fragment: "deck=R&fen=4k3/8/8/8/8/8/8/K3R3_w",
        steps: |page| {
            page.draw()?;
            page.click_square("e1")?;
            page.click_square("e8")?;
            page.wait_for("[role=dialog]")
        },
    },
    Scene {
        name: "review",
        fragment: SHORT_GAME,
        steps: |page| {
            short_game(page)?;
            page.action("review")
        },
    },
    Scene {
        name: "moment",
        fragment: SHORT_GAME,
        steps: |page| {
            short_game(page)?;
            page.action("review")?;
            page.click("[data-action=moment]")
        },
    },
    Scene {
        name: "look-hands",
        fragment: HAND_GAME,
        steps: |page| {
            page.action("see-board")?;
            page.action("review")?;
            page.action("previous")
        },
    },
    Scene {
        name: "share",
        fragment: SHORT_GAME,
        steps: |page| {
            short_game(page)?;
            page.action("review")?;
            page.action("share")?;
            page.wait_for("[role=dialog]")
        },
    },
    Scene {
        name: "games",
        fragment: SHORT_GAME,
        steps: |page| {
            short_game(page)?;
            page.action("rematch")?;
            page.action("resign")?;
            page.action("confirm")?;
            page.action("see-board")?;
            page.action("home")?;
            page.action("games")
        },
    },
    Scene {
        name: "notice",
        fragment: "level=1&fen=rubbish&deck=NPX",
        steps: nothing,
    },
    Scene {
        name: "hand-over",
        fragment: "level=2&seed=3",
        steps: nothing,
    },
    Scene {
        name: "hand-draw",
        fragment: "level=3&seed=3",
        steps: |page| page.action("handover"),
    },
    Scene {
        name: "hand-choose",
        fragment: "level=3&seed=3",
        steps: |page| {
            page.action("handover")?;
            page.draw()
        },
    },
    Scene {
        name: "promotion",
        fragment: "level=standard&fen=7k/4P3/8/8/8/8/8/K7_w",
        steps: |page| {
            page.click_square("e7")?;
            page.click_square("e8")
        },
    },
    Scene {
        name: "check",
        fragment: "level=standard&fen=4r2k/8/8/8/Q7/8/3P1P2/4KB2_w",
        steps: nothing,
    },
    Scene {
        name: "rules-fitting",
        fragment: "rules=castling",
        steps: nothing,
    },
    Scene {
        name: "lessons",
        fragment: "",
        steps: |page| page.action("lessons"),
    },
    Scene {
        name: "lesson-shown",
        fragment: "lesson=lost-turn",
        steps: demonstrated,
    },
    Scene {
        name: "lesson-tap",
        fragment: "lesson=rook",
        steps: |page| {
            page.action("lesson-next")?;
            page.click_square("a2")?;
            page.click_square("b2")
        },
    },
    Scene {
        name: "lesson-cards",
        fragment: "lesson=risk",
        steps: |page| page.action("lesson-next"),
    },
    Scene {
        name: "lesson-wrong",
        fragment: "lesson=win",
        steps: |page| {
            page.action("lesson-next")?;
            page.click_square("a3")?;
            page.click_square("b2")?;
            demonstrated(page)
        },
    },
    Scene {
        name: "lesson-hand",
        fragment: "lesson=hand",
        steps: |page| page.action("lesson-next"),
    },
    Scene {
        name: "lesson-right",
        fragment: "lesson=castling",
        steps: |page| {
            page.action("lesson-next")?;
            page.click("[data-answer=n]")?;
            demonstrated(page)
        },
    },
    Scene {
        name: "taken",
        fragment: "level=standard&clock=10%2B5",
        steps: |page| {
            page.action("pause")?;
            moves(page, "e2e4 d7d5 e4d5 d8d5 b1c3 d5e5")
        },
    },
    Scene {
        name: "pause",
        fragment: "level=2&seed=3&clock=10%2B5",
        steps: nothing,
    },
    Scene {
        name: "across",
        fragment: "level=3&seed=3&clock=10%2B5",
        steps: |page| {
            sit_across(page)?;
            page.action("pause")
        },
    },
    Scene {
        name: "across-open",
        fragment: "level=3&seed=3",
        steps: |page| {
            sit_across(page)?;
            page.draw()?;
            page.click(".near [data-action=peek]")
        },
    },
    Scene {
        name: "across-lost",
        fragment: "level=1&deck=NRB",
        steps: |page| {
            sit_across(page)?;
            page.draw()?;
            moves(page, "g1f3")?;
            page.draw()
        },
    },
    Scene {
        name: "across-promotion",
        fragment: "level=standard&fen=7k/8/8/8/8/8/4p3/K7_b",
        steps: |page| {
            sit_across(page)?;
            page.click_square("e2")?;
            page.click_square("e1")
        },
    },
    Scene {
        name: "across-result",
        fragment: "level=standard&fen=7k/5K2/8/8/6Q1/8/8/8_w",
        steps: |page| {
            sit_across(page)?;
            moves(page, "g4g6")
        },
    },
];

/// A game at Level 1 with something chosen in the settings.
fn with_setting(page: &Page, input: &str) -> Outcome {
    page.action("settings")?;
    page.choose(input)?;
    page.action("back")?;
    page.action("start")?;
    page.draw()
}

/// A game whose pieces are placed by the players.
fn place_ourselves(page: &Page, level: &str) -> Outcome {
    page.action("new-game")?;
    page.choose(&format!("[name=level][value=\"{level}\"]"))?;
    page.choose(".more summary")?;
    page.choose("[name=placing]")?;
    page.action("start")
}

/// Everything that can be chosen before a game.
fn more(page: &Page) -> Outcome {
    page.action("new-game")?;
    page.choose("[name=level][value=\"2\"]")?;
    page.choose(".more summary")?;
    page.choose("[name=clock][value=\"5+3\"]")?;
    page.choose("[name=H10]")?;
    page.choose("[name=H5]")
}

/// Level 1: a knight is left alone, a king taken.
const SHORT_GAME: &str = "level=1&deck=RKR&fen=4k3/8/8/3n4/8/8/P7/K2R4_w";

/// Level 3: 24 turns, the last but one of them lost, and a resignation.
const HAND_GAME: &str = "game=1WEjgxU0M2WTZ2YRmgyBq6iQuCEJ4G8IUCiGed5qB";

fn short_game(page: &Page) -> Outcome {
    for (from, to) in [("d1", "e1"), ("e8", "e7"), ("e1", "e7")] {
        page.draw()?;
        page.click_square(from)?;
        page.click_square(to)?;
        page.wait_gone("[data-selected]")?;
    }
    page.wait_for("[data-outcome=white]")
}

fn demonstrated(page: &Page) -> Outcome {
    page.wait_attr("main", "data-playing", "false")
}

fn nothing(_: &Page) -> Outcome {
    Ok(())
}

/// Opens the same link for two players who sit across the table.
fn sit_across(page: &Page) -> Outcome {
    let link = page.script(
        "const key = 'chess-a-la-carte/prefs'; const kept = JSON.parse(localStorage.getItem(key)); \
         localStorage.setItem(key, JSON.stringify({ ...kept, seating: 'facing' })); \
         localStorage.removeItem('chess-a-la-carte/games'); \
         return location.hash.slice(1)",
        &[],
    )?;
    page.goto(link.as_str().unwrap_or_default())?;
    page.wait_for(".table--facing")
}

fn moves(page: &Page, list: &str) -> Outcome {
    for text in list.split(' ') {
        page.click_square(&text[..2])?;
        page.wait_for("[data-selected]")?;
        page.click_square(&text[2..])?;
        page.wait_gone("[data-selected]")?;
    }
    Ok(())
}
