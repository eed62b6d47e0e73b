//! Runs the cuspec-sys program of each case on the stubs of the bench.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::LazyLock;

#[path = "../cases/code/cuspec.rs"]
mod code;
#[path = "../cases/missing-symbol/cuspec.rs"]
mod missing_symbol;
#[path = "../cases/newest-toolkit/cuspec.rs"]
mod newest_toolkit;
#[path = "../cases/profiler/cuspec.rs"]
mod profiler;
#[path = "../cases/two-toolkits/cuspec.rs"]
mod two_toolkits;

/// The folder with the stubs, compiled once.
static LIBRARIES: LazyLock<PathBuf> = LazyLock::new(|| {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("stubs");
    std::fs::create_dir_all(&folder).expect("the target folder is writable");
    for (name, source) in [
        ("libcuda.so.1", "libcuda.c"),
        ("libcudart.so.13", "libcudart.c"),
    ] {
        let source = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("stubs")
            .join(source);
        let status = Command::new("cc")
            .args(["-shared", "-fPIC", "-o"])
            .arg(folder.join(name))
            .arg(source)
            .status()
            .expect("there is a C compiler");
        assert!(status.success());
    }
    folder
});

fn expect_correct(said: Result<String, Box<dyn std::error::Error>>) -> String {
    said.expect("the case expect_correct what a program can live with")
}

#[test]
fn a_code_of_a_newer_toolkit_is_an_error_value() {
    assert_eq!(
        expect_correct(code::run(&LIBRARIES, "916")),
        "Err(cuInit: CUDA_ERROR_KEY_ROTATION (916))"
    );
    assert_eq!(
        expect_correct(code::run(&LIBRARIES, "917")),
        "Err(cuInit: CUDA_ERROR_STREAM_DETACHED (917))"
    );
}

#[test]
fn an_unknown_code_is_an_error_value_that_prints_its_number() {
    assert_eq!(
        expect_correct(code::run(&LIBRARIES, "1000")),
        "Err(cuInit: CUresult(1000))"
    );
    assert_eq!(
        expect_correct(code::run(&LIBRARIES, "9999")),
        "Err(cuInit: CUresult(9999))"
    );
}

#[test]
fn functions_of_two_toolkits_are_called_in_one_program() {
    assert_eq!(
        expect_correct(two_toolkits::run(&LIBRARIES, "")),
        "both calls arrive"
    );
}

#[test]
fn a_missing_symbol_is_an_error_value_that_names_it() {
    assert!(expect_correct(missing_symbol::run(&LIBRARIES, "")).contains("cuMemAlloc"));
}

#[test]
fn the_runtime_starts_the_profiler() {
    assert_eq!(
        expect_correct(profiler::run(&LIBRARIES, "")),
        "the call arrives"
    );
}

#[test]
fn a_function_of_the_newest_toolkit_is_called() {
    assert_eq!(
        expect_correct(newest_toolkit::run(&LIBRARIES, "")),
        "the call arrives"
    );
}
