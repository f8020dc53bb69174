//! How fast the engine is, as a table and as JSON: `cargo xtask bench [--rounds N] [--json FILE]`.

mod figure;
mod movegen;
mod perft;
mod pgn;
mod playouts;
mod positions;
mod timing;

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

/// All that is measured, in the order of the table.
const MEASURES: [Measure; 4] = [
    perft::measure,
    movegen::measure,
    playouts::measure,
    pgn::measure,
];

struct Options {
    rounds: u32,
    json: Option<PathBuf>,
}

fn options() -> Result<Options> {
    let mut options = Options {
        rounds: 3,
        json: None,
    };
    let mut parser = Parser::from_env();
    while let Some(argument) = parser.next()? {
        match argument {
            Arg::Long("rounds") => options.rounds = parser.value()?.parse::<NonZeroU32>()?.get(),
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
    for measure in MEASURES {
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
