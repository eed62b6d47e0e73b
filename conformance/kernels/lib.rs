//! The suite's own kernels: PTX text that scenarios and resources load by name. What each is for stands in
//! the first line of its file.

#![warn(missing_docs)]

use std::ffi::c_void;

macro_rules! kernels {
    ($($name:ident)*) => {
        /// The name of each image, and its text with the NUL that ends it.
        pub const IMAGES: &[(&str, &str)] = &[$((
            stringify!($name),
            concat!(include_str!(concat!(stringify!($name), ".ptx")), "\0"),
        )),*];
    };
}

kernels! {
    asserting barrier bounded callee caller cluster copy count endless fault hungry identify managed
    nothing pairs parameters pictures printing recursing references shapes shared spin store variables
}

/// The text of an image, with the NUL that ends it.
///
/// # Panics
///
/// Where there is no such image; in a constant, that is an error of the compiler.
#[must_use]
pub const fn text(name: &str) -> &'static str {
    let mut at = 0;
    while at < IMAGES.len() {
        let (known, text) = IMAGES[at];
        if equal(known.as_bytes(), name.as_bytes()) {
            return text;
        }
        at += 1;
    }
    panic!("there is no such file in `conformance/kernels`");
}

/// What `cuModuleLoadData` takes.
#[must_use]
pub const fn image(name: &str) -> *const c_void {
    text(name).as_ptr().cast()
}

/// The image `conformance/kernels/NAME.ptx`, as the functions that load one take it: PTX text that ends
/// with NUL.
///
/// ```
/// let image: *const std::ffi::c_void = cuspec_kernels::ptx!("store");
/// assert!(!image.is_null());
/// ```
///
/// ```compile_fail
/// let image = cuspec_kernels::ptx!("shop");
/// ```
#[macro_export]
macro_rules! ptx {
    ($name:literal) => {
        const { $crate::image($name) }
    };
}

const fn equal(one: &[u8], other: &[u8]) -> bool {
    if one.len() != other.len() {
        return false;
    }
    let mut at = 0;
    while at < one.len() {
        if one[at] != other[at] {
            return false;
        }
        at += 1;
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    #[test]
    fn every_file_is_listed_and_says_what_it_is_for() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
        let files = std::fs::read_dir(folder).expect("the folder is there");
        let mut names: Vec<String> = files
            .map(|file| file.expect("it can be listed").path())
            .filter(|path| path.extension().is_some_and(|extension| extension == "ptx"))
            .filter_map(|path| Some(path.file_stem()?.to_str()?.to_owned()))
            .collect();
        names.sort();
        let listed: Vec<&str> = IMAGES.iter().map(|(name, _)| *name).collect();
        assert_eq!(names, listed);
        for (name, text) in IMAGES {
            let first = text.lines().next().expect("it has a line");
            assert!(
                first.starts_with("// ") && first.ends_with('.'),
                "{name} begins with a sentence on what it is for, not with {first:?}"
            );
        }
    }

    #[test]
    fn an_image_is_found_by_its_name_and_ends_with_nul() {
        assert!(text("store").contains(".entry store("));
        assert!(text("store").ends_with('\0'));
    }
}
