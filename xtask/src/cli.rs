//! The command line.

use std::ffi::OsString;

use lexopt::Arg::{Long, Short, Value};
use lexopt::{Parser, ValueExt};

use crate::bench::BenchOptions;
use crate::browsers::Engine;
use crate::check::TestOptions;
use crate::failure::{Failure, Result};
use crate::serve::ServeOptions;

pub(crate) const HELP: &str = "\
Usage: cargo xtask <command>

  serve            build the app, serve it, build again when a file changes
    --port N       on this port of 127.0.0.1 instead of 8080
    --release      optimised, as published

  test             everything CI runs: format, lints, native tests, browser tests
    --native       only what needs no browser
    --browser E    only the browser tests, in this engine (chromium, firefox or webkit)
    --allow-missing  skip the tests of a browser that is not there, instead of failing

  build            optimised, into dist/, with the sizes against their budgets

  art              everything that is drawn from something else: the moves on the
                   cards from the engine, icons and pictures from the pieces

  bench            how fast the engine and the app are, beside their goals and beside cozy-chess
    --native       only what needs no browser
    --rounds N     the best of N rounds counts (3)
    --json FILE    into FILE as well

Each command first installs the tools it lacks into a cache of its own
(CHESS_A_LA_CARTE_CACHE, or `chess-a-la-carte` in the user's cache directory).";

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Request {
    Help,
    /// Called by Trunk (see `Trunk.toml`), not by people.
    PostBuild,
    Serve(ServeOptions),
    Build,
    Art,
    Test(TestOptions),
    Bench(BenchOptions),
}

pub(crate) fn parse(args: impl IntoIterator<Item = OsString>) -> Result<Request> {
    read(&mut Parser::from_args(args)).map_err(|error| {
        Failure::new(format!(
            "{error}. `cargo xtask help` lists commands and options."
        ))
    })
}

fn read(parser: &mut Parser) -> std::result::Result<Request, lexopt::Error> {
    let command = match parser.next()? {
        None | Some(Long("help") | Short('h')) => return Ok(Request::Help),
        Some(Value(command)) => command.string()?,
        Some(option @ (Long(_) | Short(_))) => return Err(option.unexpected()),
    };
    let mut serve = ServeOptions::default();
    let mut test = TestOptions::default();
    let mut bench = BenchOptions::default();
    while let Some(argument) = parser.next()? {
        match (command.as_str(), argument) {
            (_, Long("help") | Short('h')) => return Ok(Request::Help),
            ("serve", Long("port")) => serve.port = parser.value()?.parse()?,
            ("serve", Long("release")) => serve.release = true,
            ("test", Long("native")) => test.native_only = true,
            ("test", Long("allow-missing")) => test.allow_missing = true,
            ("test", Long("browser")) => {
                test.engine = Some(parser.value()?.parse_with(str::parse::<Engine>)?);
            }
            ("bench", Long("rounds")) => bench.rounds = Some(parser.value()?.parse()?),
            ("bench", Long("native")) => bench.native = true,
            ("bench", Long("json")) => bench.json = Some(parser.value()?.into()),
            (_, other) => return Err(other.unexpected()),
        }
    }
    if test.native_only && test.engine.is_some() {
        return Err("--native and --browser exclude each other".into());
    }
    match command.as_str() {
        "help" => Ok(Request::Help),
        "serve" => Ok(Request::Serve(serve)),
        "build" => Ok(Request::Build),
        "art" => Ok(Request::Art),
        "test" => Ok(Request::Test(test)),
        "bench" => Ok(Request::Bench(bench)),
        "post-build" => Ok(Request::PostBuild),
        other => Err(format!("there is no command '{other}'").into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(line: &str) -> Result<Request> {
        parse(line.split_whitespace().map(OsString::from))
    }

    #[test]
    fn no_command_is_a_call_for_help() {
        assert_eq!(parsed("").unwrap(), Request::Help);
        assert_eq!(parsed("test --help").unwrap(), Request::Help);
    }

    #[test]
    fn options_reach_their_command() {
        let serve = ServeOptions {
            port: 9000,
            release: true,
        };
        assert_eq!(
            parsed("serve --port 9000 --release").unwrap(),
            Request::Serve(serve)
        );
        let bench = BenchOptions {
            rounds: 5.try_into().ok(),
            json: Some("out.json".into()),
            native: true,
        };
        assert_eq!(
            parsed("bench --native --json out.json --rounds 5").unwrap(),
            Request::Bench(bench)
        );
        let test = TestOptions {
            native_only: false,
            engine: Some(Engine::Chromium),
            allow_missing: true,
        };
        assert_eq!(
            parsed("test --browser=chromium --allow-missing").unwrap(),
            Request::Test(test)
        );
    }

    #[test]
    fn what_makes_no_sense_is_named() {
        for (line, named) in [
            ("dance", "'dance'"),
            ("build --port 1", "--port"),
            ("serve --port many", "many"),
            ("test --browser lynx", "lynx"),
            ("bench --rounds 0", "\"0\""),
            ("test --native --browser chromium", "exclude"),
        ] {
            let sentence = parsed(line).unwrap_err().to_string();
            assert!(sentence.contains(named), "{line}: {sentence}");
        }
    }
}
