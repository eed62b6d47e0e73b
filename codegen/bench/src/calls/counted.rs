//! What both halves of this part share.

use crate::counter::Counter;
use crate::error::Error;
use crate::measure::Measured;

/// What the rows of this part are called.
pub(super) const PART: &str = "calls";

/// One exact number, or why there is none.
pub(super) fn counted(
    counter: Option<Counter>,
    count: impl FnOnce(Counter) -> Result<f64, Error>,
) -> Result<Measured, Error> {
    match counter {
        Some(counter) => Ok(Measured::of(vec![count(counter)?])),
        None => Ok(Measured::nothing("not counted")),
    }
}
