//! The tools we install, and by which command each comes.

use std::path::{Path, PathBuf};
use std::process::Command;

use super::install::Tool;
use crate::browsers::on_path;
use crate::failure::{Failure, Result};
use crate::process;
use crate::workspace::Workspace;

impl Tool {
    pub(super) fn trunk(version: &str) -> Self {
        Self {
            name: "trunk",
            version: version.to_owned(),
            program: "trunk",
            folder: "bin",
            says: Some(format!("trunk {version}")),
            announcement: format!("Trunk {version}, once (about 5 minutes on two cores)"),
            command: trunk_command,
        }
    }

    pub(super) fn wasm_bindgen(version: &str) -> Self {
        Self {
            name: "wasm-bindgen-cli",
            version: version.to_owned(),
            program: "wasm-bindgen",
            folder: "bin",
            says: Some(format!("wasm-bindgen {version}")),
            announcement: format!("wasm-bindgen {version}, once (about 2 minutes on two cores)"),
            command: wasm_bindgen_command,
        }
    }

    pub(super) fn geckodriver(version: &str) -> Self {
        Self {
            name: "geckodriver",
            version: version.to_owned(),
            program: "geckodriver",
            folder: "bin",
            says: Some(format!("geckodriver {version}")),
            announcement: format!("geckodriver {version}, once (about 2 minutes on two cores)"),
            command: geckodriver_command,
        }
    }

    pub(super) fn binaryen(version: &str) -> Self {
        let major = version.split('.').next().unwrap_or(version);
        Self {
            name: "binaryen",
            version: version.to_owned(),
            program: "wasm-opt",
            folder: "node_modules/.bin",
            says: Some(format!("wasm-opt version {major}")),
            announcement: format!("wasm-opt {version}, once (a few seconds)"),
            command: npm_install,
        }
    }

    /// The checks of a page's accessibility.
    pub(super) fn axe_core(version: &str) -> Self {
        Self {
            name: "axe-core",
            version: version.to_owned(),
            program: "axe.min.js",
            folder: "node_modules/axe-core",
            says: None,
            announcement: format!("axe-core {version}, once (a few seconds)"),
            command: npm_install,
        }
    }
}

fn trunk_command(workspace: &Workspace, tool: &Tool, into: &Path) -> Result<Command> {
    let mut command = cargo_install(workspace, tool, into);
    // The lock file Trunk was tested with; rustls, so that no system library is needed.
    command.args(["--locked", "--no-default-features", "--features", "rustls"]);
    Ok(command)
}

fn wasm_bindgen_command(workspace: &Workspace, tool: &Tool, into: &Path) -> Result<Command> {
    // Without --locked: its lock file names versions that have been withdrawn.
    Ok(cargo_install(workspace, tool, into))
}

fn geckodriver_command(workspace: &Workspace, tool: &Tool, into: &Path) -> Result<Command> {
    let mut command = cargo_install(workspace, tool, into);
    command.arg("--locked");
    Ok(command)
}

/// These tools run for a second at a time: quick to compile matters more than quick to run.
fn cargo_install(workspace: &Workspace, tool: &Tool, into: &Path) -> Command {
    let mut command = process::command(workspace, "cargo");
    command
        .args([
            "install",
            &format!("{}@{}", tool.name, tool.version),
            "--root",
        ])
        .arg(into)
        .arg("--target-dir")
        .arg(into.join("build"))
        .env_remove("CARGO_BUILD_TARGET")
        .env_remove("RUSTFLAGS")
        .env("CARGO_PROFILE_RELEASE_LTO", "off")
        .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "1")
        .env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16");
    command
}

fn npm_install(workspace: &Workspace, tool: &Tool, into: &Path) -> Result<Command> {
    let npm = npm().ok_or_else(|| {
        Failure::new(
            "A release build and the browser tests need Node.js 20 or later with npm, for wasm-opt and axe-core. Install it \
             from https://nodejs.org (or your system's packages), then try again; `cargo xtask serve` without --release \
             works without it.",
        )
    })?;
    let mut command = process::command(workspace, npm);
    command
        .args([
            "install",
            "--no-save",
            "--no-audit",
            "--no-fund",
            "--no-update-notifier",
            "--prefix",
        ])
        .arg(into)
        .arg(format!("{}@{}", tool.name, tool.version));
    Ok(command)
}

fn npm() -> Option<PathBuf> {
    on_path("node")?;
    if cfg!(windows) {
        Some(PathBuf::from("npm.cmd"))
    } else {
        on_path("npm")
    }
}
