//! Printing to standard output.

use std::fmt;
use std::io::{self, Write};

/// Exit code if the output cannot be printed.
const UNPRINTED: i32 = 3;

/// Prints text unchanged. A reader that closes the pipe early, such as `head`, is no failure; any other
/// error ends the program.
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

/// Prints one line, as [`say`] does.
pub(crate) fn line(words: fmt::Arguments<'_>) {
    text(&format!("{words}\n"));
}

/// Prints a line like `println`, but tolerates a closed pipe.
macro_rules! say {
    ($($words:tt)*) => { $crate::print::line(format_args!($($words)*)) };
}

pub(crate) use say;
