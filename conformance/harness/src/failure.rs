//! An expectation that did not hold.

use std::any::Any;
use std::fmt;
use std::panic::Location;

use cuspec_sys::{Missing, driver, runtime};

/// Why a scenario stopped: what was expected, where, and what was found instead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// What was expected, as the scenario writes it.
    pub expectation: String,
    /// File and line of the suite.
    pub location: String,
    /// What there was.
    pub got: String,
    /// The symbol that the library lacks, or has with another signature, where that is why.
    pub missing: Option<&'static str>,
}

impl Failure {
    /// A failure to meet an expectation.
    #[track_caller]
    pub fn new(expectation: impl Into<String>, got: impl Into<String>) -> Failure {
        let place = Location::caller();
        Failure {
            expectation: expectation.into(),
            location: format!("{}:{}", place.file(), place.line()),
            got: got.into(),
            missing: None,
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{}: expected {}, got {}",
            self.location, self.expectation, self.got
        )
    }
}

/// `?` on a call turns its code into a failure. This is why a failure is itself no
/// [`std::error::Error`].
impl<E: std::error::Error + 'static> From<E> for Failure {
    #[track_caller]
    fn from(error: E) -> Failure {
        Failure {
            missing: missing(&error).map(|missing| missing.symbol.name()),
            ..Failure::new("success", error.to_string())
        }
    }
}

/// What the library lacks, if the error is that there was nothing to call.
fn missing(error: &dyn Any) -> Option<Missing> {
    let driver = || error.downcast_ref::<driver::Error>()?.missing();
    let runtime = || error.downcast_ref::<runtime::Error>()?.missing();
    let itself = || error.downcast_ref::<Missing>().copied();
    driver().or_else(runtime).or_else(itself)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_question_mark_notes_its_own_line() {
        fn parse() -> Result<i32, Failure> {
            Ok("x".parse::<i32>()?)
        }
        let failure = parse().expect_err("no number");
        assert!(failure.location.contains("failure.rs:"), "{failure}");
        assert_eq!(failure.expectation, "success");
    }

    #[test]
    fn a_function_that_is_not_there_is_named() {
        // SAFETY: nothing is found, so that nothing is called.
        let driver = unsafe { driver::Driver::options().from_lookup(|_| None) };
        let init = || -> Result<(), Failure> {
            // SAFETY: as above.
            unsafe { driver.cuInit(0) }?;
            Ok(())
        };
        let failure = init().expect_err("nothing is there");
        assert_eq!(failure.missing, Some("cuInit"));
        assert_eq!(Failure::new("success", "CUDA_ERROR_UNKNOWN").missing, None);
    }
}
