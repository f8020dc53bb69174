//! What a page said on the console, and what it fetched.

use std::env;
use std::fs;
use std::path::PathBuf;

use serde_json::Value;
use serde_json::value::Index;
use xtask::browsers::Engine;

use crate::engine::Ability;
use crate::fault::Outcome;
use crate::page::Page;
use crate::wire::Extra;

/// What Firefox reports about pages, from the first moment: faults and refusals, not what they say.
const FIREFOX_REPORTS: &str = "
    const reports = Services.console.getMessageArray().map(String)
        .map((line) => /^\\[JavaScript (Error|Warning): .*\\{file: \"(http|file|blob)/s.exec(line))
        .filter((found) => found !== null)
        .map((found) => [found[1] === 'Error' ? 'SEVERE' : 'WARNING', found.input]);
    Services.console.reset();
    return reports";

/// Without a log of the driver's, the page notes from here on what it says itself.
const LISTEN: &str = "
    if (window.heardByTests) return;
    const heard = window.heardByTests = [];
    addEventListener('error', (event) => heard.push(['SEVERE', String(event.message ?? event.target)]), true);
    addEventListener('unhandledrejection', (event) => heard.push(['SEVERE', String(event.reason)]));
    document.addEventListener('securitypolicyviolation', (event) =>
        heard.push(['SEVERE', `Content Security Policy: ${event.violatedDirective} ${event.blockedURI}`]));
    for (const [name, level] of [['error', 'SEVERE'], ['warn', 'WARNING']]) {
        const inner = console[name];
        console[name] = (...what) => { heard.push([level, what.map(String).join(' ')]); inner(...what); };
    }";

impl Page {
    /// Begins to note what is said on the console, where the driver doesn't.
    pub(crate) fn listen(&self) -> Outcome {
        if !self.can(Ability::DevTools) {
            self.script(LISTEN, &[])?;
        }
        Ok(())
    }

    /// Every line of the console so far, with its level. Where there is no `DevTools` protocol, what
    /// the page says before it is loaded is missing.
    ///
    /// # Errors
    /// When the browser is gone.
    pub fn console(&self) -> Outcome<Vec<(String, String)>> {
        let mut lines = match self.engine() {
            Engine::Chromium => {
                let log = Extra::log("browser");
                let entries = self.run("the console", self.client.issue_cmd(log))?;
                pairs(&entries, &["level", "message"])
            }
            Engine::Firefox => pairs(&self.chrome_script(FIREFOX_REPORTS, &[])?, &[0, 1]),
            Engine::Webkit => Vec::new(),
        };
        if !self.can(Ability::DevTools) {
            let noted = "return window.heardByTests?.splice(0) ?? []";
            lines.extend(pairs(&self.script(noted, &[])?, &[0, 1]));
        }
        self.console.borrow_mut().extend(lines);
        Ok(self.console.borrow().clone())
    }

    /// The errors on the console so far.
    ///
    /// # Errors
    /// When the browser is gone.
    pub fn console_errors(&self) -> Outcome<Vec<String>> {
        // Chromium may fetch the icon of a page when it has been left for the empty one.
        let left_behind = |message: &str| {
            message.contains("/icon.svg")
                && (message.starts_with("about:blank ") || message.ends_with("net::ERR_FAILED"))
        };
        let lines = self.console()?.into_iter();
        Ok(lines
            .filter(|(level, message)| level == "SEVERE" && !left_behind(message))
            .map(|(_, message)| message)
            .collect())
    }

    /// The address of every request so far.
    ///
    /// # Errors
    /// When the browser is gone.
    pub fn requests(&self) -> Outcome<Vec<String>> {
        self.note_requests()?;
        Ok(self.requests.borrow().clone())
    }

    /// Before a page is left: only Chromium's log outlives it.
    pub(crate) fn note_requests(&self) -> Outcome {
        let addresses = if self.can(Ability::DevTools) {
            self.logged_requests()?
        } else {
            let body = "return [location.href, ...performance.getEntriesByType('resource').map((e) => e.name)]";
            let names = self.script(body, &[])?;
            let names = names.as_array().into_iter().flatten();
            names.filter_map(Value::as_str).map(str::to_owned).collect()
        };
        self.requests.borrow_mut().extend(addresses);
        Ok(())
    }

    fn logged_requests(&self) -> Outcome<Vec<String>> {
        let log = Extra::log("performance");
        let entries = self.run("the network log", self.client.issue_cmd(log))?;
        let entries = entries.as_array().into_iter().flatten();
        let addresses = entries.filter_map(|entry| {
            let event: Value = serde_json::from_str(entry["message"].as_str()?).ok()?;
            let event = &event["message"];
            (event["method"] == "Network.requestWillBeSent").then(|| {
                event["params"]["request"]["url"]
                    .as_str()
                    .map(str::to_owned)
            })?
        });
        Ok(addresses.collect())
    }

    /// The requests so far that left the app's own folder.
    ///
    /// # Errors
    /// When the browser is gone.
    pub fn foreign_requests(&self) -> Outcome<Vec<String>> {
        // The browser's own new-tab page is among them, with what it shows of others.
        const SCHEMES: [&str; 5] = ["about:", "blob:", "chrome:", "chrome-untrusted:", "data:"];
        let local = |url: &String| {
            url.starts_with(self.home()) || SCHEMES.iter().any(|scheme| url.starts_with(scheme))
        };
        Ok(self
            .requests()?
            .into_iter()
            .filter(|url| !local(url))
            .collect())
    }

    /// Leaves a picture of a failure, and says where.
    pub(crate) fn report(&self, name: &str) {
        let folder = pictures();
        let picture = folder.join(format!("{name}-{}.png", self.engine().name()));
        // Where nothing on the page moves, `WebKitGTK` may wait for ever for a frame to take.
        let takes = self.engine() != Engine::Webkit && fs::create_dir_all(&folder).is_ok();
        if takes && self.screenshot(&picture).is_ok() {
            eprintln!("{name}: the page as it was is in {}", picture.display());
        }
        for (level, line) in self.console().unwrap_or_default() {
            eprintln!("{name}: console {level}: {line}");
        }
    }
}

/// Two texts of each entry of a list.
fn pairs(entries: &Value, keys: &[impl Index; 2]) -> Vec<(String, String)> {
    let entries = entries.as_array().into_iter().flatten();
    entries
        .map(|entry| {
            let [first, second] = keys.each_ref().map(|key| {
                let text = entry.get(key).and_then(Value::as_str);
                text.unwrap_or_default().to_owned()
            });
            (first, second)
        })
        .collect()
}

/// In cargo's target directory, which holds this program in `debug/deps`.
fn pictures() -> PathBuf {
    let program = env::current_exe().unwrap_or_default();
    program
        .ancestors()
        .nth(3)
        .map_or_else(env::temp_dir, |target| target.join("browser-tests"))
}
