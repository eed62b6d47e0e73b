//! Images: input of modules and libraries, and output of the linker.
//!
//! An image is PTX text, or contains PTX text: in a fatbin, or in the container of this driver's linker. The
//! container begins like an ELF file for devices, as programs expect; this driver cannot execute
//! device code of other files.

use std::borrow::Cow;
use std::sync::Arc;

use cuspec_ptx::{Entry, Reason, Rejection, Variable};

use super::fatbin;
use crate::code::Code;
use crate::device;

/// Magic number of ELF files, and offset of the machine.
const ELF: &[u8] = b"\x7fELF";
const MACHINE_AT: usize = 18;
const CUDA_MACHINE: u16 = 190;

/// Offsets of the section table, of the size of its entries, and of their number.
const SECTIONS_AT: usize = 40;
const SECTION_SIZE_AT: usize = 58;
const SECTION_COUNT_AT: usize = 60;

/// Size of an ELF header in bytes; the linker's container continues with its own magic number.
pub const ELF_HEADER: usize = 64;
pub const MARK: &[u8] = b"cuspec-image-1\0\0";

/// Size of the container's header in bytes: ELF header, magic number and length of the text.
pub const CONTAINER_HEADER: usize = ELF_HEADER + MARK.len() + size_of::<u64>();

/// A loaded image.
pub struct Image {
    pub code: cuspec_ptx::Module,
    /// Its text, for the linker.
    pub text: Arc<str>,
}

impl std::fmt::Debug for Image {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(formatter, "Image of {} bytes", self.text.len())
    }
}

/// The reason why an image was rejected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    pub code: Code,
    /// Text for the program's log.
    pub log: String,
    /// Number of the error in the text, if any.
    pub mistake: Option<Reason>,
}

impl Refusal {
    pub fn new(code: Code, log: &str) -> Refusal {
        Refusal {
            code,
            log: log.to_owned(),
            mistake: None,
        }
    }
}

impl From<Rejection> for Refusal {
    fn from(rejection: Rejection) -> Refusal {
        let code = match rejection.reason {
            Reason::NewerVersion => Code::UNSUPPORTED_PTX_VERSION,
            _ => Code::INVALID_PTX,
        };
        Refusal {
            mistake: Some(rejection.reason),
            ..Refusal::new(code, &rejection.to_string())
        }
    }
}

impl Image {
    /// Loads an image with known length; text ends at a NUL.
    pub fn read(bytes: &[u8]) -> Result<Image, Refusal> {
        Image::parse(&text_in(bytes)?)
    }

    /// Loads PTX text.
    pub fn parse(text: &str) -> Result<Image, Refusal> {
        let code = cuspec_ptx::Module::parse(text)?;
        if code.target() > device::ARCHITECTURE {
            let log = format!("code for sm_{} does not run on this device", code.target());
            return Err(Refusal::new(Code::NO_BINARY_FOR_GPU, &log));
        }
        Ok(Image {
            code,
            text: text.into(),
        })
    }

    /// Loads an image that may use names from others: names declared and not defined
    /// are resolved when all images are present.
    pub fn part(bytes: &[u8]) -> Result<Arc<str>, Refusal> {
        let text = text_in(bytes)?;
        match cuspec_ptx::Module::parse(&text) {
            Err(rejection) if rejection.reason != Reason::Undefined => Err(rejection.into()),
            _ => Ok(text.into()),
        }
    }

    pub fn entries(&self) -> impl Iterator<Item = &Entry> {
        self.code.entries()
    }

    pub fn entry(&self, number: usize) -> Option<&Entry> {
        self.code.entries().nth(number)
    }

    /// Index of the entry with a name.
    pub fn find_entry(&self, name: &str) -> Option<usize> {
        self.code.entries().position(|entry| entry.name == name)
    }

    pub fn variables(&self) -> impl Iterator<Item = &Variable> {
        self.code.variables()
    }
}

