//! Failed expectations.

use std::any::Any;
use std::fmt;
use std::panic::Location;

use cuspec_sys::{Missing, driver, runtime};

use crate::charge;

/// The reason why a scenario stopped: the expectation, its place, and the actual value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// The expectation, in the words of the scenario.
    pub expectation: String,
    /// File and line in the suite.
    pub location: String,
    /// The actual value.
    pub got: String,
    /// The function to which the failure is charged, unless there was no call.
    pub function: Option<&'static str>,
    /// The symbol that the library lacks, or has with another signature, if that is the reason.
    pub missing: Option<&'static str>,
}

impl Failure {
    /// A failure to meet an expectation.
    #[track_caller]
    pub fn new(expectation: impl Into<String>, got: impl Into<String>) -> Failure {
        let place = Location::caller();
        let expectation = expectation.into();
        Failure {
            function: charge::of_expectation(&expectation),
            expectation: charge::without_notes(expectation),
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

/// Lets `?` convert the error of a call to a failure. A failure does not implement [`std::error::Error`],
/// since the implementations would conflict.
impl<E: std::error::Error + 'static> From<E> for Failure {
    #[track_caller]
    fn from(error: E) -> Failure {
        Failure {
            function: charge::of_call(),
            missing: missing(&error).map(|missing| missing.symbol.name()),
            ..Failure::new("success", error.to_string())
        }
    }
}

/// The missing symbol, if the error is that there is no function to call.
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
    fn a_question_mark_records_its_own_line() {
        fn parse() -> Result<i32, Failure> {
            Ok("x".parse::<i32>()?)
        }
        let failure = parse().expect_err("no number");
        assert!(failure.location.contains("failure.rs:"), "{failure}");
        assert_eq!(failure.expectation, "success");
    }

    #[test]
    fn a_missing_function_is_reported() {
        // SAFETY: no symbol is found, so no function is called.
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
