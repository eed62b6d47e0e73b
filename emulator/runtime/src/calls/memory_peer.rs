//! Copies between devices. The driver copies between their primary contexts.

use cuspec_glue::is_per_thread;
use cuspec_glue::runtime::calls::MemoryPeerCalls;
use cuspec_sys::driver::{
    CU_MEMORYTYPE_ARRAY, CU_MEMORYTYPE_DEVICE, CUDA_MEMCPY3D_PEER, CUcontext, CUdeviceptr,
};
use cuspec_sys::runtime::{cudaMemcpy3DPeerParms, cudaStream_t};

use super::memory_copy_boxes::{element_of, side};
use super::prelude::*;
use crate::contexts;
use crate::copies::Side;
use crate::driver::{code_of, driver, stream_below};

impl MemoryPeerCalls for Runtime {
    unsafe fn cudaMemcpyPeer(
        &self,
        dst: *mut c_void,
        dstDevice: c_int,
        src: *const c_void,
        srcDevice: c_int,
        count: usize,
    ) -> Outcome {
        let copy = Copy::between(dst, dstDevice, src, srcDevice, count)?;
        let driver = driver().ok_or(Code::cudaErrorInsufficientDriver)?;
        let Copy { to, from, size } = copy;
        // SAFETY: the caller guarantees that addresses are valid; the contexts come from the driver.
        let copied = unsafe { driver.cuMemcpyPeer(to.0, to.1, from.0, from.1, size) };
        copied.map_err(code_of)
    }

    unsafe fn cudaMemcpyPeerAsync(
        &self,
        dst: *mut c_void,
        dstDevice: c_int,
        src: *const c_void,
        srcDevice: c_int,
        count: usize,
        stream: cudaStream_t,
    ) -> Outcome {
        let copy = Copy::between(dst, dstDevice, src, srcDevice, count)?;
        let driver = driver().ok_or(Code::cudaErrorInsufficientDriver)?;
        let Copy { to, from, size } = copy;
        let stream = stream_below(stream);
        // SAFETY: as above.
        let copied = unsafe { driver.cuMemcpyPeerAsync(to.0, to.1, from.0, from.1, size, stream) };
        copied.map_err(code_of)
    }

    unsafe fn cudaMemcpy3DPeer(&self, p: *const cudaMemcpy3DPeerParms) -> Outcome {
        // SAFETY: the caller guarantees that pointers are valid.
        let Some(copy) = unsafe { slices(p) }? else {
            return Ok(());
        };
        let driver = driver().ok_or(Code::cudaErrorInsufficientDriver)?;
        // SAFETY: the caller guarantees that addresses are valid; the contexts come from the driver.
        let copied = unsafe {
            match is_per_thread() {
                true => driver.cuMemcpy3DPeer_ptds(&copy),
                false => driver.cuMemcpy3DPeer(&copy),
            }
        };
        copied.map_err(code_of)
    }

    unsafe fn cudaMemcpy3DPeerAsync(
        &self,
        p: *const cudaMemcpy3DPeerParms,
        stream: cudaStream_t,
    ) -> Outcome {
        // SAFETY: the caller guarantees that pointers are valid.
        let Some(copy) = unsafe { slices(p) }? else {
            return Ok(());
        };
        let driver = driver().ok_or(Code::cudaErrorInsufficientDriver)?;
        // SAFETY: as above.
        unsafe { driver.cuMemcpy3DPeerAsync(&copy, stream_below(stream)) }.map_err(code_of)
    }
}

/// Returns the driver's record of a copy, or `None` for an empty copy.
///
/// # Safety
/// The pointer is null or points to a record.
unsafe fn slices(p: *const cudaMemcpy3DPeerParms) -> Result<Option<CUDA_MEMCPY3D_PEER>, Code> {
    if p.is_null() {
        return Err(Code::cudaErrorInvalidValue);
    }
    // SAFETY: as above.
    let given = unsafe { p.read_unaligned() };
    let room = given.extent;
    if room.width == 0 || room.height == 0 || room.depth == 0 {
        return Ok(None);
    }
    let element = match (given.dstArray.is_null(), given.srcArray.is_null()) {
        (true, true) => 1,
        (true, false) => element_of(given.srcArray)?,
        (false, _) => element_of(given.dstArray)?,
    };
    let (to, to_offset) = side(given.dstArray, given.dstPos, given.dstPtr)?;
    let (from, from_offset) = side(given.srcArray, given.srcPos, given.srcPtr)?;
    let primary = |device| contexts::primary(contexts::initialize()?, device);
    let mut copy = CUDA_MEMCPY3D_PEER {
        dstXInBytes: to_offset[0],
        dstY: to_offset[1],
        dstZ: to_offset[2],
        dstContext: primary(given.dstDevice)?,
        srcXInBytes: from_offset[0],
        srcY: from_offset[1],
        srcZ: from_offset[2],
        srcContext: primary(given.srcDevice)?,
        WidthInBytes: room.width.saturating_mul(element),
        Height: room.height,
        Depth: room.depth,
        ..Default::default()
    };
    // The memory type is that of a device, so that the driver rejects memory that no device can access.
    match to {
        Side::Array(array) => (copy.dstMemoryType, copy.dstArray) = (CU_MEMORYTYPE_ARRAY, array),
        Side::Memory(start, pitch, rows) => {
            copy.dstMemoryType = CU_MEMORYTYPE_DEVICE;
            copy.dstDevice = start as u64;
            (copy.dstPitch, copy.dstHeight) = (pitch, rows);
        }
    }
    match from {
        Side::Array(array) => (copy.srcMemoryType, copy.srcArray) = (CU_MEMORYTYPE_ARRAY, array),
        Side::Memory(start, pitch, rows) => {
            copy.srcMemoryType = CU_MEMORYTYPE_DEVICE;
            copy.srcDevice = start as u64;
            (copy.srcPitch, copy.srcHeight) = (pitch, rows);
        }
    }
    Ok(Some(copy))
}

/// A copy as the driver describes it: addresses and their contexts.
struct Copy {
    to: (CUdeviceptr, CUcontext),
    from: (CUdeviceptr, CUcontext),
    size: usize,
}

impl Copy {
    /// Returns a copy between devices. An empty copy needs no contexts.
    fn between(
        to: *mut c_void,
        to_device: c_int,
        from: *const c_void,
        from_device: c_int,
        size: usize,
    ) -> Result<Copy, Code> {
        let context = |device| match size {
            0 => Ok(std::ptr::null_mut()),
            _ => contexts::primary(contexts::initialize()?, device),
        };
        Ok(Copy {
            to: (to as u64, context(to_device)?),
            from: (from as u64, context(from_device)?),
            size,
        })
    }
}
