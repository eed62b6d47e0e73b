//! Printing to standard output.

use std::fmt;
use std::io::{self, Write};

/// How the program ends when it cannot print what it found out.
const UNPRINTED: i32 = 3;

/// Prints text as it is. A reader that has seen enough, such as `head`, is no failure; anything else
/// that keeps text from being printed ends the program.
pub(crate) fn text(text: &str) {
    let mut out = io::stdout().lock();
    let printed = out.write_all(text.as_bytes()).and_then(|()| out.flush());
    match printed {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            eprintln!("error: cannot print: {error}");
            std::process::exit(UNPRINTED);
        }
        _ => (),
    }
}

/// Prints one line; see [`say`].
pub(crate) fn line(words: fmt::Arguments<'_>) {
    text(&format!("{words}\n"));
}

/// Prints a line as `println` does, but that nobody has to read it.
macro_rules! say {
    ($($words:tt)*) => { $crate::print::line(format_args!($($words)*)) };
}

pub(crate) use say;
