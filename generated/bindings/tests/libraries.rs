//! What holds of libraries without contracts: NVRTC stands for all of them, since they differ in their rows.
#![cfg(feature = "nvrtc")]
#![allow(
    clippy::missing_safety_doc,
    reason = "the functions stand for those of a library, which cuspec-sys calls"
)]

use std::ffi::{CStr, c_char, c_int, c_uint};
use std::ptr::NonNull;

use cuspec_sys::nvrtc::{self, Nvrtc, nvrtcResult};
use cuspec_sys::{Address, Error};

fn at(function: *const ()) -> Option<Address> {
    NonNull::new(function.cast_mut().cast())
}

/// Writes 12.4 to two places.
unsafe extern "C" fn pair(major: *mut c_int, minor: *mut c_int) -> c_uint {
    // SAFETY: the caller's.
    unsafe { (*major, *minor) = (12, 4) };
    0
}

/// Does not know its version, and writes one all the same.
unsafe extern "C" fn unknown(major: *mut c_int, minor: *mut c_int) -> c_uint {
    // SAFETY: the caller's.
    unsafe { (*major, *minor) = (12, 4) };
    1
}

/// A compiler that tells its version, and refuses every source.
fn compiler() -> Nvrtc {
    let find = |name: &CStr| match name.to_bytes() {
        b"nvrtcVersion" => at(pair as *const ()),
        b"nvrtcCompileProgram" => at(refuse as *const ()),
        _ => None,
    };
    // SAFETY: both have the signatures of their names.
    unsafe { Nvrtc::from_lookup(find) }
}

#[test]
fn a_library_is_asked_for_its_version_in_its_own_way() {
    assert_eq!(compiler().library().version(), Some(12040));
}

#[test]
fn a_library_that_does_not_tell_its_version_has_none() {
    let find = |name: &CStr| match name.to_bytes() {
        b"nvrtcVersion" => at(unknown as *const ()),
        _ => None,
    };
    // SAFETY: the function has the signature of its name.
    let nvrtc = unsafe { Nvrtc::from_lookup(find) };
    assert_eq!(nvrtc.library().version(), None);
}

/// Answers as a compiler that refuses a source.
unsafe extern "C" fn refuse(
    _: nvrtc::nvrtcProgram,
    _: c_int,
    _: *const *const c_char,
) -> nvrtcResult {
    nvrtcResult::NVRTC_ERROR_COMPILATION
}

#[test]
fn a_library_without_contracts_has_an_error_of_its_own() {
    let (program, options) = (std::ptr::null_mut(), std::ptr::null());
    // SAFETY: the function looks at nothing.
    let error = unsafe { compiler().nvrtcCompileProgram(program, 0, options) };
    let error = error.expect_err("refused");
    assert_eq!(error.code(), Some(nvrtcResult::NVRTC_ERROR_COMPILATION));
    assert_eq!(
        error.to_string(),
        "nvrtcCompileProgram: NVRTC_ERROR_COMPILATION (6)"
    );
    assert_eq!(size_of::<Result<(), nvrtc::Error>>(), 8);
    assert!(matches!(Error::from(error), Error::Nvrtc(same) if same == error));
}

#[test]
fn a_symbol_that_a_library_lacks_is_named_as_its_own() {
    // SAFETY: there is nothing to be called.
    let error = unsafe { compiler().nvrtcDestroyProgram(std::ptr::null_mut()) };
    let error = error.expect_err("no such function");
    assert!(
        error
            .to_string()
            .contains("the loaded library has no `nvrtcDestroyProgram`")
    );
    assert!(matches!(Error::from(error), Error::Missing(_)));
}
