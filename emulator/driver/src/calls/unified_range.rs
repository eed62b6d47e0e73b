//! Managed ranges: prefetch, advice, and their attributes.

use super::prelude::*;
use crate::device;
use crate::memory::managed::Location;
use crate::memory::managed_ranges::Summary;
use cuspec_glue::driver::calls::UnifiedRangeCalls;

/// `CU_MEM_RANGE_ATTRIBUTE_*`.
const READ_MOSTLY: u32 = 1;

const PREFERRED_LOCATION: u32 = 2;

const ACCESSED_BY: u32 = 3;

const LAST_PREFETCH_LOCATION: u32 = 4;

const PREFERRED_LOCATION_TYPE: u32 = 5;

const PREFERRED_LOCATION_ID: u32 = 6;

const LAST_PREFETCH_LOCATION_TYPE: u32 = 7;

const LAST_PREFETCH_LOCATION_ID: u32 = 8;

impl UnifiedRangeCalls for Driver {
    unsafe fn cuMemRangeGetAttribute(
        &self,
        data: *mut c_void,
        dataSize: usize,
        attribute: CUmem_range_attribute,
        devPtr: CUdeviceptr,
        count: usize,
    ) -> Outcome {
        let summary = self.lock().memory.summarize(devPtr, count as u64)?;
        match data.is_null() {
            true => Err(Code::INVALID_VALUE),
            // SAFETY: the caller guarantees that `data` is valid for writes.
            false => unsafe { put_answer(data, dataSize, &summary, attribute.0) },
        }
    }

    unsafe fn cuMemRangeGetAttributes(
        &self,
        data: *mut *mut c_void,
        dataSizes: *mut usize,
        attributes: *mut CUmem_range_attribute,
        numAttributes: usize,
        devPtr: CUdeviceptr,
        count: usize,
    ) -> Outcome {
        let summary = self.lock().memory.summarize(devPtr, count as u64)?;
        // SAFETY: the caller guarantees that `data` is null or points to `numAttributes` elements.
        let places = unsafe { array(data, numAttributes) };
        // SAFETY: the caller guarantees that `dataSizes` is null or points to `numAttributes`
        // elements.
        let sizes = unsafe { array(dataSizes, numAttributes) };
        // SAFETY: the caller guarantees that `attributes` is null or points to `numAttributes`
        // elements.
        let attributes = unsafe { array(attributes, numAttributes) };
        for ((place, size), attribute) in places.into_iter().zip(sizes).zip(attributes) {
            if !place.is_null() {
                // SAFETY: the caller guarantees that each place is valid for writes.
                unsafe { put_answer(place, size, &summary, attribute.0)? };
            }
        }
        Ok(())
    }
}

/// The answer of one word; the list of devices has several.
fn word(summary: &Summary, attribute: u32) -> Outcome<i32> {
    let device = |location: Option<Location>| location.unwrap_or(Location::NOWHERE).as_device();
    let kind = |location: Option<Location>| location.unwrap_or(Location::NOWHERE).kind as i32;
    let id = |location: Option<Location>| location.unwrap_or(Location::NOWHERE).number();
    match attribute {
        READ_MOSTLY => Ok(summary.read_mostly.into()),
        PREFERRED_LOCATION => Ok(device(summary.preferred)),
        LAST_PREFETCH_LOCATION => Ok(device(summary.last_prefetch)),
        PREFERRED_LOCATION_TYPE => Ok(kind(summary.preferred)),
        PREFERRED_LOCATION_ID => Ok(id(summary.preferred)),
        LAST_PREFETCH_LOCATION_TYPE => Ok(kind(summary.last_prefetch)),
        LAST_PREFETCH_LOCATION_ID => Ok(id(summary.last_prefetch)),
        _ => Err(Code::INVALID_VALUE),
    }
}

/// Writes one answer into `size` bytes.
///
/// # Safety
/// The pointer is valid for a write of `size` bytes.
unsafe fn put_answer(
    place: *mut c_void,
    size: usize,
    summary: &Summary,
    attribute: u32,
) -> Outcome {
    let place = place.cast::<i32>();
    let words = size / size_of::<i32>();
    if attribute == ACCESSED_BY {
        let devices = (0..words).map(|at| {
            let device = summary.accessed_by.get(at).copied();
            device.unwrap_or(device::NO_DEVICE)
        });
        // SAFETY: the pointer is valid for a write of `words` words.
        unsafe { put_each(place, devices) };
    } else {
        let answer = word(summary, attribute)?;
        if words > 0 {
            // SAFETY: the pointer is valid for a write of at least one word.
            unsafe { put(place, answer) };
        }
    }
    Ok(())
}
