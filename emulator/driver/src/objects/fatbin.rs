//! Fatbins: one kernel image for several devices, possibly with PTX. The layout was derived from
//! files that the toolkits produce.

use std::borrow::Cow;
use std::io::Read;

const MAGIC: u32 = 0xBA55_ED50;

/// Size of the header in bytes.
pub const HEADER: usize = 16;

/// Kind of a part with PTX text.
const PTX: u16 = 1;

/// Compression of a part, by bits of its flags.
const LZ4: u64 = 0x2000;
const ZSTD: u64 = 0x8000;

/// Limit of the length of a text; a longer claim means damage.
const MAX_TEXT_BYTES: usize = 1 << 30;

pub fn is_fatbin(bytes: &[u8]) -> bool {
    number(bytes, 0, 4) == Some(MAGIC.into())
}

/// Size of a fatbin in bytes, from its header.
pub fn length(bytes: &[u8]) -> Option<usize> {
    let header = size(bytes, 6, 2)?;
    header.checked_add(size(bytes, 8, 8)?)
}

/// Returns the PTX text for the latest device that is not newer than this one.
pub fn best_text(bytes: &[u8], architecture: u32) -> Option<Cow<'_, [u8]>> {
    let start = size(bytes, 6, 2)?;
    let mut rest = bytes.get(start..length(bytes)?.min(bytes.len()))?;
    let mut best: Option<(u64, &[u8])> = None;
    while let Some((part, behind)) = split(rest) {
        let target = number(part, 28, 4)?;
        let is_ptx = number(part, 0, 2) == Some(PTX.into());
        let is_better = best.is_none_or(|(known, _)| known < target);
        if is_ptx && target <= architecture.into() && is_better {
            best = Some((target, part));
        }
        rest = behind;
    }
    text(best?.1)
}

/// Returns the first part with its header, and the remaining bytes.
fn split(bytes: &[u8]) -> Option<(&[u8], &[u8])> {
    let end = size(bytes, 4, 4)?.checked_add(size(bytes, 8, 8)?)?;
    (end > 0).then(|| bytes.split_at_checked(end)).flatten()
}

/// Returns the text of a part, decompressed.
fn text(part: &[u8]) -> Option<Cow<'_, [u8]>> {
    let payload = part.get(size(part, 4, 4)?..)?;
    let flags = number(part, 40, 8)?;
    let packed = payload.get(..size(part, 16, 4)?);
    let long = size(part, 56, 8)?.min(MAX_TEXT_BYTES);
    let text = match flags & (LZ4 | ZSTD) {
        0 => Cow::Borrowed(payload),
        LZ4 => Cow::Owned(lz4_flex::block::decompress(packed?, long).ok()?),
        _ => {
            let decoder = ruzstd::decoding::StreamingDecoder::new(packed?).ok()?;
            let mut text = Vec::new();
            decoder.take(long as u64).read_to_end(&mut text).ok()?;
            Cow::Owned(text)
        }
    };
    Some(match text {
        Cow::Borrowed(text) => Cow::Borrowed(until_end(text)),
        Cow::Owned(mut text) => {
            text.truncate(until_end(&text).len());
            Cow::Owned(text)
        }
    })
}

/// Returns a text up to its NUL.
fn until_end(text: &[u8]) -> &[u8] {
    text.split(|byte| *byte == 0).next().unwrap_or_default()
}

fn size(bytes: &[u8], at: usize, width: usize) -> Option<usize> {
    usize::try_from(number(bytes, at, width)?).ok()
}

/// Reads a little-endian number.
fn number(bytes: &[u8], at: usize, width: usize) -> Option<u64> {
    let bytes = bytes.get(at..at.checked_add(width)?)?;
    let number = bytes.iter().rev();
    Some(number.fold(0, |number, byte| number << 8 | u64::from(*byte)))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The same text in each compression.
    const MADE: [&[u8]; 3] = [
        include_bytes!("../../tests/images/plain.fatbin"),
        include_bytes!("../../tests/images/lz4.fatbin"),
        include_bytes!("../../tests/images/zstd.fatbin"),
    ];

    #[test]
    fn a_text_is_found_however_it_is_compressed() {
        let text =
            ".version 6.3\n.target sm_75\n.address_size 64\n.visible .entry nothing() { ret; }\n";
        for fatbin in MADE {
            assert!(is_fatbin(fatbin));
            assert_eq!(length(fatbin), Some(fatbin.len()));
            assert_eq!(best_text(fatbin, 90).as_deref(), Some(text.as_bytes()));
        }
    }

    #[test]
    fn a_text_for_a_later_device_is_not_selected() {
        assert_eq!(best_text(MADE[0], 70), None);
    }

    #[test]
    fn the_latest_compatible_text_is_selected() {
        let part = |target: u8, text: &[u8]| {
            let mut part = MADE[0][HEADER..].to_vec();
            part[28] = target;
            part[80..80 + text.len()].copy_from_slice(text);
            part
        };
        let parts = [
            part(80, b"early\0"),
            part(90, b"right\0"),
            part(100, b"later\0"),
        ]
        .concat();
        let mut fatbin = MADE[0][..HEADER].to_vec();
        fatbin[8..16].copy_from_slice(&(parts.len() as u64).to_le_bytes());
        fatbin.extend(parts);
        assert_eq!(best_text(&fatbin, 90).as_deref(), Some(&b"right"[..]));
    }

    #[test]
    fn a_damaged_fatbin_has_no_entries() {
        for fatbin in MADE {
            for end in 0..fatbin.len() {
                let _ = best_text(&fatbin[..end], 90);
            }
            for at in 0..fatbin.len() {
                let mut damaged = fatbin.to_vec();
                damaged[at] ^= 0xFF;
                let _ = best_text(&damaged, 90);
            }
        }
        assert_eq!(best_text(b"", 90), None);
    }
}
