//! What the app weighs, and what it may weigh.

use std::collections::BTreeSet;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::thread;

use crate::console::say;
use crate::failure::{Explain, Failure, Result};

const KB: u64 = 1000;
const FIRST_LOAD_BUDGET: u64 = 300 * KB;
const WASM_BUDGET: u64 = 275 * KB;

/// Named by the first files, but fetched after the first board is drawn.
const LATER: [&str; 7] = [
    "later-",
    "sw.js",
    "manifest.webmanifest",
    "icon.svg",
    "icons/",
    "licences.html",
    "prose-",
];

#[derive(Debug)]
struct File {
    /// Relative to the directory, with slashes.
    name: String,
    raw: u64,
    gzip: u64,
    brotli: u64,
    /// Fetched before the board can be played on.
    first: bool,
}

/// Prints the table of sizes; a budget overrun is a failure.
pub(crate) fn report(dist: &Path) -> Result<()> {
    let files = measure(dist)?;
    print_table(&files);
    let first: u64 = files
        .iter()
        .filter(|file| file.first)
        .map(|file| file.brotli)
        .sum();
    let wasm = files
        .iter()
        .filter(|file| file.first && file.name.ends_with(".wasm"))
        .map(|file| file.brotli)
        .sum();
    let budgets = [
        ("The first load", first, FIRST_LOAD_BUDGET),
        ("The app's wasm", wasm, WASM_BUDGET),
    ];
    let mut over = Vec::new();
    for (what, size, budget) in budgets {
        say!("{}", verdict(what, size, budget));
        over.extend(complaint(what, size, budget));
    }
    if over.is_empty() {
        Ok(())
    } else {
        Err(Failure::new(over.join(" ")))
    }
}

fn verdict(what: &str, size: u64, budget: u64) -> String {
    format!(
        "{what}: {} of {} KB brotli ({} %)",
        kilobytes(size),
        budget / KB,
        size * 100 / budget
    )
}

fn complaint(what: &str, size: u64, budget: u64) -> Option<String> {
    (size > budget).then(|| {
        format!(
            "{what} is {} KB over its budget of {} KB (brotli).",
            kilobytes(size - budget),
            budget / KB
        )
    })
}

fn print_table(files: &[File]) {
    let width = files
        .iter()
        .map(|file| file.name.len())
        .max()
        .unwrap_or(0)
        .max(10);
    say!(
        "  {:width$} {:>10} {:>10} {:>10}",
        "file",
        "raw KB",
        "gzip KB",
        "brotli KB"
    );
    let line = |mark: &str, name: &str, files: &[&File]| {
        let sum = |size: fn(&File) -> u64| kilobytes(files.iter().map(|file| size(file)).sum());
        let (raw, gzip, brotli) = (
            sum(|file| file.raw),
            sum(|file| file.gzip),
            sum(|file| file.brotli),
        );
        say!("{mark} {name:width$} {raw:>10} {gzip:>10} {brotli:>10}");
    };
    for file in files {
        line(if file.first { "*" } else { " " }, &file.name, &[file]);
    }
    let first: Vec<&File> = files.iter().filter(|file| file.first).collect();
    line("*", "first load", &first);
    line(" ", "everything", &files.iter().collect::<Vec<_>>());
    say!("");
}

fn kilobytes(bytes: u64) -> String {
    format!("{}.{}", bytes / KB, bytes % KB / 100)
}

fn measure(dist: &Path) -> Result<Vec<File>> {
    let mut names = Vec::new();
    list(dist, dist, &mut names)?;
    names.sort();
    let first = first_load(dist, &names);
    // Brotli at its best takes seconds for the wasm: every file on its own thread.
    thread::scope(|scope| {
        let workers: Vec<_> = names
            .into_iter()
            .map(|name| {
                let first = first.contains(&name);
                scope.spawn(move || weigh(dist, name, first))
            })
            .collect();
        workers
            .into_iter()
            .map(|worker| {
                worker
                    .join()
                    .unwrap_or_else(|_| Err(Failure::new("A file could not be compressed.")))
            })
            .collect()
    })
}

pub(super) fn list(root: &Path, folder: &Path, names: &mut Vec<String>) -> Result<()> {
    let cannot = || format!("Cannot list {}", folder.display());
    for entry in fs::read_dir(folder).explain(cannot)? {
        let path = entry.explain(cannot)?.path();
        if path.is_dir() {
            list(root, &path, names)?;
        } else if let Ok(inner) = path.strip_prefix(root) {
            let steps: Vec<_> = inner.iter().map(|step| step.to_string_lossy()).collect();
            names.push(steps.join("/"));
        }
    }
    Ok(())
}

/// The start page and every file that it, or a file it leads to, names.
fn first_load(dist: &Path, names: &[String]) -> BTreeSet<String> {
    let mut reached = BTreeSet::new();
    let mut next = vec!["index.html".to_owned()];
    while let Some(name) = next.pop() {
        let later = LATER.iter().any(|start| name.starts_with(start));
        if later || !names.contains(&name) || !reached.insert(name.clone()) {
            continue;
        }
        let bytes = fs::read(dist.join(&name)).unwrap_or_default();
        let text = String::from_utf8_lossy(&bytes);
        next.extend(
            names
                .iter()
                .filter(|other| text.contains(other.as_str()))
                .cloned(),
        );
    }
    reached
}

fn weigh(dist: &Path, name: String, first: bool) -> Result<File> {
    let path: PathBuf = dist.join(&name);
    let bytes = fs::read(&path).explain(|| format!("Cannot read {}", path.display()))?;
    let cannot = || format!("Cannot compress {}", path.display());
    let gzip = gzip(&bytes).explain(cannot)?;
    let brotli = brotli(&bytes).explain(cannot)?;
    Ok(File {
        name,
        raw: bytes.len() as u64,
        gzip,
        brotli,
        first,
    })
}

fn gzip(bytes: &[u8]) -> std::io::Result<u64> {
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    encoder.write_all(bytes)?;
    Ok(encoder.finish()?.len() as u64)
}

fn brotli(bytes: &[u8]) -> std::io::Result<u64> {
    let mut compressed = Vec::new();
    let params = brotli::enc::BrotliEncoderParams {
        quality: 11,
        ..Default::default()
    };
    brotli::BrotliCompress(&mut &*bytes, &mut compressed, &params)?;
    Ok(compressed.len() as u64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_load_is_what_the_page_leads_to() {
        let folder = tempfile::tempdir().unwrap();
        for (name, content) in [
            ("index.html", "<link href=\"./app.css\">"),
            ("app.css", "url(pieces/art.svg)"),
            ("pieces-unused.svg", ""),
            ("LICENSES.txt", "index.html"),
        ] {
            fs::write(folder.path().join(name), content).unwrap();
        }
        fs::create_dir(folder.path().join("pieces")).unwrap();
        fs::write(folder.path().join("pieces/art.svg"), "<svg/>").unwrap();
        let files = measure(folder.path()).unwrap();
        let first: Vec<_> = files
            .iter()
            .filter(|f| f.first)
            .map(|f| f.name.as_str())
            .collect();
        assert_eq!(first, ["app.css", "index.html", "pieces/art.svg"]);
        assert_eq!(files.len(), 5);
    }

    #[test]
    fn only_an_overrun_is_complained_about() {
        assert_eq!(complaint("It", 5 * KB, 5 * KB), None);
        let sentence = complaint("It", 7300, 5 * KB).unwrap();
        assert_eq!(sentence, "It is 2.3 KB over its budget of 5 KB (brotli).");
    }
}
