//! What the crate promises, on any machine: no CUDA library is needed.

use crate::Missing;
use crate::driver::{CU_MEM_ATTACH_GLOBAL, CU_MEM_ATTACH_HOST, CUmemAttach_flags, CUresult};
use crate::driver::{Driver, Symbol};

/// A library that is there and has none of the symbols.
fn stranger() -> Driver {
    Driver::open_from("libc.so.6").expect("every Linux has a C library")
}

#[test]
fn a_missing_symbol_is_an_error_that_names_it() {
    // SAFETY: there is nothing to be called.
    let error = unsafe { stranger().cuInit(0) }.expect_err("libc has no such function");
    assert_eq!(error.symbol, "cuInit");
}

#[test]
fn a_missing_symbol_stays_missing() {
    let driver = stranger();
    assert_eq!(
        driver.address(Symbol::cuInit),
        driver.address(Symbol::cuInit)
    );
}

#[test]
fn a_missing_symbol_tells_when_it_came() {
    let error = Missing {
        symbol: "cuFoo",
        introduced: Some(12040),
    };
    assert_eq!(
        error.to_string(),
        "the loaded library has no `cuFoo`, which came with CUDA 12.4"
    );
}

#[test]
fn a_library_that_is_not_there_is_an_error() {
    assert!(Driver::open_from("/there/is/no/such/library.so").is_err());
}

#[test]
fn an_unknown_code_is_a_value() {
    assert_eq!(format!("{:?}", CUresult(12345)), "CUresult(12345)");
}

#[test]
fn a_known_code_has_a_name() {
    assert_eq!(CUresult(1).name(), Some("CUDA_ERROR_INVALID_VALUE"));
}

#[test]
fn only_success_is_no_error() {
    assert_eq!(CUresult::CUDA_SUCCESS.result(), Ok(()));
    assert_eq!(
        CUresult(1).result(),
        Err(CUresult::CUDA_ERROR_INVALID_VALUE)
    );
}

#[test]
fn flags_are_combined() {
    let both = CU_MEM_ATTACH_GLOBAL | CU_MEM_ATTACH_HOST;
    assert_eq!(both, CUmemAttach_flags(3));
    assert!(both.contains(CU_MEM_ATTACH_HOST));
}

#[test]
fn every_symbol_is_found_by_its_name() {
    for symbol in Symbol::ALL {
        assert_eq!(Symbol::from_name(symbol.name()), Some(*symbol));
    }
}

#[test]
fn a_name_that_is_no_symbol_is_not_found() {
    assert_eq!(Symbol::from_name("cuNothing"), None);
}
