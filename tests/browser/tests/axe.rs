//! Every screen can be used by everybody, as far as axe-core can tell: in both languages and themes.

use std::fs;

use browser_tests::browsers::axe_core;
use browser_tests::scenes::SCENES;
use browser_tests::{Fault, Outcome, Page, Size, check};

/// Each combination at one size: the layouts differ by size, the words and colours don't.
const LOOKS: [(&str, &str, Size); 4] = [
    ("en", "light", Size::PHONE),
    ("fr", "dark", Size::PHONE),
    ("fr", "light", Size::LAPTOP),
    ("en", "dark", Size::LANDSCAPE),
];

/// Every rule that axe-core knows, also those it calls best practice or leaves off by default.
const RUN: &str = "
    const rules = Object.fromEntries(axe.getRules().map(({ ruleId }) => [ruleId, { enabled: true }]));
    // Asks for a contrast of 7, which AAA wants; AA wants 4.5.
    rules['color-contrast-enhanced'] = { enabled: false };
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

#[test]
fn axe_finds_nothing_on_any_screen() -> Outcome {
    let file = axe_core()
        .ok_or_else(|| Fault::new("axe-core is missing; `cargo xtask test` installs it"))?;
    let axe = fs::read_to_string(file)?;
    check("axe", Size::PHONE, |page| {
        let mut all = Vec::new();
        for (lang, theme, size) in LOOKS {
            page.set_window(size)?;
            for scene in SCENES {
                scene.show(page, lang, theme)?;
                let found = violations(page, &axe)?;
                let told = |what| format!("{} {lang} {theme} {size:?}: {what}", scene.name);
                all.extend(found.into_iter().map(told));
            }
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
