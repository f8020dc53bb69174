//! The page that names whose works the app is made of.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::Path;

use super::packages::Package;
use crate::failure::{Explain, Result};
use crate::workspace;

pub(super) const NAME: &str = "licences.html";

/// Writes the page of licences beside the app's own.
pub(super) fn write(stage: &Path, packages: &[Package], sheets: [&str; 2]) -> Result<()> {
    let mut texts: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut rows = String::new();
    for package in packages {
        let name = format!("{}-{}", package.name, package.version);
        let _ = writeln!(
            rows,
            "<tr><td>{}</td><td>{}</td><td>{}</td></tr>",
            escaped(&name),
            escaped(&package.licence),
            escaped(&package.home)
        );
        if let Some(text) = licence_text(&name) {
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
