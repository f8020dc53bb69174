//! What a page said on the console, and what it fetched.

use std::env;
use std::fs;
use std::path::PathBuf;

use serde_json::Value;

use crate::fault::Outcome;
use crate::page::Page;
use crate::wire::Extra;

impl Page {
    /// Every line of the console so far, with its level.
    ///
    /// # Errors
    /// When the browser is gone.
    pub fn console(&self) -> Outcome<Vec<(String, String)>> {
        let entries = self.run("the console", self.client.issue_cmd(Extra::log("browser")))?;
        let lines = entries.as_array().into_iter().flatten().map(|entry| {
            let part = |name: &str| entry[name].as_str().unwrap_or_default().to_owned();
            (part("level"), part("message"))
        });
        self.console.borrow_mut().extend(lines);
        Ok(self.console.borrow().clone())
    }

    /// The errors on the console so far.
    ///
    /// # Errors
    /// When the browser is gone.
    pub fn console_errors(&self) -> Outcome<Vec<String>> {
        let lines = self.console()?.into_iter();
        Ok(lines
            .filter(|(level, _)| level == "SEVERE")
            .map(|(_, message)| message)
            .collect())
    }

    /// The address of every request so far.
    ///
    /// # Errors
    /// When the browser is gone.
    pub fn requests(&self) -> Outcome<Vec<String>> {
        let entries = self.run(
            "the network log",
            self.client.issue_cmd(Extra::log("performance")),
        )?;
        let addresses = entries
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(|entry| {
                let event: Value = serde_json::from_str(entry["message"].as_str()?).ok()?;
                let event = &event["message"];
                (event["method"] == "Network.requestWillBeSent").then(|| {
                    event["params"]["request"]["url"]
                        .as_str()
                        .map(str::to_owned)
                })?
            });
        self.requests.borrow_mut().extend(addresses);
        Ok(self.requests.borrow().clone())
    }

    /// The requests so far that left the app's own folder.
    ///
    /// # Errors
    /// When the browser is gone.
    pub fn foreign_requests(&self) -> Outcome<Vec<String>> {
        // The browser's own new-tab page is among them.
        const SCHEMES: [&str; 4] = ["about:", "blob:", "chrome:", "data:"];
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
        let picture = folder.join(format!("{name}.png"));
        if fs::create_dir_all(&folder).is_ok() && self.screenshot(&picture).is_ok() {
            eprintln!("{name}: the page as it was is in {}", picture.display());
        }
        for (level, line) in self.console().unwrap_or_default() {
            eprintln!("{name}: console {level}: {line}");
        }
    }
}

/// In cargo's target directory, which holds this program in `debug/deps`.
fn pictures() -> PathBuf {
    let program = env::current_exe().unwrap_or_default();
    program
        .ancestors()
        .nth(3)
        .map_or_else(env::temp_dir, |target| target.join("browser-tests"))
}
