//! Element formats of arrays, as channel descriptors of the runtime and as formats of the driver.

use cuspec_glue::runtime::Code;
use cuspec_sys::driver::{CUDA_ARRAY3D_DESCRIPTOR, CUarray_format};
use cuspec_sys::runtime::{
    cudaChannelFormatDesc, cudaChannelFormatKind, cudaChannelFormatKindUnsigned as UNSIGNED,
};

/// A kind of components, and the driver's format for it.
struct Format {
    kind: cudaChannelFormatKind,
    /// Bits of a component.
    bits: i32,
    format: CUarray_format,
    /// The numbers of components that an element can have.
    counts: &'static [usize],
}

/// A table of formats: the kind, the bits of a component, the format, and the possible numbers of components.
macro_rules! formats {
    ($($kind:ident $bits:literal $format:ident [$($count:literal)*])*) => {
        &[$(Format {
            kind: cudaChannelFormatKind::$kind,
            bits: $bits,
            format: CUarray_format::$format,
            counts: &[$($count),*],
        }),*]
    };
}

#[rustfmt::skip]
static FORMATS: &[Format] = formats! {
    cudaChannelFormatKindUnsigned 8 CU_AD_FORMAT_UNSIGNED_INT8 [1 2 4]
    cudaChannelFormatKindUnsigned 16 CU_AD_FORMAT_UNSIGNED_INT16 [1 2 4]
    cudaChannelFormatKindUnsigned 32 CU_AD_FORMAT_UNSIGNED_INT32 [1 2 4]
    cudaChannelFormatKindSigned 8 CU_AD_FORMAT_SIGNED_INT8 [1 2 4]
    cudaChannelFormatKindSigned 16 CU_AD_FORMAT_SIGNED_INT16 [1 2 4]
    cudaChannelFormatKindSigned 32 CU_AD_FORMAT_SIGNED_INT32 [1 2 4]
    cudaChannelFormatKindFloat 16 CU_AD_FORMAT_HALF [1 2 4]
    cudaChannelFormatKindFloat 32 CU_AD_FORMAT_FLOAT [1 2 4]
    cudaChannelFormatKindNV12 8 CU_AD_FORMAT_NV12 [3]
    cudaChannelFormatKindUnsignedNormalized8X1 8 CU_AD_FORMAT_UNORM_INT8X1 [1]
    cudaChannelFormatKindUnsignedNormalized8X2 8 CU_AD_FORMAT_UNORM_INT8X2 [2]
    cudaChannelFormatKindUnsignedNormalized8X4 8 CU_AD_FORMAT_UNORM_INT8X4 [4]
    cudaChannelFormatKindUnsignedNormalized16X1 16 CU_AD_FORMAT_UNORM_INT16X1 [1]
    cudaChannelFormatKindUnsignedNormalized16X2 16 CU_AD_FORMAT_UNORM_INT16X2 [2]
    cudaChannelFormatKindUnsignedNormalized16X4 16 CU_AD_FORMAT_UNORM_INT16X4 [4]
    cudaChannelFormatKindSignedNormalized8X1 8 CU_AD_FORMAT_SNORM_INT8X1 [1]
    cudaChannelFormatKindSignedNormalized8X2 8 CU_AD_FORMAT_SNORM_INT8X2 [2]
    cudaChannelFormatKindSignedNormalized8X4 8 CU_AD_FORMAT_SNORM_INT8X4 [4]
    cudaChannelFormatKindSignedNormalized16X1 16 CU_AD_FORMAT_SNORM_INT16X1 [1]
    cudaChannelFormatKindSignedNormalized16X2 16 CU_AD_FORMAT_SNORM_INT16X2 [2]
    cudaChannelFormatKindSignedNormalized16X4 16 CU_AD_FORMAT_SNORM_INT16X4 [4]
    cudaChannelFormatKindUnsignedBlockCompressed1 8 CU_AD_FORMAT_BC1_UNORM [4]
    cudaChannelFormatKindUnsignedBlockCompressed1SRGB 8 CU_AD_FORMAT_BC1_UNORM_SRGB [4]
    cudaChannelFormatKindUnsignedBlockCompressed2 8 CU_AD_FORMAT_BC2_UNORM [4]
    cudaChannelFormatKindUnsignedBlockCompressed2SRGB 8 CU_AD_FORMAT_BC2_UNORM_SRGB [4]
    cudaChannelFormatKindUnsignedBlockCompressed3 8 CU_AD_FORMAT_BC3_UNORM [4]
    cudaChannelFormatKindUnsignedBlockCompressed3SRGB 8 CU_AD_FORMAT_BC3_UNORM_SRGB [4]
    cudaChannelFormatKindUnsignedBlockCompressed4 8 CU_AD_FORMAT_BC4_UNORM [1]
    cudaChannelFormatKindSignedBlockCompressed4 8 CU_AD_FORMAT_BC4_SNORM [1]
    cudaChannelFormatKindUnsignedBlockCompressed5 8 CU_AD_FORMAT_BC5_UNORM [2]
    cudaChannelFormatKindSignedBlockCompressed5 8 CU_AD_FORMAT_BC5_SNORM [2]
    cudaChannelFormatKindUnsignedBlockCompressed6H 16 CU_AD_FORMAT_BC6H_UF16 [3]
    cudaChannelFormatKindSignedBlockCompressed6H 16 CU_AD_FORMAT_BC6H_SF16 [3]
    cudaChannelFormatKindUnsignedBlockCompressed7 8 CU_AD_FORMAT_BC7_UNORM [4]
    cudaChannelFormatKindUnsignedBlockCompressed7SRGB 8 CU_AD_FORMAT_BC7_UNORM_SRGB [4]
};

