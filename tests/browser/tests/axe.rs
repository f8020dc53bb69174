//! Every screen can be used by everybody, as far as axe-core can tell: in both languages and themes.

use std::fs;

use browser_tests::browsers::axe_core;
use browser_tests::scenes::SCENES;
use browser_tests::{Engine, Fault, Outcome, Page, Size, check};

/// Every rule that axe-core knows, also those it calls best practice or leaves off by default.
const RUN: &str = "
    const rules = Object.fromEntries(axe.getRules().map(({ ruleId }) => [ruleId, { enabled: true }]));
    // Asks for a contrast of 7, which AAA wants; AA wants 4.5.
    rules['color-contrast-enhanced'] = { enabled: false };
    // Counts what the bar at the lower edge covers before anybody has scrolled.
    rules['target-size'] = { enabled: false };
    return axe.run(document, { rules, resultTypes: ['violations'] }).then(({ violations }) =>
        violations.flatMap(({ id, help, nodes }) => nodes.map((node) =>
            `${id}: ${help}: ${node.target.join(' ')}: ${node.failureSummary}`)))";

fn violations(page: &Page, axe: &str) -> Outcome<Vec<String>> {
    page.script(axe, &[])?;
    let found = page.script(RUN, &[])?;
    let found = found
        .as_array()
        .ok_or_else(|| Fault::new(format!("axe-core answered {found}")))?;
    Ok(found.iter().map(ToString::to_string).collect())
}

/// All scenes in one look. What axe-core sees, the document and its computed styles, is the same in
/// every engine: one is enough.
fn axe_finds_nothing(lang: &str, theme: &str, size: Size) -> Outcome {
    let file = axe_core()
        .ok_or_else(|| Fault::new("axe-core is missing; `cargo xtask test` installs it"))?;
    let axe = fs::read_to_string(file)?;
    check(&format!("axe-{lang}-{theme}"), size, |page| {
        if page.engine() != Engine::Chromium {
            return Ok(());
        }
        let mut all = Vec::new();
        for scene in SCENES {
            scene.show(page, lang, theme)?;
            let found = violations(page, &axe)?;
            all.extend(found.iter().map(|what| format!("{}: {what}", scene.name)));
        }
        assert!(
            all.is_empty(),
            "{} violations:\n{}",
            all.len(),
            all.join("\n")
        );
        Ok(())
    })
}

// Each combination at one size: the layouts differ by size, the words and colours don't.

#[test]
fn axe_english_light_on_a_phone() -> Outcome {
    axe_finds_nothing("en", "light", Size::PHONE)
}

#[test]
fn axe_french_dark_on_a_phone() -> Outcome {
    axe_finds_nothing("fr", "dark", Size::PHONE)
}

#[test]
fn axe_french_light_on_a_laptop() -> Outcome {
    axe_finds_nothing("fr", "light", Size::LAPTOP)
}

#[test]
fn axe_english_dark_on_a_tablet() -> Outcome {
    axe_finds_nothing("en", "dark", Size::LANDSCAPE)
}
