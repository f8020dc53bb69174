//! What the compiler can't check: who may know whom, how long files grow, that none is orphaned.
#![allow(clippy::unwrap_used, reason = "a test stops at the first surprise")]

use std::fs;
use std::path::{Path, PathBuf};

const MOST_LINES: usize = 400;
const MOST_LINES_OF_A_COMPONENT: usize = 150;

/// The rooms of the house, and which other rooms each may name.
const ROOMS: [(&str, &[&str]); 5] = [
    ("engine", &[]),
    ("app", &["engine"]),
    ("i18n", &["engine", "app"]),
    ("platform", &["engine", "app"]),
    ("ui", &["engine", "app", "i18n", "platform"]),
];

fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files.extend(sources(&path));
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            files.push(path);
        }
    }
    files.sort();
    files
}

fn src() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

/// The lines of a file that are code, without comments.
fn code(path: &Path) -> String {
    let text = fs::read_to_string(path).unwrap();
    let lines = text
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"));
    lines.collect::<Vec<_>>().join("\n")
}

#[test]
fn each_room_knows_only_the_rooms_below_it() {
    let mut faults = Vec::new();
    for (room, below) in ROOMS {
        for path in sources(&src().join(room)) {
            let code = code(&path);
            for (other, _) in ROOMS.iter().filter(|(other, _)| *other != room) {
                if code.contains(&format!("crate::{other}")) && !below.contains(other) {
                    faults.push(format!("{} names {other}", path.display()));
                }
            }
        }
    }
    assert_eq!(faults, Vec::<String>::new());
}

/// The engine names itself by `super` only, so that it can become a crate of its own.
#[test]
fn the_engine_can_move_out() {
    for path in sources(&src().join("engine")) {
        let code = code(&path).replace("pub(in crate::engine)", "");
        assert!(
            !code.contains("crate::"),
            "{} names the crate",
            path.display()
        );
    }
}

#[test]
fn only_platform_and_ui_know_the_web_and_only_platform_its_storage() {
    for room in ["engine", "app", "i18n"] {
        for path in sources(&src().join(room)) {
            let code = code(&path);
            for web in [
                "yew",
                "web_sys",
                "js_sys",
                "gloo",
                "wasm_bindgen",
                "getrandom",
            ] {
                assert!(
                    !code.contains(&format!("{web}::")),
                    "{} uses {web}",
                    path.display()
                );
            }
        }
    }
    for path in sources(&src().join("ui")) {
        let code = code(&path);
        for denied in [
            "local_storage",
            "web_sys::window",
            "Html::from_html_unchecked",
            "style=",
        ] {
            assert!(!code.contains(denied), "{} uses {denied}", path.display());
        }
    }
}

#[test]
fn files_and_components_stay_short() {
    for path in sources(&src()) {
        let lines = fs::read_to_string(&path).unwrap().lines().count();
        let most = if code(&path).contains("#[component]") {
            MOST_LINES_OF_A_COMPONENT
        } else {
            MOST_LINES
        };
        assert!(
            lines <= most,
            "{} has {lines} lines, {most} are allowed",
            path.display()
        );
    }
}

#[test]
fn no_file_is_an_orphan() {
    for path in sources(&src()) {
        let name = path.file_stem().unwrap().to_str().unwrap();
        let folder = path.parent().unwrap();
        let (home, name) = match name {
            "lib" | "mod" if folder == src() => continue,
            "mod" => (
                folder.parent().unwrap(),
                folder.file_name().unwrap().to_str().unwrap(),
            ),
            name => (folder, name),
        };
        if home.ends_with("bin") {
            continue;
        }
        let root = if home == src() {
            home.join("lib.rs")
        } else {
            home.join("mod.rs")
        };
        let listed = code(&root).contains(&format!("mod {name};"));
        assert!(listed, "{} is in no module", path.display());
    }
}
