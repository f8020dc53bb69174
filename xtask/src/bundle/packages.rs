//! The works of others that are linked into the app, and a look at whether they may be.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;

use crate::failure::{Explain, Failure, Result};

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
pub(super) struct Package {
    pub(super) name: String,
    pub(super) version: String,
    pub(super) licence: String,
    pub(super) home: String,
}

/// All that is linked into the app. One that may not be is a failure.
pub(super) fn list(root: &Path) -> Result<Vec<Package>> {
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
        let found = Package {
            name: name.to_owned(),
            version: version.to_owned(),
            licence: licence.to_owned(),
            home: home.unwrap_or_default().to_owned(),
        };
        packages.insert((name.to_owned(), version.to_owned()), found);
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

#[cfg(test)]
mod tests {
    use super::*;

    const TREE: &str = "app v0.1.0 (/somewhere)|MIT|\n\
        b v2.0.1|Apache-2.0/MIT|https://b.example\n\
        a v1.0.0 (proc-macro)|MIT|\nb v2.0.1|Apache-2.0/MIT|https://b.example\n";

    #[test]
    fn each_package_stands_once_and_the_app_not_at_all() {
        let packages = parse(TREE).unwrap();
        let names = packages
            .iter()
            .map(|one| (one.name.as_str(), one.version.as_str()));
        assert_eq!(names.collect::<Vec<_>>(), [("a", "1.0.0"), ("b", "2.0.1")]);
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
