//! Standard output.

use std::io::{self, BufWriter, Write};

use crate::results::exit::{Exit, Stop};

/// Prints to standard output. A closed pipe is no error.
pub(super) fn text(text: &str) -> Result<Exit, Stop> {
    let mut out = io::stdout().lock();
    to_exit(out.write_all(text.as_bytes()).and_then(|()| out.flush()))
}

/// Prints lines from an iterator, without collecting them first.
pub(super) fn lines(lines: impl Iterator<Item = impl AsRef<str>>) -> Result<Exit, Stop> {
    let mut out = BufWriter::new(io::stdout().lock());
    let mut lines = lines;
    let written = lines.try_for_each(|line| {
        out.write_all(line.as_ref().as_bytes())?;
        out.write_all(b"\n")
    });
    to_exit(written.and_then(|()| out.flush()))
}

fn to_exit(printed: io::Result<()>) -> Result<Exit, Stop> {
    match printed {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            Err(Stop::infrastructure(format!("cannot print: {error}")))
        }
        _ => Ok(Exit::Expected),
    }
}
