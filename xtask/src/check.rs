//! `test`: everything CI runs, step by step.

use std::process::Command;
use std::time::{Duration, Instant};

use crate::browser_suite;
use crate::browsers::Engine;
use crate::build;
use crate::console::say;
use crate::failure::{Failure, Result};
use crate::process;
use crate::tools;
use crate::workspace::Workspace;

#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
pub(crate) struct TestOptions {
    pub(crate) native_only: bool,
    pub(crate) engine: Option<Engine>,
    pub(crate) allow_missing: bool,
}

type Action = Box<dyn Fn(&Workspace) -> Result<()>>;

struct Step {
    name: &'static str,
    action: Action,
}

pub(crate) fn test(workspace: &Workspace, options: TestOptions) -> Result<()> {
    let start = Instant::now();
    let mut skipped = Vec::new();
    let mut steps = Vec::new();
    if options.engine.is_none() {
        tools::lint_tools(workspace)?;
        tools::wasm_target(workspace)?;
        steps.extend(native(workspace));
    }
    if !options.native_only {
        tools::for_build(workspace, true)?;
        tools::axe_core(workspace)?;
        steps.push(Step {
            name: "Release build",
            action: Box::new(build::release),
        });
        for engine in engines(options) {
            match tools::browser(workspace, engine) {
                Ok(_) => steps.push(Step {
                    name: title(engine),
                    action: Box::new(move |workspace| browser_suite::run(workspace, engine)),
                }),
                Err(failure) if options.allow_missing => skipped.push((engine, failure)),
                Err(failure) => return Err(failure),
            }
        }
    }
    let times = run(workspace, &steps)?;
    summarise(&times, start.elapsed(), &skipped);
    Ok(())
}

fn engines(options: TestOptions) -> Vec<Engine> {
    options
        .engine
        .map_or_else(|| Engine::ALL.to_vec(), |engine| vec![engine])
}

fn title(engine: Engine) -> &'static str {
    match engine {
        Engine::Chromium => "Browser tests (Chromium)",
        Engine::Firefox => "Browser tests (Firefox)",
        Engine::Webkit => "Browser tests (WebKitGTK)",
    }
}

fn native(workspace: &Workspace) -> Vec<Step> {
    const WARNINGS: &str = "-D warnings";
    let clippy = |name, args: &str| cargo_step(name, &format!("clippy {args} -- {WARNINGS}"), &[]);
    let mut steps = vec![
        cargo_step("Format", "fmt --all --check", &[]),
        clippy(
            "Lints: engine and app, native",
            "--no-default-features --all-targets",
        ),
        clippy(
            "Lints: app in the browser",
            "--target wasm32-unknown-unknown --features csr --lib --bins",
        ),
        clippy(
            "Lints: commands, browser tests, bench",
            "-p xtask -p browser-tests -p bench --all-targets",
        ),
        cargo_step(
            "Tests: engine and app, native",
            "test --no-default-features",
            &[],
        ),
    ];
    if workspace.root.join("tests/render.rs").is_file() {
        steps.push(cargo_step(
            "Tests: rendered components",
            "test --no-default-features --features ssr --test render",
            &[],
        ));
    }
    steps.push(cargo_step("Tests: commands", "test --package xtask", &[]));
    steps.push(cargo_step(
        "Documentation",
        "doc --no-deps --no-default-features",
        &[("RUSTDOCFLAGS", WARNINGS)],
    ));
    steps
}

fn cargo_step(
    name: &'static str,
    args: &str,
    environment: &'static [(&'static str, &'static str)],
) -> Step {
    let args: Vec<String> = args.split_whitespace().map(str::to_owned).collect();
    let action = move |workspace: &Workspace| {
        let mut command = process::command(workspace, "cargo");
        command.args(&args).envs(environment.iter().copied());
        in_view(&mut command)
    };
    Step {
        name,
        action: Box::new(action),
    }
}

fn in_view(command: &mut Command) -> Result<()> {
    say!("  {}", process::shown(command));
    if process::run_in_view(command)?.success() {
        return Ok(());
    }
    Err(Failure::new(format!(
        "`{}` failed; see above.",
        process::shown(command)
    )))
}

fn run(workspace: &Workspace, steps: &[Step]) -> Result<Vec<(&'static str, Duration)>> {
    let mut times = Vec::new();
    for (index, step) in steps.iter().enumerate() {
        say!("\n[{}/{}] {}", index + 1, steps.len(), step.name);
        let start = Instant::now();
        (step.action)(workspace)?;
        times.push((step.name, start.elapsed()));
        say!(
            "  {}: passed in {}",
            step.name,
            process::in_words(start.elapsed())
        );
    }
    Ok(times)
}

fn summarise(times: &[(&str, Duration)], total: Duration, skipped: &[(Engine, Failure)]) {
    say!("");
    for (name, time) in times {
        say!("  {name:36} {:>12}", process::in_words(*time));
    }
    say!(
        "All {} steps passed in {}.",
        times.len(),
        process::in_words(total)
    );
    for (engine, reason) in skipped {
        say!("\nSKIPPED, the tests in {}: {reason}", engine.title());
    }
}
