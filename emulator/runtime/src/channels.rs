//! Element formats of arrays, as channel descriptors of the runtime and as formats of the driver.

use cuspec_glue::runtime::Code;
use cuspec_sys::driver::{
    CU_AD_FORMAT_FLOAT, CU_AD_FORMAT_HALF, CU_AD_FORMAT_NV12, CU_AD_FORMAT_SIGNED_INT8,
    CU_AD_FORMAT_SIGNED_INT16, CU_AD_FORMAT_SIGNED_INT32, CU_AD_FORMAT_UNSIGNED_INT8,
    CU_AD_FORMAT_UNSIGNED_INT16, CU_AD_FORMAT_UNSIGNED_INT32, CUDA_ARRAY3D_DESCRIPTOR,
    CUarray_format,
};
use cuspec_sys::runtime::{
    cudaChannelFormatDesc, cudaChannelFormatKind, cudaChannelFormatKindFloat as FLOAT,
    cudaChannelFormatKindNV12 as NV12, cudaChannelFormatKindSigned as SIGNED,
    cudaChannelFormatKindUnsigned as UNSIGNED,
};

/// Formats of single components: kind and bits of the runtime, and the driver's format. NV12, a picture of
/// two planes, has three components.
static FORMATS: &[(cudaChannelFormatKind, i32, CUarray_format)] = &[
    (UNSIGNED, 8, CU_AD_FORMAT_UNSIGNED_INT8),
    (UNSIGNED, 16, CU_AD_FORMAT_UNSIGNED_INT16),
    (UNSIGNED, 32, CU_AD_FORMAT_UNSIGNED_INT32),
    (SIGNED, 8, CU_AD_FORMAT_SIGNED_INT8),
    (SIGNED, 16, CU_AD_FORMAT_SIGNED_INT16),
    (SIGNED, 32, CU_AD_FORMAT_SIGNED_INT32),
    (FLOAT, 16, CU_AD_FORMAT_HALF),
    (FLOAT, 32, CU_AD_FORMAT_FLOAT),
    (NV12, 8, CU_AD_FORMAT_NV12),
];

/// Returns the driver's format and the number of components of an element.
pub(crate) fn format_of(desc: &cudaChannelFormatDesc) -> Result<(CUarray_format, u32), Code> {
    let known = FORMATS
        .iter()
        .find(|(kind, bits, _)| *kind == desc.f && *bits == desc.x);
    let (kind, bits, format) = known.ok_or(Code::cudaErrorInvalidChannelDescriptor)?;
    let components = [desc.x, desc.y, desc.z, desc.w];
    let count = components.iter().take_while(|has| **has != 0).count();
    let has_equal_bits = components[..count].iter().all(|has| has == bits);
    let has_no_gap = components[count..].iter().all(|has| *has == 0);
    let has_valid_count = match *kind {
        NV12 => count == 3,
        _ => matches!(count, 1 | 2 | 4),
    };
    match has_equal_bits && has_no_gap && has_valid_count {
        true => Ok((*format, count as u32)),
        false => Err(Code::cudaErrorInvalidChannelDescriptor),
    }
}

/// Returns the channel descriptor of a driver format.
pub(crate) fn channel_desc(format: CUarray_format, channels: u32) -> cudaChannelFormatDesc {
    let known = FORMATS.iter().find(|(_, _, known)| *known == format);
    let (kind, bits) = known.map_or((UNSIGNED, 0), |(kind, bits, _)| (*kind, *bits));
    let component = |number: u32| if number < channels { bits } else { 0 };
    cudaChannelFormatDesc {
        x: component(0),
        y: component(1),
        z: component(2),
        w: component(3),
        f: kind,
    }
}

/// Returns the size of an array row in bytes.
pub(crate) fn row_bytes(array: &CUDA_ARRAY3D_DESCRIPTOR) -> usize {
    let element = channel_desc(array.Format, array.NumChannels);
    let bits = element.x + element.y + element.z + element.w;
    array.Width * bits as usize / 8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_channel_descriptor_survives_a_round_trip() {
        for (format, channels) in [
            (CU_AD_FORMAT_FLOAT, 4),
            (CU_AD_FORMAT_SIGNED_INT16, 2),
            (CU_AD_FORMAT_UNSIGNED_INT8, 1),
            (CU_AD_FORMAT_NV12, 3),
        ] {
            let desc = channel_desc(format, channels);
            let (found, count) = format_of(&desc).unwrap();
            assert_eq!((found, count), (format, channels));
        }
    }

    #[test]
    fn components_of_different_sizes_are_rejected() {
        let mut desc = channel_desc(CU_AD_FORMAT_UNSIGNED_INT8, 2);
        desc.y = 16;
        assert!(format_of(&desc).is_err());
        desc.y = 0;
        desc.z = 8;
        assert!(format_of(&desc).is_err());
    }
}
