//! Elements of textures: what the runtime describes by the bits of their components, the driver has a
//! number for.

use cuspec_glue::runtime::Code;
use cuspec_sys::driver::{
    CU_AD_FORMAT_FLOAT, CU_AD_FORMAT_HALF, CU_AD_FORMAT_SIGNED_INT8, CU_AD_FORMAT_SIGNED_INT16,
    CU_AD_FORMAT_SIGNED_INT32, CU_AD_FORMAT_UNSIGNED_INT8, CU_AD_FORMAT_UNSIGNED_INT16,
    CU_AD_FORMAT_UNSIGNED_INT32, CUarray_format,
};
use cuspec_sys::runtime::{
    cudaChannelFormatDesc, cudaChannelFormatKindFloat, cudaChannelFormatKindSigned,
    cudaChannelFormatKindUnsigned,
};

/// An element as the driver knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Element {
    pub format: CUarray_format,
    pub channels: u32,
}

/// The element that is described: one, two or four components of the same size, the first ones.
pub(crate) fn element(described: cudaChannelFormatDesc) -> Result<Element, Code> {
    let cudaChannelFormatDesc { x, y, z, w, f } = described;
    let channels = match [y, z, w] {
        [0, 0, 0] => 1,
        [y, 0, 0] if y == x => 2,
        [y, z, w] if [y, z, w] == [x; 3] => 4,
        _ => return Err(Code::cudaErrorInvalidChannelDescriptor),
    };
    let formats = [
        (cudaChannelFormatKindSigned, 8, CU_AD_FORMAT_SIGNED_INT8),
        (cudaChannelFormatKindSigned, 16, CU_AD_FORMAT_SIGNED_INT16),
        (cudaChannelFormatKindSigned, 32, CU_AD_FORMAT_SIGNED_INT32),
        (cudaChannelFormatKindUnsigned, 8, CU_AD_FORMAT_UNSIGNED_INT8),
        (
            cudaChannelFormatKindUnsigned,
            16,
            CU_AD_FORMAT_UNSIGNED_INT16,
        ),
        (
            cudaChannelFormatKindUnsigned,
            32,
            CU_AD_FORMAT_UNSIGNED_INT32,
        ),
        (cudaChannelFormatKindFloat, 16, CU_AD_FORMAT_HALF),
        (cudaChannelFormatKindFloat, 32, CU_AD_FORMAT_FLOAT),
    ];
    let found = formats
        .iter()
        .find(|(kind, bits, _)| (*kind, *bits) == (f, x));
    let (_, _, format) = found.ok_or(Code::cudaErrorInvalidChannelDescriptor)?;
    Ok(Element {
        format: *format,
        channels,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn described(bits: [i32; 4]) -> Option<u32> {
        let [x, y, z, w] = bits;
        let f = cudaChannelFormatKindUnsigned;
        let element = element(cudaChannelFormatDesc { x, y, z, w, f });
        element.ok().map(|element| element.channels)
    }

    #[test]
    fn components_are_the_first_ones_and_of_one_size() {
        assert_eq!(described([8, 0, 0, 0]), Some(1));
        assert_eq!(described([8, 8, 0, 0]), Some(2));
        assert_eq!(described([8, 8, 8, 8]), Some(4));
        for bits in [
            [8, 8, 8, 0],
            [8, 16, 0, 0],
            [8, 0, 8, 0],
            [0, 8, 0, 0],
            [7, 0, 0, 0],
        ] {
            assert_eq!(described(bits), None, "{bits:?}");
        }
    }
}
