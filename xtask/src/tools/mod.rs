//! What a fresh machine lacks, installed once into a cache of our own.

mod apt;
mod install;
mod packages;

use std::path::PathBuf;

use self::install::Tool;
use crate::browsers::{self, Driven, Engine};
use crate::console::say;
use crate::failure::{Failure, Result};
use crate::process;
use crate::workspace::{self, Workspace};

const TRUNK: &str = "0.21.14";
const BINARYEN: &str = "132.0.0";
const AXE_CORE: &str = "4.14.1";
const GECKODRIVER: &str = "0.37.1";
const WASM: &str = "wasm32-unknown-unknown";

/// The tools of an app build, as directories to put before the search path.
#[derive(Debug)]
pub(crate) struct BuildTools {
    pub(crate) folders: Vec<PathBuf>,
}

/// Everything Trunk needs; `wasm-opt`, and with it Node.js, only for a release.
pub(crate) fn for_build(workspace: &Workspace, release: bool) -> Result<BuildTools> {
    wasm_target(workspace)?;
    packages_of_the_app(workspace)?;
    let wasm_bindgen = Tool::wasm_bindgen(&workspace.locked_version("wasm-bindgen")?);
    let mut tools = vec![Tool::trunk(TRUNK), wasm_bindgen];
    if release {
        tools.push(Tool::binaryen(BINARYEN));
    }
    let mut folders = Vec::new();
    for tool in &tools {
        folders.extend(install::ensure(workspace, tool)?);
    }
    Ok(BuildTools { folders })
}

/// The standard library for the browser's instruction set.
pub(crate) fn wasm_target(workspace: &Workspace) -> Result<()> {
    let mut ask = process::command(workspace, "rustc");
    ask.args(["--print", "target-libdir", "--target", WASM]);
    let folder = process::printed_by(&mut ask).map(|line| PathBuf::from(line.trim()));
    if folder.is_some_and(|folder| folder.is_dir()) {
        return Ok(());
    }
    rustup(
        workspace,
        "the WebAssembly target",
        &["target", "add", WASM],
    )
}

/// Trunk builds offline, so the app's packages have to be there.
fn packages_of_the_app(workspace: &Workspace) -> Result<()> {
    let fetch = |offline: &[&str]| {
        let mut command = process::command(workspace, "cargo");
        command.args(["fetch", "--target", WASM]).args(offline);
        command
    };
    if process::printed_by(&mut fetch(&["--offline"])).is_some() {
        return Ok(());
    }
    say!("Downloading the packages the app is made of, once…");
    let log = workspace.scratch.join("fetch.log");
    let mut command = fetch(&[]);
    if process::run_logged(&mut command, &log)?.success() {
        return Ok(());
    }
    Err(Failure::new(format!(
        "The packages could not be downloaded{}. Check the network, then try again; the log is {}.",
        process::reason(&log),
        log.display(),
    )))
}

/// The formatter and the linter.
pub(crate) fn lint_tools(workspace: &Workspace) -> Result<()> {
    for (subcommand, component) in [("fmt", "rustfmt"), ("clippy", "clippy")] {
        let mut ask = process::command(workspace, "cargo");
        if process::printed_by(ask.args([subcommand, "--version"])).is_none() {
            rustup(workspace, component, &["component", "add", component])?;
        }
    }
    Ok(())
}

fn rustup(workspace: &Workspace, what: &str, args: &[&str]) -> Result<()> {
    say!("Installing {what} of the Rust toolchain, once…");
    let log = workspace.cache.join("logs").join("rustup.log");
    let mut command = process::command(workspace, "rustup");
    command.args(args);
    let by_hand = format!("`rustup {}`", args.join(" "));
    match process::run_logged(&mut command, &log) {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err(Failure::new(format!(
            "rustup could not install {what}{}. Check the network and run {by_hand} by hand; its log is {}.",
            process::reason(&log),
            log.display(),
        ))),
        Err(_) => Err(Failure::new(format!(
            "{what} is missing, and so is rustup to install it. Get rustup from https://rustup.rs, then run {by_hand}.",
        ))),
    }
}

/// A browser and what drives it; on Debian, as root, they are installed.
pub(crate) fn browser(workspace: &Workspace, engine: Engine) -> Result<Driven> {
    if let Ok(found) = browsers::find(engine) {
        return Ok(found);
    }
    if engine == Engine::Firefox {
        if !browsers::has_firefox() {
            apt::install(workspace, engine, &["firefox-esr"])?;
        }
        install::ensure(workspace, &Tool::geckodriver(GECKODRIVER))?;
    } else {
        let packages: &[&str] = match engine {
            Engine::Chromium => &["chromium", "chromium-driver"],
            Engine::Firefox | Engine::Webkit => {
                &["webkit2gtk-driver", "libwebkit2gtk-4.1-0", "xvfb"]
            }
        };
        apt::install(workspace, engine, packages)?;
    }
    browsers::find(engine).map_err(|missing| {
        Failure::new(format!(
            "{} is still missing after its package was installed. Name the program in the variable {}.",
            missing.program, missing.variable,
        ))
    })
}

/// Where `browser` puts geckodriver, which is no package of Debian's.
pub(crate) fn installed_geckodriver() -> Option<PathBuf> {
    let cache = workspace::cache_dir().ok()?;
    Some(Tool::geckodriver(GECKODRIVER).path(&cache))
}

/// The file with the checks of a page's accessibility.
pub(crate) fn axe_core(workspace: &Workspace) -> Result<()> {
    install::ensure(workspace, &Tool::axe_core(AXE_CORE)).map(drop)
}

/// Where `axe_core` puts it.
pub(crate) fn installed_axe_core() -> Option<PathBuf> {
    let cache = workspace::cache_dir().ok()?;
    Some(Tool::axe_core(AXE_CORE).path(&cache))
}
