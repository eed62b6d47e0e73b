//! Host functions, and the words handed through to them.

use std::ffi::c_void;
use std::sync::OnceLock;

use super::made::Made;
use super::table::{Table, null};
use crate::worker::driver_calls::{Handle, Libraries};

pub(super) static TABLE: Table = &[
    ("Returns", |_, _| {
        Ok(Made::Word(returns as *const () as u64))
    }),
    ("CallsApi", |resources, _| {
        let _ = CALLED.set(*resources.api());
        Ok(Made::Word(calls_api as *const () as u64))
    }),
    ("Null", null),
];

pub(super) static OPAQUE: Table = &[("Null", null), ("Some", |_, _| Ok(Made::Word(0x1234_5678)))];

/// The library that [`calls_api`] calls. A worker has one for its whole life.
static CALLED: OnceLock<Libraries> = OnceLock::new();

/// Fits every shape of callback: the caller's registers hold what it does not ask for.
///
/// # Safety
/// None of the arguments is looked at, so that any will do.
unsafe extern "C" fn returns(_: *mut c_void, _: u64, _: *mut c_void) -> usize {
    0
}

/// A host function may not call the driver; one that does gets an error and nothing else.
///
/// # Safety
/// None of the arguments is looked at, so that any will do.
unsafe extern "C" fn calls_api(_: *mut c_void, _: u64, _: *mut c_void) -> usize {
    if let Some(api) = CALLED.get() {
        let mut status = 0;
        let _ = api.cuStreamIsCapturing(1 as Handle, &mut status);
        let mut context: Handle = std::ptr::null_mut();
        let _ = api.cuCtxGetCurrent(&mut context);
    }
    0
}
