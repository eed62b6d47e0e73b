//! Copies of rows and slices.

use cuspec_glue::runtime::calls::MemoryCopyBoxesCalls;
use cuspec_sys::runtime::{cudaArray_t, cudaMemcpy3DParms, cudaPitchedPtr, cudaPos, cudaStream_t};

use super::prelude::*;
use crate::copies::{Extent, Order, Side, copy};
use crate::driver::{code_of, driver};

impl MemoryCopyBoxesCalls for Runtime {
    unsafe fn cudaMemcpy3D(&self, p: *const cudaMemcpy3DParms) -> Outcome {
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { copy_slices(p, Order::Waiting) }
    }

    unsafe fn cudaMemcpy3DAsync(
        &self,
        p: *const cudaMemcpy3DParms,
        stream: cudaStream_t,
    ) -> Outcome {
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { copy_slices(p, Order::In(stream)) }
    }
}

/// Runs the copy that a record describes.
///
/// # Safety
/// The pointer is null or points to a record.
unsafe fn copy_slices(p: *const cudaMemcpy3DParms, order: Order) -> Outcome {
    if p.is_null() {
        return Err(Code::cudaErrorInvalidValue);
    }
    // SAFETY: as above.
    let given = unsafe { p.read_unaligned() };
    let extent = extent_in_bytes(&given)?;
    let [to, from] = sides(&given)?;
    copy(to, from, extent, order)
}

/// Returns the size of a copy. The record states it in elements of the array, if one side is an array.
pub(super) fn extent_in_bytes(given: &cudaMemcpy3DParms) -> Result<Extent, Code> {
    let room = given.extent;
    let is_empty = room.width == 0 || room.height == 0 || room.depth == 0;
    let element = match (given.dstArray.is_null(), given.srcArray.is_null()) {
        (true, true) => 1,
        (true, false) => element_of(given.srcArray)?,
        (false, true) => element_of(given.dstArray)?,
        (false, false) => {
            let element = element_of(given.dstArray)?;
            if element_of(given.srcArray)? != element && !is_empty {
                return Err(Code::cudaErrorInvalidValue);
            }
            element
        }
    };
    Ok([room.width.saturating_mul(element), room.height, room.depth])
}

/// Returns the destination and the source of a copy.
pub(super) fn sides(given: &cudaMemcpy3DParms) -> Result<[(Side, Extent); 2], Code> {
    let to = side(given.dstArray, given.dstPos, given.dstPtr)?;
    let from = side(given.srcArray, given.srcPos, given.srcPtr)?;
    Ok([to, from])
}

/// Returns one side of a copy and its offset.
pub(super) fn side(
    array: cudaArray_t,
    at: cudaPos,
    memory: cudaPitchedPtr,
) -> Result<(Side, Extent), Code> {
    if !array.is_null() && !memory.ptr.is_null() {
        return Err(Code::cudaErrorInvalidValue);
    }
    match array.is_null() {
        true => {
            let rows = Side::Memory(memory.ptr, memory.pitch, memory.ysize);
            Ok((rows, [at.x, at.y, at.z]))
        }
        false => {
            let x = at.x.saturating_mul(element_of(array)?);
            Ok((Side::array(array), [x, at.y, at.z]))
        }
    }
}

/// Returns the size of an array element in bytes.
pub(super) fn element_of(array: cudaArray_t) -> Result<usize, Code> {
    let driver = driver().ok_or(Code::cudaErrorInsufficientDriver)?;
    // SAFETY: the caller guarantees that handles are valid.
    let desc = unsafe { driver.cuArray3DGetDescriptor_v2(array.cast()) };
    let desc = desc.map_err(code_of)?;
    let desc = crate::channels::channel_desc(desc.Format, desc.NumChannels);
    let bits = desc.x + desc.y + desc.z + desc.w;
    Ok(bits as usize / 8)
}
