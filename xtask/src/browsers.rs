//! Which browsers there are on this machine, and how to drive them.

use std::env;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use crate::tools;

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
    /// All of them, in the order they are tested in.
    pub const ALL: [Self; 3] = [Self::Chromium, Self::Firefox, Self::Webkit];

    /// The name used on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Self::Chromium => "chromium",
            Self::Firefox => "firefox",
            Self::Webkit => "webkit",
        }
    }

    /// The name of the browser that is driven.
    pub fn title(self) -> &'static str {
        match self {
            Self::Chromium => "Chromium",
            Self::Firefox => "Firefox",
            Self::Webkit => "WebKitGTK",
        }
    }
}

impl FromStr for Engine {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        Self::ALL
            .into_iter()
            .find(|engine| engine.name() == name)
            .ok_or_else(|| "the engines are chromium, firefox and webkit".to_owned())
    }
}

/// A browser and what drives it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Driven {
    /// The engine of the browser.
    pub engine: Engine,
    /// The browser.
    pub browser: PathBuf,
    /// Its `WebDriver` program.
    pub driver: PathBuf,
    /// The program that makes a screen nobody sees, for a browser that can't do without one.
    pub screen: Option<PathBuf>,
}

/// A program that is not on this machine, and the variable that can name it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Missing {
    /// What people call it.
    pub program: &'static str,
    /// The environment variable.
    pub variable: &'static str,
}

/// Where a program may be: in a variable, on the search path, or in one of these files.
struct Search {
    is: Missing,
    names: &'static [&'static str],
    files: &'static [&'static str],
}

const fn search(
    program: &'static str,
    variable: &'static str,
    names: &'static [&'static str],
    files: &'static [&'static str],
) -> Search {
    Search {
        is: Missing { program, variable },
        names,
        files,
    }
}

const CHROMIUM: Search = search(
    "Chromium",
    "CHROMIUM",
    &["chromium", "chromium-browser", "google-chrome", "chrome"],
    &[
        "/Applications/Chromium.app/Contents/MacOS/Chromium",
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    ],
);
const CHROMEDRIVER: Search = search("ChromeDriver", "CHROMEDRIVER", &["chromedriver"], &[]);
const FIREFOX: Search = search(
    "Firefox",
    "FIREFOX",
    &["firefox-esr", "firefox"],
    &["/Applications/Firefox.app/Contents/MacOS/firefox"],
);
const GECKODRIVER: Search = search("geckodriver", "GECKODRIVER", &["geckodriver"], &[]);
/// Not on any search path: it is part of the library's own programs.
const MINI_BROWSER: Search = search(
    "WebKitGTK's MiniBrowser",
    "MINIBROWSER",
    &["MiniBrowser"],
    &[
        "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
        "/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
        "/usr/libexec/webkit2gtk-4.1/MiniBrowser",
        "/usr/lib/webkit2gtk-4.1/MiniBrowser",
    ],
);
const WEBKIT_DRIVER: Search = search(
    "WebKitWebDriver",
    "WEBKITWEBDRIVER",
    &["WebKitWebDriver"],
    &[],
);
const XVFB: Search = search("Xvfb", "XVFB", &["Xvfb"], &[]);

impl Search {
    fn find(&self) -> Result<PathBuf, Missing> {
        named_by(self.is.variable)
            .or_else(|| self.names.iter().find_map(|name| on_path(name)))
            .or_else(|| {
                let mut files = self.files.iter().map(PathBuf::from);
                files.find(|path| path.is_file())
            })
            .ok_or(self.is)
    }
}

/// The programs that run tests in an engine: the ones named by variables, else those found in the
/// usual places; geckodriver also in the cache of tools.
///
/// # Errors
/// The first of them that is missing.
pub fn find(engine: Engine) -> Result<Driven, Missing> {
    let (browser, driver, screen) = match engine {
        Engine::Chromium => (CHROMIUM.find()?, CHROMEDRIVER.find()?, None),
        Engine::Firefox => (FIREFOX.find()?, geckodriver()?, None),
        Engine::Webkit => (
            MINI_BROWSER.find()?,
            WEBKIT_DRIVER.find()?,
            Some(XVFB.find()?),
        ),
    };
    Ok(Driven {
        engine,
        browser,
        driver,
        screen,
    })
}

/// The file with axe-core's checks of a page's accessibility, if `cargo xtask test` has installed it.
pub fn axe_core() -> Option<PathBuf> {
    tools::installed_axe_core().filter(|path| path.is_file())
}

/// Whether the browser itself is there, whatever may be missing to drive it.
pub(crate) fn has_firefox() -> bool {
    FIREFOX.find().is_ok()
}

fn geckodriver() -> Result<PathBuf, Missing> {
    GECKODRIVER.find().or_else(|missing| {
        tools::installed_geckodriver()
            .filter(|path| is_program(path))
            .ok_or(missing)
    })
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
