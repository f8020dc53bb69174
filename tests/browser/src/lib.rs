//! The built app in a real browser, spoken to in the words of its DOM contract.
//!
//! A test asks for a page with [`check`], acts and looks through [`Page`], and waits for
//! conditions, never for time to pass. The app is the one in `dist/` (or in the directory that
//! `CHESS_A_LA_CARTE_DIST` names), so `cargo xtask build` comes first.

mod board;
mod driver;
mod engine;
mod fault;
mod logs;
mod look;
mod page;
mod picture;
mod pointer;
pub mod scenes;
mod undriven;
mod view;
mod windows;
mod wire;

use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

pub use crate::engine::{Ability, wanted as wanted_engine};
pub use crate::fault::{Fault, Outcome};
pub use crate::look::wait_until;
pub use crate::page::{Page, PageOptions, dist};
pub use crate::picture::Picture;
pub use crate::pointer::Point;
pub use crate::undriven::Undriven;
pub use xtask::browsers::{self, Engine};

/// The size of the visible page, in CSS pixels.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Size {
    /// From left to right.
    pub width: u32,
    /// From top to bottom.
    pub height: u32,
}

impl Size {
    /// A phone, upright.
    pub const PHONE: Self = Self {
        width: 360,
        height: 740,
    };
    /// A tablet, upright.
    pub const PORTRAIT: Self = Self {
        width: 768,
        height: 1024,
    };
    /// A tablet, lying.
    pub const LANDSCAPE: Self = Self {
        width: 1024,
        height: 768,
    };
    /// A laptop.
    pub const LAPTOP: Self = Self {
        width: 1440,
        height: 900,
    };
}

/// Opens a page of its own browser for `test`, and afterwards asks that nothing was reported as an
/// error on the console and nothing was fetched from another host. When the test fails, a
/// screenshot is left in `target/browser-tests/`, named after the test.
///
/// # Errors
/// The test's own fault, or the first of these complaints.
pub fn check(name: &str, size: Size, test: impl FnOnce(&Page) -> Outcome) -> Outcome {
    let options = PageOptions {
        size,
        ..PageOptions::default()
    };
    check_with(name, &options, test)
}

/// As [`check`], with a page opened in another way.
///
/// # Errors
/// As [`check`].
pub fn check_with(
    name: &str,
    options: &PageOptions,
    test: impl FnOnce(&Page) -> Outcome,
) -> Outcome {
    let page = Page::open(options)?;
    let outcome = catch_unwind(AssertUnwindSafe(|| test(&page).and_then(|()| tidy(&page))));
    if !matches!(outcome, Ok(Ok(()))) {
        page.report(name);
    }
    drop(page);
    outcome.unwrap_or_else(|panic| resume_unwind(panic))
}

fn tidy(page: &Page) -> Outcome {
    let errors = page.console_errors()?;
    if !errors.is_empty() {
        return Err(Fault::new(format!(
            "errors on the console:\n  {}",
            errors.join("\n  ")
        )));
    }
    let foreign = page.foreign_requests()?;
    if !foreign.is_empty() {
        return Err(Fault::new(format!(
            "requests to other hosts: {}",
            foreign.join(", ")
        )));
    }
    Ok(())
}
