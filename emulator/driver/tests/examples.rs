//! The examples of the bindings that need no GPU, run on this driver.

use std::path::PathBuf;

use cuspec_sys::Options;
use cuspec_sys::driver::Driver;

#[allow(dead_code, reason = "its `main` is for people")]
#[path = "../../../generated/bindings/examples/copy_and_time.rs"]
mod copy_and_time;
#[allow(dead_code, reason = "its `main` is for people")]
#[path = "../../../generated/bindings/examples/device_query.rs"]
mod device_query;

fn library() -> PathBuf {
    let test = std::env::current_exe().unwrap();
    test.with_file_name("libcuda.so")
}

fn open(options: Options<Driver>) -> Driver {
    // SAFETY: the library is the one that this test belongs to.
    unsafe { options.open_from(library()) }.unwrap()
}

#[test]
fn the_device_query_names_the_device() {
    let cuda = open(Driver::options());
    let text = device_query::query(cuda).unwrap();
    assert!(text.starts_with("CUDA 13.0\n0: "), "{text}");
}

#[test]
fn what_is_copied_comes_back_the_same() {
    let cuda = open(Driver::options());
    let (_, is_same) = copy_and_time::round_trip(cuda).unwrap();
    assert!(is_same);
}

#[test]
fn functions_handed_out_are_those_that_are_exported() {
    let asked = open(Driver::options()).library();
    let differing: Vec<_> = Driver::symbols()
        .iter()
        .filter(|symbol| {
            let handed_out = asked.asked(*symbol);
            handed_out.is_some() && handed_out != asked.exported(symbol.c_name())
        })
        .collect();
    assert_eq!(differing, []);
}

#[test]
fn functions_later_than_the_wanted_version_are_missing() {
    let cuda = open(Driver::options().api_version(12000));
    assert!(cuda.cuMemAlloc_v2.is_available());
    let missing = cuda.cuEventElapsedTime_v2.get().unwrap_err();
    assert!(
        missing.to_string().ends_with("came with CUDA 12.8"),
        "{missing}"
    );
}

#[test]
fn a_program_has_the_default_stream_that_it_opens() {
    let find = |cuda: Driver, name: &str| {
        let symbol = Driver::symbols().find(name)?;
        cuda.library().find(symbol)
    };
    let legacy = open(Driver::options());
    let per_thread = open(Driver::options().per_thread(true));
    // A newer toolkit may call one of them otherwise than the library takes it, and then it is not there.
    let names = Driver::symbols().iter().map(|symbol| symbol.name());
    let both = names.filter_map(|name| {
        let (twin, own) = (format!("{name}_ptsz"), find(legacy, name)?);
        Some((name, own, find(legacy, &twin)?))
    });
    let both: Vec<_> = both.collect();
    assert!(both.len() > 50, "{}", both.len());
    for (name, own, twin) in both {
        assert_eq!(find(per_thread, name), Some(twin), "{name}");
        assert_ne!(own, twin, "{name}");
    }
}

#[test]
fn a_refusal_is_an_error_with_its_code() {
    let cuda = open(Driver::options()).values();
    let error = cuda.cuDeviceGet(99).unwrap_err();
    let name = error.code().and_then(|code| code.name()).unwrap();
    assert!(name.starts_with("CUDA_ERROR_"), "{name}");
}
