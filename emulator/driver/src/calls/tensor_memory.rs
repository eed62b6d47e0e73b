//! Tensor maps.

use super::prelude::*;
use crate::objects::tensor_map::{self, Form, MAX_RANK, SIZE, TensorMap};
use cuspec_glue::driver::calls::TensorMemoryCalls;

/// Reads the first elements of an array; the rest are zero.
///
/// # Safety
/// The array is null or has `length` elements, for which any bytes are valid.
unsafe fn elements<T: Copy + Default, const N: usize>(start: *const T, length: usize) -> [T; N] {
    let mut found = [T::default(); N];
    // SAFETY: the caller guarantees that the array has `length` elements.
    let given = unsafe { array(start, length.min(N)) };
    for (place, element) in found.iter_mut().zip(given) {
        *place = element;
    }
    found
}

/// The number of dimensions of a valid call.
fn dimensions(rank: cuuint32_t) -> Outcome<usize> {
    let rank = usize::try_from(rank).map_err(|_| Code::INVALID_VALUE)?;
    match rank {
        1..=MAX_RANK => Ok(rank),
        _ => Err(Code::INVALID_VALUE),
    }
}

/// Writes the bytes of a map.
///
/// # Safety
/// `place` is null or valid for a write of a tensor map. It need not be aligned.
unsafe fn write(place: *mut CUtensorMap, map: &TensorMap) {
    // SAFETY: the caller guarantees that the place has the size of a tensor map.
    unsafe { put(place.cast::<[u8; SIZE]>(), map.encode()) };
}

impl TensorMemoryCalls for Driver {
    unsafe fn cuTensorMapEncodeTiled(
        &self,
        tensorMap: *mut CUtensorMap,
        tensorDataType: CUtensorMapDataType,
        tensorRank: cuuint32_t,
        globalAddress: *mut c_void,
        globalDim: *const cuuint64_t,
        globalStrides: *const cuuint64_t,
        boxDim: *const cuuint32_t,
        elementStrides: *const cuuint32_t,
        interleave: CUtensorMapInterleave,
        swizzle: CUtensorMapSwizzle,
        l2Promotion: CUtensorMapL2promotion,
        oobFill: CUtensorMapFloatOOBfill,
    ) -> Outcome {
        let rank = dimensions(tensorRank)?;
        // SAFETY: the caller guarantees that the arrays have as many elements as the tensor has dimensions.
        let map = unsafe {
            TensorMap {
                address: globalAddress as u64,
                element_type: tensorDataType.0,
                rank: tensorRank,
                extents: elements(globalDim, rank),
                strides: elements(globalStrides, rank - 1),
                steps: elements(elementStrides, rank),
                interleave: interleave.0,
                swizzle: swizzle.0,
                promotion: l2Promotion.0,
                fill: oobFill.0,
                form: Form::Tiled {
                    extents: elements(boxDim, rank),
                },
            }
        };
        // SAFETY: the caller guarantees that the place is valid for writes.
        unsafe { write(tensorMap, &map) };
        Ok(())
    }

    unsafe fn cuTensorMapEncodeIm2col(
        &self,
        tensorMap: *mut CUtensorMap,
        tensorDataType: CUtensorMapDataType,
        tensorRank: cuuint32_t,
        globalAddress: *mut c_void,
        globalDim: *const cuuint64_t,
        globalStrides: *const cuuint64_t,
        pixelBoxLowerCorner: *const c_int,
        pixelBoxUpperCorner: *const c_int,
        channelsPerPixel: cuuint32_t,
        pixelsPerColumn: cuuint32_t,
        elementStrides: *const cuuint32_t,
        interleave: CUtensorMapInterleave,
        swizzle: CUtensorMapSwizzle,
        l2Promotion: CUtensorMapL2promotion,
        oobFill: CUtensorMapFloatOOBfill,
    ) -> Outcome {
        let rank = dimensions(tensorRank)?;
        // SAFETY: as above; the corners have an element for each dimension between channels and images.
        let map = unsafe {
            TensorMap {
                address: globalAddress as u64,
                element_type: tensorDataType.0,
                rank: tensorRank,
                extents: elements(globalDim, rank),
                strides: elements(globalStrides, rank - 1),
                steps: elements(elementStrides, rank),
                interleave: interleave.0,
                swizzle: swizzle.0,
                promotion: l2Promotion.0,
                fill: oobFill.0,
                form: Form::Im2col {
                    lower: elements(pixelBoxLowerCorner, rank.saturating_sub(2)),
                    upper: elements(pixelBoxUpperCorner, rank.saturating_sub(2)),
                    channels: channelsPerPixel,
                    pixels: pixelsPerColumn,
                },
            }
        };
        // SAFETY: the caller guarantees that the place is valid for writes.
        unsafe { write(tensorMap, &map) };
        Ok(())
    }

    unsafe fn cuTensorMapEncodeIm2colWide(
        &self,
        tensorMap: *mut CUtensorMap,
        tensorDataType: CUtensorMapDataType,
        tensorRank: cuuint32_t,
        globalAddress: *mut c_void,
        globalDim: *const cuuint64_t,
        globalStrides: *const cuuint64_t,
        pixelBoxLowerCornerWidth: c_int,
        pixelBoxUpperCornerWidth: c_int,
        channelsPerPixel: cuuint32_t,
        pixelsPerColumn: cuuint32_t,
        elementStrides: *const cuuint32_t,
        interleave: CUtensorMapInterleave,
        _mode: CUtensorMapIm2ColWideMode,
        swizzle: CUtensorMapSwizzle,
        l2Promotion: CUtensorMapL2promotion,
        oobFill: CUtensorMapFloatOOBfill,
    ) -> Outcome {
        let rank = dimensions(tensorRank)?;
        // SAFETY: as above.
        let map = unsafe {
            TensorMap {
                address: globalAddress as u64,
                element_type: tensorDataType.0,
                rank: tensorRank,
                extents: elements(globalDim, rank),
                strides: elements(globalStrides, rank - 1),
                steps: elements(elementStrides, rank),
                interleave: interleave.0,
                swizzle: swizzle.0,
                promotion: l2Promotion.0,
                fill: oobFill.0,
                form: Form::Im2colWide {
                    lower: pixelBoxLowerCornerWidth,
                    upper: pixelBoxUpperCornerWidth,
                    channels: channelsPerPixel,
                    pixels: pixelsPerColumn,
                },
            }
        };
        // SAFETY: the caller guarantees that the place is valid for writes.
        unsafe { write(tensorMap, &map) };
        Ok(())
    }

    unsafe fn cuTensorMapReplaceAddress(
        &self,
        tensorMap: *mut CUtensorMap,
        globalAddress: *mut c_void,
    ) -> Outcome {
        let place = tensorMap.cast::<[u8; SIZE]>();
        // SAFETY: the caller guarantees that the map is null or readable and writable.
        unsafe {
            let mut map: [u8; SIZE] = record(place)?;
            tensor_map::replace_address(&mut map, globalAddress as u64);
            put(place, map);
        }
        Ok(())
    }
}
