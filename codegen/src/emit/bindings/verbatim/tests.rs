//! What the crate promises, on any machine: no CUDA library is needed.

use core::mem::size_of;

use crate::driver::Driver;
use crate::driver::{self, CU_MEM_ATTACH_GLOBAL, CU_MEM_ATTACH_HOST, CUmemAttach_flags, CUresult};
use crate::runtime::{self, Runtime};

/// A library that is there and has none of the symbols.
fn stranger() -> Driver {
    Driver::open_from("libc.so.6").expect("every Linux has a C library")
}

#[test]
fn a_result_takes_eight_bytes() {
    assert_eq!(size_of::<Result<(), driver::Error>>(), 8);
    assert_eq!(size_of::<Result<(), runtime::Error>>(), 8);
}

#[test]
fn a_missing_symbol_is_an_error_that_names_it() {
    // SAFETY: there is nothing to be called.
    let error = unsafe { stranger().cuInit(0) }.expect_err("libc has no such function");
    let missing = error.missing().expect("there was no call");
    assert_eq!(missing.symbol.name(), "cuInit");
    assert_eq!(error.code(), None);
}

#[test]
fn a_missing_symbol_stays_missing() {
    let driver = stranger();
    assert!(!driver.cuInit.is_available());
    assert!(!driver.cuInit.is_available());
}

#[test]
fn a_missing_symbol_tells_when_it_came() {
    let missing = stranger()
        .cuLaunchKernelEx
        .get()
        .expect_err("libc has no such function");
    assert_eq!(
        missing.to_string(),
        "the loaded library has no `cuLaunchKernelEx`, which came with CUDA 11.6"
    );
}

#[test]
fn a_signature_of_other_versions_says_which() {
    let runtime = Runtime::open_from("libc.so.6").expect("every Linux has a C library");
    let missing = runtime
        .cudaMemAdvise_before_13000
        .get()
        .expect_err("no such function");
    assert_eq!(
        missing.to_string(),
        "the loaded library has no `cudaMemAdvise` with the signature that it has before CUDA 13.0"
    );
}

#[test]
fn every_entry_stands_where_its_symbol_says() {
    let driver = stranger();
    assert_eq!(driver.cuInit.symbol().name(), "cuInit");
    assert_eq!(driver.cuMemcpy_ptds.symbol().name(), "cuMemcpy_ptds");
    let runtime = Runtime::open_from("libc.so.6").expect("every Linux has a C library");
    assert_eq!(runtime.cudaMalloc.symbol().name(), "cudaMalloc");
}

#[test]
fn a_library_that_is_not_there_is_an_error_that_names_it() {
    let error = Driver::open_from("/there/is/no/such/library.so").expect_err("no such file");
    assert_eq!(error.tried.len(), 1);
    assert!(
        error
            .to_string()
            .contains("tried /there/is/no/such/library.so ("),
        "{error}"
    );
}

#[test]
fn an_unknown_code_is_a_value() {
    assert_eq!(format!("{:?}", CUresult(9999)), "CUresult(9999)");
    assert_eq!(CUresult(9999).to_string(), "CUresult(9999)");
}

#[test]
fn a_known_code_has_a_name() {
    assert_eq!(CUresult(1).name(), Some("CUDA_ERROR_INVALID_VALUE"));
    assert_eq!(CUresult(1).to_string(), "CUDA_ERROR_INVALID_VALUE (1)");
}

#[test]
fn every_code_survives_in_an_error() {
    for code in [1, 916, 9999, u32::MAX] {
        let error = CUresult(code as _).result().expect_err("not zero");
        assert_eq!(error.code(), Some(CUresult(code as _)));
        assert_eq!(error.missing(), None);
    }
}

#[test]
fn only_success_is_no_error() {
    assert_eq!(CUresult::CUDA_SUCCESS.result(), Ok(()));
    assert!(CUresult(1).result() == Err(CUresult::CUDA_ERROR_INVALID_VALUE.result().unwrap_err()));
}

#[test]
fn flags_are_combined() {
    let both = CU_MEM_ATTACH_GLOBAL | CU_MEM_ATTACH_HOST;
    assert_eq!(both, CUmemAttach_flags(3));
    assert!(both.contains(CU_MEM_ATTACH_HOST));
}

#[test]
fn every_symbol_is_found_by_its_name() {
    for symbol in Driver::symbols().iter().chain(Runtime::symbols().iter()) {
        assert!(!symbol.name().is_empty());
    }
    let found = Driver::symbols().find("cuMemAlloc_v2").expect("a symbol");
    assert_eq!(found.introduced(), Some(3020));
}

#[test]
fn a_name_that_is_no_symbol_is_not_found() {
    assert!(Driver::symbols().find("cuNothing").is_none());
}
