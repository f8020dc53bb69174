//! The list of files that the service worker keeps, with their hashes.

use std::fs;
use std::path::Path;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use sha2::{Digest, Sha256};

use super::{sbom, single};
use crate::failure::{Explain, Result};

const WORKER: &str = "sw.js";

/// For the host and its keeper: it need not answer with them.
const HOST_FILES: [&str; 3] = [".htaccess", "_headers", sbom::NAME];

/// For shops and shared links: large, and never shown by the app itself.
const ADVERTS: [&str; 3] = ["icons/narrow.png", "icons/share.png", "icons/wide.png"];

/// Writes the names and hashes of all files of `stage` into the service worker. Any change of any
/// file changes the worker, which is how browsers notice a new version.
pub(super) fn list_files(stage: &Path) -> Result<()> {
    let mut files = Vec::new();
    super::sizes::list(stage, stage, &mut files)?;
    // The worker can't keep itself, and the single file is for those who take it elsewhere.
    files.retain(|file| {
        let file = file.as_str();
        file != WORKER
            && file != single::NAME
            && !HOST_FILES.contains(&file)
            && !ADVERTS.contains(&file)
    });
    files.sort();
    let mut rows = String::new();
    for file in &files {
        let hash = STANDARD.encode(Sha256::digest(super::read(&stage.join(file))?));
        rows += &format!("  [\"{file}\", \"sha256-{hash}\"],\n");
    }
    let build = STANDARD.encode(Sha256::digest(&rows));
    let path = stage.join(WORKER);
    let worker = super::text(&path)?
        .replace("\"unbuilt\"", &format!("\"{build}\""))
        .replace("FILES = []", &format!("FILES = [\n{rows}]"));
    fs::write(&path, worker).explain(|| format!("Cannot write {}", path.display()))
}
