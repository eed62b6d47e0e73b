//! Occupancy of kernels.

use cuspec_glue::runtime::calls::OccupancyCalls;
use cuspec_glue::runtime::driver_calls;
use cuspec_sys::runtime::cudaLaunchConfig_t;

use super::prelude::*;
use crate::{contexts, registered};

impl OccupancyCalls for Runtime {
    unsafe fn cudaOccupancyMaxActiveBlocksPerMultiprocessor(
        &self,
        numBlocks: *mut c_int,
        func: *const c_void,
        blockSize: c_int,
        dynamicSMemSize: usize,
    ) -> Outcome {
        let func = registered::function(func)?.cast_const().cast();
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe {
            driver_calls::cudaOccupancyMaxActiveBlocksPerMultiprocessor(
                self,
                numBlocks,
                func,
                blockSize,
                dynamicSMemSize,
            )
        }
    }

    unsafe fn cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
        &self,
        numBlocks: *mut c_int,
        func: *const c_void,
        blockSize: c_int,
        dynamicSMemSize: usize,
        flags: c_uint,
    ) -> Outcome {
        let func = registered::function(func)?.cast_const().cast();
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe {
            driver_calls::cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
                self,
                numBlocks,
                func,
                blockSize,
                dynamicSMemSize,
                flags,
            )
        }
    }

    unsafe fn cudaOccupancyAvailableDynamicSMemPerBlock(
        &self,
        dynamicSmemSize: *mut usize,
        func: *const c_void,
        numBlocks: c_int,
        blockSize: c_int,
    ) -> Outcome {
        let func = registered::function(func)?.cast_const().cast();
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe {
            driver_calls::cudaOccupancyAvailableDynamicSMemPerBlock(
                self,
                dynamicSmemSize,
                func,
                numBlocks,
                blockSize,
            )
        }
    }

    unsafe fn cudaOccupancyMaxPotentialClusterSize(
        &self,
        clusterSize: *mut c_int,
        func: *const c_void,
        launchConfig: *const cudaLaunchConfig_t,
    ) -> Outcome {
        // SAFETY: the caller guarantees that pointers are valid.
        let func = unsafe { clustered(func, launchConfig) }?;
        // SAFETY: the caller guarantees that pointers are valid; the driver's record has the same layout.
        unsafe {
            driver_calls::cudaOccupancyMaxPotentialClusterSize(
                self,
                clusterSize,
                func,
                launchConfig,
            )
        }
    }

    unsafe fn cudaOccupancyMaxActiveClusters(
        &self,
        numClusters: *mut c_int,
        func: *const c_void,
        launchConfig: *const cudaLaunchConfig_t,
    ) -> Outcome {
        // SAFETY: the caller guarantees that pointers are valid.
        let func = unsafe { clustered(func, launchConfig) }?;
        // SAFETY: the caller guarantees that pointers are valid; the driver's record has the same layout.
        unsafe {
            driver_calls::cudaOccupancyMaxActiveClusters(self, numClusters, func, launchConfig)
        }
    }
}

/// Returns the kernel for the context of the stream in a configuration. The driver accepts a library kernel
/// in a host function; the runtime rejects the call.
///
/// # Safety
///
/// The configuration is null or points to a record.
unsafe fn clustered(
    func: *const c_void,
    config: *const cudaLaunchConfig_t,
) -> Result<*const c_void, Code> {
    if contexts::is_in_callback() {
        return Err(Code::cudaErrorNotPermitted);
    }
    // SAFETY: the caller guarantees that pointers are valid.
    let config = unsafe { config.as_ref() };
    let stream = config.map_or(std::ptr::null_mut(), |config| config.stream.cast());
    registered::launched(func, stream)
}
