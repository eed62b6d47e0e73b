//! Images: texts of PTX, what the linker made of some, and containers.

use std::ffi::CStr;

use super::symbols::Symbols;

/// What an image is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Ptx,
    TruncatedPtx,
    NewerPtx,
    ForeignPtx,
    UnresolvedPtx,
    DuplicatePtx,
    /// No PTX.
    Words,
    /// No letter.
    EmptyText,
    /// Made by this driver's linker.
    Cubin,
    ForeignCubin,
    TruncatedCubin,
    Fatbin,
    EmptyFatbin,
}

/// An image that was read.
#[derive(Debug)]
pub struct Image {
    pub kind: Kind,
    pub symbols: Symbols,
}

/// What the head of a binary says of where it is from.
const OWN: &[u8; 8] = b"cuspec\0\0";
const HEAD: usize = 64;
const ELF: &[u8; 4] = b"\x7fELF";
const CONTAINER: [u8; 4] = 0xba55_ed50_u32.to_le_bytes();
/// What PTX the compiler knows, and for which devices.
const NEWEST: (u32, u32) = (9, 0);
const DEVICE: u32 = 90;

impl Image {
    /// The image at an address.
    ///
    /// # Safety
    /// The bytes of an image are there, with the zero that ends a text.
    pub unsafe fn at(address: *const u8) -> Image {
        let read = |offset: usize, length: usize| {
            // SAFETY: an image is as long as its head says.
            unsafe { std::slice::from_raw_parts(address.add(offset), length) }
        };
        // SAFETY: a text ends, and every other image has a zero in it.
        let first = unsafe { CStr::from_ptr(address.cast()) }.to_bytes();
        if first.starts_with(ELF) {
            let head = read(0, HEAD);
            let length = match &head[8..16] == OWN {
                true => word(head, 32) as usize,
                false => HEAD,
            };
            let sections = word(head, 40) as usize;
            let mut image = Image::of_bytes(read(0, length));
            // Where the sections should be there is nothing.
            if image.kind == Kind::ForeignCubin && read(sections + HEAD, 8) == [0; 8] {
                image.kind = Kind::TruncatedCubin;
            }
            return image;
        }
        if first.starts_with(&CONTAINER) {
            let length = 16 + word(read(0, 16), 8) as usize;
            return Image::of_bytes(read(0, length));
        }
        Image::of_bytes(first)
    }

    /// The image that bytes are.
    pub fn of_bytes(bytes: &[u8]) -> Image {
        let nothing = |kind| Image {
            kind,
            symbols: Symbols::default(),
        };
        if bytes.starts_with(ELF) {
            return match bytes.get(8..16) == Some(OWN) {
                true => Image::of_texts(Kind::Cubin, &String::from_utf8_lossy(&bytes[HEAD..])),
                false => nothing(Kind::ForeignCubin),
            };
        }
        if bytes.starts_with(&CONTAINER) {
            let end = 16 + word(bytes, 8) as usize;
            let parts = bytes.get(16..end.min(bytes.len()));
            let (mut rest, mut texts) = (parts.unwrap_or_default(), String::new());
            while rest.len() >= HEAD {
                let (head, size) = (half(rest, 4) as usize, word(rest, 8) as usize);
                if head < HEAD {
                    break;
                }
                if rest[0] == 1 {
                    texts += &String::from_utf8_lossy(rest.get(head..head + size).unwrap_or(&[]));
                }
                rest = rest.get(head + size..).unwrap_or_default();
            }
            return match texts.is_empty() {
                true => nothing(Kind::EmptyFatbin),
                false => Image::of_texts(Kind::Fatbin, &texts),
            };
        }
        let text = String::from_utf8_lossy(bytes);
        let text = text.trim_end_matches('\0');
        let symbols = Symbols::read(text);
        let kind = kind_of(text, &symbols);
        Image { kind, symbols }
    }

