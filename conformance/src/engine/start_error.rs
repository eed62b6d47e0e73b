//! Why a worker failed to start.

use std::fmt;

use crate::results::sanitize::{clip, sanitized};
use crate::results::verdict::End;
use crate::worker::ipc::question::Question;
use crate::worker::ipc::shared_page::Loading;

/// Maximum number of lines of output reported after a failed start.
pub(super) const MAX_PRINTED_LINES: usize = 6;
/// Maximum number of characters reported per line.
pub(super) const MAX_LINE_CHARS: usize = 300;

/// Why a worker failed to start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum StartError {
    /// The process ended while it loaded or probed the library; `printed` is the library's output.
    Ended {
        end: End,
        /// The query that was running.
        asked: Option<Question>,
        /// The library that was being loaded, if no query was running.
        loading: Loading,
        printed: String,
    },
    /// The failure has no known relation to the library.
    Broken(String),
}

impl fmt::Display for StartError {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StartError::Ended {
                end,
                asked,
                loading,
                printed,
            } => {
                let printed = clip(&sanitized(printed.trim_end()), MAX_LINE_CHARS);
                let end = end.text();
                match asked {
                    Some(question) => write!(to, "{end} in {}. {printed}", question.text(true)),
                    None => {
                        let what = name_loading(*loading);
                        write!(to, "no worker: {end} while {what} was loaded. {printed}")
                    }
                }
            }
            StartError::Broken(reason) => to.write_str(reason),
        }
    }
}

/// The name of the library being loaded, for people.
pub(super) fn name_loading(loading: Loading) -> &'static str {
    match loading {
        Loading::Runtime => "the runtime",
        Loading::Preloads | Loading::Driver | Loading::Done => "the library",
    }
}
