//! The library that makes the objects of a case.

use cuspec_case::{Api, Case, Kind};

use crate::suite::pool::is_set_up_by_driver;

/// The library under test, unless the case is about objects or a context of the driver.
pub(super) fn maker_of(case: &Case) -> Api {
    match case.kind {
        Kind::Interop => Api::Driver,
        _ if is_set_up_by_driver(&case.state) => Api::Driver,
        _ => case.api,
    }
}