    fn of_texts(kind: Kind, texts: &str) -> Image {
        let mut symbols = Symbols::default();
        for text in texts.split('\0').filter(|text| !text.is_empty()) {
            symbols.join(Symbols::read(text));
        }
        Image { kind, symbols }
    }
}

/// What the linker makes of texts.
pub fn cubin(texts: &[String]) -> Vec<u8> {
    const MACHINE: u16 = 190;
    let mut bytes = vec![0; HEAD];
    for text in texts {
        bytes.extend(text.as_bytes());
        bytes.push(0);
    }
    let length = bytes.len() as u64;
    bytes[..4].copy_from_slice(ELF);
    bytes[8..16].copy_from_slice(OWN);
    bytes[18..20].copy_from_slice(&MACHINE.to_le_bytes());
    bytes[32..40].copy_from_slice(&length.to_le_bytes());
    bytes
}

fn word(bytes: &[u8], at: usize) -> u64 {
    let eight = bytes
        .get(at..at + 8)
        .and_then(|eight| eight.try_into().ok());
    eight.map_or(0, u64::from_le_bytes)
}

fn half(bytes: &[u8], at: usize) -> u32 {
    let four = bytes.get(at..at + 4).and_then(|four| four.try_into().ok());
    four.map_or(0, u32::from_le_bytes)
}

fn kind_of(text: &str, symbols: &Symbols) -> Kind {
    let lines = text
        .lines()
        .map(|line| line.split("//").next().unwrap_or_default());
    let mut words = lines.flat_map(str::split_whitespace);
    if text.trim().is_empty() {
        return Kind::EmptyText;
    }
    if words.next() != Some(".version") {
        return Kind::Words;
    }
    let version = words.next().and_then(|version| {
        let (major, minor) = version.split_once('.')?;
        Some((major.parse().ok()?, minor.parse().ok()?))
    });
    let target = words
        .find_map(|word| word.strip_prefix("sm_"))
        .and_then(|target| {
            target
                .trim_end_matches(|c: char| !c.is_ascii_digit())
                .parse()
                .ok()
        });
    if version.is_none_or(|version: (u32, u32)| version > NEWEST) {
        Kind::NewerPtx
    } else if target.is_none_or(|target: u32| target > DEVICE) {
        Kind::ForeignPtx
    } else if symbols.is_open {
        Kind::TruncatedPtx
    } else if symbols.has_duplicates {
        Kind::DuplicatePtx
    } else if symbols.missing().next().is_some() {
        Kind::UnresolvedPtx
    } else {
        Kind::Ptx
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kind(text: &str) -> Kind {
        Image::of_bytes(text.as_bytes()).kind
    }

    #[test]
    fn texts_are_told_apart() {
        let head = ".version 6.3\n.target sm_50\n";
        assert_eq!(kind(&format!("{head}.entry k() {{ ret; }}")), Kind::Ptx);
        assert_eq!(
            kind(&format!("{head}.entry k() {{ ret;")),
            Kind::TruncatedPtx
        );
        assert_eq!(kind(".version 99.9\n.target sm_50\n"), Kind::NewerPtx);
        assert_eq!(kind(".version 8.8\n.target sm_120\n"), Kind::ForeignPtx);
        assert_eq!(kind("words"), Kind::Words);
        assert_eq!(kind(""), Kind::EmptyText);
    }

    #[test]
    fn what_is_linked_is_read_again() {
        let texts = [
            ".extern .func f();\n.entry k() { ret; }",
            ".func f() { ret; }",
        ];
        let bytes = cubin(&texts.map(str::to_owned));
        // SAFETY: a whole image is there.
        let image = unsafe { Image::at(bytes.as_ptr()) };
        assert_eq!(image.kind, Kind::Cubin);
        assert_eq!(image.symbols.entries[0].name, "k");
        assert_eq!(image.symbols.missing().count(), 0);
    }
}
