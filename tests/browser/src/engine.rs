//! What differs between the engines: how a session begins, and what each of them can't do.

use std::env;
use std::path::Path;

use serde_json::{Map, Value, json};
use xtask::browsers::{Driven, Engine};

use crate::fault::{Fault, Outcome};
use crate::page::{Page, PageOptions};

/// Something that not every engine lets a test do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ability {
    /// Commands of the `DevTools` protocol: Chromium's alone.
    DevTools,
    /// Touching with a finger. `WebKitGTK`'s driver turns touches into mouse events without a word.
    Touch,
}

impl Page {
    /// The engine that shows the page.
    pub fn engine(&self) -> Engine {
        self.driver.programs.engine
    }

    /// Whether this engine lets a test do something; if not, the test leaves that part out.
    pub fn can(&self, ability: Ability) -> bool {
        match ability {
            Ability::DevTools => self.engine() == Engine::Chromium,
            Ability::Touch => self.engine() != Engine::Webkit,
        }
    }
}

/// The engine named by `CHESS_A_LA_CARTE_ENGINE`, or Chromium.
///
/// # Errors
/// When it names none.
pub fn wanted() -> Outcome<Engine> {
    env::var("CHESS_A_LA_CARTE_ENGINE").map_or(Ok(Engine::Chromium), |name| {
        name.parse()
            .map_err(Fault::during("CHESS_A_LA_CARTE_ENGINE"))
    })
}

pub(crate) fn capabilities(
    programs: &Driven,
    options: &PageOptions,
    profile: &Path,
) -> Map<String, Value> {
    let capabilities = match programs.engine {
        Engine::Chromium => chromium(programs, options, profile),
        Engine::Firefox => firefox(programs, options, profile),
        Engine::Webkit => webkit(programs, options),
    };
    capabilities.as_object().cloned().unwrap_or_default()
}

fn chromium(programs: &Driven, options: &PageOptions, profile: &Path) -> Value {
    let arguments = [
        "--headless=new",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-dev-shm-usage",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        // Scroll bars lie over the page, as on phones: else pictures are cut off by their width.
        "--hide-scrollbars",
        &format!("--user-data-dir={}", profile.display()),
    ]
    .map(str::to_owned);
    // 2 blocks a site's data: reading `localStorage` then throws.
    let cookies = if options.stores { 1 } else { 2 };
    json!({
        "goog:chromeOptions": {
            "binary": programs.browser,
            "args": arguments,
            "prefs": { "profile": { "default_content_setting_values": { "cookies": cookies } } },
        },
        "goog:loggingPrefs": { "browser": "ALL", "performance": "ALL" },
    })
}

fn firefox(programs: &Driven, options: &PageOptions, profile: &Path) -> Value {
    // 2 blocks a site's data, 5 is the default.
    let cookies = if options.stores { 5 } else { 2 };
    let mut arguments = vec!["-headless".to_owned()];
    if options.profile.is_some() {
        arguments.extend(["-profile".to_owned(), profile.display().to_string()]);
    }
    json!({
        "moz:firefoxOptions": {
            "binary": programs.browser,
            "args": arguments,
            "prefs": {
                "network.cookie.cookieBehavior": cookies,
                "network.captive-portal-service.enabled": false,
            },
        },
    })
}

fn webkit(programs: &Driven, options: &PageOptions) -> Value {
    json!({
        "webkitgtk:browserOptions": {
            "binary": programs.browser,
            // Without its tool bar, whose buttons would keep the window wider than a phone.
            "args": [
                "--automation",
                "--full-screen",
                format!("--enable-html5-local-storage={}", options.stores),
            ],
        },
    })
}
