//! Look-up of a function by base name and version.

use std::ffi::{CStr, CString, c_void};
use std::sync::OnceLock;

pub use cuspec_glue::{VARIANTS, Variant};

/// Requests the variant for the per-thread default stream: a bit of `CUdriverProcAddress_flags`.
pub const PER_THREAD_DEFAULT_STREAM: u64 = 2;

/// Result of a look-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Found {
    Symbol(&'static str),
    /// No function of this name in any version.
    UnknownName,
    /// The function is newer than the requested version.
    TooNew,
}

/// Address of an exported symbol; null if this library lacks it.
///
/// The loader resolves the symbol, not a table: a lookup must return the same function as linking.
pub fn address(symbol: &str) -> *mut c_void {
    let Ok(symbol) = CString::new(symbol) else {
        return std::ptr::null_mut();
    };
    // SAFETY: the library is this one, which is never unloaded, and the name ends in a zero.
    unsafe { libc::dlsym(this_library() as *mut c_void, symbol.as_ptr()) }
}

/// Returns the loader's handle of the library that contains this code. If that is a program, the handle
/// covers the program and its libraries.
fn this_library() -> usize {
    static HANDLE: OnceLock<usize> = OnceLock::new();
    *HANDLE.get_or_init(|| {
        let here = this_library as *const c_void;
        // SAFETY: this structure of pointers may be all zeros.
        let mut info: libc::Dl_info = unsafe { std::mem::zeroed() };
        // SAFETY: the address is that of a function, and the structure is valid for writes.
        let is_known = unsafe { libc::dladdr(here, &raw mut info) } != 0;
        if !is_known || info.dli_fname.is_null() {
            return 0;
        }
        // SAFETY: the loader's strings end in NUL and live as long as the library.
        let path = unsafe { CStr::from_ptr(info.dli_fname) };
        let flags = libc::RTLD_LAZY | libc::RTLD_NOLOAD;
        // SAFETY: the library is already loaded, so no code runs.
        unsafe { libc::dlopen(path.as_ptr(), flags) as usize }
    })
}

/// Returns the version that introduced this base name.
pub fn introduced(base: &str) -> Option<i32> {
    let named = VARIANTS.iter().filter(|variant| variant.base == base);
    named.map(|variant| variant.introduced).min()
}

/// Returns the newest variant up to `version`. A negative version counts as newer than all variants, as in
/// the driver.
pub fn find(variants: &[Variant], base: &str, version: i32, flags: u64) -> Found {
    let version = if version < 0 { i32::MAX } else { version };
    let mut named = variants
        .iter()
        .filter(|variant| variant.base == base)
        .peekable();
    if named.peek().is_none() {
        return Found::UnknownName;
    }
    let newest = named
        .filter(|variant| variant.introduced <= version)
        .max_by_key(|variant| variant.introduced);
    let Some(newest) = newest else {
        return Found::TooNew;
    };
    let variant = newest
        .per_thread
        .filter(|_| flags & PER_THREAD_DEFAULT_STREAM != 0)
        .filter(|(_, introduced)| *introduced <= version);
    Found::Symbol(variant.map_or(newest.symbol, |(symbol, _)| symbol))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SAMPLE: &[Variant] = &[
        Variant {
            base: "cuMemcpy",
            symbol: "cuMemcpy",
            introduced: 4000,
            per_thread: Some(("cuMemcpy_ptds", 7000)),
        },
        Variant {
            base: "cuMemFree",
            symbol: "cuMemFree",
            introduced: 2000,
            per_thread: None,
        },
        Variant {
            base: "cuMemFree",
            symbol: "cuMemFree_v2",
            introduced: 3020,
            per_thread: None,
        },
    ];

    #[test]
    fn the_newest_variant_that_the_version_knows_is_found() {
        let found = |version| find(SAMPLE, "cuMemFree", version, 0);
        assert_eq!(found(3000), Found::Symbol("cuMemFree"));
        assert_eq!(found(3020), Found::Symbol("cuMemFree_v2"));
        assert_eq!(found(13000), Found::Symbol("cuMemFree_v2"));
    }

    #[test]
    fn a_name_older_programs_do_not_know_is_too_new_for_them() {
        assert_eq!(find(SAMPLE, "cuMemcpy", 3000, 0), Found::TooNew);
    }

    #[test]
    fn a_negative_version_finds_the_newest_variant() {
        assert_eq!(
            find(SAMPLE, "cuMemFree", -1, 0),
            Found::Symbol("cuMemFree_v2")
        );
    }

    #[test]
    fn an_unknown_name_is_not_found() {
        assert_eq!(find(SAMPLE, "cuNothing", 13000, 0), Found::UnknownName);
    }

    #[test]
    fn the_per_thread_variant_is_found_once_it_exists() {
        let found = |version| find(SAMPLE, "cuMemcpy", version, PER_THREAD_DEFAULT_STREAM);
        assert_eq!(found(6000), Found::Symbol("cuMemcpy"));
        assert_eq!(found(7000), Found::Symbol("cuMemcpy_ptds"));
    }
}
