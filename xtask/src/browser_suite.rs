//! The tests in a browser, as a step of `test`.

use std::fs;

use crate::browsers::Engine;
use crate::console::say;
use crate::failure::{Explain, Failure, Result};
use crate::process;
use crate::workspace::Workspace;

/// The files of tests that an engine is not asked about.
const fn left_out(engine: Engine) -> &'static [&'static str] {
    match engine {
        Engine::Chromium => &[],
        // What axe-core sees is the same in every engine.
        Engine::Firefox => &["axe"],
        // Its driver may wait for ever for a picture where nothing moves.
        Engine::Webkit => &["axe", "gallery"],
    }
}

/// As many may fail on a machine that is too busy for a browser. More of them are no accident.
const UNSTEADY: usize = 3;

/// Tests the app just built, wherever the user's own runs of these tests look. A few that fail are
/// tried once more, alone; one that passes then is named, for its cause is still to be found.
pub(crate) fn run(workspace: &Workspace, engine: Engine) -> Result<()> {
    let failed = suite(workspace, engine, &[])?;
    if failed.is_empty() {
        return Ok(());
    }
    if failed.len() <= UNSTEADY {
        say!("\n  Once more, alone: {}", failed.join(", "));
        if suite(workspace, engine, &failed)?.is_empty() {
            say!(
                "  UNSTEADY: failed once, passed alone: {}",
                failed.join(", ")
            );
            return Ok(());
        }
    }
    Err(Failure::new(format!(
        "Tests in {} failed; see above: {}.",
        engine.title(),
        failed.join(", ")
    )))
}

/// The names of the tests that failed, of those wanted or, if none are named, of all.
fn suite(workspace: &Workspace, engine: Engine, wanted: &[String]) -> Result<Vec<String>> {
    let mut command = process::command(workspace, "cargo");
    command.args(["test", "--package", "browser-tests", "--no-fail-fast"]);
    for name in files(workspace)? {
        if !left_out(engine).contains(&name.as_str()) {
            command.args(["--test", &name]);
        }
    }
    if !wanted.is_empty() {
        command.args(["--", "--exact", "--test-threads", "1"]);
        command.args(wanted);
    }
    command.env("CHESS_A_LA_CARTE_DIST", workspace.dist());
    command.env("CHESS_A_LA_CARTE_ENGINE", engine.name());
    say!("  {}", process::shown(&command));
    let mut failed = Vec::new();
    let status = process::run_in_view_reading(&mut command, |line| {
        failed.extend(failed_test(line).map(str::to_owned));
    })?;
    if !status.success() && failed.is_empty() {
        return Err(Failure::new(format!(
            "`{}` failed; see above.",
            process::shown(&command)
        )));
    }
    Ok(failed)
}

/// The names of the files of tests.
fn files(workspace: &Workspace) -> Result<Vec<String>> {
    let folder = workspace.root.join("tests/browser/tests");
    let found = fs::read_dir(&folder).explain(|| format!("Cannot read {}", folder.display()))?;
    let mut names: Vec<String> = found
        .flatten()
        .filter_map(|file| file.file_name().into_string().ok())
        .filter_map(|name| name.strip_suffix(".rs").map(str::to_owned))
        .collect();
    names.sort();
    Ok(names)
}

fn failed_test(line: &str) -> Option<&str> {
    line.strip_prefix("test ")?.strip_suffix(" ... FAILED")
}

#[cfg(test)]
mod tests {
    use super::failed_test;

    #[test]
    fn a_failed_test_is_told_from_its_report() {
        assert_eq!(failed_test("test a_b ... FAILED"), Some("a_b"));
        for line in [
            "test a_b ... ok",
            "test result: FAILED. 1 passed",
            "a ... FAILED",
        ] {
            assert_eq!(failed_test(line), None, "{line}");
        }
    }
}
