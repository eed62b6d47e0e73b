//! What the crate promises, on any machine: no CUDA library is needed.
#![allow(
    clippy::missing_safety_doc,
    reason = "the functions stand for those of a library, which cuspec-sys calls"
)]

use std::ffi::{CStr, c_char, c_int, c_uint, c_void};
use std::ptr::NonNull;

use cuspec_sys::driver::{
    self, CU_MEM_ATTACH_GLOBAL, CU_MEM_ATTACH_HOST, CUmemAttach_flags, CUresult, Driver,
};
use cuspec_sys::runtime::{self, Runtime, cudaError_t};
use cuspec_sys::{Address, Error};

/// A library that is there and has none of the symbols.
fn stranger() -> Driver {
    // SAFETY: nothing is found.
    unsafe { Driver::from_lookup(|_| None) }
}

fn strange_runtime() -> Runtime {
    // SAFETY: nothing is found.
    unsafe { Runtime::from_lookup(|_| None) }
}

fn at(function: *const ()) -> Option<Address> {
    NonNull::new(function.cast_mut().cast())
}

/// Answers with what it is given.
unsafe extern "C" fn echo(flags: c_uint) -> CUresult {
    CUresult(flags as _)
}

unsafe extern "C" fn seven(count: *mut c_int) -> CUresult {
    // SAFETY: the caller's.
    unsafe { *count = 7 };
    CUresult(0)
}

/// A library of two functions of our own.
fn small() -> Driver {
    let find = |name: &CStr| match name.to_bytes() {
        b"cuInit" => at(echo as *const ()),
        b"cuDeviceGetCount" => at(seven as *const ()),
        _ => None,
    };
    // SAFETY: both have the signatures of their names.
    unsafe { Driver::from_lookup(find) }
}

#[test]
fn a_result_takes_eight_bytes() {
    assert_eq!(size_of::<Result<(), driver::Error>>(), 8);
    assert_eq!(size_of::<Result<(), runtime::Error>>(), 8);
}

#[test]
fn a_missing_symbol_is_an_error_that_names_it() {
    // SAFETY: there is nothing to be called.
    let error = unsafe { stranger().cuInit(0) }.expect_err("nothing is found");
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
        .expect_err("nothing is found");
    assert_eq!(
        missing.to_string(),
        "the loaded library has no `cuLaunchKernelEx`, which came with CUDA 11.6"
    );
}

#[test]
fn a_signature_of_other_versions_says_which() {
    let missing = strange_runtime()
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
    let runtime = strange_runtime();
    assert_eq!(runtime.cudaMalloc.symbol().name(), "cudaMalloc");
}

