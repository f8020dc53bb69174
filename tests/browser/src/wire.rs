//! The commands that drivers know beyond the `WebDriver` standard.

use fantoccini::wd::WebDriverCompatibleCommand;
use http::Method;
use serde_json::{Value, json};
use url::{ParseError, Url};

/// A command posted to `/session/<id>/<path>`.
#[derive(Debug)]
pub(crate) struct Extra {
    path: &'static str,
    body: Value,
}

impl Extra {
    /// A command of the `DevTools` protocol.
    pub(crate) fn devtools(command: &str, params: &Value) -> Self {
        Self {
            path: "goog/cdp/execute",
            body: json!({ "cmd": command, "params": params }),
        }
    }

    /// Where scripts run in Firefox: in the page (`content`) or in the browser itself (`chrome`).
    pub(crate) fn context(name: &str) -> Self {
        Self {
            path: "moz/context",
            body: json!({ "context": name }),
        }
    }

    /// What a log has gathered since it was last asked for.
    pub(crate) fn log(kind: &str) -> Self {
        Self {
            path: "se/log",
            body: json!({ "type": kind }),
        }
    }
}

impl WebDriverCompatibleCommand for Extra {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, ParseError> {
        base.join(&format!(
            "session/{}/{}",
            session.unwrap_or_default(),
            self.path
        ))
    }

    fn method_and_body(&self, _: &Url) -> (Method, Option<String>) {
        (Method::POST, Some(self.body.to_string()))
    }
}
