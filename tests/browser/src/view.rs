//! The size of the visible page, and pictures of it.

use std::fs;
use std::path::Path;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};
use xtask::browsers::Engine;

use crate::Size;
use crate::engine::Ability;
use crate::fault::{Fault, Outcome};
use crate::page::Page;

impl Page {
    /// Gives the visible page exactly this size.
    ///
    /// # Errors
    /// When the browser refuses.
    pub fn set_window(&self, size: Size) -> Outcome {
        let Size { width, height } = size;
        match self.engine() {
            Engine::Chromium => {
                let metrics = json!({
                    "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false,
                });
                self.devtools("Emulation.setDeviceMetricsOverride", &metrics)?;
            }
            Engine::Firefox => {
                // A window is never as narrow as a phone; the page within it may be.
                self.set_frame(width.max(500) + 50, height + 200)?;
                let body = "const style = gBrowser.selectedBrowser.style; \
                    for (const [side, length] of [['width', arguments[0]], ['height', arguments[1]]]) \
                        for (const edge of ['', 'min-', 'max-']) \
                            style.setProperty(edge + side, `${length}px`, 'important')";
                self.chrome_script(body, &[width.into(), height.into()])?;
            }
            Engine::Webkit => self.set_frame(width, height)?,
        }
        let wanted = json!([width, height]);
        self.wait_until(&format!("a page of {width} by {height}"), || {
            Ok(self.script("return [innerWidth, innerHeight]", &[])? == wanted)
        })
    }

    fn set_frame(&self, width: u32, height: u32) -> Outcome {
        self.run(
            "resizing the window",
            self.client.set_window_rect(0, 0, width, height),
        )
    }

    /// Saves a picture of the page, where `DevTools` are also of what one would have to scroll to.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn screenshot(&self, path: &Path) -> Outcome {
        let picture = if self.can(Ability::DevTools) {
            self.whole_picture()?
        } else {
            self.run("the screenshot", self.client.screenshot())?
        };
        fs::write(path, picture).map_err(Fault::during(&path.display().to_string()))
    }

    /// A picture of the visible page, as base64.
    ///
    /// # Errors
    /// When the browser refuses.
    pub fn page_picture(&self) -> Outcome<String> {
        let picture = self.run("the screenshot", self.client.screenshot())?;
        Ok(STANDARD.encode(picture))
    }

    fn whole_picture(&self) -> Outcome<Vec<u8>> {
        let size = self.devtools("Page.getLayoutMetrics", &json!({}))?["cssContentSize"].clone();
        let clip = json!({
            "x": 0, "y": 0, "width": size["width"], "height": size["height"], "scale": 1,
        });
        let params = json!({ "format": "png", "captureBeyondViewport": true, "clip": clip });
        let answer = self.devtools("Page.captureScreenshot", &params)?;
        STANDARD
            .decode(answer["data"].as_str().unwrap_or_default())
            .map_err(Fault::during("the screenshot"))
    }

    /// Runs the body of a function with the rights of Firefox itself.
    pub(crate) fn chrome_script(&self, body: &str, arguments: &[Value]) -> Outcome<Value> {
        self.set_context("chrome")?;
        let answer = self.script(body, arguments);
        self.set_context("content")?;
        answer
    }
}
