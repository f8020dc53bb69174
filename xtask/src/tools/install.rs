//! Installing one tool: all or nothing, by one process at a time.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

use crate::browsers::on_path;
use crate::console::say;
use crate::failure::{Explain, Failure, Result};
use crate::lock;
use crate::process;
use crate::workspace::Workspace;

/// A program in one exact version.
#[derive(Debug)]
pub(super) struct Tool {
    pub(super) name: &'static str,
    pub(super) version: String,
    pub(super) program: &'static str,
    /// Where below its directory the program is.
    pub(super) folder: &'static str,
    /// How its answer to `--version` begins; nothing for what is no program but a file.
    pub(super) says: Option<String>,
    pub(super) announcement: String,
    /// The command that installs it into a directory.
    pub(super) command: fn(&Workspace, &Tool, &Path) -> Result<Command>,
}

impl Tool {
    /// Where the program is once it is installed.
    pub(super) fn path(&self, cache: &Path) -> PathBuf {
        cache
            .join(self.full_name())
            .join(self.folder)
            .join(self.program)
    }

    fn full_name(&self) -> String {
        format!("{}-{}", self.name, self.version)
    }

    fn works(&self, workspace: &Workspace, program: &Path) -> bool {
        let Some(says) = &self.says else {
            return program.is_file();
        };
        let answer = process::printed_by(process::command(workspace, program).arg("--version"));
        answer.is_some_and(|answer| {
            answer.strip_prefix(says.as_str()).is_some_and(|rest| {
                !rest.starts_with(|next: char| next == '.' || next.is_ascii_digit())
            })
        })
    }
}

/// Installs the tool if need be, and names the directory to put before the search path; none when
/// the search path leads to the right version already.
pub(super) fn ensure(workspace: &Workspace, tool: &Tool) -> Result<Option<PathBuf>> {
    let home = workspace.cache.join(tool.full_name());
    let folder = home.join(tool.folder);
    if tool.works(workspace, &folder.join(tool.program)) {
        return Ok(Some(folder));
    }
    if on_path(tool.program).is_some_and(|program| tool.works(workspace, &program)) {
        return Ok(None);
    }
    fs::create_dir_all(&workspace.cache).explain(|| {
        format!(
            "Cannot create {} (CHESS_A_LA_CARTE_CACHE names another place)",
            workspace.cache.display()
        )
    })?;
    let path = workspace.cache.join(format!("{}.lock", tool.full_name()));
    let _lock = lock::hold(
        &path,
        &format!("process that installs {}", tool.full_name()),
    )?;
    // Another process may have done the work while we waited.
    if !tool.works(workspace, &folder.join(tool.program)) {
        install(workspace, tool, &home)?;
    }
    Ok(Some(folder))
}

fn install(workspace: &Workspace, tool: &Tool, home: &Path) -> Result<()> {
    let start = Instant::now();
    // A sibling, so that the last step is a rename; we hold the lock, so a left-over is rubbish.
    let partial = workspace
        .cache
        .join(format!("{}.partial", tool.full_name()));
    remove(&partial)?;
    fs::create_dir_all(&partial).explain(|| format!("Cannot create {}", partial.display()))?;
    let mut command = (tool.command)(workspace, tool, &partial)?;
    say!("Installing {}…", tool.announcement);
    let log = workspace
        .cache
        .join("logs")
        .join(format!("{}.log", tool.full_name()));
    let status = process::run_logged(&mut command, &log)?;
    if !status.success() {
        return Err(Failure::new(format!(
            "{} {} could not be installed{}. Check the network and the disk space, then try again; the log is {}.",
            tool.name,
            tool.version,
            process::reason(&log),
            log.display(),
        )));
    }
    remove(&partial.join("build"))?;
    let program = partial.join(tool.folder).join(tool.program);
    if !tool.works(workspace, &program) {
        return Err(Failure::new(format!(
            "{} was to be installed but is not there in version {}. The log is {}.",
            program.display(),
            tool.version,
            log.display(),
        )));
    }
    remove(home)?;
    fs::rename(&partial, home)
        .explain(|| format!("Cannot move {} to {}", partial.display(), home.display()))?;
    say!("  done in {}", process::in_words(start.elapsed()));
    Ok(())
}

fn remove(folder: &Path) -> Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder).explain(|| format!("Cannot remove {}", folder.display()))?;
    }
    Ok(())
}