/// Returns the PTX text in an image.
fn text_in(bytes: &[u8]) -> Result<Cow<'_, str>, Refusal> {
    if bytes.starts_with(ELF) {
        return contained(bytes).map(Cow::Borrowed);
    }
    if fatbin::is_fatbin(bytes) {
        let found = fatbin::best_text(bytes, device::ARCHITECTURE);
        let none = "a fatbin without PTX for this device";
        let found = found.ok_or_else(|| Refusal::new(Code::NO_BINARY_FOR_GPU, none))?;
        return utf8(&found).map(|text| Cow::Owned(text.to_owned()));
    }
    let end = bytes.iter().position(|byte| *byte == 0);
    let text = &bytes[..end.unwrap_or(bytes.len())];
    let begins = text.trim_ascii_start();
    if !begins.starts_with(b".version") && !begins.starts_with(b"//") {
        let log = "neither PTX, which begins with its version, nor a binary";
        return Err(Refusal::new(Code::INVALID_IMAGE, log));
    }
    utf8(text).map(Cow::Borrowed)
}

fn utf8(text: &[u8]) -> Result<&str, Refusal> {
    std::str::from_utf8(text)
        .map_err(|_| Refusal::new(Code::INVALID_PTX, "a text that is no UTF-8"))
}

/// Returns the text in a container of the linker.
fn contained(bytes: &[u8]) -> Result<&str, Refusal> {
    let machine = bytes.get(MACHINE_AT..MACHINE_AT + 2);
    let is_for_devices = machine.is_some_and(|machine| machine == CUDA_MACHINE.to_le_bytes());
    if !is_for_devices || bytes.len() < ELF_HEADER {
        let log = "an ELF file that is not for devices";
        return Err(Refusal::new(Code::INVALID_IMAGE, log));
    }
    if !bytes[ELF_HEADER..].starts_with(MARK) {
        if !has_sections(bytes) {
            return Err(Refusal::new(
                Code::INVALID_IMAGE,
                "a binary that was cut off",
            ));
        }
        let log = "code for a device, which this one is not";
        return Err(Refusal::new(Code::NO_BINARY_FOR_GPU, log));
    }
    let cut = || Refusal::new(Code::INVALID_IMAGE, "a binary that was cut off");
    let length = container_length(bytes).ok_or_else(cut)?;
    let text = bytes.get(CONTAINER_HEADER..length).ok_or_else(cut)?;
    utf8(text.strip_suffix(b"\0").unwrap_or(text))
}

/// Size of a container in bytes, from its header.
pub fn container_length(bytes: &[u8]) -> Option<usize> {
    let length = bytes.get(CONTAINER_HEADER - size_of::<u64>()..CONTAINER_HEADER)?;
    let length = u64::from_le_bytes(length.try_into().ok()?);
    CONTAINER_HEADER.checked_add(usize::try_from(length).ok()?)
}

/// Whether an ELF file was made by this linker.
pub fn is_container(bytes: &[u8]) -> bool {
    bytes.starts_with(ELF)
        && bytes
            .get(ELF_HEADER..)
            .is_some_and(|rest| rest.starts_with(MARK))
}

/// Reads a number in an ELF header.
fn header_number(bytes: &[u8], at: usize, width: usize) -> Option<usize> {
    let digits = bytes.get(at..at + width)?.iter().rev();
    let number = digits.fold(0_u64, |number, digit| number << 8 | u64::from(*digit));
    usize::try_from(number).ok()
}

/// Offset of an ELF file's section table, size of an entry, and end of the table.
fn sections(bytes: &[u8]) -> Option<(usize, usize, usize)> {
    let start = header_number(bytes, SECTIONS_AT, 8)?;
    let each = header_number(bytes, SECTION_SIZE_AT, 2)?;
    let all = each.checked_mul(header_number(bytes, SECTION_COUNT_AT, 2)?)?;
    Some((start, each, start.checked_add(all)?))
}

/// Size of an ELF file up to the end of its section table, from its header.
pub fn listed_length(header: &[u8]) -> Option<usize> {
    sections(header).map(|(.., end)| end)
}

/// Whether the section table is plausible: the first entry is always empty, the second never.
fn has_sections(bytes: &[u8]) -> bool {
    let second = sections(bytes).and_then(|(start, each, end)| {
        let list = bytes.get(start..end)?;
        list.get(each..each * 2)
    });
    second.is_some_and(|second| second.iter().any(|byte| *byte != 0))
}

/// Classifies an image by its first bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    Text,
    Binary,
    Container,
}

