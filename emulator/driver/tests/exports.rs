//! The shared object as a loader sees it.

use std::ffi::{CStr, CString, c_char, c_int, c_void};

use cuda::device::DRIVER_VERSION;
use cuda::operations::entry_points::{VARIANTS, Variant};
use libloading::Library;

fn library() -> Library {
    let test = std::env::current_exe().unwrap();
    // SAFETY: loading the driver runs nothing.
    unsafe { Library::new(test.with_file_name("libcuda.so")) }.unwrap()
}

fn address(library: &Library, symbol: &str) -> Option<usize> {
    // SAFETY: the symbol is taken for an address and never called.
    let found = unsafe { library.get::<*const c_void>(symbol.as_bytes()) };
    found.ok().map(|found| *found as usize)
}

type GetProcAddress =
    unsafe extern "C" fn(*const c_char, *mut usize, c_int, u64, *mut c_int) -> c_int;

/// What `cuGetProcAddress_v2` answers, finds and says about it.
fn look_up(library: &Library, name: &CStr, version: c_int, flags: u64) -> (c_int, usize, c_int) {
    // SAFETY: the symbol has this type.
    let get = unsafe { library.get::<GetProcAddress>("cuGetProcAddress_v2") }.unwrap();
    let (mut found, mut status) = (1, -1);
    // SAFETY: the text ends in a zero, and there is room for both results.
    let code = unsafe {
        get(
            name.as_ptr(),
            &raw mut found,
            version,
            flags,
            &raw mut status,
        )
    };
    (code, found, status)
}

#[test]
fn every_declared_symbol_and_every_per_thread_variant_is_exported() {
    let library = library();
    let variants = VARIANTS.iter().filter_map(|variant| variant.per_thread);
    let symbols = VARIANTS.iter().map(|variant| variant.symbol);
    let missing: Vec<&str> = symbols
        .chain(variants.map(|(symbol, _)| symbol))
        .filter(|symbol| address(&library, symbol).is_none())
        .collect();
    assert_eq!(missing, Vec::<&str>::new());
}

#[test]
fn what_the_look_up_finds_is_what_is_exported() {
    let library = library();
    // A version later than the driver's own is refused.
    let known = |variant: &&Variant| variant.introduced <= DRIVER_VERSION;
    for variant in VARIANTS.iter().filter(known) {
        let name = CString::new(variant.base).unwrap();
        let (code, found, status) = look_up(&library, &name, variant.introduced, 1);
        assert_eq!((code, status), (0, 0), "{}", variant.symbol);
        let siblings = VARIANTS
            .iter()
            .filter(|other| other.base == variant.base && other.introduced == variant.introduced);
        let exported: Vec<_> = siblings
            .filter_map(|sibling| address(&library, sibling.symbol))
            .collect();
        assert!(exported.contains(&found), "{}", variant.symbol);
    }
}

#[test]
fn a_name_nobody_has_is_answered_with_nothing() {
    let found = look_up(&library(), c"cuNothingAtAll", 13000, 0);
    assert_eq!(found, (0, 0, 1));
}
