//! Why a worker did not start.

use std::fmt;

use crate::results::sanitize::{clip, sanitized};
use crate::results::verdict::End;
use crate::worker::ipc::question::Question;
use crate::worker::ipc::shared_page::Loading;

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
        /// What it was loading, if it was asked nothing.
        loading: Loading,
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
                loading,
                printed,
            } => {
                let printed = clip(&sanitized(printed.trim_end()), WIDTH);
                let end = end.text();
                match asked {
                    Some(question) => write!(to, "{end} in {}. {printed}", question.text()),
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

/// What is being loaded, for people.
pub(super) fn name_loading(loading: Loading) -> &'static str {
    match loading {
        Loading::Runtime => "the runtime",
        Loading::Preloads | Loading::Driver | Loading::Done => "the library",
    }
}
