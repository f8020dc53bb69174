//! The project's own commands (`cargo xtask serve|test|build|bench|art`), and the static server that the
//! browser tests share with `serve`.

mod art;
mod bench;
mod browser_suite;
pub mod browsers;
mod build;
mod bundle;
mod check;
mod cli;
mod console;
mod failure;
mod lock;
mod process;
mod serve;
pub mod server;
mod tools;
mod workspace;

use std::ffi::OsString;
use std::process::ExitCode;

use crate::cli::Request;
use crate::console::{complain, say};
use crate::failure::Result;
use crate::workspace::Workspace;

/// Runs one command line (without the program's name) and says in words what went wrong, if
/// anything did.
pub fn run(args: impl IntoIterator<Item = OsString>) -> ExitCode {
    match cli::parse(args).and_then(carry_out) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            complain!("\nerror: {failure}");
            ExitCode::FAILURE
        }
    }
}

fn carry_out(request: Request) -> Result<()> {
    match request {
        Request::Help => {
            say!("{}", cli::HELP);
            Ok(())
        }
        Request::PostBuild => bundle::post_build(),
        Request::Serve(options) => serve::serve(&Workspace::find()?, options),
        Request::Art => art::art(&Workspace::find()?),
        Request::Build => build::release(&Workspace::find()?),
        Request::Bench(options) => bench::bench(&Workspace::find()?, &options),
        Request::Test(options) => check::test(&Workspace::find()?, options),
    }
}
