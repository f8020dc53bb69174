//! Several windows of one browser.

use fantoccini::wd::WindowHandle;

use crate::fault::Outcome;
use crate::page::Page;

impl Page {
    /// The window that commands go to.
    ///
    /// # Errors
    /// When the browser refuses.
    pub fn window(&self) -> Outcome<WindowHandle> {
        self.run("asking for the window", self.client.window())
    }

    /// Opens another window and turns to it.
    ///
    /// # Errors
    /// When the browser refuses.
    pub fn open_window(&self) -> Outcome {
        let opened = self.run("opening a window", self.client.new_window(true))?;
        self.turn_to(opened.handle)
    }

    /// Turns to a window.
    ///
    /// # Errors
    /// When it is not there any more.
    pub fn turn_to(&self, window: WindowHandle) -> Outcome {
        self.run("turning to a window", self.client.switch_to_window(window))
    }
}
