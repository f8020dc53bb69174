//! How fast the engine and the app are, as a table and as JSON: `cargo xtask bench [--native] [--rounds N] [--json FILE]`.

mod figure;
mod movegen;
mod perft;
mod pgn;
mod playouts;
mod positions;
mod timing;
mod ui;

use std::error::Error;
use std::fs;
use std::io::{self, Write};
use std::num::NonZeroU32;
use std::path::PathBuf;

use lexopt::{Arg, Parser, ValueExt};

use crate::figure::{Figure, Report};

type Result<T> = std::result::Result<T, Box<dyn Error>>;

/// Measures something in so many rounds, of which the best counts.
type Measure = fn(u32) -> Result<Vec<Figure>>;

/// All that is measured of the engine, in the order of the table; the app in a browser follows.
const MEASURES: [Measure; 4] = [
    perft::measure,
    movegen::measure,
    playouts::measure,
    pgn::measure,
];

struct Options {
    rounds: u32,
    json: Option<PathBuf>,
    native: bool,
}

fn options() -> Result<Options> {
    let mut options = Options {
        rounds: 3,
        json: None,
        native: false,
    };
    let mut parser = Parser::from_env();
    while let Some(argument) = parser.next()? {
        match argument {
            Arg::Long("rounds") => options.rounds = parser.value()?.parse::<NonZeroU32>()?.get(),
            Arg::Long("native") => options.native = true,
            Arg::Long("json") => options.json = Some(parser.value()?.into()),
            other @ (Arg::Long(_) | Arg::Short(_) | Arg::Value(_)) => {
                return Err(other.unexpected().into());
            }
        }
    }
    Ok(options)
}

fn main() -> Result<()> {
    let options = options()?;
    let mut out = io::stdout();
    writeln!(out, "{}", figure::header())?;
    let mut figures = Vec::new();
    let app: &[Measure] = if options.native { &[] } else { &[ui::measure] };
    for measure in MEASURES.iter().chain(app) {
        for figure in measure(options.rounds)? {
            writeln!(out, "{figure}")?;
            figures.push(figure);
        }
    }
    let report = Report {
        rounds: options.rounds,
        figures,
    };
    if let Some(path) = options.json {
        fs::write(&path, serde_json::to_string_pretty(&report)? + "\n")?;
        writeln!(out, "\nWritten to {}.", path.display())?;
    }
    Ok(())
}
