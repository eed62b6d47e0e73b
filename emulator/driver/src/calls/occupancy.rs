//! Occupancy of multiprocessors.

use super::prelude::*;
use crate::device::occupancy::Footprint;
use cuspec_glue::driver::calls::OccupancyCalls;

impl Driver {
    pub(super) fn footprint(&self, function: CUfunction) -> Outcome<Footprint> {
        let mut world = self.lock();
        let function = world.function(function as usize)?;
        world.footprint(&function)
    }
}

/// A size in the footprint's unit.
fn amount(size: usize) -> u32 {
    u32::try_from(size).unwrap_or(u32::MAX)
}

pub(super) fn number(count: u32) -> c_int {
    c_int::try_from(count).unwrap_or(c_int::MAX)
}

impl OccupancyCalls for Driver {
    unsafe fn cuOccupancyAvailableDynamicSMemPerBlock(
        &self,
        dynamicSmemSize: *mut usize,
        func: CUfunction,
        numBlocks: c_int,
        _blockSize: c_int,
    ) -> Outcome {
        let footprint = self.footprint(func)?;
        let bytes = footprint.available_dynamic_shared(numBlocks.unsigned_abs());
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { put(dynamicSmemSize, bytes as usize) };
        Ok(())
    }

    unsafe fn cuOccupancyMaxActiveBlocksPerMultiprocessor(
        &self,
        numBlocks: *mut c_int,
        func: CUfunction,
        blockSize: c_int,
        dynamicSMemSize: usize,
    ) -> Outcome {
        let footprint = self.footprint(func)?;
        let threads = blockSize.unsigned_abs();
        let blocks = footprint.resident_blocks(threads, amount(dynamicSMemSize));
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { put(numBlocks, number(blocks)) };
        Ok(())
    }

    unsafe fn cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
        &self,
        numBlocks: *mut c_int,
        func: CUfunction,
        blockSize: c_int,
        dynamicSMemSize: usize,
        _flags: c_uint,
    ) -> Outcome {
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe {
            self.cuOccupancyMaxActiveBlocksPerMultiprocessor(
                numBlocks,
                func,
                blockSize,
                dynamicSMemSize,
            )
        }
    }

    unsafe fn cuOccupancyMaxPotentialBlockSize(
        &self,
        minGridSize: *mut c_int,
        blockSize: *mut c_int,
        func: CUfunction,
        blockSizeToDynamicSMemSize: CUoccupancyB2DSize,
        dynamicSMemSize: usize,
        blockSizeLimit: c_int,
    ) -> Outcome {
        let footprint = self.footprint(func)?;
        let limit = blockSizeLimit.unsigned_abs();
        let (threads, blocks) =
            footprint.best_block(limit, |size| match blockSizeToDynamicSMemSize {
                // SAFETY: the caller guarantees that the function is valid.
                Some(function) => amount(unsafe { function(number(size)) }),
                None => amount(dynamicSMemSize),
            });
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe {
            put(minGridSize, number(blocks));
            put(blockSize, number(threads));
        }
        Ok(())
    }

    unsafe fn cuOccupancyMaxPotentialBlockSizeWithFlags(
        &self,
        minGridSize: *mut c_int,
        blockSize: *mut c_int,
        func: CUfunction,
        blockSizeToDynamicSMemSize: CUoccupancyB2DSize,
        dynamicSMemSize: usize,
        blockSizeLimit: c_int,
        _flags: c_uint,
    ) -> Outcome {
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe {
            self.cuOccupancyMaxPotentialBlockSize(
                minGridSize,
                blockSize,
                func,
                blockSizeToDynamicSMemSize,
                dynamicSMemSize,
                blockSizeLimit,
            )
        }
    }
}
