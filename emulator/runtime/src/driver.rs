//! The driver below: whichever the system finds, or the program has loaded already.

use std::sync::OnceLock;

use cuspec_sys::driver::{Driver, Values};

/// The driver; `None` where there is none. It is looked for once.
pub(crate) fn driver() -> Option<Values> {
    static FOUND: OnceLock<Option<Values>> = OnceLock::new();
    *FOUND.get_or_init(|| Driver::open().ok().map(Driver::values))
}
