//! Building the app with Trunk.

use std::fs;
use std::path::Path;
use std::time::Instant;

use crate::bundle::sizes;
use crate::console::{complain, say};
use crate::failure::{Explain, Failure, Result};
use crate::lock;
use crate::process;
use crate::tools::{self, BuildTools};
use crate::workspace::{self, Workspace};

/// The published app, in `dist/`, within its budgets.
pub(crate) fn release(workspace: &Workspace) -> Result<()> {
    let tools = tools::for_build(workspace, true)?;
    say!("Building the app (release)…");
    let start = Instant::now();
    let dist = workspace.dist();
    app(workspace, &tools, &dist, true)?;
    say!("  done in {}\n", process::in_words(start.elapsed()));
    sizes::report(&dist)
}

/// Runs Trunk; when it fails, what the compiler said is shown.
pub(crate) fn app(
    workspace: &Workspace,
    tools: &BuildTools,
    dist: &Path,
    release: bool,
) -> Result<()> {
    // Trunk's own output directories are shared by all builds of this clone.
    let _lock = lock::hold(&workspace.scratch.join("build.lock"), "build of the app")?;
    forget_old_glue(workspace, release)?;
    let log = workspace
        .scratch
        .join(if release { "release.log" } else { "debug.log" });
    let mut command = process::command(workspace, "trunk");
    command.arg("build").arg("--dist").arg(dist);
    // Trunk reads this one as a truth value and refuses the customary `1`.
    command
        .env("NO_COLOR", "true")
        .env("PATH", process::path_with(&tools.folders)?);
    // Trunk's own backtraces would bury what the compiler says.
    command
        .env_remove("RUST_BACKTRACE")
        .env_remove("RUST_LIB_BACKTRACE");
    if release {
        command.arg("--release");
        // What the app says when it breaks down, and the app's bytes, depend on no machine.
        if let Some(home) = workspace::cargo_home() {
            let flag = format!("--remap-path-prefix={}=", home.display());
            command.env("CARGO_ENCODED_RUSTFLAGS", flag);
        }
    }
    if process::run_logged(&mut command, &log)?.success() {
        return Ok(());
    }
    let said = process::tail(&log, 16 * 1024).unwrap_or_default();
    for line in said.lines().filter(|line| !line.contains(" INFO ")) {
        complain!("{line}");
    }
    Err(Failure::new(format!(
        "The app does not build; see above, or {}.",
        log.display()
    )))
}

/// Trunk copies whatever wasm-bindgen ever left in its output directory, old snippets included.
fn forget_old_glue(workspace: &Workspace, release: bool) -> Result<()> {
    let Some(target) = workspace.scratch.parent() else {
        return Ok(());
    };
    let glue = target
        .join("wasm-bindgen")
        .join(if release { "release" } else { "debug" });
    if glue.exists() {
        fs::remove_dir_all(&glue).explain(|| format!("Cannot remove {}", glue.display()))?;
    }
    Ok(())
}
