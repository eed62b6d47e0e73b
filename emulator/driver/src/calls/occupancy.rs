//! How many blocks run at once, as the C functions pass it.

use super::launching::shape_of;
use super::prelude::*;
use crate::device::occupancy::{LARGEST_CLUSTER, PORTABLE_CLUSTER, multiprocessors};

pub(super) unsafe fn cuOccupancyMaxActiveBlocksPerMultiprocessor(
    driver: &Driver,
    numBlocks: *mut c_int,
    func: CUfunction,
    blockSize: c_int,
    dynamicSMemSize: usize,
) -> Outcome {
    let footprint = driver.lock().function(func as usize)?.footprint()?;
    let threads = u32::try_from(blockSize).map_err(|_| Code::INVALID_VALUE)?;
    let shared = u32::try_from(dynamicSMemSize).unwrap_or(u32::MAX);
    let blocks = footprint.resident_blocks(threads, shared);
    // SAFETY: the caller answers for its pointers.
    unsafe { put(numBlocks, blocks as c_int) };
    Ok(())
}

pub(super) unsafe fn cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
    driver: &Driver,
    numBlocks: *mut c_int,
    func: CUfunction,
    blockSize: c_int,
    dynamicSMemSize: usize,
    _flags: c_uint,
) -> Outcome {
    // SAFETY: the function asks no more of these arguments than the caller promises here.
    unsafe {
        cuOccupancyMaxActiveBlocksPerMultiprocessor(
            driver,
            numBlocks,
            func,
            blockSize,
            dynamicSMemSize,
        )
    }
}

pub(super) unsafe fn cuOccupancyMaxPotentialBlockSizeWithFlags(
    driver: &Driver,
    minGridSize: *mut c_int,
    blockSize: *mut c_int,
    func: CUfunction,
    sharedOfBlock: CUoccupancyB2DSize,
    dynamicSMemSize: usize,
    blockSizeLimit: c_int,
    _flags: c_uint,
) -> Outcome {
    let footprint = driver.lock().function(func as usize)?.footprint()?;
    let limit = u32::try_from(blockSizeLimit).map_err(|_| Code::INVALID_VALUE)?;
    // The program's function is asked without the lock: it may call the driver.
    let (size, grid) = footprint.best_block(limit, |threads| {
        let shared = match sharedOfBlock {
            // SAFETY: the caller answers for its function.
            Some(shared) => unsafe { shared(threads as c_int) },
            None => dynamicSMemSize,
        };
        u32::try_from(shared).unwrap_or(u32::MAX)
    });
    // SAFETY: the caller answers for its pointers.
    unsafe {
        put(minGridSize, grid as c_int);
        put(blockSize, size as c_int);
    }
    Ok(())
}

pub(super) unsafe fn cuOccupancyMaxPotentialBlockSize(
    driver: &Driver,
    minGridSize: *mut c_int,
    blockSize: *mut c_int,
    func: CUfunction,
    sharedOfBlock: CUoccupancyB2DSize,
    dynamicSMemSize: usize,
    blockSizeLimit: c_int,
) -> Outcome {
    // SAFETY: the function asks no more of these arguments than the caller promises here.
    unsafe {
        cuOccupancyMaxPotentialBlockSizeWithFlags(
            driver,
            minGridSize,
            blockSize,
            func,
            sharedOfBlock,
            dynamicSMemSize,
            blockSizeLimit,
            0,
        )
    }
}

pub(super) unsafe fn cuOccupancyAvailableDynamicSMemPerBlock(
    driver: &Driver,
    dynamicSmemSize: *mut usize,
    func: CUfunction,
    numBlocks: c_int,
    blockSize: c_int,
) -> Outcome {
    let footprint = driver.lock().function(func as usize)?.footprint()?;
    let blocks = u32::try_from(numBlocks).map_err(|_| Code::INVALID_VALUE)?;
    let threads = u32::try_from(blockSize).map_err(|_| Code::INVALID_VALUE)?;
    if blocks == 0 || blocks > footprint.resident_blocks(threads, 0) {
        return Err(Code::INVALID_VALUE);
    }
    let left = footprint.available_dynamic_shared(blocks);
    // SAFETY: the caller answers for its pointers.
    unsafe { put(dynamicSmemSize, left as usize) };
    Ok(())
}

pub(super) unsafe fn cuOccupancyMaxPotentialClusterSize(
    driver: &Driver,
    clusterSize: *mut c_int,
    func: CUfunction,
    _config: *const CUlaunchConfig,
) -> Outcome {
    let settings = driver.lock().function(func as usize)?.settings;
    let size = match settings.allows_large_clusters {
        true => LARGEST_CLUSTER,
        false => PORTABLE_CLUSTER,
    };
    // SAFETY: the caller answers for its pointers.
    unsafe { put(clusterSize, size as c_int) };
    Ok(())
}

pub(super) unsafe fn cuOccupancyMaxActiveClusters(
    driver: &Driver,
    numClusters: *mut c_int,
    func: CUfunction,
    config: *const CUlaunchConfig,
) -> Outcome {
    // SAFETY: the caller promises that `config` is null or leads to a record.
    let Some(config) = unsafe { array(config, 1) }.first().copied() else {
        return Err(Code::INVALID_VALUE);
    };
    // SAFETY: the caller answers for its pointers.
    let shape = unsafe { shape_of(&config) };
    let function = driver.lock().function(func as usize)?;
    let product = |sizes: [u32; 3]| sizes.into_iter().fold(1, u32::saturating_mul);
    let cluster = shape.cluster.map_or(1, product).max(1);
    let blocks = function
        .footprint()?
        .resident_blocks(product(shape.block), shape.dynamic_shared);
    let clusters = blocks.saturating_mul(multiprocessors()) / cluster;
    // SAFETY: the caller answers for its pointers.
    unsafe { put(numClusters, clusters as c_int) };
    Ok(())
}
