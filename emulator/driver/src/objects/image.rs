//! Images: what modules and libraries are loaded from, and what the linker makes.
//!
//! An image is PTX text, or holds PTX text: in a fatbin, or in the container that this driver's linker makes. That
//! one begins as an ELF file for devices does, so that programs take it for what they expect; code for
//! devices this driver has none to run on.

use std::borrow::Cow;
use std::sync::Arc;

use cuspec_ptx::{Entry, Reason, Rejection, Variable};

use super::fatbin;
use crate::code::Code;
use crate::device;

/// How ELF files begin, and where they say what machine they are for.
const ELF: &[u8] = b"\x7fELF";
const MACHINE_AT: usize = 18;
const CUDA_MACHINE: u16 = 190;

/// Where they say where their sections are listed, how large each entry of the list is, and how many there are.
const SECTIONS_AT: usize = 40;
const SECTION_SIZE_AT: usize = 58;
const SECTION_COUNT_AT: usize = 60;

/// Bytes of the header of an ELF file, behind which the linker's container has its own mark.
pub const ELF_HEADER: usize = 64;
pub const MARK: &[u8] = b"cuspec-image-1\0\0";

/// Bytes of the container ahead of its text: the header, the mark and the length of the text.
pub const CONTAINER_HEADER: usize = ELF_HEADER + MARK.len() + size_of::<u64>();

/// What was loaded.
pub struct Image {
    pub code: cuspec_ptx::Module,
    /// The text it was read from, for the linker.
    pub text: Arc<str>,
}

impl std::fmt::Debug for Image {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(formatter, "Image of {} bytes", self.text.len())
    }
}

/// Why an image is not loaded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    pub code: Code,
    /// What goes into the log that a program may ask for.
    pub log: String,
}

impl Refusal {
    pub fn new(code: Code, log: &str) -> Refusal {
        Refusal {
            code,
            log: log.to_owned(),
        }
    }
}

impl From<Rejection> for Refusal {
    fn from(rejection: Rejection) -> Refusal {
        let code = match rejection.reason {
            Reason::NewerVersion => Code::UNSUPPORTED_PTX_VERSION,
            _ => Code::INVALID_PTX,
        };
        Refusal::new(code, &rejection.to_string())
    }
}

impl Image {
    /// Reads an image of which all bytes are given; what follows a NUL in a text does not count.
    pub fn read(bytes: &[u8]) -> Result<Image, Refusal> {
        Image::parse(&text_in(bytes)?)
    }

    /// Reads PTX text.
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

    /// The text in an image that may need others to be whole: names that it declares and does not define
    /// are looked for when all are there.
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

    /// The number of the entry of a name.
    pub fn find_entry(&self, name: &str) -> Option<usize> {
        self.code.entries().position(|entry| entry.name == name)
    }

    pub fn variables(&self) -> impl Iterator<Item = &Variable> {
        self.code.variables()
    }
}

/// The PTX text in an image.
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

/// The text in a container of the linker.
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

/// Bytes of a container, as its first ones say.
pub fn container_length(bytes: &[u8]) -> Option<usize> {
    let length = bytes.get(CONTAINER_HEADER - size_of::<u64>()..CONTAINER_HEADER)?;
    let length = u64::from_le_bytes(length.try_into().ok()?);
    CONTAINER_HEADER.checked_add(usize::try_from(length).ok()?)
}

/// Whether what stands behind the header of an ELF file says that the linker made it.
pub fn is_container(bytes: &[u8]) -> bool {
    bytes.starts_with(ELF)
        && bytes
            .get(ELF_HEADER..)
            .is_some_and(|rest| rest.starts_with(MARK))
}

/// A number of so many bytes in the header of an ELF file.
fn header_number(bytes: &[u8], at: usize, width: usize) -> Option<usize> {
    let digits = bytes.get(at..at + width)?.iter().rev();
    let number = digits.fold(0_u64, |number, digit| number << 8 | u64::from(*digit));
    usize::try_from(number).ok()
}

/// Where the list of sections of an ELF file begins, the bytes of each, and where the list ends.
fn sections(bytes: &[u8]) -> Option<(usize, usize, usize)> {
    let start = header_number(bytes, SECTIONS_AT, 8)?;
    let each = header_number(bytes, SECTION_SIZE_AT, 2)?;
    let all = each.checked_mul(header_number(bytes, SECTION_COUNT_AT, 2)?)?;
    Some((start, each, start.checked_add(all)?))
}

/// Bytes of an ELF file up to the end of its list of sections, as its header says.
pub fn listed_length(header: &[u8]) -> Option<usize> {
    sections(header).map(|(.., end)| end)
}

/// Whether the sections of an ELF file are there: the first is always empty, and the second never.
fn has_sections(bytes: &[u8]) -> bool {
    let second = sections(bytes).and_then(|(start, each, end)| {
        let list = bytes.get(start..end)?;
        list.get(each..each * 2)
    });
    second.is_some_and(|second| second.iter().any(|byte| *byte != 0))
}

/// What an image is, as its first bytes say.
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

/// What the linker hands out for a text.
pub fn contain(text: &str) -> Vec<u8> {
    let mut bytes = vec![0; ELF_HEADER];
    bytes[..ELF.len()].copy_from_slice(ELF);
    // 64 bits, the lower byte first, the first version.
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
    fn what_follows_the_end_of_a_text_does_not_count() {
        let text = format!("{TEXT}\0garbage");
        assert_eq!(Image::read(text.as_bytes()).unwrap().entries().count(), 2);
    }

    #[test]
    fn what_is_neither_text_nor_binary_is_no_image() {
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
    fn code_for_other_devices_is_told_from_other_files() {
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
