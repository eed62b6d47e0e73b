//! The suite's kernels: PTX text that scenarios and resources load by name. The first line of each file
//! states its purpose.

#![warn(missing_docs)]

use std::ffi::c_void;

macro_rules! kernels {
    ($($name:ident)*) => {
        /// Name and text of each image, including the NUL at its end.
        pub const IMAGES: &[(&str, &str)] = &[$((
            stringify!($name),
            concat!(include_str!(concat!(stringify!($name), ".ptx")), "\0"),
        )),*];
    };
}

kernels! {
    allocating asserting barrier bounded callee caller cluster conditions copy count descending endless
    fault graph_launches hungry identify local_memory managed namesakes nothing pairs parameters pictures
    placed printing recursing references sampling shapes shared spin store surfaces symbols variables
}

/// The text of an image, including the NUL at its end.
///
/// # Panics
///
/// If no image has this name; in a constant that is a compile error.
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

/// An argument for `cuModuleLoadData`.
#[must_use]
pub const fn image(name: &str) -> *const c_void {
    text(name).as_ptr().cast()
}

/// The image `conformance/kernels/NAME.ptx` as an argument of functions that load one: PTX text that ends
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

/// A binary for devices of compute capability 7.5, which other devices reject.
pub const FOREIGN: &[u8] = include_bytes!("foreign.cubin");

/// A container with one PTX text for devices of compute capability 5.0 and later, as an argument of functions
/// that load one; without a text it is empty. It consists of words for the sake of alignment.
#[must_use]
pub fn fatbin(text: Option<&str>) -> Vec<u64> {
    const MAGIC: u32 = 0xba55_ed50;
    /// Sizes of the headers: container, part, and options.
    const HEADERS: (u16, u32, u32) = (16, 64, 16);
    const PTX: u16 = 1;
    let mut part = Vec::new();
    if let Some(text) = text {
        let mut text = text.trim_end_matches('\0').as_bytes().to_vec();
        text.resize((text.len() + 1).next_multiple_of(8), 0);
        let (version, kind): (u16, u16) = (0x101, PTX);
        part.extend(kind.to_le_bytes());
        part.extend(version.to_le_bytes());
        part.extend((HEADERS.1 + HEADERS.2).to_le_bytes());
        part.extend((text.len() as u64).to_le_bytes());
        // Not compressed; the options follow the header.
        part.extend(0u32.to_le_bytes());
        part.extend(HEADERS.1.to_le_bytes());
        // Version of PTX, and compute capability.
        part.extend(3u16.to_le_bytes());
        part.extend(6u16.to_le_bytes());
        part.extend(50u32.to_le_bytes());
        // No name; a 64-bit host, which is Linux.
        part.extend(0u64.to_le_bytes());
        part.extend(0x11u64.to_le_bytes());
        part.extend([0; 16]);
        // No options, in a table of eight bytes.
        part.extend(0x48u64.to_le_bytes());
        part.extend(0u64.to_le_bytes());
        part.extend(text);
    }
    let mut container = Vec::new();
    container.extend(MAGIC.to_le_bytes());
    container.extend(1u16.to_le_bytes());
    container.extend(HEADERS.0.to_le_bytes());
    container.extend((part.len() as u64).to_le_bytes());
    container.extend(part);
    let words = container.chunks(8);
    words
        .map(|word| {
            let mut bytes = [0; 8];
            bytes[..word.len()].copy_from_slice(word);
            u64::from_le_bytes(bytes)
        })
        .collect()
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
    fn every_file_is_listed_and_states_its_purpose() {
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
    fn a_container_contains_its_length_and_ends_with_its_text() {
        let container = fatbin(Some(text("nothing")));
        assert_eq!(container[0], 0x0010_0001_ba55_ed50);
        assert_eq!(container[1] as usize, (container.len() - 2) * 8);
        let bytes: Vec<u8> = container
            .iter()
            .flat_map(|word| word.to_le_bytes())
            .collect();
        let start = 16 + 80;
        assert!(
            bytes[start..].starts_with(b"// "),
            "the text is behind both headers"
        );
        assert_eq!(bytes.last(), Some(&0));
        assert_eq!(fatbin(None).len(), 2);
    }

    #[test]
    fn the_foreign_binary_is_of_compute_capability_7_5() {
        let (magic, machine) = (&FOREIGN[..4], &FOREIGN[18..20]);
        assert_eq!(
            (magic, machine),
            (b"\x7fELF".as_slice(), 190u16.to_le_bytes().as_slice())
        );
        assert_eq!(FOREIGN[49], 75);
    }

    #[test]
    fn an_image_is_found_by_its_name_and_ends_with_nul() {
        assert!(text("store").contains(".entry store("));
        assert!(text("store").ends_with('\0'));
    }
}
