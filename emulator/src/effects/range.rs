//! Ranges of managed memory: prefetches, advice, and what was advised.

use super::prelude::*;
use crate::device;
use crate::graph::NodeKind;
use crate::memory::Place;
use crate::memory::managed::{Advise, Location, Summary};

/// `CU_MEM_RANGE_ATTRIBUTE_*`.
const READ_MOSTLY: u32 = 1;
const PREFERRED_LOCATION: u32 = 2;
const ACCESSED_BY: u32 = 3;
const LAST_PREFETCH_LOCATION: u32 = 4;
const PREFERRED_LOCATION_TYPE: u32 = 5;
const PREFERRED_LOCATION_ID: u32 = 6;
const LAST_PREFETCH_LOCATION_TYPE: u32 = 7;
const LAST_PREFETCH_LOCATION_ID: u32 = 8;

/// Whether a range begins in the program's own memory, of which nothing is kept.
fn is_pageable(driver: &Driver, address: u64) -> bool {
    matches!(driver.lock().memory.locate(address), Place::Pageable)
}

fn prefetch(
    driver: &Driver,
    start: CUdeviceptr,
    size: usize,
    location: Location,
    stream: CUstream,
) -> Outcome {
    if !is_pageable(driver, start) {
        let mut world = driver.lock();
        let advise = Advise::Prefetched(location);
        world.memory.advise(start, size as u64, advise)?;
    }
    // Host memory is all there is, so nothing moves; the prefetch still has its turn.
    let mut world = driver.lock();
    world
        .mark(stream_meant(stream), NodeKind::Memcpy, [])
        .map(|_| ())
}

pub unsafe fn cuMemPrefetchAsync(
    driver: &Driver,
    devPtr: CUdeviceptr,
    count: usize,
    dstDevice: CUdevice,
    hStream: CUstream,
) -> Outcome {
    let location = Location::from_device(dstDevice);
    prefetch(driver, devPtr, count, location, hStream)
}

pub unsafe fn cuMemPrefetchAsync_v2(
    driver: &Driver,
    devPtr: CUdeviceptr,
    count: usize,
    location: CUmemLocation,
    _flags: c_uint,
    hStream: CUstream,
) -> Outcome {
    prefetch(driver, devPtr, count, location.into(), hStream)
}

fn advise(
    driver: &Driver,
    start: CUdeviceptr,
    size: usize,
    advice: CUmem_advise,
    location: Location,
) -> Outcome {
    let advise = Advise::from_number(advice.0, location)?;
    if is_pageable(driver, start) {
        return Ok(());
    }
    let mut world = driver.lock();
    world.memory.advise(start, size as u64, advise)
}

pub unsafe fn cuMemAdvise(
    driver: &Driver,
    devPtr: CUdeviceptr,
    count: usize,
    advice: CUmem_advise,
    device: CUdevice,
) -> Outcome {
    let location = Location::from_device(device);
    advise(driver, devPtr, count, advice, location)
}

pub unsafe fn cuMemAdvise_v2(
    driver: &Driver,
    devPtr: CUdeviceptr,
    count: usize,
    advice: CUmem_advise,
    location: CUmemLocation,
) -> Outcome {
    advise(driver, devPtr, count, advice, location.into())
}

/// The one word that answers a question; the list of devices has no single one.
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
unsafe fn put_answer(
    place: *mut c_void,
    size: usize,
    summary: &Summary,
    attribute: u32,
) -> Outcome {
    let place = place.cast::<i32>();
    let words = size / size_of::<i32>();
    if attribute == ACCESSED_BY {
        for at in 0..words {
            let device = summary.accessed_by.get(at).copied();
            let device = device.unwrap_or(device::NO_DEVICE);
            unsafe { put(place.wrapping_add(at), device) };
        }
    } else {
        let answer = word(summary, attribute)?;
        if words > 0 {
            unsafe { put(place, answer) };
        }
    }
    Ok(())
}

pub unsafe fn cuMemRangeGetAttribute(
    driver: &Driver,
    data: *mut c_void,
    dataSize: usize,
    attribute: CUmem_range_attribute,
    devPtr: CUdeviceptr,
    count: usize,
) -> Outcome {
    let summary = driver.lock().memory.summarize(devPtr, count as u64)?;
    match data.is_null() {
        true => Err(Code::INVALID_VALUE),
        false => unsafe { put_answer(data, dataSize, &summary, attribute.0) },
    }
}

pub unsafe fn cuMemRangeGetAttributes(
    driver: &Driver,
    data: *mut *mut c_void,
    dataSizes: *mut usize,
    attributes: *mut CUmem_range_attribute,
    numAttributes: usize,
    devPtr: CUdeviceptr,
    count: usize,
) -> Outcome {
    let summary = driver.lock().memory.summarize(devPtr, count as u64)?;
    let places = unsafe { array(data, numAttributes) };
    let sizes = unsafe { array(dataSizes, numAttributes) };
    let attributes = unsafe { array(attributes, numAttributes) };
    for ((place, size), attribute) in places.into_iter().zip(sizes).zip(attributes) {
        if !place.is_null() {
            unsafe { put_answer(place, size, &summary, attribute.0)? };
        }
    }
    Ok(())
}
