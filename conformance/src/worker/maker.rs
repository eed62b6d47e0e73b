//! The library that makes the objects of a case.

use cuspec_case::{Api, Case, Kind};

/// The library under test, unless the case is about objects of the driver.
pub(super) fn maker_of(case: &Case) -> Api {
    match case.kind {
        Kind::Interop => Api::Driver,
        _ => case.api,
    }
}
