//! `serve`: the app on this machine, built again when a file changes.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant, SystemTime};

use crate::build;
use crate::console::{complain, say};
use crate::failure::{Explain, Failure, Result};
use crate::process;
use crate::server::Port;
use crate::tools;
use crate::workspace::Workspace;

const GLANCE: Duration = Duration::from_millis(500);
const WATCHED: [&str; 7] = [
    "src",
    "styles",
    "public",
    "index.html",
    "Trunk.toml",
    "Cargo.toml",
    "Cargo.lock",
];

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct ServeOptions {
    pub(crate) port: u16,
    pub(crate) release: bool,
}

impl Default for ServeOptions {
    fn default() -> Self {
        Self {
            port: 8080,
            release: false,
        }
    }
}

pub(crate) fn serve(workspace: &Workspace, options: ServeOptions) -> Result<()> {
    // First of all: a port in use should not be news after minutes of building.
    let port = take(options.port)?;
    let tools = tools::for_build(workspace, options.release)?;
    // Not `dist/`: that is the published form, which the browser tests read.
    let name = if options.release {
        "serve-release"
    } else {
        "serve"
    };
    let dist = workspace.scratch.join(name);
    let mut seen = snapshot(workspace);
    say!(
        "Building the app{}…",
        if options.release { " (release)" } else { "" }
    );
    let start = Instant::now();
    build::app(workspace, &tools, &dist, options.release)?;
    say!("  done in {}", process::in_words(start.elapsed()));
    let server = port
        .serve(&dist, "/")
        .explain(|| format!("Cannot serve {}", dist.display()))?;
    say!("Ready: {} (Ctrl+C stops it)", server.url());
    loop {
        seen = next_change(workspace, &seen);
        let start = Instant::now();
        say!("A file has changed; building…");
        match build::app(workspace, &tools, &dist, options.release) {
            Ok(()) => say!(
                "  done in {}; reload the page.",
                process::in_words(start.elapsed())
            ),
            Err(failure) => complain!("{failure}\nThe next change starts another attempt."),
        }
    }
}

fn take(number: u16) -> Result<Port> {
    Port::take(number).map_err(|error| {
        Failure::new(if error.kind() == ErrorKind::AddrInUse {
            format!(
                "Port {number} is in use already. Stop the program that uses it, or choose another: `cargo xtask serve --port {}`.",
                number.wrapping_add(1).max(1024),
            )
        } else {
            format!("Port {number} cannot be used: {error}. Choose another with --port.")
        })
    })
}

type Snapshot = Vec<(PathBuf, u64, Option<SystemTime>)>;

/// Waits until the files differ and have come to rest.
fn next_change(workspace: &Workspace, old: &Snapshot) -> Snapshot {
    let mut last = old.clone();
    loop {
        thread::sleep(GLANCE);
        let now = snapshot(workspace);
        if now == last && now != *old {
            return now;
        }
        last = now;
    }
}

fn snapshot(workspace: &Workspace) -> Snapshot {
    let mut files = Vec::new();
    for name in WATCHED {
        look(&workspace.root.join(name), &mut files);
    }
    files.sort();
    files
}

fn look(path: &Path, files: &mut Snapshot) {
    if let Ok(entries) = fs::read_dir(path) {
        for entry in entries.flatten() {
            look(&entry.path(), files);
        }
    } else if let Ok(data) = path.metadata() {
        files.push((path.to_path_buf(), data.len(), data.modified().ok()));
    }
}
