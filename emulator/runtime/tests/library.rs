//! The shared object as a loader sees it, without a driver and above one.

use std::ffi::{CStr, c_char};

use cuspec_glue::VARIANTS;
use cuspec_sys::runtime::{Runtime, cudaError_t, cudaStream_t, dim3};
use libloading::Library;

/// Returns the path of a library that cargo has built in the workspace.
fn beside(name: &str) -> std::path::PathBuf {
    let test = std::env::current_exe().expect("this program lies somewhere");
    test.with_file_name(name)
}

fn runtime() -> Runtime {
    // SAFETY: the library is the one under test.
    unsafe { Runtime::open_from(beside("libcudart.so")) }.expect("the reference runtime")
}

#[test]
fn only_functions_of_the_runtime_are_exported() {
    let library = beside("libcudart.so");
    // SAFETY: loading the runtime runs no code.
    let library = unsafe { Library::new(library) }.expect("the reference runtime");
    let has = |symbol: &str| {
        // SAFETY: the symbol is used as an address and never called.
        let found = unsafe { library.get::<*const ()>(symbol.as_bytes()) };
        found.is_ok()
    };
    assert!(has("cudaMalloc") && has("cudaMemcpyAsync_ptsz") && has("cudaCreateChannelDesc"));
    assert!(
        !VARIANTS.iter().any(|variant| has(variant.symbol)),
        "a symbol of the driver"
    );
}

#[test]
fn names_and_descriptions_are_c_strings() {
    let runtime = runtime().values();
    let read = |text: *const c_char| {
        // SAFETY: the strings of the runtime end in NUL and are static.
        unsafe { CStr::from_ptr(text) }
            .to_str()
            .expect("plain letters")
    };
    let code = cudaError_t::cudaErrorMemoryAllocation;
    let name = runtime.cudaGetErrorName(code).expect("it is exported");
    assert_eq!(read(name), "cudaErrorMemoryAllocation");
    let text = runtime.cudaGetErrorString(code).expect("it is exported");
    assert_eq!(read(text), "not enough memory is left");
}

#[test]
fn launch_configurations_are_a_stack() {
    use cudart::exports::{__cudaPopCallConfiguration, __cudaPushCallConfiguration};

    let take = || {
        let (mut grid, mut block) = (dim3::default(), dim3::default());
        let mut shared = 0;
        let mut stream: cudaStream_t = std::ptr::null_mut();
        let stream_at = (&raw mut stream).cast();
        // SAFETY: all pointers are valid for writes.
        let code = unsafe {
            __cudaPopCallConfiguration(&raw mut grid, &raw mut block, &raw mut shared, stream_at)
        };
        (
            code,
            [grid.x, grid.y, grid.z, block.x, block.y, block.z],
            shared,
            stream as usize,
        )
    };
    let (grid, block) = (dim3 { x: 1, y: 2, z: 3 }, dim3 { x: 4, y: 5, z: 6 });
    let other = dim3 { x: 9, y: 2, z: 3 };
    let legacy = 1 as cudaStream_t;
    assert_eq!(__cudaPushCallConfiguration(grid, block, 7, legacy), 0);
    assert_eq!(
        __cudaPushCallConfiguration(other, block, 8, std::ptr::null_mut()),
        0
    );
    let done = cudaError_t::cudaSuccess;
    assert_eq!(take(), (done, [9, 2, 3, 4, 5, 6], 8, 0));
    assert_eq!(take(), (done, [1, 2, 3, 4, 5, 6], 7, 1));
    assert_eq!(take().0, cudaError_t::cudaErrorMissingConfiguration);
}
