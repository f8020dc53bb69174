//! The page that names whose works the app is made of, and a look at whether it may be.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::Path;
use std::process::Command;

use crate::failure::{Explain, Failure, Result};
use crate::workspace;

pub(super) const NAME: &str = "licences.html";

/// What everybody may use in a work of any kind, as long as the notice stays with it.
const ALLOWED: [&str; 8] = [
    "Apache-2.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "MIT",
    "Unicode-3.0",
    "Unlicense",
    "Zlib",
];

#[derive(Debug, PartialEq, Eq)]
struct Package {
    /// With its version, as its directory is called.
    name: String,
    licence: String,
    home: String,
}

/// Writes the page of licences beside the app's own.
pub(super) fn write(stage: &Path, root: &Path, sheets: [&str; 2]) -> Result<()> {
    let packages = packages(root)?;
    let mut texts: BTreeMap<String, Vec<&str>> = BTreeMap::new();
    let mut rows = String::new();
    for package in &packages {
        let Package {
            name,
            licence,
            home,
        } = package;
        let _ = writeln!(
            rows,
            "<tr><td>{}</td><td>{}</td><td>{}</td></tr>",
            escaped(name),
            escaped(licence),
            escaped(home)
        );
        if let Some(text) = licence_text(name) {
            texts.entry(text).or_default().push(name);
        }
    }
    let mut notices = String::new();
    for (text, names) in &texts {
        let _ = writeln!(
            notices,
            "<details><summary>{}</summary><pre>{}</pre></details>",
            escaped(&names.join(", ")),
            escaped(text)
        );
    }
    let sheets = sheets.map(|sheet| format!("<link rel=\"stylesheet\" href=\"./{sheet}\">\n"));
    let sheets = sheets.concat();
    let page = format!(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'self'\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>Licences · Chess à la Carte</title>\n{sheets}</head>\n\
         <body>\n<main class=\"licences\">\n<p><a href=\"./\">Chess à la Carte</a></p>\n\
         <h1>Licences</h1>\n\
         <p>Chess à la Carte itself is free: MIT or Apache-2.0. It is made with these works of others.</p>\n\
         <p lang=\"fr\">Chess à la Carte est libre&nbsp;: MIT ou Apache-2.0. Il est fait avec ces œuvres d’autrui.</p>\n\
         <table>\n{rows}</table>\n{notices}</main>\n</body>\n</html>\n"
    );
    let path = stage.join(NAME);
    fs::write(&path, page).explain(|| format!("Cannot write {}", path.display()))
}

/// All that is linked into the app. One that may not be is a failure.
fn packages(root: &Path) -> Result<Vec<Package>> {
    let output = Command::new("cargo")
        .args(["tree", "--package", "chess-a-la-carte", "--edges", "normal"])
        .args(["--target", "wasm32-unknown-unknown", "--prefix", "none"])
        .args(["--no-dedupe", "--format", "{p}|{l}|{r}"])
        .current_dir(root)
        .output()
        .explain(|| "Cannot ask cargo for the packages of the app".to_owned())?;
    if !output.status.success() {
        return Err(Failure::new(format!(
            "`cargo tree` failed: {}",
            String::from_utf8_lossy(&output.stderr)
        )));
    }
    parse(&String::from_utf8_lossy(&output.stdout))
}

fn parse(tree: &str) -> Result<Vec<Package>> {
    let mut packages = BTreeMap::new();
    // The first is the app.
    for line in tree.lines().skip(1) {
        let mut parts = line.split('|');
        let (package, licence, home) = (parts.next(), parts.next(), parts.next());
        let package = package.unwrap_or_default();
        let mut words = package.split(' ');
        let name = words.next().unwrap_or_default();
        let version = words.next().unwrap_or_default().trim_start_matches('v');
        let licence = licence.unwrap_or_default();
        if package.contains("://") {
            return Err(Failure::new(format!(
                "{package} does not come from the package registry."
            )));
        }
        if !is_allowed(licence) {
            return Err(Failure::new(format!(
                "{package} has the licence “{licence}”, which is not one of: {}.",
                ALLOWED.join(", ")
            )));
        }
        let name = format!("{name}-{version}");
        let found = Package {
            name: name.clone(),
            licence: licence.to_owned(),
            home: home.unwrap_or_default().to_owned(),
        };
        packages.insert(name, found);
    }
    Ok(packages.into_values().collect())
}

/// Whether an expression such as `(MIT OR GPL-3.0) AND Zlib` leaves a choice that is allowed.
fn is_allowed(expression: &str) -> bool {
    let flat = expression.replace(['(', ')'], "").replace('/', " OR ");
    flat.split(" AND ").all(|all| {
        all.split(" OR ")
            .any(|licence| ALLOWED.contains(&licence.trim()))
    })
}

/// What a package's own files say; the shortest of those, as most let one choose.
fn licence_text(name: &str) -> Option<String> {
    let registries = fs::read_dir(workspace::cargo_home()?.join("registry/src")).ok()?;
    let folder = registries
        .flatten()
        .map(|registry| registry.path().join(name))
        .find(|folder| folder.is_dir())?;
    let files = fs::read_dir(folder).ok()?.flatten();
    let texts = files.filter(|file| {
        let name = file.file_name().to_string_lossy().to_uppercase();
        ["LICENSE", "LICENCE", "COPYING", "UNLICENSE"]
            .iter()
            .any(|start| name.starts_with(start))
    });
    let texts = texts.filter_map(|file| fs::read_to_string(file.path()).ok());
    texts.min_by_key(String::len)
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    const TREE: &str = "app v0.1.0 (/somewhere)|MIT|\n\
        b v2.0.1|Apache-2.0/MIT|https://b.example\n\
        a v1.0.0 (proc-macro)|MIT|\nb v2.0.1|Apache-2.0/MIT|https://b.example\n";

    #[test]
    fn each_package_stands_once_and_the_app_not_at_all() {
        let packages = parse(TREE).unwrap();
        let names: Vec<&str> = packages.iter().map(|one| one.name.as_str()).collect();
        assert_eq!(names, ["a-1.0.0", "b-2.0.1"]);
        assert_eq!(packages[1].home, "https://b.example");
    }

    #[test]
    fn what_may_not_be_used_is_a_failure() {
        for line in [
            "c v1.0.0|GPL-3.0|",
            "c v1.0.0||",
            "c v1.0.0 (https://c.example#1)|MIT|",
        ] {
            assert!(parse(&format!("{TREE}{line}\n")).is_err(), "{line}");
        }
    }

    #[test]
    fn one_choice_of_each_part_is_enough() {
        assert!(is_allowed("(MIT OR GPL-3.0) AND Unicode-3.0"));
        assert!(is_allowed("Apache-2.0 / MIT"));
        assert!(!is_allowed("MIT AND GPL-3.0"));
    }
}
