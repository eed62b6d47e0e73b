//! How many blocks of a kernel fit on a device.

use super::exec_launch::read_attributes;
use super::prelude::*;
use crate::device::occupancy::{Footprint, LARGEST_CLUSTER, PORTABLE_CLUSTER, multiprocessors};
use cuspec_glue::driver::calls::OccupancyCalls;

impl Driver {
    fn footprint(&self, function: CUfunction) -> Outcome<Footprint> {
        self.lock().function(function as usize)?.footprint()
    }

    /// Clusters of a launch that the device runs at once.
    fn active_clusters(&self, function: CUfunction, config: &CUlaunchConfig) -> Outcome<u32> {
        // SAFETY: the caller of the C function answers for the array of attributes.
        let (cluster, _) = unsafe { read_attributes(config) };
        let settings = self.lock().function(function as usize)?.settings;
        let cluster = cluster.unwrap_or(settings.cluster);
        let blocks: u32 = cluster.iter().map(|size| (*size).max(1)).product();
        let threads = config.blockDimX * config.blockDimY * config.blockDimZ;
        let resident = self
            .footprint(function)?
            .resident_blocks(threads, config.sharedMemBytes);
        Ok(resident * multiprocessors() / blocks)
    }
}

/// A size as the footprint reckons with it.
fn amount(size: usize) -> u32 {
    u32::try_from(size).unwrap_or(u32::MAX)
}

fn number(count: u32) -> c_int {
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
        // SAFETY: the caller answers for its pointers.
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
        // SAFETY: the caller answers for its pointers.
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
        // SAFETY: the caller answers for its pointers.
        unsafe {
            self.cuOccupancyMaxActiveBlocksPerMultiprocessor(
                numBlocks,
                func,
                blockSize,
                dynamicSMemSize,
            )
        }
    }

    unsafe fn cuOccupancyMaxActiveClusters(
        &self,
        numClusters: *mut c_int,
        func: CUfunction,
        config: *const CUlaunchConfig,
    ) -> Outcome {
        // SAFETY: the caller answers for its pointers.
        let config = unsafe { array(config, 1) };
        let config = config.first().ok_or(Code::INVALID_VALUE)?;
        let clusters = self.active_clusters(func, config)?;
        // SAFETY: the caller answers for its pointers.
        unsafe { put(numClusters, number(clusters)) };
        Ok(())
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
                // SAFETY: the caller answers for its function.
                Some(function) => amount(unsafe { function(number(size)) }),
                None => amount(dynamicSMemSize),
            });
        // SAFETY: the caller answers for its pointers.
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
        // SAFETY: the caller answers for its pointers.
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

    unsafe fn cuOccupancyMaxPotentialClusterSize(
        &self,
        clusterSize: *mut c_int,
        func: CUfunction,
        config: *const CUlaunchConfig,
    ) -> Outcome {
        let settings = self.lock().function(func as usize)?.settings;
        // SAFETY: the caller answers for its pointers.
        let shared = unsafe { (*config).sharedMemBytes };
        let most = match settings.allows_large_clusters {
            _ if shared > settings.most_dynamic_shared => 0,
            true => LARGEST_CLUSTER,
            false => PORTABLE_CLUSTER,
        };
        // SAFETY: the caller answers for its pointers.
        unsafe { put(clusterSize, number(most)) };
        Ok(())
    }
}
