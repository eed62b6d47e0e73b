//! Images as programs pass them: by address, or in a file.

use std::ffi::{CStr, c_char, c_void};
use std::fs;
use std::io::ErrorKind;
use std::path::Path;

use crate::code::Code;
use crate::objects::image::{CONTAINER_HEADER, ELF_HEADER, Image, MARK, Refusal};
use crate::objects::image::{container_length, is_container, listed_length};
use crate::objects::{archive, fatbin};

/// The wrapper in compiled programs: magic number, version, and address of the fatbin.
const WRAPPER: [u8; 4] = 0x4662_43B1_u32.to_le_bytes();
const WRAPPED_AT: usize = 8;

const FATBIN: [u8; 4] = 0xBA55_ED50_u32.to_le_bytes();
const ELF: [u8; 4] = *b"\x7fELF";

/// Reads an image of unknown length.
///
/// # Safety
/// The address points to a null-terminated text, a binary, a fatbin or the wrapper of one.
pub unsafe fn read_behind(image: *const c_void) -> Result<Image, Refusal> {
    // SAFETY: the caller guarantees that the image is valid.
    Image::read(unsafe { bytes_behind(image.cast()) })
}

/// Reads an image from a file.
pub fn read_file(path: &Path) -> Result<Vec<u8>, Refusal> {
    fs::read(path).map_err(|error| {
        let code = match error.kind() {
            ErrorKind::IsADirectory => Code::INVALID_IMAGE,
            _ => Code::FILE_NOT_FOUND,
        };
        Refusal::new(code, &format!("{}: {error}", path.display()))
    })
}

/// Returns all bytes of an image, or those that identify it.
///
/// # Safety
/// As [`read_behind`].
pub unsafe fn bytes_behind<'a>(image: *const u8) -> &'a [u8] {
    // SAFETY: each format has the length in its header, and no byte after that is read.
    unsafe {
        let first = |count| std::slice::from_raw_parts(image, count);
        if begins(image, WRAPPER) {
            let wrapped = image.add(WRAPPED_AT).cast::<*const u8>();
            return bytes_behind(wrapped.read_unaligned());
        }
        if begins(image, FATBIN) {
            let header = first(fatbin::HEADER);
            return first(fatbin::length(header).unwrap_or(fatbin::HEADER));
        }
        if begins(image, ELF) {
            let marked = first(ELF_HEADER + MARK.len());
            return match is_container(marked) {
                true => {
                    let header = first(CONTAINER_HEADER);
                    first(container_length(header).unwrap_or(CONTAINER_HEADER))
                }
                false => first(
                    listed_length(marked)
                        .unwrap_or(ELF_HEADER)
                        .max(marked.len()),
                ),
            };
        }
        if begins(image, archive::MAGIC) {
            return first(archive::MAGIC.len());
        }
        CStr::from_ptr(image.cast::<c_char>()).to_bytes()
    }
}

/// Whether an image has a prefix. No byte after a difference is read: a text may end there.
///
/// # Safety
/// The bytes up to the first difference are readable.
unsafe fn begins<const N: usize>(image: *const u8, mark: [u8; N]) -> bool {
    // SAFETY: the caller guarantees that the bytes are valid.
    (0..mark.len()).all(|at| unsafe { *image.add(at) } == mark[at])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::objects::image::contain;

    const TEXT: &CStr =
        c".version 7.0\n.target sm_75\n.address_size 64\n.visible .entry one() { ret; }\n";

    fn read(bytes: &[u8]) -> Result<Image, Refusal> {
        // SAFETY: the tests pass complete images.
        unsafe { read_behind(bytes.as_ptr().cast()) }
    }

    #[test]
    fn each_format_has_the_length_in_its_header() {
        let text = TEXT.to_str().unwrap();
        assert_eq!(&*read(TEXT.to_bytes_with_nul()).unwrap().text, text);
        assert_eq!(&*read(&contain(text)).unwrap().text, text);
        let fatbin = include_bytes!("../../tests/images/zstd.fatbin");
        assert!(read(fatbin).unwrap().find_entry("nothing").is_some());
    }

    #[test]
    fn a_wrapper_points_to_its_fatbin() {
        let fatbin = include_bytes!("../../tests/images/plain.fatbin");
        let mut wrapper = [0; 24];
        wrapper[..4].copy_from_slice(&WRAPPER);
        wrapper[8..16].copy_from_slice(&(fatbin.as_ptr() as u64).to_le_bytes());
        assert!(read(&wrapper).unwrap().find_entry("nothing").is_some());
    }

    #[test]
    fn a_short_text_is_not_read_past_its_end() {
        assert_eq!(read(b"\0").unwrap_err().code, Code::INVALID_IMAGE);
        assert_eq!(read(b"\x7fE\0").unwrap_err().code, Code::INVALID_IMAGE);
    }

    #[test]
    fn an_archive_is_read_up_to_its_first_member() {
        // SAFETY: an archive of unknown length is identified by its beginning.
        let bytes = unsafe { bytes_behind(archive::MAGIC.as_ptr()) };
        assert_eq!(bytes, archive::MAGIC);
        assert_eq!(read(&archive::MAGIC).unwrap_err().code, Code::INVALID_IMAGE);
    }

    #[test]
    fn a_missing_file_is_distinguished_from_one_without_an_image() {
        let folder = std::env::temp_dir();
        let missing = folder.join("cuspec-no-such-image");
        assert_eq!(read_file(&missing).unwrap_err().code, Code::FILE_NOT_FOUND);
        assert_eq!(read_file(&folder).unwrap_err().code, Code::INVALID_IMAGE);
    }
}
