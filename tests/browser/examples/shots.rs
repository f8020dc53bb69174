//! Pictures of every screen, to be looked at:
//! `cargo run -p browser-tests --example shots -- OUTDIR [PART-OF-A-NAME]`.
//!
//! Each scene is taken at four sizes, in both languages and both themes.

use std::env;
use std::fs;
use std::path::Path;
use std::process::ExitCode;

use browser_tests::{Fault, Outcome, Page, PageOptions, Size};

struct Scene {
    name: &'static str,
    fragment: &'static str,
    steps: fn(&Page) -> Outcome,
}

const SCENES: &[Scene] = &[
    Scene {
        name: "home",
        fragment: "",
        steps: nothing,
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
];

const SIZES: [Size; 4] = [Size::PHONE, Size::PORTRAIT, Size::LANDSCAPE, Size::LAPTOP];

fn nothing(_: &Page) -> Outcome {
    Ok(())
}

fn main() -> ExitCode {
    match take_all() {
        Ok(0) => ExitCode::SUCCESS,
        Ok(failed) => {
            eprintln!("{failed} pictures could not be taken; see above.");
            ExitCode::FAILURE
        }
        Err(fault) => {
            eprintln!("{fault}");
            ExitCode::FAILURE
        }
    }
}

fn take_all() -> Outcome<usize> {
    let mut arguments = env::args().skip(1);
    let folder = arguments
        .next()
        .ok_or_else(|| Fault::new("Usage: shots OUTDIR [NAME]"))?;
    let wanted = arguments.next().unwrap_or_default();
    let folder = Path::new(&folder);
    fs::create_dir_all(folder)
        .map_err(|error| Fault::new(format!("{}: {error}", folder.display())))?;
    let page = Page::open(&PageOptions::default())?;
    let mut failed = 0;
    for scene in SCENES.iter().filter(|scene| scene.name.contains(&wanted)) {
        for (lang, theme) in [
            ("en", "light"),
            ("en", "dark"),
            ("fr", "light"),
            ("fr", "dark"),
        ] {
            for size in SIZES {
                let Size { width, height } = size;
                let file = format!("{}-{width}x{height}-{lang}-{theme}.png", scene.name);
                let fragment = format!("{}&lang={lang}&theme={theme}", scene.fragment);
                let fragment = fragment.trim_start_matches('&');
                match take(&page, scene, size, fragment, &folder.join(&file)) {
                    Ok(()) => println!("{file}"),
                    Err(fault) => {
                        failed += 1;
                        eprintln!("{file}: {fault}");
                    }
                }
            }
        }
    }
    Ok(failed)
}

fn take(page: &Page, scene: &Scene, size: Size, fragment: &str, file: &Path) -> Outcome {
    page.set_window(size)?;
    page.forget()?;
    page.goto(fragment)?;
    (scene.steps)(page)?;
    page.wait_still()?;
    page.screenshot(file)
}
