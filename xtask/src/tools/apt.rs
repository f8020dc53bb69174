//! Debian's packages, where we may install them.

use std::fs;

use crate::browsers::Engine;
use crate::console::say;
use crate::failure::{Failure, Result};
use crate::process;
use crate::workspace::Workspace;

/// Installs a browser's packages on Debian as root; anywhere else says what to install.
pub(super) fn install(workspace: &Workspace, engine: Engine, packages: &[&str]) -> Result<()> {
    const WITHOUT: &str = "or leave the browser tests out with --native or --allow-missing";
    let (list, what) = (packages.join(" "), engine.title());
    if !is_debian() {
        return Err(Failure::new(format!(
            "{what} or its driver is missing. {}, {WITHOUT}.",
            elsewhere(engine)
        )));
    }
    if !is_root() {
        return Err(Failure::new(format!(
            "{what} or its driver is missing. Install them with `sudo apt-get install {list}`, {WITHOUT}.",
        )));
    }
    say!("Installing {what} and its driver from Debian's packages, once (about a minute)…");
    let log = workspace.cache.join("logs").join("apt.log");
    let steps: [&[&str]; 2] = [&["update"], &["install", "-y", "--no-install-recommends"]];
    for (step, packages) in steps.into_iter().zip([&[][..], packages]) {
        let mut command = process::command(workspace, "apt-get");
        command
            .args(step)
            .args(packages)
            .env("DEBIAN_FRONTEND", "noninteractive");
        if !process::run_logged(&mut command, &log)?.success() {
            return Err(Failure::new(format!(
                "`{}` failed{}. Check the network and the package sources, then try again; its log is {}.",
                process::shown(&command),
                process::reason(&log),
                log.display(),
            )));
        }
    }
    Ok(())
}

fn elsewhere(engine: Engine) -> &'static str {
    match engine {
        Engine::Chromium => {
            "Install Chromium or Chrome and ChromeDriver of the same version on the search path, or name both in the \
             variables CHROMIUM and CHROMEDRIVER"
        }
        Engine::Firefox => {
            "Install Firefox on the search path or name it in the variable FIREFOX (its driver is then installed \
             by this command)"
        }
        Engine::Webkit => {
            "Install WebKitGTK with its MiniBrowser and WebKitWebDriver, and Xvfb (Linux only), or name them in the \
             variables MINIBROWSER, WEBKITWEBDRIVER and XVFB"
        }
    }
}

fn is_debian() -> bool {
    fs::read_to_string("/etc/os-release")
        .is_ok_and(|text| text.lines().any(|line| line == "ID=debian"))
}

#[cfg(unix)]
fn is_root() -> bool {
    use std::os::unix::fs::MetadataExt;
    // This process's own directory belongs to whoever runs it.
    fs::metadata("/proc/self").is_ok_and(|data| data.uid() == 0)
}

#[cfg(not(unix))]
fn is_root() -> bool {
    false
}
