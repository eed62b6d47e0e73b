//! What the elements of arrays are, as the runtime and as the driver say it.

use cuspec_glue::runtime::Code;
use cuspec_sys::driver::CUarray_format;
use cuspec_sys::runtime::{cudaChannelFormatDesc, cudaChannelFormatKind};

const SIGNED: u32 = 0;
const UNSIGNED: u32 = 1;
const FLOAT: u32 = 2;
/// A picture of two planes.
const NV12: u32 = 4;

/// Formats of single components: kind and bits of the runtime, and the driver's number.
static FORMATS: &[(u32, i32, u32)] = &[
    (UNSIGNED, 8, 0x01),
    (UNSIGNED, 16, 0x02),
    (UNSIGNED, 32, 0x03),
    (SIGNED, 8, 0x08),
    (SIGNED, 16, 0x09),
    (SIGNED, 32, 0x0a),
    (FLOAT, 16, 0x10),
    (FLOAT, 32, 0x20),
    (NV12, 8, 0xb0),
];

/// The driver's format, and how many components an element has.
pub(crate) fn format_of(desc: &cudaChannelFormatDesc) -> Result<(CUarray_format, u32), Code> {
    let known = FORMATS
        .iter()
        .find(|(kind, bits, _)| *kind == desc.f.0 && *bits == desc.x);
    let (kind, bits, format) = known.ok_or(Code::cudaErrorInvalidChannelDescriptor)?;
    let components = [desc.x, desc.y, desc.z, desc.w];
    let count = components.iter().take_while(|has| **has != 0).count();
    let is_alike = components[..count].iter().all(|has| has == bits);
    let is_whole = components[count..].iter().all(|has| *has == 0);
    let is_counted = match *kind {
        NV12 => count == 3,
        _ => matches!(count, 1 | 2 | 4),
    };
    match is_alike && is_whole && is_counted {
        true => Ok((CUarray_format(*format), count as u32)),
        false => Err(Code::cudaErrorInvalidChannelDescriptor),
    }
}

/// What the runtime says of a format of the driver's.
pub(crate) fn described(format: CUarray_format, channels: u32) -> cudaChannelFormatDesc {
    let known = FORMATS.iter().find(|(_, _, known)| *known == format.0);
    let (kind, bits, _) = known.copied().unwrap_or((UNSIGNED, 0, 0));
    let component = |number: u32| if number < channels { bits } else { 0 };
    cudaChannelFormatDesc {
        x: component(0),
        y: component(1),
        z: component(2),
        w: component(3),
        f: cudaChannelFormatKind(kind),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_description_comes_back() {
        for (format, channels) in [(0x20, 4), (0x09, 2), (0x01, 1), (0xb0, 3)] {
            let desc = described(CUarray_format(format), channels);
            let (found, count) = format_of(&desc).unwrap();
            assert_eq!((found.0, count), (format, channels));
        }
    }

    #[test]
    fn components_that_differ_are_no_element() {
        let mut desc = described(CUarray_format(0x01), 2);
        desc.y = 16;
        assert!(format_of(&desc).is_err());
        desc.y = 0;
        desc.z = 8;
        assert!(format_of(&desc).is_err());
    }
}
