//! Words for the person at the keyboard. A reader that has gone away, as `| head` does, is no
//! reason to fall over, which is what `println!` would do.

use std::fmt::Arguments;
use std::io::{self, Write};

pub(crate) fn line(text: Arguments<'_>) {
    let _ = writeln!(io::stdout(), "{text}");
}

pub(crate) fn error_line(text: Arguments<'_>) {
    let _ = writeln!(io::stderr(), "{text}");
}

/// `println!` that cannot panic.
macro_rules! say {
    ($($words:tt)*) => { $crate::console::line(format_args!($($words)*)) };
}

/// `eprintln!` that cannot panic.
macro_rules! complain {
    ($($words:tt)*) => { $crate::console::error_line(format_args!($($words)*)) };
}

pub(crate) use {complain, say};
