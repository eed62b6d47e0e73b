//! Memory of rows and slices.

use cuspec_glue::is_per_thread;
use cuspec_glue::runtime::calls::MemoryBoxesCalls;
use cuspec_sys::runtime::{cudaExtent, cudaPitchedPtr, cudaStream_t};

use super::prelude::*;
use crate::driver::{code_of, driver, stream_below};

/// Size of an element in bytes, an argument that `cuMemAllocPitch` needs.
const ELEMENT: c_uint = 4;

impl MemoryBoxesCalls for Runtime {
    /// The driver rejects a size of zero; the runtime returns a null pointer.
    unsafe fn cudaMalloc3D(
        &self,
        pitchedDevPtr: *mut cudaPitchedPtr,
        extent: cudaExtent,
    ) -> Outcome {
        let mut made = cudaPitchedPtr {
            xsize: extent.width,
            ysize: extent.height,
            ..Default::default()
        };
        if !is_nothing(&extent) {
            let rows = extent.height.checked_mul(extent.depth);
            let rows = rows.ok_or(Code::cudaErrorMemoryAllocation)?;
            let driver = driver().ok_or(Code::cudaErrorInsufficientDriver)?;
            let taken = driver.cuMemAllocPitch_v2(extent.width, rows, ELEMENT);
            let (address, pitch) = taken.map_err(code_of)?;
            (made.ptr, made.pitch) = (address as *mut c_void, pitch);
        }
        // SAFETY: the caller guarantees that the pointer is null or valid for writes.
        unsafe { put(pitchedDevPtr, made) };
        Ok(())
    }

    unsafe fn cudaMemset3D(
        &self,
        pitchedDevPtr: cudaPitchedPtr,
        value: c_int,
        extent: cudaExtent,
    ) -> Outcome {
        let driver = driver().ok_or(Code::cudaErrorInsufficientDriver)?;
        for start in slices(&pitchedDevPtr, &extent)? {
            let (pitch, width, height) = (pitchedDevPtr.pitch, extent.width, extent.height);
            // SAFETY: the caller guarantees that the memory is valid.
            let filled = unsafe {
                match is_per_thread() {
                    true => driver.cuMemsetD2D8_v2_ptds(start, pitch, value as u8, width, height),
                    false => driver.cuMemsetD2D8_v2(start, pitch, value as u8, width, height),
                }
            };
            filled.map_err(code_of)?;
        }
        Ok(())
    }

    unsafe fn cudaMemset3DAsync(
        &self,
        pitchedDevPtr: cudaPitchedPtr,
        value: c_int,
        extent: cudaExtent,
        stream: cudaStream_t,
    ) -> Outcome {
        let driver = driver().ok_or(Code::cudaErrorInsufficientDriver)?;
        for start in slices(&pitchedDevPtr, &extent)? {
            let (pitch, width, height) = (pitchedDevPtr.pitch, extent.width, extent.height);
            let stream = stream_below(stream);
            // SAFETY: the caller guarantees that the memory and the stream are valid.
            let filled = unsafe {
                driver.cuMemsetD2D8Async(start, pitch, value as u8, width, height, stream)
            };
            filled.map_err(code_of)?;
        }
        Ok(())
    }
}

fn is_nothing(extent: &cudaExtent) -> bool {
    extent.width == 0 || extent.height == 0 || extent.depth == 0
}

/// Returns the start addresses of the slices, the last one first: an address out of range is then found
/// before any slice is filled.
fn slices(
    memory: &cudaPitchedPtr,
    extent: &cudaExtent,
) -> Result<impl Iterator<Item = u64> + use<>, Code> {
    let apart = memory.pitch.checked_mul(memory.ysize);
    let apart = apart.ok_or(Code::cudaErrorInvalidValue)? as u64;
    let start = memory.ptr as u64;
    let depth = extent.depth as u64;
    Ok((0..depth)
        .rev()
        .map(move |slice| start.wrapping_add(slice.wrapping_mul(apart))))
}
