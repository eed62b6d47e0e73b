//! Code images, in memory and in files.

use std::ffi::CString;
use std::io::Write;
use std::os::fd::FromRawFd;

use cuspec_suite::exemplars::{Image, ImageFile, Make};

use super::case_resources::CaseResources;
use super::link::link_into_one;
use super::made::{Numbers, SetupError};

/// The image that most others are made from: it has a symbol of each kind.
const SYMBOLS: &str = "symbols";

impl Make<Image> for CaseResources<'_> {
    fn make(&mut self, exemplar: Image, numbers: &Numbers<'_>) -> Result<u64, SetupError> {
        let resources = self;
        match exemplar {
            Image::Ptx => text(resources, numbers, whole()),
            Image::Cubin => {
                let bytes = cubin(resources)?;
                copy_to_pages(resources, numbers, &bytes)
            }
            Image::Fatbin => copy_to_pages(resources, numbers, &container()),
            Image::TruncatedPtx => text(resources, numbers, &truncated()),
            Image::NewerPtx => text(resources, numbers, &newer()),
            Image::ForeignPtx => {
                let foreign = whole().replace(".version 6.3", ".version 8.8");
                text(resources, numbers, &foreign.replace("sm_50", "sm_120"))
            }
            Image::UnresolvedPtx => text(resources, numbers, cuspec_kernels::text("caller")),
            Image::DuplicatePtx => {
                let kernel = "\n.visible .entry advance()\n{\n    ret;\n}\n";
                let twice = format!("{}{kernel}", whole().trim_end_matches('\0'));
                text(resources, numbers, &twice)
            }
            Image::Words => text(resources, numbers, WORDS),
            Image::EmptyText => copy_to_pages(resources, numbers, &[]),
            Image::ForeignCubin => copy_to_pages(resources, numbers, cuspec_kernels::FOREIGN),
            Image::TruncatedCubin => {
                copy_to_pages(resources, numbers, &cuspec_kernels::FOREIGN[..96])
            }
            Image::EmptyFatbin => {
                copy_to_pages(resources, numbers, &bytes_of(&cuspec_kernels::fatbin(None)))
            }
            Image::Archive => copy_to_pages(resources, numbers, EMPTY_ARCHIVE),
        }
    }
}

impl Make<ImageFile> for CaseResources<'_> {
    fn make(&mut self, exemplar: ImageFile, _: &Numbers<'_>) -> Result<u64, SetupError> {
        let resources = self;
        match exemplar {
            ImageFile::Ptx => file(resources, whole().trim_end_matches('\0').as_bytes()),
            ImageFile::Cubin => {
                let bytes = cubin(resources)?;
                file(resources, &bytes)
            }
            ImageFile::Fatbin => file(resources, &container()),
            ImageFile::TruncatedPtx => file(resources, truncated().as_bytes()),
            ImageFile::NewerPtx => file(resources, newer().as_bytes()),
            ImageFile::Words => file(resources, WORDS.as_bytes()),
            ImageFile::ForeignCubin => file(resources, cuspec_kernels::FOREIGN),
            ImageFile::EmptyFile => file(resources, &[]),
            ImageFile::Archive => file(resources, EMPTY_ARCHIVE),
        }
    }
}

/// An archive without members.
const EMPTY_ARCHIVE: &[u8] = b"!<arch>\n";

const WORDS: &str = "these words are no code\n";

fn whole() -> &'static str {
    cuspec_kernels::text(SYMBOLS)
}

/// The image, cut in the middle of its last kernel.
fn truncated() -> String {
    let end = whole().rfind("mul.lo").unwrap_or_default();
    whole()[..end].to_owned()
}

fn newer() -> String {
    whole().replace(".version 6.3", ".version 99.9")
}

fn bytes_of(words: &[u64]) -> Vec<u8> {
    words.iter().flat_map(|word| word.to_le_bytes()).collect()
}

fn container() -> Vec<u8> {
    bytes_of(&cuspec_kernels::fatbin(Some(whole())))
}

/// The image compiled by the library's own linker, once per worker.
fn cubin(resources: &mut CaseResources<'_>) -> Result<Vec<u8>, SetupError> {
    if resources.is_bare() {
        return Ok(cuspec_kernels::FOREIGN.to_vec());
    }
    if let Some(made) = resources.shared.modules.cubin.get() {
        return Ok(made.clone());
    }
    let made = link_into_one(resources, SYMBOLS)?;
    let kept = resources.shared.modules.cubin.get_or_init(|| made);
    Ok(kept.clone())
}

/// A text that fills the image: newlines follow it, and a zero byte ends it.
fn text(
    resources: &mut CaseResources<'_>,
    numbers: &Numbers<'_>,
    text: &str,
) -> Result<u64, SetupError> {
    let mut bytes = text.trim_end_matches('\0').as_bytes().to_vec();
    let size = numbers.get("size", 4096);
    bytes.resize(size.max(bytes.len() + 1) - 1, b'\n');
    copy_to_pages(resources, numbers, &bytes)
}

/// Copies bytes to an aligned address for the length of the case, followed by zeros.
fn copy_to_pages(
    resources: &mut CaseResources<'_>,
    numbers: &Numbers<'_>,
    bytes: &[u8],
) -> Result<u64, SetupError> {
    let size = numbers.get("size", 4096).max(bytes.len() + 1);
    let refused = || SetupError::Unavailable("no memory for an image".to_owned());
    let address = resources.map(size, true).ok_or_else(refused)?;
    // SAFETY: the pages are new and have room for the bytes.
    unsafe { std::ptr::copy_nonoverlapping(bytes.as_ptr(), address as *mut u8, bytes.len()) };
    Ok(address)
}

/// The path of an in-memory file with these bytes, which exists for the length of the case.
fn file(resources: &mut CaseResources<'_>, bytes: &[u8]) -> Result<u64, SetupError> {
    let failed = |error: std::io::Error| SetupError::Unavailable(error.to_string());
    // SAFETY: the name is a C string.
    let descriptor = unsafe { libc::memfd_create(c"image".as_ptr(), libc::MFD_CLOEXEC) };
    if descriptor < 0 {
        return Err(failed(std::io::Error::last_os_error()));
    }
    // SAFETY: the descriptor is new and has no other owner.
    let mut file = unsafe { std::fs::File::from_raw_fd(descriptor) };
    file.write_all(bytes).map_err(failed)?;
    let path = CString::new(format!("/proc/self/fd/{descriptor}"));
    let path = path.map_err(|error| failed(error.into()))?;
    let address = path.as_ptr() as u64;
    resources.on_release(move |_| {
        drop((path, file));
        Ok(())
    });
    Ok(address)
}
