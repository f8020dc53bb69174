//! The last step of a build, called by Trunk on its staging directory: names that follow from the
//! content, one style sheet for what is seen first, and one for the rest.
//!
//! Trunk names the app's files after the wasm before wasm-bindgen and wasm-opt have worked on it,
//! so that one name can stand for different bytes. A browser or a host may keep any file under its
//! name for ever only if the name changes with the bytes.

mod compact;
mod licences;
mod offline;
mod packages;
mod page;
mod sbom;
mod single;
pub(crate) mod sizes;

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use sha2::{Digest, Sha256};

use self::page::Page;
use crate::failure::{Explain, Failure, Result};
use crate::workspace::Workspace;

/// The style sheets of what nobody sees first. They stand last in the page.
const LATER_SHEETS: [&str; 12] = [
    "facing",
    "peek",
    "settings",
    "setup",
    "placing",
    "review",
    "games",
    "gallery",
    "lessons",
    "rules",
    "explanation",
    "dialogs",
];

pub(crate) fn post_build() -> Result<()> {
    let stage = env::var_os("TRUNK_STAGING_DIR").map(PathBuf::from).ok_or_else(|| {
        Failure::new("`post-build` is a step of Trunk's builds; for people there is `cargo xtask build`.")
    })?;
    finish(&stage)
}

fn finish(stage: &Path) -> Result<()> {
    let mut page = Page::read(stage.join("index.html"))?;
    let wasm = page.link_ending(".wasm")?;
    let glue = page.link_ending(".js")?;

    let bytes = read(&stage.join(&wasm))?;
    page.replace(
        "data-bytes=\"0\"",
        &format!("data-bytes=\"{}\"", bytes.len()),
    );
    let new_wasm = rename_by_content(stage, &wasm, "app")?;
    page.replace(&wasm, &new_wasm);

    // The glue knows the wasm under the name wasm-bindgen gave it, which no file has any more.
    let script = text(&stage.join(&glue))?.replace("app_bg.wasm", &new_wasm);
    write(&stage.join(&glue), compact::js(&script).as_bytes())?;
    let new_glue = rename_by_content(stage, &glue, "app")?;
    page.replace(&glue, &new_glue);

    for script in ["boot.js", "sw.js"] {
        let small = compact::js(&text(&stage.join(script))?);
        write(&stage.join(script), small.as_bytes())?;
    }
    let new_loader = rename_by_content(stage, "boot.js", "boot")?;
    page.replace("./boot.js", &format!("./{new_loader}"));

    let prose = rename_by_content(stage, "prose.html", "prose")?;
    page.replace("./prose.html", &format!("./{prose}"));

    let (later, first): (Vec<_>, Vec<_>) = page.style_sheets().into_iter().partition(|sheet| {
        let name = sheet.split('-').next().unwrap_or_default();
        LATER_SHEETS.contains(&name)
    });
    let sheet = join(stage, &first, "app")?;
    page.join_style_sheets(&sheet);
    let later = join(stage, &later, "later")?;
    page.replace(
        "name=\"later-styles\" content=\"\"",
        &format!("name=\"later-styles\" content=\"./{later}\""),
    );
    page.write()?;
    // Nobody asks for these while working, and unoptimised the file would be many megabytes.
    if env::var("TRUNK_PROFILE").is_ok_and(|profile| profile == "release") {
        let packages = packages::list(&Workspace::find()?.root)?;
        licences::write(stage, &packages, [&sheet, &later])?;
        sbom::write(stage, &packages)?;
        single::write(stage, [&later, &prose, licences::NAME])?;
    }
    offline::list_files(stage)
}

/// Puts one sheet in the place of several.
fn join(stage: &Path, sheets: &[String], stem: &str) -> Result<String> {
    let mut styles = String::new();
    for sheet in sheets {
        styles += &compact::css(&text(&stage.join(sheet))?);
        styles.push('\n');
        remove(&stage.join(sheet))?;
    }
    let name = format!("{stem}.css");
    write(&stage.join(&name), styles.as_bytes())?;
    rename_by_content(stage, &name, stem)
}

