//! Looking at a page, and waiting for what one hopes to see.

use std::thread;
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::fault::{Fault, Outcome};
use crate::page::Page;

const PATIENCE: Duration = Duration::from_secs(20);
const GLANCE: Duration = Duration::from_millis(30);

impl Page {
    /// Runs the body of a JavaScript function in the page.
    ///
    /// # Errors
    /// When the script throws.
    pub fn script(&self, body: &str, arguments: &[Value]) -> Outcome<Value> {
        self.run(
            &format!("the script `{body}`"),
            self.client.execute(body, arguments.to_vec()),
        )
    }

    /// Whether anything matches.
    ///
    /// # Errors
    /// When the selector is no selector.
    pub fn exists(&self, css: &str) -> Outcome<bool> {
        Ok(self.count(css)? > 0)
    }

    /// How many elements match.
    ///
    /// # Errors
    /// When the selector is no selector.
    pub fn count(&self, css: &str) -> Outcome<u64> {
        let count = self.script(
            "return document.querySelectorAll(arguments[0]).length",
            &[css.into()],
        )?;
        Ok(count.as_u64().unwrap_or_default())
    }

    /// An attribute of the first match; nothing when there is no match or no attribute.
    ///
    /// # Errors
    /// When the selector is no selector.
    pub fn attr(&self, css: &str, name: &str) -> Outcome<Option<String>> {
        let body = "return document.querySelector(arguments[0])?.getAttribute(arguments[1])";
        Ok(self
            .script(body, &[css.into(), name.into()])?
            .as_str()
            .map(str::to_owned))
    }

    /// An attribute of every match that has it, in document order.
    ///
    /// # Errors
    /// When the selector is no selector.
    pub fn attrs(&self, css: &str, name: &str) -> Outcome<Vec<String>> {
        let body = "return [...document.querySelectorAll(arguments[0])]\
                    .map((e) => e.getAttribute(arguments[1])).filter((v) => v !== null)";
        let found = self.script(body, &[css.into(), name.into()])?;
        let values = found.as_array().into_iter().flatten();
        Ok(values
            .filter_map(Value::as_str)
            .map(str::to_owned)
            .collect())
    }

    /// The text of the first match, as rendered.
    ///
    /// # Errors
    /// When the selector is no selector.
    pub fn text(&self, css: &str) -> Outcome<Option<String>> {
        let text = self.script(
            "return document.querySelector(arguments[0])?.innerText",
            &[css.into()],
        )?;
        // `WebKitGTK` ends some of them with a line break.
        Ok(text.as_str().map(|text| text.trim_end().to_owned()))
    }

    /// Waits until something matches.
    ///
    /// # Errors
    /// When nothing does within 20 seconds.
    pub fn wait_for(&self, css: &str) -> Outcome {
        self.wait_until(css, || self.exists(css))
    }

    /// Waits until nothing matches any more.
    ///
    /// # Errors
    /// When something still does after 20 seconds.
    pub fn wait_gone(&self, css: &str) -> Outcome {
        self.wait_until(&format!("no {css}"), || Ok(!self.exists(css)?))
    }

    /// Waits until an attribute of the first match has a value.
    ///
    /// # Errors
    /// When it has not within 20 seconds; the fault says what it was instead.
    pub fn wait_attr(&self, css: &str, name: &str, value: &str) -> Outcome {
        let matches = || Ok(self.attr(css, name)?.as_deref() == Some(value));
        self.wait_until(&format!("{css} with {name}=\"{value}\""), matches)
            .map_err(|fault| {
                let found = self.attr(css, name).ok().flatten();
                Fault::new(format!("{fault}; it is {found:?}"))
            })
    }

    /// As [`wait_until`].
    ///
    /// # Errors
    /// As [`wait_until`].
    pub fn wait_until(&self, what: &str, holds: impl FnMut() -> Outcome<bool>) -> Outcome {
        wait_until(what, holds)
    }

    /// Waits until nothing on the page moves by itself, endless animations aside.
    ///
    /// # Errors
    /// When something still moves after 20 seconds.
    pub fn wait_still(&self) -> Outcome {
        let body = "return document.getAnimations().filter((a) => a.playState === 'running' \
                    && a.effect.getComputedTiming().endTime < 10000).length === 0";
        self.wait_until("the animations' end", || {
            Ok(self.script(body, &[])? == Value::Bool(true))
        })
    }
}

/// Waits until a condition holds, asking again and again.
///
/// # Errors
/// When it does not hold within 20 seconds, or cannot be told.
pub fn wait_until(what: &str, mut holds: impl FnMut() -> Outcome<bool>) -> Outcome {
    let end = Instant::now() + PATIENCE;
    while !holds()? {
        if Instant::now() > end {
            let seconds = PATIENCE.as_secs();
            return Err(Fault::new(format!("waited {seconds} s in vain for {what}")));
        }
        thread::sleep(GLANCE);
    }
    Ok(())
}
