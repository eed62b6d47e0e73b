//! Why a worker did not start.

use std::fmt;

use crate::results::sanitize::{clip, sanitized};
use crate::results::verdict::End;
use crate::worker::ipc::question::Question;

/// Lines that are told of what a library printed before it ended the process.
pub(super) const PRINTED: usize = 6;
/// Letters of such a line that are told.
pub(super) const WIDTH: usize = 300;

/// Why a worker did not start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum StartError {
    /// It came to an end while it loaded the library, which had printed this.
    Ended {
        end: End,
        /// What it was asked just then.
        asked: Option<Question>,
        printed: String,
    },
    /// It is not known that the library had a part in it.
    Broken(String),
}

impl fmt::Display for StartError {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StartError::Ended {
                end,
                asked,
                printed,
            } => {
                let printed = clip(&sanitized(printed.trim_end()), WIDTH);
                let end = end.text();
                match asked {
                    Some(question) => write!(to, "{end} in {}. {printed}", question.text()),
                    None => write!(
                        to,
                        "no worker: {end} while the library was loaded. {printed}"
                    ),
                }
            }
            StartError::Broken(reason) => to.write_str(reason),
        }
    }
}
