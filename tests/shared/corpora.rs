//! The test corpora, which live beside the project. Tests that need them are skipped, and loudly,
//! where they are missing.

use std::io::Write;
use std::path::{Path, PathBuf};

fn path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../shared/corpora")
        .join(name)
}

/// A file of the corpora.
pub(crate) fn corpus_bytes(name: &str) -> Option<Vec<u8>> {
    let path = path(name);
    match std::fs::read(&path) {
        Ok(bytes) => Some(bytes),
        Err(error) => {
            // Not `eprintln!`, which is captured from a test that passes.
            let _ = writeln!(std::io::stderr(), "SKIPPED: {}: {error}", path.display());
            None
        }
    }
}

/// A file of the corpora as text.
pub(crate) fn corpus(name: &str) -> Option<String> {
    corpus_bytes(name).map(|bytes| String::from_utf8_lossy(&bytes).into_owned())
}

/// The rows of a table with a heading, split at the tabs.
pub(crate) fn rows(table: &str) -> impl Iterator<Item = Vec<&str>> {
    table
        .lines()
        .skip(1)
        .filter(|line| !line.trim().is_empty())
        .map(|line| line.split('\t').collect())
}