impl Form {
    pub fn of(bytes: &[u8]) -> Form {
        if bytes.starts_with(ELF) {
            Form::Binary
        } else if fatbin::is_fatbin(bytes) {
            Form::Container
        } else {
            Form::Text
        }
    }
}

/// The linker's container for a text.
pub fn contain(text: &str) -> Vec<u8> {
    let mut bytes = vec![0; ELF_HEADER];
    bytes[..ELF.len()].copy_from_slice(ELF);
    // 64 bits, little-endian, version 1.
    bytes[4..7].copy_from_slice(&[2, 1, 1]);
    bytes[MACHINE_AT - 2..MACHINE_AT].copy_from_slice(&2_u16.to_le_bytes());
    bytes[MACHINE_AT..MACHINE_AT + 2].copy_from_slice(&CUDA_MACHINE.to_le_bytes());
    bytes.extend(MARK);
    bytes.extend((text.len() as u64 + 1).to_le_bytes());
    bytes.extend(text.as_bytes());
    bytes.push(0);
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = ".version 7.0\n.target sm_75\n.address_size 64\n.visible .entry one() { ret; }\n.visible .entry two(.param .u64 a) { ret; }\n";

    fn refused(bytes: &[u8]) -> Code {
        Image::read(bytes).unwrap_err().code
    }

    #[test]
    fn entries_are_found_by_name() {
        let image = Image::read(TEXT.as_bytes()).unwrap();
        assert_eq!(image.find_entry("two"), Some(1));
        assert_eq!(image.entry(1).unwrap().name, "two");
        assert_eq!(image.find_entry("three"), None);
    }

    #[test]
    fn text_after_a_nul_is_ignored() {
        let text = format!("{TEXT}\0garbage");
        assert_eq!(Image::read(text.as_bytes()).unwrap().entries().count(), 2);
    }

    #[test]
    fn unknown_formats_are_no_image() {
        assert_eq!(refused(b"garbage"), Code::INVALID_IMAGE);
        assert_eq!(refused(b""), Code::INVALID_IMAGE);
        assert_eq!(refused(b".target sm_90\n"), Code::INVALID_IMAGE);
        assert_eq!(refused(b"\x7fELF"), Code::INVALID_IMAGE);
    }

    #[test]
    fn a_text_with_a_mistake_is_refused_with_a_log() {
        let refusal = Image::read(b".version 7.0\n.target sm_75\n.visible .entry (").unwrap_err();
        assert_eq!(refusal.code, Code::INVALID_PTX);
        assert!(refusal.log.contains("line 3"), "{}", refusal.log);
    }

    #[test]
    fn a_text_for_a_later_device_or_of_a_later_version_is_refused() {
        let later = TEXT.replace("sm_75", "sm_100");
        assert_eq!(refused(later.as_bytes()), Code::NO_BINARY_FOR_GPU);
        let newer = TEXT.replace("7.0", "99.0");
        assert_eq!(refused(newer.as_bytes()), Code::UNSUPPORTED_PTX_VERSION);
    }

    #[test]
    fn a_container_holds_its_text() {
        let container = contain(TEXT);
        assert!(is_container(&container));
        assert_eq!(container_length(&container), Some(container.len()));
        assert_eq!(&*Image::read(&container).unwrap().text, TEXT);
    }

    #[test]
    fn a_container_that_was_cut_off_is_no_image() {
        let container = contain(TEXT);
        assert_eq!(
            refused(&container[..container.len() - 1]),
            Code::INVALID_IMAGE
        );
        assert_eq!(
            refused(&container[..CONTAINER_HEADER - 1]),
            Code::INVALID_IMAGE
        );
    }

    #[test]
    fn device_code_is_distinguished_from_other_files() {
        let foreign = cuspec_kernels::FOREIGN;
        assert_eq!(refused(foreign), Code::NO_BINARY_FOR_GPU);
        assert_eq!(refused(&foreign[..ELF_HEADER * 2]), Code::INVALID_IMAGE);
        let mut beginning = foreign.to_vec();
        beginning[ELF_HEADER..].fill(0);
        assert_eq!(refused(&beginning), Code::INVALID_IMAGE);
        let mut program = contain(TEXT);
        program[MACHINE_AT] = 62;
        assert_eq!(refused(&program), Code::INVALID_IMAGE);
    }
}
