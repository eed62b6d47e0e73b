//! Batches of managed ranges.

use super::prelude::*;
use crate::memory::managed::{Advise, Location};
use crate::objects::graph::NodeKind;
use cuspec_glue::driver::calls::UnifiedBatchCalls;

impl UnifiedBatchCalls for Driver {
    unsafe fn cuMemPrefetchBatchAsync(
        &self,
        dptrs: *mut CUdeviceptr,
        sizes: *mut usize,
        count: usize,
        prefetchLocs: *mut CUmemLocation,
        prefetchLocIdxs: *mut usize,
        numPrefetchLocs: usize,
        _flags: c_ulonglong,
        hStream: CUstream,
    ) -> Outcome {
        // SAFETY: the caller guarantees that the arrays have the stated number of elements.
        let (ranges, places) = unsafe {
            (
                ranges(dptrs, sizes, count),
                places(prefetchLocs, prefetchLocIdxs, numPrefetchLocs),
            )
        };
        let mut world = self.lock();
        let mut moves = Vec::new();
        for (number, (start, size)) in ranges.into_iter().enumerate() {
            let meant = places.iter().rev().find(|(first, _)| *first <= number);
            let (_, place) = meant.ok_or(Code::INVALID_VALUE)?;
            world
                .memory
                .advise(start, size as u64, Advise::Prefetched(*place))?;
            moves.push((start, size as u64, *place));
        }
        // All memory is host memory, so no byte moves; the location changes in stream order.
        let work = move || {
            let driver = crate::world::driver();
            let mut world = driver.lock();
            for (start, size, place) in moves {
                world.memory.migrate(start, size, place);
            }
        };
        let stream = resolve_stream(hStream);
        world.submit(stream, NodeKind::Memcpy, Box::new(work))
    }

    unsafe fn cuMemDiscardAndPrefetchBatchAsync(
        &self,
        dptrs: *mut CUdeviceptr,
        sizes: *mut usize,
        count: usize,
        prefetchLocs: *mut CUmemLocation,
        prefetchLocIdxs: *mut usize,
        numPrefetchLocs: usize,
        flags: c_ulonglong,
        hStream: CUstream,
    ) -> Outcome {
        let (places, indices) = (prefetchLocs, prefetchLocIdxs);
        // Discarded contents may remain.
        // SAFETY: the other call has the same requirements.
        unsafe {
            self.cuMemPrefetchBatchAsync(
                dptrs,
                sizes,
                count,
                places,
                indices,
                numPrefetchLocs,
                flags,
                hStream,
            )
        }
    }

    unsafe fn cuMemDiscardBatchAsync(
        &self,
        dptrs: *mut CUdeviceptr,
        sizes: *mut usize,
        count: usize,
        _flags: c_ulonglong,
        hStream: CUstream,
    ) -> Outcome {
        // SAFETY: the caller guarantees that the arrays have the stated number of elements.
        let ranges = unsafe { ranges(dptrs, sizes, count) };
        let stream = resolve_stream(hStream);
        let mut world = self.lock();
        for (start, size) in ranges {
            world.memory.check_managed(start, size as u64)?;
        }
        world.mark(stream, NodeKind::Memcpy, []).map(|_| ())
    }
}

/// The ranges of a batch.
///
/// # Safety
/// Both arrays have `count` elements.
pub(super) unsafe fn ranges(
    starts: *const u64,
    sizes: *const usize,
    count: usize,
) -> Vec<(u64, usize)> {
    let read = |at| {
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe {
            (
                starts.add(at).read_unaligned(),
                sizes.add(at).read_unaligned(),
            )
        }
    };
    (0..count).map(read).collect()
}

/// Locations, and the index of the first range of each.
///
/// # Safety
/// Both arrays have `count` elements.
unsafe fn places(
    places: *const CUmemLocation,
    indices: *const usize,
    count: usize,
) -> Vec<(usize, Location)> {
    let read = |at| {
        // SAFETY: the caller guarantees that pointers are valid.
        let (index, place) = unsafe {
            (
                indices.add(at).read_unaligned(),
                places.add(at).read_unaligned(),
            )
        };
        (index, Location::from(place))
    };
    (0..count).map(read).collect()
}
