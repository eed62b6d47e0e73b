//! The places where memory lies at the moment.

use super::prelude::*;
use cuspec_glue::driver::calls::UnifiedLocationCalls;

/// Distance of samples if the caller names none: one of each page.
const DEFAULT_STEP: u64 = 4096;

impl UnifiedLocationCalls for Driver {
    unsafe fn cuMemGetLocationInfo(
        &self,
        ptr: CUdeviceptr,
        size: usize,
        summaryGranularity: usize,
        samplingGranularity: usize,
        location_out: *mut CUmemLocation,
    ) -> Outcome {
        let world = self.lock();
        if summaryGranularity == 0 || !world.memory.has_locations(ptr, size as u64) {
            return Err(Code::INVALID_VALUE);
        }
        let step = match samplingGranularity as u64 {
            0 => DEFAULT_STEP,
            step => step,
        };
        for part in 0..size.div_ceil(summaryGranularity) {
            let start = part * summaryGranularity;
            let bytes = summaryGranularity.min(size - start) as u64;
            let start = ptr.saturating_add(start as u64);
            let found = world.memory.most_common_location(start, bytes, step);
            let mut place = CUmemLocation {
                r#type: CUmemLocationType(found.kind as _),
                ..CUmemLocation::default()
            };
            place.anon1.id = found.id;
            // SAFETY: the caller guarantees that `location_out` has room for each part.
            unsafe { put(location_out.wrapping_add(part), place) };
        }
        Ok(())
    }
}