/// Returns the driver's format and the number of components of an element.
pub(crate) fn format_of(desc: &cudaChannelFormatDesc) -> Result<(CUarray_format, u32), Code> {
    let mut formats = FORMATS.iter();
    let known = formats.find(|format| format.kind == desc.f && format.bits == desc.x);
    let known = known.ok_or(Code::cudaErrorInvalidChannelDescriptor)?;
    let components = [desc.x, desc.y, desc.z, desc.w];
    let count = components.iter().take_while(|has| **has != 0).count();
    let has_equal_bits = components[..count].iter().all(|has| *has == known.bits);
    let has_no_gap = components[count..].iter().all(|has| *has == 0);
    match has_equal_bits && has_no_gap && known.counts.contains(&count) {
        true => Ok((known.format, count as u32)),
        false => Err(Code::cudaErrorInvalidChannelDescriptor),
    }
}

/// Returns the channel descriptor of a driver format.
pub(crate) fn channel_desc(format: CUarray_format, channels: u32) -> cudaChannelFormatDesc {
    let known = FORMATS.iter().find(|known| known.format == format);
    let (kind, bits) = known.map_or((UNSIGNED, 0), |known| (known.kind, known.bits));
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
    use cuspec_sys::driver::{
        CU_AD_FORMAT_BC6H_SF16, CU_AD_FORMAT_FLOAT, CU_AD_FORMAT_NV12, CU_AD_FORMAT_SIGNED_INT16,
        CU_AD_FORMAT_SNORM_INT8X4, CU_AD_FORMAT_UNSIGNED_INT8,
    };

    #[test]
    fn a_channel_descriptor_survives_a_round_trip() {
        for (format, channels) in [
            (CU_AD_FORMAT_FLOAT, 4),
            (CU_AD_FORMAT_SIGNED_INT16, 2),
            (CU_AD_FORMAT_UNSIGNED_INT8, 1),
            (CU_AD_FORMAT_NV12, 3),
            (CU_AD_FORMAT_SNORM_INT8X4, 4),
            (CU_AD_FORMAT_BC6H_SF16, 3),
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
