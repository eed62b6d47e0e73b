//! Copies of rows and slices.

use std::ffi::c_void;

use cuspec_glue::is_per_thread;
use cuspec_glue::runtime::Code;
use cuspec_sys::driver::{CU_MEMORYTYPE_ARRAY, CU_MEMORYTYPE_UNIFIED, CUDA_MEMCPY3D, CUarray};
use cuspec_sys::runtime::{cudaArray_const_t, cudaStream_t};

use crate::driver::{code_of, driver, stream_below};

/// One side of a copy.
#[derive(Clone, Copy)]
pub(crate) enum Side {
    /// Linear memory, its row pitch in bytes, and the number of rows between slices.
    Memory(*const c_void, usize, usize),
    Array(CUarray),
}

impl Side {
    pub(crate) fn rows(start: *const c_void, pitch: usize) -> Side {
        Side::Memory(start, pitch, 0)
    }

    pub(crate) fn array(array: cudaArray_const_t) -> Side {
        Side::Array(array.cast_mut().cast())
    }
}

/// Bytes of a row, rows of a slice, and slices: the size of a copy or its offset.
pub(crate) type Extent = [usize; 3];

/// The order of a copy.
#[derive(Clone, Copy)]
pub(crate) enum Order {
    /// The caller waits for the copy.
    Waiting,
    In(cudaStream_t),
}

/// The driver's record of a copy from one side to the other.
pub(crate) fn record(
    to: (Side, Extent),
    from: (Side, Extent),
    [width, height, depth]: Extent,
) -> CUDA_MEMCPY3D {
    let mut copy = CUDA_MEMCPY3D {
        dstXInBytes: to.1[0],
        dstY: to.1[1],
        dstZ: to.1[2],
        srcXInBytes: from.1[0],
        srcY: from.1[1],
        srcZ: from.1[2],
        WidthInBytes: width,
        Height: height,
        Depth: depth,
        ..Default::default()
    };
    match to.0 {
        Side::Array(array) => (copy.dstMemoryType, copy.dstArray) = (CU_MEMORYTYPE_ARRAY, array),
        Side::Memory(start, pitch, rows) => {
            copy.dstMemoryType = CU_MEMORYTYPE_UNIFIED;
            copy.dstDevice = start as u64;
            (copy.dstPitch, copy.dstHeight) = (pitch, rows);
        }
    }
    match from.0 {
        Side::Array(array) => (copy.srcMemoryType, copy.srcArray) = (CU_MEMORYTYPE_ARRAY, array),
        Side::Memory(start, pitch, rows) => {
            copy.srcMemoryType = CU_MEMORYTYPE_UNIFIED;
            copy.srcDevice = start as u64;
            (copy.srcPitch, copy.srcHeight) = (pitch, rows);
        }
    }
    copy
}

/// Copies from one side to the other.
pub(crate) fn copy(
    to: (Side, Extent),
    from: (Side, Extent),
    extent: Extent,
    order: Order,
) -> Result<(), Code> {
    let copy = record(to, from, extent);
    let driver = driver().ok_or(Code::cudaErrorInsufficientDriver)?;
    // SAFETY: the caller guarantees that pointers are valid.
    let made = unsafe {
        match order {
            Order::Waiting if is_per_thread() => driver.cuMemcpy3D_v2_ptds(&copy),
            Order::Waiting => driver.cuMemcpy3D_v2(&copy),
            Order::In(stream) => driver.cuMemcpy3DAsync_v2(&copy, stream_below(stream)),
        }
    };
    made.map_err(code_of)
}
