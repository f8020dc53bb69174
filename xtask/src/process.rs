//! Running other programs: in view, or into a log with a sign of life now and then.

use std::env;
use std::ffi::{OsStr, OsString};
use std::fs::{self, File};
use std::io::{BufRead, BufReader, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use crate::console::say;
use crate::failure::{Explain, Result};
use crate::workspace::Workspace;

const HEARTBEAT: Duration = Duration::from_secs(20);
const POLL: Duration = Duration::from_millis(100);

/// A command at the repository's root, as if typed into a fresh shell: what the outer `cargo run`
/// has set for this program would make inner builds start over.
pub(crate) fn command(workspace: &Workspace, program: impl AsRef<OsStr>) -> Command {
    let mut command = Command::new(program);
    command.current_dir(&workspace.root);
    for (name, _) in env::vars_os() {
        if is_from_cargo_run(&name.to_string_lossy()) {
            command.env_remove(name);
        }
    }
    // A relative one means the directory the user is in, not ours.
    if let Some(target) = env::var_os("CARGO_TARGET_DIR")
        && let Ok(target) = std::path::absolute(target)
    {
        command.env("CARGO_TARGET_DIR", target);
    }
    command
}

fn is_from_cargo_run(name: &str) -> bool {
    matches!(
        name,
        "CARGO"
            | "CARGO_MANIFEST_DIR"
            | "CARGO_MANIFEST_PATH"
            | "CARGO_CRATE_NAME"
            | "CARGO_BIN_NAME"
    ) || name.starts_with("CARGO_PKG_")
}

/// The search path with these directories before all others.
pub(crate) fn path_with(first: &[PathBuf]) -> Result<OsString> {
    let old = env::var_os("PATH").unwrap_or_default();
    env::join_paths(first.iter().cloned().chain(env::split_paths(&old)))
        .explain(|| "The search path cannot be extended".into())
}

/// The command as a person would type it, for messages.
pub(crate) fn shown(command: &Command) -> String {
    std::iter::once(command.get_program())
        .chain(command.get_args())
        .map(|part| part.to_string_lossy())
        .collect::<Vec<_>>()
        .join(" ")
}

/// Runs a command whose output is for the person at the keyboard.
pub(crate) fn run_in_view(command: &mut Command) -> Result<ExitStatus> {
    command
        .status()
        .explain(|| format!("Cannot start `{}`", shown(command)))
}

/// As [`run_in_view`]; each line that it prints is read on the way.
pub(crate) fn run_in_view_reading(
    command: &mut Command,
    mut read: impl FnMut(&str),
) -> Result<ExitStatus> {
    let failure = format!("Cannot run `{}`", shown(command));
    let mut child = command
        .stdout(Stdio::piped())
        .spawn()
        .explain(|| failure.clone())?;
    let output = child.stdout.take();
    for line in output
        .into_iter()
        .flat_map(|output| BufReader::new(output).lines())
    {
        let line = line.explain(|| failure.clone())?;
        say!("{line}");
        read(&line);
    }
    child.wait().explain(|| failure)
}

/// What a program prints, or nothing when it is missing or fails.
pub(crate) fn printed_by(command: &mut Command) -> Option<String> {
    let output = command.stdin(Stdio::null()).output().ok()?;
    output
        .status
        .success()
        .then(|| String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Runs a command with its output in a log file; every 20 seconds a line says that it lives.
pub(crate) fn run_logged(command: &mut Command, log: &Path) -> Result<ExitStatus> {
    if let Some(parent) = log.parent() {
        fs::create_dir_all(parent).explain(|| format!("Cannot create {}", parent.display()))?;
    }
    let file = File::create(log).explain(|| format!("Cannot write {}", log.display()))?;
    let copy = file
        .try_clone()
        .explain(|| format!("Cannot write {}", log.display()))?;
    command
        .env("CARGO_TERM_COLOR", "never")
        .stdin(Stdio::null())
        .stdout(file)
        .stderr(copy);
    let mut child = command
        .spawn()
        .explain(|| format!("Cannot start `{}`", shown(command)))?;
    let start = Instant::now();
    let mut next_sign = HEARTBEAT;
    loop {
        let waited = child
            .try_wait()
            .explain(|| format!("Lost track of `{}`", shown(command)))?;
        if let Some(status) = waited {
            return Ok(status);
        }
        if start.elapsed() >= next_sign {
            say!("  … {} so far{}", in_words(next_sign), last_line(log));
            next_sign += HEARTBEAT;
        }
        thread::sleep(POLL);
    }
}

fn last_line(log: &Path) -> String {
    let tail = tail(log, 4096).unwrap_or_default();
    let last = tail
        .lines()
        .rev()
        .map(str::trim)
        .find(|line| !line.is_empty());
    last.map_or_else(String::new, |line| {
        format!(" ({})", line.chars().take(90).collect::<String>())
    })
}

/// The end of a log file.
pub(crate) fn tail(log: &Path, bytes: u64) -> Option<String> {
    let mut file = File::open(log).ok()?;
    let length = file.metadata().ok()?.len();
    file.seek(SeekFrom::Start(length.saturating_sub(bytes)))
        .ok()?;
    let mut end = Vec::new();
    file.read_to_end(&mut end).ok()?;
    Some(String::from_utf8_lossy(&end).into_owned())
}

/// The first line of a log that says what went wrong, ready to be put into a sentence.
pub(crate) fn reason(log: &Path) -> String {
    let text = fs::read_to_string(log).unwrap_or_default();
    let fault = |line: &&str| {
        let line = line.trim_start().to_ascii_lowercase();
        line.starts_with("error") || line.starts_with("npm error") || line.starts_with("e: ")
    };
    text.lines()
        .find(fault)
        .map_or_else(String::new, |line| format!(" ({})", line.trim()))
}

/// A duration for people: `4.2 s`, `3 min 05 s`.
pub(crate) fn in_words(time: Duration) -> String {
    let seconds = time.as_secs();
    if seconds < 60 {
        format!("{:.1} s", time.as_secs_f32())
    } else {
        format!("{} min {:02} s", seconds / 60, seconds % 60)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn durations_read_well() {
        assert_eq!(in_words(Duration::from_millis(4210)), "4.2 s");
        assert_eq!(in_words(Duration::from_secs(185)), "3 min 05 s");
    }

    #[test]
    fn the_reason_is_the_first_error() {
        let folder = tempfile::tempdir().unwrap();
        let log = folder.path().join("log");
        fs::write(&log, "   Compiling a\nerror: no network\nerror: gave up\n").unwrap();
        assert_eq!(reason(&log), " (error: no network)");
    }
}
