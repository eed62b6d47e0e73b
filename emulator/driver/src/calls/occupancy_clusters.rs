//! Occupancy of clusters.

use super::exec_launch::read_attributes;
use super::occupancy::number;
use super::prelude::*;
use crate::device::occupancy::{LARGEST_CLUSTER, PORTABLE_CLUSTER, multiprocessors};
use cuspec_glue::driver::calls::OccupancyClustersCalls;

impl Driver {
    /// Number of clusters of a launch that are resident at once.
    fn active_clusters(&self, function: CUfunction, config: &CUlaunchConfig) -> Outcome<u32> {
        // SAFETY: the C caller passes valid array of attributes.
        let (cluster, _) = unsafe { read_attributes(config) };
        let settings = self.lock().function(function as usize)?.settings;
        let cluster = cluster.unwrap_or(settings.cluster);
        if cluster.contains(&0) {
            return Ok(0);
        }
        let blocks: u32 = cluster.iter().map(|size| (*size).max(1)).product();
        let threads = config.blockDimX * config.blockDimY * config.blockDimZ;
        let resident = self
            .footprint(function)?
            .resident_blocks(threads, config.sharedMemBytes);
        Ok(resident * multiprocessors() / blocks)
    }
}

impl OccupancyClustersCalls for Driver {
    unsafe fn cuOccupancyMaxActiveClusters(
        &self,
        numClusters: *mut c_int,
        func: CUfunction,
        config: *const CUlaunchConfig,
    ) -> Outcome {
        // SAFETY: the caller guarantees that pointers are valid.
        let config = unsafe { array(config, 1) };
        let config = config.first().ok_or(Code::INVALID_VALUE)?;
        let clusters = self.active_clusters(func, config)?;
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { put(numClusters, number(clusters)) };
        Ok(())
    }

    unsafe fn cuOccupancyMaxPotentialClusterSize(
        &self,
        clusterSize: *mut c_int,
        func: CUfunction,
        config: *const CUlaunchConfig,
    ) -> Outcome {
        let settings = self.lock().function(func as usize)?.settings;
        // SAFETY: the caller guarantees that pointers are valid.
        let shared = unsafe { (*config).sharedMemBytes };
        let most = match settings.allows_large_clusters {
            _ if shared > settings.most_dynamic_shared => 0,
            true => LARGEST_CLUSTER,
            false => PORTABLE_CLUSTER,
        };
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { put(clusterSize, number(most)) };
        Ok(())
    }
}
