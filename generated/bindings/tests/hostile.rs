//! Libraries that are not what they should be. What a library can get wrong without being undefined
//! behaviour of its own has to arrive as a value or an error.
#![cfg(all(unix, feature = "std", not(miri)))]

use std::path::{Path, PathBuf};
use std::process::Command;

use cuspec_sys::driver::{CUresult, Driver};
use cuspec_sys::runtime::Runtime;

/// A library of our own, compiled once for each test that wants it.
fn library(name: &str, test: &str) -> PathBuf {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/hostile/{name}.c"));
    let made = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("lib{name}-{test}.so"));
    let compiler = Command::new("cc")
        .args(["-shared", "-fPIC", "-o"])
        .args([&made, &source])
        .status();
    assert!(compiler.expect("a C compiler").success());
    made
}

fn driver(test: &str) -> Driver {
    // SAFETY: its functions have the signatures of their names.
    unsafe { Driver::open_from(library("driver", test)) }.expect("it was just made")
}

#[test]
fn a_code_that_no_header_knows_is_a_value() {
    // SAFETY: the function takes a number.
    let error = unsafe { driver("code").cuInit(0) }.expect_err("it never succeeds");
    assert_eq!(error.code(), Some(CUresult(0xdead_beef)));
    assert_eq!(error.to_string(), "cuInit: CUresult(3735928559)");
}

#[test]
fn a_place_that_nothing_is_written_to_holds_zero() {
    assert_eq!(driver("place").values().cuDeviceGetCount(), Ok(0));
}

#[test]
fn a_symbol_that_is_not_there_is_an_error_that_names_it() {
    // SAFETY: nothing is called.
    let error = unsafe { driver("half").cuCtxPushCurrent_v2(std::ptr::null_mut()) };
    let text = error
        .expect_err("the library has no such function")
        .to_string();
    assert!(
        text.starts_with("the loaded library has no `cuCtxPushCurrent_v2`"),
        "{text}"
    );
}

#[test]
fn an_address_that_is_handed_out_is_what_is_called() {
    // SAFETY: what the library hands out takes nothing and returns a code.
    let error = unsafe { driver("other").cuCtxSynchronize() }.expect_err("it answers with 1");
    assert_eq!(error, CUresult::CUDA_ERROR_INVALID_VALUE);
}

#[test]
fn an_address_that_cannot_be_one_is_not_called() {
    let driver = driver("none");
    for _ in 0..2 {
        assert!(!driver.cuMemAlloc_v2.is_available());
    }
}

#[test]
fn an_address_with_a_status_or_an_error_beside_it_is_not_taken() {
    let driver = driver("status");
    assert!(!driver.cuMemFree_v2.is_available());
    assert!(!driver.cuStreamQuery.is_available());
}

#[test]
fn a_version_below_zero_fits_no_signature() {
    // SAFETY: the one function that is called has the signature of its name.
    let runtime = unsafe { Runtime::open_from(library("driver", "version")) }.expect("just made");
    assert!(runtime.cudaRuntimeGetVersion.is_available());
    assert!(!runtime.cudaMemAdvise.is_available());
    assert!(!runtime.cudaMemAdvise_before_13000.is_available());
}

#[test]
fn an_empty_path_is_not_the_program_itself() {
    // SAFETY: nothing is opened.
    let error = unsafe { Driver::open_from("") }.expect_err("no library has this name");
    assert!(
        error
            .to_string()
            .ends_with("(an empty path names no library)"),
        "{error}"
    );
}

#[test]
fn a_file_that_is_no_library_is_an_error() {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("junk.so");
    std::fs::write(&path, "no library").expect("a file can be written");
    // SAFETY: nothing is run of what is no library.
    let error = unsafe { Driver::open_from(&path) }.expect_err("junk");
    assert_eq!(error.tried.len(), 1);
}

#[test]
fn opening_the_same_twice_gives_the_same() {
    let path = library("driver", "twice");
    // SAFETY: its functions have the signatures of their names.
    let open = || unsafe { Driver::open_from(&path) }.expect("it was just made");
    let (first, again) = (open(), open());
    assert!(std::ptr::eq(first.library(), again.library()));
    assert!(std::ptr::eq(&first.cuInit, &again.cuInit));
    // SAFETY: as above.
    let other = unsafe { Driver::options().by_symbol(true).open_from(&path) };
    assert!(!std::ptr::eq(
        first.library(),
        other.expect("the same file").library()
    ));
}

#[test]
fn data_under_the_name_of_a_function_can_be_opened_by_symbol() {
    let options = Driver::options().by_symbol(true);
    // SAFETY: with this option nothing is called of what the library exports under that name.
    let driver = unsafe { options.open_from(library("table", "data")) }.expect("just made");
    assert!(!driver.cuInit.is_available());
}
