//! `bench`: how fast the engine and the app are.

use std::num::NonZeroU32;
use std::path::{self, PathBuf};

use crate::browsers::Engine;
use crate::build;
use crate::failure::{Explain, Failure, Result};
use crate::process;
use crate::tools;
use crate::workspace::Workspace;

#[derive(Debug, Default, Clone, PartialEq, Eq)]
pub(crate) struct BenchOptions {
    pub(crate) rounds: Option<NonZeroU32>,
    pub(crate) json: Option<PathBuf>,
    /// Nothing that needs a browser.
    pub(crate) native: bool,
}

/// The measuring program is one of its own: optimised as this one needn't be.
pub(crate) fn bench(workspace: &Workspace, options: &BenchOptions) -> Result<()> {
    let mut command = process::command(workspace, "cargo");
    command.args(["run", "--package", "bench", "--profile", "bench", "--"]);
    if options.native {
        command.arg("--native");
    } else {
        tools::browser(workspace, Engine::Chromium)?;
        build::release(workspace)?;
        command.env("CHESS_A_LA_CARTE_DIST", workspace.dist());
    }
    if let Some(rounds) = options.rounds {
        command.args(["--rounds", &rounds.to_string()]);
    }
    if let Some(file) = &options.json {
        // A relative one means the directory the user is in, not ours.
        let file = path::absolute(file).explain(|| format!("{} is no file", file.display()))?;
        command.arg("--json").arg(file);
    }
    if process::run_in_view(&mut command)?.success() {
        return Ok(());
    }
    Err(Failure::new("Nothing could be measured; see above."))
}
