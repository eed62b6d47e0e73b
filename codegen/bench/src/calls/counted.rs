//! Helpers for both halves of this part.

use crate::counter::Counter;
use crate::error::Error;
use crate::measure::Measured;

/// The name of this part in the table.
pub(super) const PART: &str = "calls";

/// Returns one exact number, or the reason why there is none.
pub(super) fn counted(
    counter: Option<Counter>,
    count: impl FnOnce(Counter) -> Result<f64, Error>,
) -> Result<Measured, Error> {
    match counter {
        Some(counter) => Ok(Measured::of(vec![count(counter)?])),
        None => Ok(Measured::nothing("not counted")),
    }
}