#[test]
#[cfg(all(feature = "std", not(miri)))]
fn a_library_that_is_not_there_is_an_error_that_names_it() {
    // SAFETY: there is nothing to be run.
    let opened = unsafe { Driver::open_from("/there/is/no/such/library.so") };
    let error = opened.expect_err("no such file");
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
fn a_record_prints_its_fields_as_if_that_was_derived() {
    let extent = runtime::dim3 { x: 4, y: 2, z: 1 };
    assert_eq!(format!("{extent:?}"), "dim3 { x: 4, y: 2, z: 1 }");
    let lines = "dim3 {\n    x: 4,\n    y: 2,\n    z: 1,\n}";
    assert_eq!(format!("{extent:#?}"), lines);
}

/// It has more fields than one tuple takes.
#[test]
fn a_long_record_prints_all_its_fields_in_their_order() {
    let copy = driver::CUDA_MEMCPY2D_v2 {
        srcXInBytes: 1,
        srcArray: std::ptr::null_mut(),
        Height: 16,
        ..Default::default()
    };
    let text = format!("{copy:?}");
    let names = text.split(": ").map(|part| part.rsplit([' ', ',']).next());
    let names: Vec<_> = names.flatten().collect();
    let fields = "srcXInBytes srcY srcMemoryType srcHost srcDevice srcArray srcPitch dstXInBytes dstY \
                  dstMemoryType dstHost dstDevice dstArray dstPitch WidthInBytes Height";
    assert_eq!(names[..16].join(" "), fields);
    assert!(
        text.starts_with("CUDA_MEMCPY2D_v2 { srcXInBytes: 1, "),
        "{text}"
    );
    assert!(text.ends_with(", Height: 16 }"), "{text}");
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

#[test]
fn an_error_says_which_function_gave_it() {
    // SAFETY: the function takes a number.
    let error = unsafe { small().cuInit(3) }.expect_err("the number is the code");
    assert_eq!(error.to_string(), "cuInit: CUDA_ERROR_NOT_INITIALIZED (3)");
    assert_eq!(format!("{error:?}"), error.to_string());
    assert_eq!(error.function().map(|symbol| symbol.name()), Some("cuInit"));
    assert_eq!(error.code(), Some(CUresult(3)));
}

#[test]
fn errors_with_the_same_code_are_equal() {
    // SAFETY: the function takes a number.
    let error = unsafe { small().cuInit(3) };
    assert_eq!(error, CUresult(3).result());
    assert_ne!(error, CUresult(1).result());
}

#[test]
fn a_code_of_nobody_knows_which_function_prints_alone() {
    let error = CUresult(1).result().expect_err("not zero");
    assert_eq!(error.to_string(), "CUDA_ERROR_INVALID_VALUE (1)");
    assert_eq!(error.function(), None);
}

#[test]
fn a_symbol_of_the_runtime_stays_one_in_an_error_of_the_driver() {
    let missing = strange_runtime()
        .cudaMalloc
        .get()
        .expect_err("nothing is found");
    let error = driver::Error::from(missing);
    assert_eq!(error.missing(), Some(missing));
    assert!(error.to_string().contains("`cudaMalloc`"), "{error}");
}

#[test]
fn an_error_of_each_library_is_one_of_all() {
    let fail = |code: u32| -> Result<(), Error> {
        CUresult(code as _).result()?;
        cudaError_t(2).result()?;
        Ok(())
    };
    assert!(matches!(fail(1), Err(Error::Driver(error)) if error == CUresult(1)));
    assert!(matches!(fail(0), Err(Error::Runtime(error)) if error == cudaError_t(2)));
}

#[test]
fn what_a_function_writes_arrives() {
    let mut count = 0;
    // SAFETY: there is room for the number.
    unsafe { small().cuDeviceGetCount(&mut count) }.expect("it succeeds");
    assert_eq!(count, 7);
    assert_eq!(small().values().cuDeviceGetCount(), Ok(7));
}

/// Says that it has found everything, at addresses that no function has.
unsafe extern "C" fn liar(
    _: *const c_char,
    address: *mut *mut c_void,
    _: c_int,
    _: u64,
    status: *mut c_int,
) -> CUresult {
    // SAFETY: the caller's.
    unsafe {
        *address = std::ptr::without_provenance_mut(1);
        *status = 0;
    }
    CUresult(0)
}

#[test]
fn an_address_that_no_function_has_is_none() {
    let find = |name: &CStr| match name.to_bytes() {
        b"cuGetProcAddress_v2" => at(liar as *const ()),
        _ => None,
    };
    // SAFETY: the one function has the signature of its name.
    let driver = unsafe { Driver::from_lookup(find) };
    assert!(!driver.cuInit.is_available());
    assert!(driver.cuInit.get().is_err());
}

/// A version that no library has, minus thirteen thousand.
unsafe extern "C" fn negative(version: *mut c_int) -> cudaError_t {
    // SAFETY: the caller's.
    unsafe { *version = -13_000 };
    cudaError_t(0)
}

#[test]
fn a_version_below_zero_has_no_signatures() {
    let find = |name: &CStr| match name.to_bytes() {
        b"cudaRuntimeGetVersion" => at(negative as *const ()),
        b"cudaMemAdvise" => at(echo as *const ()),
        _ => None,
    };
    // SAFETY: nothing but the version is called.
    let runtime = unsafe { Runtime::from_lookup(find) };
    assert!(!runtime.cudaMemAdvise.is_available());
    assert!(!runtime.cudaMemAdvise_before_13000.is_available());
}

#[test]
fn the_instance_of_the_process_is_the_one_that_was_shared_first() {
    let small = small();
    let shared = small.share();
    let again = stranger().share();
    assert!(std::ptr::eq(shared.library(), again.library()));
    assert!(std::ptr::eq(Driver::shared().library(), again.library()));
    assert_eq!(Driver::shared().values().cuDeviceGetCount(), Ok(7));
}

#[test]
#[cfg(not(feature = "std"))]
fn without_a_library_the_instance_of_the_process_lacks_everything() {
    let missing = Runtime::shared()
        .cudaMalloc
        .get()
        .expect_err("there is no library");
    assert!(!missing.has_library());
    let text = missing.to_string();
    assert!(
        text.starts_with("no library could be opened that has `cudaMalloc`"),
        "{text}"
    );
    assert!(std::ptr::eq(
        Runtime::shared().library(),
        Runtime::shared().library()
    ));
}

#[test]
fn sixteen_threads_find_the_same_function() {
    let driver = small();
    // SAFETY: the function takes a number.
    let ask = move || unsafe { driver.cuInit(3) };
    let threads: [_; 16] = std::array::from_fn(|_| std::thread::spawn(ask));
    for thread in threads {
        assert_eq!(thread.join().expect("no panic"), CUresult(3).result());
    }
}

/// Writes 12.4 as one number.
unsafe extern "C" fn number(version: *mut c_int) -> c_uint {
    // SAFETY: the caller's.
    unsafe { *version = 12040 };
    0
}

#[test]
fn a_driver_tells_its_version() {
    assert_eq!(stranger().library().version(), None);
    let find = |name: &CStr| match name.to_bytes() {
        b"cuDriverGetVersion" => at(number as *const ()),
        _ => None,
    };
    // SAFETY: the function has the signature of its name.
    let driver = unsafe { Driver::from_lookup(find) };
    assert_eq!(driver.library().version(), Some(12040));
}
