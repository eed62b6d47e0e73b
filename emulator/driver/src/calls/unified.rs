//! Managed memory.

use super::prelude::*;
use crate::memory::Place;
use crate::memory::managed::{Advise, Location};
use crate::objects::graph::NodeKind;
use cuspec_glue::driver::calls::UnifiedCalls;

impl UnifiedCalls for Driver {
    unsafe fn cuMemPrefetchAsync(
        &self,
        devPtr: CUdeviceptr,
        count: usize,
        dstDevice: CUdevice,
        hStream: CUstream,
    ) -> Outcome {
        let location = Location::from_device(dstDevice);
        prefetch(self, devPtr, count, location, hStream)
    }

    unsafe fn cuMemPrefetchAsync_v2(
        &self,
        devPtr: CUdeviceptr,
        count: usize,
        location: CUmemLocation,
        _flags: c_uint,
        hStream: CUstream,
    ) -> Outcome {
        prefetch(self, devPtr, count, location.into(), hStream)
    }

    unsafe fn cuMemAdvise(
        &self,
        devPtr: CUdeviceptr,
        count: usize,
        advice: CUmem_advise,
        device: CUdevice,
    ) -> Outcome {
        let location = Location::from_device(device);
        advise(self, devPtr, count, advice, location)
    }

    unsafe fn cuMemAdvise_v2(
        &self,
        devPtr: CUdeviceptr,
        count: usize,
        advice: CUmem_advise,
        location: CUmemLocation,
    ) -> Outcome {
        advise(self, devPtr, count, advice, location.into())
    }
}

fn prefetch(
    driver: &Driver,
    start: CUdeviceptr,
    size: usize,
    location: Location,
    stream: CUstream,
) -> Outcome {
    let size = size as u64;
    let is_managed = !is_pageable(driver, start);
    if is_managed {
        let mut world = driver.lock();
        let advise = Advise::Prefetched(location);
        world.memory.advise(start, size, advise)?;
    }
    // All memory is host memory, so no byte moves; the location changes in stream order.
    let work = move || {
        if is_managed {
            let driver = crate::world::driver();
            driver.lock().memory.migrate(start, size, location);
        }
    };
    driver.submit(resolve_stream(stream), NodeKind::Memcpy, Box::new(work))
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

/// Whether a range begins in pageable memory, for which no location is kept.
fn is_pageable(driver: &Driver, address: u64) -> bool {
    matches!(driver.lock().memory.locate(address), Place::Pageable)
}
