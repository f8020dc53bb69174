//! Debian's packages, where we may install them.

use std::fs;

use crate::console::say;
use crate::failure::{Failure, Result};
use crate::process;
use crate::workspace::Workspace;

/// Installs packages on Debian as root; anywhere else says what to install.
pub(super) fn install(workspace: &Workspace, what: &str, packages: &[&str]) -> Result<()> {
    let list = packages.join(" ");
    if !is_debian() {
        return Err(Failure::new(format!(
            "{what} are missing. Install them (a driver of the browser's own version, on the search path, or both named in \
             the variables CHROMIUM and CHROMEDRIVER), or leave the browser tests out with --native or --allow-missing.",
        )));
    }
    if !is_root() {
        return Err(Failure::new(format!(
            "{what} are missing. Install them with `sudo apt-get install {list}`, or leave the browser tests out with \
             --native or --allow-missing.",
        )));
    }
    say!("Installing {what} from Debian's packages, once (about a minute)…");
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