/// Gives a file of the stage the name `<stem>-<hash>.<extension>`.
fn rename_by_content(stage: &Path, name: &str, stem: &str) -> Result<String> {
    let old = stage.join(name);
    let digest = Sha256::digest(read(&old)?);
    let hash: String = digest
        .iter()
        .take(8)
        .map(|byte| format!("{byte:02x}"))
        .collect();
    let extension = old.extension().unwrap_or_default().to_string_lossy();
    let new = format!("{stem}-{hash}.{extension}");
    fs::rename(&old, stage.join(&new)).explain(|| format!("Cannot rename {}", old.display()))?;
    Ok(new)
}

fn read(path: &Path) -> Result<Vec<u8>> {
    fs::read(path).explain(|| format!("Cannot read {}", path.display()))
}

fn text(path: &Path) -> Result<String> {
    fs::read_to_string(path).explain(|| format!("Cannot read {}", path.display()))
}

fn write(path: &Path, bytes: &[u8]) -> Result<()> {
    fs::write(path, bytes).explain(|| format!("Cannot write {}", path.display()))
}

fn remove(path: &Path) -> Result<()> {
    fs::remove_file(path).explain(|| format!("Cannot remove {}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = r#"<head>
<link rel="stylesheet" href="./tokens-old.css"/>
<link rel="stylesheet" href="./base-old.css"/>
<link rel="stylesheet" href="./review-old.css"/>
<link rel="modulepreload" href="./app-old.js">
<link rel="preload" href="./app-old_bg.wasm" data-bytes="0">
<meta name="later-styles" content="">
<meta name="prose" content="./prose.html">
<script type="module" src="./boot.js"></script></head>"#;

    fn staged(wasm: &str) -> (tempfile::TempDir, Vec<String>) {
        let folder = tempfile::tempdir().unwrap();
        let files = [
            ("index.html", PAGE),
            ("tokens-old.css", ":root{}"),
            ("base-old.css", "body{}"),
            ("review-old.css", "nav{}"),
            ("app-old.js", "new URL('app_bg.wasm', import.meta.url)"),
            ("app-old_bg.wasm", wasm),
            ("boot.js", "start()"),
            ("prose.html", "<template>words</template>"),
            ("sw.js", "const BUILD = \"unbuilt\"; const FILES = [];"),
        ];
        for (name, content) in files {
            fs::write(folder.path().join(name), content).unwrap();
        }
        finish(folder.path()).unwrap();
        let mut names: Vec<String> = fs::read_dir(folder.path())
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect();
        names.sort();
        (folder, names)
    }

    #[test]
    fn the_page_names_exactly_the_files_there_are() {
        let (folder, names) = staged("wasm");
        let page = fs::read_to_string(folder.path().join("index.html")).unwrap();
        assert_eq!(names.len(), 8, "{names:?}");
        let loaded = |name: &&String| !["index.html", "sw.js"].contains(&name.as_str());
        for name in names.iter().filter(loaded) {
            assert!(page.contains(&format!("\"./{name}\"")), "{name} in {page}");
        }
        assert!(page.contains("data-bytes=\"4\""));
        assert!(!page.contains("-old"), "{page}");
        for (stem, expected) in [("app-", ":root{}\nbody{}\n"), ("later-", "nav{}\n")] {
            let is_sheet = |name: &&String| name.starts_with(stem) && name.ends_with(".css");
            let sheet = names.iter().find(is_sheet).unwrap();
            let styles = fs::read_to_string(folder.path().join(sheet)).unwrap();
            assert_eq!(styles, expected);
        }
        let worker = fs::read_to_string(folder.path().join("sw.js")).unwrap();
        for name in names.iter().filter(|name| *name != "sw.js") {
            assert!(
                worker.contains(&format!("[\"{name}\", \"sha256-")),
                "{name}"
            );
        }
    }

    #[test]
    fn a_name_changes_with_the_content_alone() {
        let (_one, first) = staged("wasm");
        let (_two, same) = staged("wasm");
        let (_three, other) = staged("WASM");
        assert_eq!(first, same);
        let changed = first.iter().filter(|name| !other.contains(name)).count();
        // The wasm, and the glue that names it.
        assert_eq!(changed, 2, "{first:?} {other:?}");
    }
}
