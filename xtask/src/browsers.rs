//! Which browsers there are on this machine, and how to drive them.

use std::env;
use std::path::{Path, PathBuf};
use std::str::FromStr;

/// A browser engine the tests can run in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Engine {
    /// Chromium, Chrome or Edge.
    Chromium,
    /// Firefox.
    Firefox,
    /// `WebKitGTK`, the nearest relative of Safari outside Apple's systems.
    Webkit,
}

impl Engine {
    /// The name used on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Self::Chromium => "chromium",
            Self::Firefox => "firefox",
            Self::Webkit => "webkit",
        }
    }
}

impl FromStr for Engine {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        [Self::Chromium, Self::Firefox, Self::Webkit]
            .into_iter()
            .find(|engine| engine.name() == name)
            .ok_or_else(|| "the engines are chromium, firefox and webkit".to_owned())
    }
}

/// A browser and the `WebDriver` program that drives it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Driven {
    /// The browser.
    pub browser: PathBuf,
    /// Its driver.
    pub driver: PathBuf,
}

/// Chromium and its driver: the ones named by `CHROMIUM` and `CHROMEDRIVER`, else those found in
/// the usual places.
///
/// # Errors
/// The name of the first of the two that is missing.
pub fn chromium() -> Result<Driven, &'static str> {
    const NAMES: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "chrome"];
    const APPLICATIONS: [&str; 2] = [
        "/Applications/Chromium.app/Contents/MacOS/Chromium",
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    ];
    let browser = named_by("CHROMIUM")
        .or_else(|| NAMES.iter().find_map(|name| on_path(name)))
        .or_else(|| {
            APPLICATIONS
                .iter()
                .map(PathBuf::from)
                .find(|path| path.is_file())
        })
        .ok_or("Chromium")?;
    let driver = named_by("CHROMEDRIVER")
        .or_else(|| on_path("chromedriver"))
        .ok_or("ChromeDriver")?;
    Ok(Driven { browser, driver })
}

fn named_by(variable: &str) -> Option<PathBuf> {
    env::var_os(variable)
        .map(PathBuf::from)
        .filter(|path| path.is_file())
}

/// A program on the search path.
pub(crate) fn on_path(name: &str) -> Option<PathBuf> {
    let file = if cfg!(windows) {
        format!("{name}.exe")
    } else {
        name.to_owned()
    };
    env::split_paths(&env::var_os("PATH")?)
        .map(|folder| folder.join(&file))
        .find(|path| is_program(path))
}

#[cfg(unix)]
fn is_program(path: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    path.metadata()
        .is_ok_and(|data| data.is_file() && data.permissions().mode() & 0o111 != 0)
}

#[cfg(not(unix))]
fn is_program(path: &Path) -> bool {
    path.is_file()
}
