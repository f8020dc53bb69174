//! Pictures of every screen, to be looked at:
//! `cargo run -p browser-tests --example shots -- OUTDIR [PART-OF-A-NAME]`.
//!
//! Each scene is taken at four sizes, in both languages and both themes.

use std::env;
use std::fs;
use std::path::Path;
use std::process::ExitCode;

use browser_tests::scenes::SCENES;
use browser_tests::{Fault, Outcome, Page, PageOptions, Size};

const SIZES: [Size; 4] = [Size::PHONE, Size::PORTRAIT, Size::LANDSCAPE, Size::LAPTOP];

fn main() -> ExitCode {
    match take_all() {
        Ok(0) => ExitCode::SUCCESS,
        Ok(failed) => {
            eprintln!("{failed} pictures could not be taken; see above.");
            ExitCode::FAILURE
        }
        Err(fault) => {
            eprintln!("{fault}");
            ExitCode::FAILURE
        }
    }
}

fn take_all() -> Outcome<usize> {
    let mut arguments = env::args().skip(1);
    let folder = arguments
        .next()
        .ok_or_else(|| Fault::new("Usage: shots OUTDIR [NAME]"))?;
    let wanted = arguments.next().unwrap_or_default();
    let folder = Path::new(&folder);
    fs::create_dir_all(folder)
        .map_err(|error| Fault::new(format!("{}: {error}", folder.display())))?;
    let page = Page::open(&PageOptions::default())?;
    let mut failed = 0;
    for scene in SCENES.iter().filter(|scene| scene.name.contains(&wanted)) {
        for (lang, theme) in [
            ("en", "light"),
            ("en", "dark"),
            ("fr", "light"),
            ("fr", "dark"),
        ] {
            for size in SIZES {
                let Size { width, height } = size;
                let file = format!("{}-{width}x{height}-{lang}-{theme}.png", scene.name);
                let path = folder.join(&file);
                let taken = page
                    .set_window(size)
                    .and_then(|()| scene.show(&page, lang, theme))
                    .and_then(|()| page.screenshot(&path));
                match taken {
                    Ok(()) => println!("{file}"),
                    Err(fault) => {
                        failed += 1;
                        eprintln!("{file}: {fault}");
                    }
                }
            }
        }
    }
    Ok(failed)
}
